/** What belongs to a collection: its main pieces with a picture, the other products as lines, and its files. */
import type { ReactNode } from 'react'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { formatPrice } from '#domain/money.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/pages/collections.ts'
import styles from './CollectionThings.module.css'

type Thing = CollectionPageData['products'][number]

/** How many stand there with a picture; fewer would leave a hole in their row. */
const mainPieces = 4

export function CollectionThings({ collection: { name, products, downloads } }: { collection: CollectionPageData }) {
  const pictured = products.filter(({ picture }) => picture?.file)
  const main = pictured.length < mainPieces ? [] : pictured.slice(0, mainPieces)
  const others = products.filter((product) => !main.includes(product))
  if (products.length === 0 && downloads.length === 0) return null
  return (
    <Band id="producten">
      {products.length > 0 && <h2>Alles van {name}</h2>}
      {main.length > 0 && (
        <ul className={styles['pieces']}>
          {main.map((product) => (
            <li key={product.slug}>
              <ProductLink product={product} className={styles['piece']}>
                {product.picture && <Picture slot={product.picture} sizes="(width <= 768px) 44vw, 21vw" decorative />}
                <span className={styles['name']}>{product.name}</span>
                <span className={styles['quiet']}>{factsOf(product)}</span>
              </ProductLink>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles['lines']}>
          {others.map((product) => (
            <li key={product.slug}>
              <ProductLink product={product}>
                <span>{product.name}</span>
                <span className={styles['quiet']}>{factsOf(product)}</span>
              </ProductLink>
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && <p className={styles['note']}>Prijzen incl. btw.</p>}
      {downloads.length > 0 && (
        <>
          <h2 className={styles['title']} data-print="hide">
            Om mee te nemen
          </h2>
          <ul className={styles['lines']} data-print="hide">
            {downloads.map((file) => (
              <li key={file.href}>
                <a href={file.href} download>
                  <span>{file.title}</span>
                  <span className={styles['quiet']}>
                    {file.ending.toUpperCase()}, {formatFileSize(file.bytes)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Band>
  )
}

function ProductLink({
  product: { slug },
  ...anchor
}: {
  product: Thing
  className?: string | undefined
  children: ReactNode
}) {
  return <SiteLink link={{ to: '/producten/$slug', params: { slug } }} {...anchor} />
}

function factsOf({ sizes, priceFrom }: Thing): string {
  return [sizes, priceFrom > 0 ? `vanaf ${formatPrice(priceFrom)}` : ''].filter((part) => part !== '').join(', ')
}
