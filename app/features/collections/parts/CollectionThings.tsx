/** What belongs to a collection: its products with their sizes and lowest price, and its files. */
import { formatFileSize } from '#app/features/downloads/file-size.ts'
import { formatPrice } from '#app/lib/money.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import type { CollectionPageData } from '#server/content/collections.ts'
import styles from './CollectionThings.module.css'

export function CollectionThings({ collection: { name, products, downloads } }: { collection: CollectionPageData }) {
  if (products.length === 0 && downloads.length === 0) return null
  return (
    <Band id="producten">
      {products.length > 0 && (
        <div className={styles['products']}>
          <h2 className={styles['title']}>Alles van {name}</h2>
          <ul className={styles['lines']}>
            {products.map((product) => (
              <li key={product.slug}>
                <SiteLink link={{ to: '/producten/$slug', params: { slug: product.slug } }}>
                  <span>{product.name}</span>
                  <span className={styles['quiet']}>{[product.sizes, product.priceFrom > 0 ? `vanaf ${formatPrice(product.priceFrom)}` : ''].filter((part) => part !== '').join(', ')}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className={styles['note']}>Prijzen incl. btw.</p>
        </div>
      )}
      {downloads.length > 0 && (
        <div className={styles['files']}>
          <h2 className={styles['title']}>Om mee te nemen</h2>
          <ul className={styles['lines']}>
            {downloads.map((file) => <li key={file.href}><a href={file.href} download><span>{file.title}</span><span className={styles['quiet']}>{file.ending.toUpperCase()}, {formatFileSize(file.bytes)}</span></a></li>)}
          </ul>
        </div>
      )}
    </Band>
  )
}
