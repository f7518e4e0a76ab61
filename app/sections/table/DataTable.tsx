/** A table. On a phone the rows of a wide one, or of one with long texts, become cards, so that nothing scrolls sideways. */
import { useId, type ReactNode } from 'react'
import { unbroken } from '#app/lib/unbroken.ts'
import { ScrollRegion } from '#app/ui/scroll-region/ScrollRegion.tsx'
import styles from './DataTable.module.css'

type DataTableProps = {
  /** Id of the heading that names the table. */
  labelledBy: string
  columns: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Below the table; names it instead of the heading. */
  caption?: string | undefined
  /** 'figures': all columns but the first are right-aligned; 'prices': the last is, and is beside the row's name on a phone. */
  look?: 'text' | 'figures' | 'prices'
  /** Indexes of columns of figures, which are right-aligned among others and share a line on a phone. */
  figures?: readonly number[]
  /** False where columns that a telephone has no room for are hidden, and rows never become cards. */
  isStacked?: boolean
}

/** Three columns become cards when the cells after the first have more characters than this on average. */
const maxThreeColumnMean = 16
/** More columns become cards when their names and longest cells, but for the first column, have more: figures of some years stay beside each other. */
const maxComparedLength = 24

export function DataTable({
  labelledBy,
  columns,
  rows,
  caption,
  look = 'text',
  figures,
  isStacked = true,
}: DataTableProps) {
  const captionId = useId()
  const compared = columns.map((column, index) =>
    index === 0 ? 0 : Math.max(column.length, ...rows.map(({ cells }) => lengthOf(cells[index]))),
  )
  const values = rows.flatMap(({ cells }) => cells.slice(1).map(lengthOf))
  const stacks =
    isStacked &&
    look !== 'figures' &&
    (columns.length > 3
      ? sum(compared) > maxComparedLength
      : columns.length === 3 && sum(values) > maxThreeColumnMean * values.length)
  return (
    <div>
      <ScrollRegion labelledBy={labelledBy}>
        <table
          className={styles['table']}
          aria-labelledby={caption ? captionId : labelledBy}
          data-look={look}
          data-stacks={stacks ? (columns.length > 5 ? 'wide' : '') : undefined}
        >
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-figure={figures?.includes(index) || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {row.cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={index}
                      data-column={stacks ? columns[index] : undefined}
                      data-figure={figures?.includes(index) || undefined}
                    >
                      {typeof cell === 'string' ? unbroken(cell) : cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {caption && (
        <p id={captionId} className={styles['caption']}>
          {caption}
        </p>
      )}
    </div>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** In characters; 0 for what is not plain text, which is short. */
function lengthOf(cell: ReactNode): number {
  return typeof cell === 'string' ? cell.length : 0
}
