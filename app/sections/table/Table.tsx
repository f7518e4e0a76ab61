/** A table under its heading, folded where a page would be long with it. */
import { useId, type ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { DataTable } from './DataTable.tsx'
import styles from './Table.module.css'

export function Table({ title, caption, columns, rows, folded, frame }: SectionProps<'table'>) {
  const id = useId()
  const table = (
    <DataTable
      labelledBy={id}
      columns={columns}
      look={columns.at(-1)?.startsWith('Prijs') ? 'prices' : isMeasured(rows) ? 'figures' : 'text'}
      figures={columns.flatMap((_, index) => (index > 0 && rows.every((cells) => isFigure(cells[index])) ? index : []))}
      rows={rows.map((cells) => ({ key: cells.join(' '), cells: cells.map(withMail) }))}
      caption={caption}
    />
  )
  return (
    <Band className={styles['section']} {...frame}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['table']}>
        {folded ? (
          <Fold className={styles['fold']} summary={columns.join(', ')}>
            {table}
          </Fold>
        ) : (
          table
        )}
      </div>
    </Band>
  )
}

/** A number with its unit, or a dash for none. */
function isFigure(cell = ''): boolean {
  return /^(\d[\d.,]*( \S{1,3})?|–)$/.test(cell)
}

/** Whether every cell after the first of a row is a figure with its unit, which content joins with a no-break space. */
function isMeasured(rows: readonly (readonly string[])[]): boolean {
  return rows.every((cells) => cells.slice(1).every((cell) => /^[\d.,]+\u00a0\S{1,3}$/.test(cell)))
}

/** An email address becomes a link. */
function withMail(cell: string): ReactNode {
  return /^[\w.-]+@[\w.-]+$/.test(cell) ? <a href={`mailto:${cell}`}>{cell}</a> : cell
}
