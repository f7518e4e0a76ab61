/** The collections side by side in figures, with what the editors remark about each. */
import { useId } from 'react'
import type { SectionOf } from '#app/sections/section.schema.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import type { CollectionCard } from '#server/content/collections.ts'
import { comparisonRows } from './comparison.ts'
import styles from './CollectionComparison.module.css'

export function CollectionComparison({ collections, table }: { collections: readonly CollectionCard[]; table: SectionOf<'table'> }) {
  const id = useId()
  return (
    <Band ground="raised">
      <h2 id={id}>{table.title}</h2>
      <DataTable
        labelledBy={id}
        caption={[table.caption, 'Prijzen incl. btw.'].filter(Boolean).join(' ')}
        columns={['Collectie', 'Diepte', 'Breedte', 'Ophanging', 'Afwerkingen', 'Kenmerk', 'Vanaf']}
        rows={comparisonRows(collections, table).map((row) => ({
          key: row.slug,
          cells: [<ContentLink key="name" href={row.path}>{row.name}</ContentLink>, <span key="depth" className={styles['whole']}>{row.depth}</span>, <span key="width" className={styles['whole']}>{row.width}</span>, row.mounting, row.finishes, row.remark, row.price],
        }))}
      />
    </Band>
  )
}
