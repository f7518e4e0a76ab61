/** A table in hairlines. On a narrow screen long words in three columns stand below each other; a wider table scrolls inside itself while the row's header stays in sight. */
import type { ReactNode } from 'react'
import { ScrollRegion } from '#app/ui/scroll-region/ScrollRegion.tsx'
import styles from './DataTable.module.css'

type DataTableProps = {
  /** Id of the heading that names the table. */
  labelledBy: string
  columns: readonly ReactNode[]
  /** The first cell of each row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  caption?: string | undefined
  /** 'figures': all columns but the first are right-aligned. */
  look?: 'text' | 'figures'
}

/** Characters of a cell beyond which three columns are too narrow on a telephone. */
const longest = 24

export function DataTable({ labelledBy, columns, rows, caption, look = 'text' }: DataTableProps) {
  const stacks = look === 'text' && columns.length === 3 && columns.every((column) => typeof column === 'string') && rows.some(({ cells }) => cells.some((cell) => typeof cell === 'string' && cell.length > longest))
  return (
    <ScrollRegion labelledBy={labelledBy}>
      <table className={styles['table']} data-look={look} data-columns={columns.length > 5 ? 'most' : columns.length > 3 ? 'many' : 'few'} data-stacks={stacks ? '' : undefined}>
        {caption && <caption className={styles['caption']}><span>{caption}</span></caption>}
        <thead><tr>{columns.map((column, index) => <th key={index} scope="col">{column}</th>)}</tr></thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, index) => (index === 0
                ? <th key={index} scope="row">{cell}</th>
                : <td key={index} data-column={stacks ? String(columns[index]) : undefined}>{cell}</td>))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
