/** The tops of a collection, each with its edge to one scale, and its basins. */
import { useId } from 'react'
import { dimensionLabel } from '#domain/dimensions.ts'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import styles from './CollectionTops.module.css'

export function CollectionTops({
  collection,
  title,
  text,
  frame,
}: { collection: CollectionPageData } & SectionOf<'collection-tops'> & { frame: SectionFrame }) {
  const id = useId()
  return (
    <Band {...frame} id="bladen">
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <ul className={styles['tops']}>
        {collection.tops.map((top) => (
          <li key={top.name} className={styles['top']}>
            <Picture slot={top.image} sizes={null} decorative className={styles['slab']} />
            <div>
              <h3>{top.name}</h3>
              <p className={styles['material']}>
                {top.material}, {top.thickness}
                {'\u00a0'}mm dik
              </p>
            </div>
            <p className={styles['text']}>{top.text}</p>
          </li>
        ))}
      </ul>
      <div className={styles['basins']}>
        <Disclosure title="Wastafels en kommen" headingId={id}>
          <DataTable
            labelledBy={id}
            columns={['Model', 'Materiaal', 'Maat, b x h x d']}
            rows={collection.basins.map((basin) => ({
              key: basin.name,
              cells: [basin.name, basin.material, dimensionLabel({ ...basin, diameter: null })],
            }))}
          />
        </Disclosure>
      </div>
    </Band>
  )
}
