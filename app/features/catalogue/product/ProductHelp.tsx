/** The guides and files of a product, for those who have it or are about to mount it. */
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import type { ProductHelp as Help } from '#server/catalogue/product-help.ts'
import styles from './ProductHelp.module.css'

export function ProductHelp({ guides, files }: Help) {
  if (guides.length + files.length === 0) return null
  return (
    <Band aria-labelledby="monteren" data-print="hide">
      <h2 id="monteren" className={styles['title']}>
        Monteren en onderhouden
      </h2>
      <div className={styles['links']}>
        <LinkLines
          lines={[
            ...guides,
            ...files.map(({ label, href, bytes }) => ({ label, href, remark: `pdf, ${formatFileSize(bytes)}` })),
          ]}
        />
      </div>
    </Band>
  )
}
