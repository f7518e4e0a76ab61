/** A collection's main piece, to be turned round in any of its finishes; nothing where no model was made. */
import { createElement } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import type { CollectionPageData } from '#server/content/collections.ts'
import { collectionParts } from '../collection-parts.ts'
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
          <Standing name={`${collection.path} model`} of={undefined} stands={standsInPage(collection)}>
            {() => createElement(collectionParts.get().ModelPicture, { collection })}
          </Standing>
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
