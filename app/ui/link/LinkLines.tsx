/** Links as lines below each other, each with a quiet remark at its end, or beside a small picture of what it leads to. */
import type { ReactNode } from 'react'
import styles from './LinkLines.module.css'

export type LinkLine = {
  href: string
  label: string
  remark?: string | undefined
  isDownload?: boolean
  /** A decorative Picture, 8rem wide: the label says what it shows. */
  picture?: ReactNode
}

type LinkLinesProps = {
  lines: readonly LinkLine[]
  /** Two beside each other on a wide window. */
  columns?: boolean
  /** Of a form that must not be left. */
  inNewTab?: boolean
}

export function LinkLines({ lines, columns = false, inNewTab = false }: LinkLinesProps) {
  return (
    <ul className={styles['lines']} data-columns={columns || undefined}>
      {lines.map(({ href, label, remark, isDownload, picture }) => (
        <li key={href}>
          <a href={href} download={isDownload} target={inNewTab ? '_blank' : undefined}>
            <span>{label}</span>
            {remark && <span className={styles['remark']}>{remark}</span>}
            {picture}
          </a>
        </li>
      ))}
    </ul>
  )
}
