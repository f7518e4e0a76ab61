/** Links as lines below each other, each with a quiet remark at its end. */
import styles from './LinkLines.module.css'

export type LinkLine = { href: string; label: string; remark?: string | undefined; isDownload?: boolean }

/** `columns`: two beside each other on a wide window. */
export function LinkLines({ lines, columns = false }: { lines: readonly LinkLine[]; columns?: boolean }) {
  return (
    <ul className={styles['lines']} data-columns={columns || undefined}>
      {lines.map(({ href, label, remark, isDownload }) => (
        <li key={href}>
          <a href={href} download={isDownload}>
            <span>{label}</span>
            {remark && <span className={styles['remark']}>{remark}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
