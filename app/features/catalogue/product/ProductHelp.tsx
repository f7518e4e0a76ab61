/** Who has the product, or is about to hang it: its guides and its files. The numbers of parts stand in the guides. */
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { Band } from '#app/ui/band/Band.tsx'
import type { ProductHelp as Help } from '#server/catalogue/product-help.ts'
import styles from './ProductHelp.module.css'

export function ProductHelp({ guides, files }: Help) {
  if (guides.length + files.length === 0) return null
  return (
    <Band aria-labelledby="monteren" data-print="hide">
      <h2 id="monteren" className={styles['title']}>
        Monteren en onderhouden
      </h2>
      <ul className={styles['ways']}>
        {guides.map(({ label, href }) => (
          <li key={href} className={styles['way']}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {files.map(({ label, href, bytes }) => (
          <li key={href} className={styles['way']}>
            <a href={href}>{label}</a>
            <span>{`pdf, ${formatFileSize(bytes)}`}</span>
          </li>
        ))}
      </ul>
    </Band>
  )
}
