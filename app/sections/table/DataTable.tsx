/** A table in hairlines. On a telephone the rows of a wide one, or of one with much to read, become cards; nothing scrolls sideways and nothing is left out. */
import { useId, type ReactNode } from 'react'
import { ScrollRegion } from '#app/ui/scroll-region/ScrollRegion.tsx'
import styles from './DataTable.module.css'

type DataTableProps = {
  /** Id of the heading that names the table. */
  labelledBy: string
  columns: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Stands below the table and names it, beside the heading. */
  caption?: string | undefined
  /** 'figures': all columns but the first are right-aligned; 'prices': the last is, and stands beside the row's name on a telephone. */
  look?: 'text' | 'figures' | 'prices'
}

/** Characters, of the longest cells of all columns together, beyond which three columns are too narrow on a telephone. */
const widest = 40
/** Characters of a column's name and a cell that fit half a telephone. */
const half = 22
const sides: readonly (string | undefined)[] = ['left', 'right']

export function DataTable({ labelledBy, columns, rows, caption, look = 'text' }: DataTableProps) {
  const captionId = useId()
  const lengths = columns.map((_, index) => Math.max(...rows.map(({ cells }) => lengthOf(cells[index]))))
  const stacks = look !== 'figures' && (columns.length > 3 || (columns.length === 3 && sum(lengths) > widest))
  const halves = columns.flatMap((column, index) =>
    stacks &&
    columns.length > 3 &&
    index > 0 &&
    !(look === 'prices' && index === columns.length - 1) &&
    column.length + (lengths[index] ?? 0) <= half
      ? [index]
      : [],
  )
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
              {columns.map((column) => (
                <th key={column} scope="col">
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
                      data-half={sides[halves.indexOf(index) % 2]}
                    >
                      {cell}
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

/** What is not plain text is a link or a word. */
function lengthOf(cell: ReactNode): number {
  return typeof cell === 'string' ? cell.length : 0
}
