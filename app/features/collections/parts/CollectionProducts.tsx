/** The products of a collection, the first with pictures and the others as lines, and its files. */
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { formatPrice } from '#domain/money.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/pages/collections.ts'
import styles from './CollectionProducts.module.css'

type Product = CollectionPageData['products'][number]

/** Products with a picture, in one row; fewer would leave a gap in it. */
const mainPieces = 4

export function CollectionProducts({ collection: { name, products, downloads } }: { collection: CollectionPageData }) {
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
              <a className={styles['piece']} href={hrefTo({ to: '/producten/$slug', params: { slug: product.slug } })}>
                {product.picture && <Picture slot={product.picture} sizes="(width <= 768px) 44vw, 21vw" decorative />}
                <span className={styles['name']}>{product.name}</span>
                <span className={styles['facts']}>{factsOf(product)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <LinkLines
          columns
          lines={others.map((product) => ({
            href: hrefTo({ to: '/producten/$slug', params: { slug: product.slug } }),
            label: product.name,
            remark: factsOf(product),
          }))}
        />
      )}
      {products.length > 0 && <p className={styles['note']}>Prijzen incl. btw.</p>}
      {downloads.length > 0 && (
        <div data-print="hide">
          <h2 className={styles['title']}>Om mee te nemen</h2>
          <LinkLines
            columns
            lines={downloads.map(({ href, title, ending, bytes }) => ({
              href,
              label: title,
              remark: `${ending.toUpperCase()}, ${formatFileSize(bytes)}`,
              isDownload: true,
            }))}
          />
        </div>
      )}
    </Band>
  )
}

function factsOf({ sizes, priceFrom }: Product): string {
  return [sizes, priceFrom > 0 ? `vanaf ${formatPrice(priceFrom)}` : ''].filter((part) => part !== '').join(', ')
}
