/** A 3D model of a collection's main piece in any of its finishes; nothing without a model. */
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import type { CollectionPageData } from '#server/pages/collections.ts'
import styles from './CollectionModel.module.css'

export function CollectionModel({
  collection,
  title,
  text,
  side,
  frame,
}: { collection: CollectionPageData } & SectionOf<'collection-model'> & { frame: SectionFrame }) {
  if (!collection.model) return null
  return (
    <Band {...frame} id="model" data-print="hide">
      <div className={styles['viewer']} data-side={side}>
        <ModelViewer key={collection.slug} model={collection.model} name={`een wastafelmeubel van ${collection.name}`}>
          <Enlargeable slot={collection.card} sizes="(width <= 900px) 91vw, 45vw" />
        </ModelViewer>
      </div>
      <div className={styles['words']} data-side={side}>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles['note']}>
          Het model heeft de maten van het meubel zelf. Kleur en nerf ziet u het best op een staal.
        </p>
      </div>
    </Band>
  )
}
