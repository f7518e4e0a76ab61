/** The collections side by side in figures, each with the editors' remark. */
import { useId } from 'react'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import type { CollectionCard } from '#server/collections/collections.ts'
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
    <Band ground="raised">
      <h2 id={id}>{table.title}</h2>
      <DataTable
        labelledBy={id}
        caption={[table.caption, 'Prijzen incl. btw.'].filter(Boolean).join(' ')}
        look="prices"
        figures={[1, 2]}
        columns={['Collectie', 'Diepte', 'Breedte', 'Ophanging', 'Kleuren', 'Kenmerk', 'Prijs']}
        rows={comparisonRows(collections, table).map((row) => ({
          key: row.slug,
          cells: [
            <ContentLink key="name" href={row.path}>
              {row.name}
            </ContentLink>,
            row.depth,
            row.width,
            row.mounting,
            row.finishes,
            row.remark,
            `vanaf ${row.price}`,
          ],
        }))}
      />
    </Band>
  )
}
