/** The sizes that a collection is made in: a drawing to scale, and the same in figures. */
import { useId } from 'react'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import { sizeDrawing } from './size-drawing.ts'
import { SizeDrawing } from './SizeDrawing.tsx'
import styles from './CollectionSizes.module.css'

export function CollectionSizes({
  collection,
  title,
  text,
  frame,
}: { collection: CollectionPageData } & SectionOf<'collection-sizes'> & { frame: SectionFrame }) {
  const id = useId()
  const { sizes, shape } = collection
  const rows = [
    { label: 'Breedte', values: sizes.widths },
    { label: 'Hoogte', values: sizes.heights },
    { label: 'Diepte', values: sizes.depths },
    { label: 'Bovenkant blad', values: [shape.topHeight] },
  ]
  return (
    <Band {...frame} id="maten">
      <div className={styles['words']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <figure className={styles['drawing']}>
        <SizeDrawing
          drawing={sizeDrawing({ ...sizes, ...shape })}
          label={`Vooraanzicht en zijaanzicht van ${collection.name} op schaal, in de breedtes ${sizes.widths.join(', ')} mm`}
        />
        <figcaption className={styles['caption']}>Voor- en zijaanzicht op schaal, maten in mm.</figcaption>
      </figure>
      <div className={styles['table']}>
        <Disclosure title="Alle maten">
          <DataTable
            labelledBy={id}
            columns={['Maat', 'In mm']}
            rows={rows.map(({ label, values }) => ({
              key: label,
              cells: [label, values.join(', ')],
            }))}
          />
        </Disclosure>
      </div>
    </Band>
  )
}
