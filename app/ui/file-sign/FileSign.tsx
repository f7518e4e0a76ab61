/** The kind of file that a link saves, its size where that is known, and the sign of a download. */
import { classNames } from '#app/lib/class-names.ts'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import styles from './FileSign.module.css'

type FileSignProps = { ending: string; bytes?: number | undefined; className?: string | undefined }

export function FileSign({ ending, bytes, className }: FileSignProps) {
  return (
    <span className={classNames(styles['file'], className)}>
      {ending} {bytes !== undefined && formatFileSize(bytes)}
      <span data-icon="download" aria-hidden="true" />
    </span>
  )
}
