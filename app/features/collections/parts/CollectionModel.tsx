/** A collection's main piece, to be turned round in any of its finishes. */
import { Band } from '#app/ui/band/Band.tsx'
import { ModelViewer, type ModelFile } from '#app/ui/model-viewer/ModelViewer.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/content/collections.ts'
import styles from './CollectionModel.module.css'

export function CollectionModel({ collection, model }: { collection: CollectionPageData; model: ModelFile }) {
  return (
    <Band id="model">
      <div className={styles['viewer']}>
        <ModelViewer key={collection.slug} model={model} name={`een wastafelmeubel van ${collection.name}`}><Picture slot={collection.card} sizes="(width <= 900px) 100vw, 48vw" /></ModelViewer>
      </div>
      <div className={styles['words']}>
        <h2>{collection.name} van alle kanten</h2>
        <p>Draai het meubel om en bekijk het in {model.variants.length === 1 ? 'zijn afwerking' : `elk van de ${model.variants.length} afwerkingen`}. Het model heeft de maten van het meubel zelf; kleur en nerf ziet u het best op een staal.</p>
      </div>
    </Band>
  )
}
