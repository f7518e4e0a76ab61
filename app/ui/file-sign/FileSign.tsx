/** The kind of file that a link saves, its size where that is known, and the sign of a download. */
import { classNames } from '#app/lib/class-names.ts'
import styles from './FileSign.module.css'

type FileSignProps = { ending: string; size?: string | undefined; className?: string | undefined }

export function FileSign({ ending, size, className }: FileSignProps) {
  return (
    <span className={classNames(styles['file'], className)}>
      {ending} {size}
      <span data-icon="download" aria-hidden="true" />
    </span>
  )
}
