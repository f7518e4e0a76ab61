/** The collections side by side in figures, each with the editors' remark. */
import { useId } from 'react'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import type { CollectionCard } from '#server/collections/collections.ts'
import styles from './CollectionComparison.module.css'
import { comparisonRows } from './comparison.ts'

export function CollectionComparison({
  collections,
  table,
}: {
  collections: readonly CollectionCard[]
  table: SectionOf<'table'>
}) {
  const id = useId()
  return (
    <Band ground="raised" className={styles['comparison']}>
      <h2 id={id}>{table.title}</h2>
      <DataTable
        labelledBy={id}
        caption={[table.caption, 'Prijzen incl. btw.'].filter(Boolean).join(' ')}
        look="prices"
        isStacked={false}
        figures={[3, 4, 5]}
        columns={['Collectie', 'Kenmerk', 'Ophanging', 'Kleuren', 'Diepte', 'Breedte', 'Prijs']}
        rows={comparisonRows(collections, table).map((row) => ({
          key: row.slug,
          cells: [
            <ContentLink key="name" href={row.path}>
              {row.name}
            </ContentLink>,
            row.remark,
            row.mounting,
            row.finishes,
            row.depth,
            row.width,
            `vanaf ${row.price}`,
          ],
        }))}
      />
    </Band>
  )
}
