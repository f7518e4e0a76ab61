/** The products of a collection, the first with pictures, and below them folded: the other products, the facts and the files. */
import { Fragment } from 'react'
import { unbroken } from '#app/lib/unbroken.ts'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import { formatPrice } from '#domain/money.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { CollectionPageData } from '#server/collections/collections.ts'
import { CollectionFacts } from './CollectionFacts.tsx'
import styles from './CollectionProducts.module.css'

type Product = CollectionPageData['products'][number]

/** Products with a picture, in one row; fewer would leave a gap in it. */
const mainPieces = 4

export function CollectionProducts({ collection }: { collection: CollectionPageData }) {
  const { name, products, downloads } = collection
  const pictured = products.filter(({ picture }) => picture?.file)
  const main = pictured.length < mainPieces ? [] : pictured.slice(0, mainPieces)
  const others = products.filter((product) => !main.includes(product))
  return (
    <Band id="producten">
      {products.length > 0 && <h2>Alles van {name}</h2>}
      {main.length > 0 && (
        <ul className={styles['pieces']}>
          {main.map((product) => (
            <li key={product.slug}>
              <a className={styles['piece']} href={hrefTo({ to: '/producten/$slug', params: { slug: product.slug } })}>
                {product.picture && <Picture slot={product.picture} sizes="(width <= 1000px) 44vw, 21vw" decorative />}
                <span className={styles['name']}>{product.name}</span>
                <span className={styles['facts']}>{unbroken(product.sizes)}</span>
                {product.priceFrom > 0 && <span className={styles['facts']}>{priceOf(product)}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>
        {products.length > 0 && 'Prijzen incl. btw. '}
        <a href={hrefTo({ to: '/samenstellen/$collectie', params: { collectie: collection.slug } })}>
          {`Stel een meubel ${name} samen`}
        </a>
        {collection.inRooms.map((room) => (
          <Fragment key={room.slug}>
            {', of '}
            <a href={hrefTo({ to: '/inspiratie/$kamer', params: { kamer: room.slug } })}>
              zie {name} in een kamer
              <span className="visually-hidden">: {room.title}</span>
            </a>
          </Fragment>
        ))}
        .
      </p>
      <div>
        {others.length > 0 && (
          <Disclosure title={main.length > 0 ? `Nog ${others.length} van ${name}` : `Alles van ${name}`}>
            <LinkLines
              columns
              lines={others.map((product) => ({
                href: hrefTo({ to: '/producten/$slug', params: { slug: product.slug } }),
                label: product.name,
                remark: factsOf(product),
              }))}
            />
          </Disclosure>
        )}
        <Disclosure title={`Gegevens van ${name}`} id="gegevens">
          <CollectionFacts collection={collection} />
        </Disclosure>
        {downloads.length > 0 && (
          <Disclosure title="Om mee te nemen">
            <LinkLines
              columns
              lines={downloads.map(({ href, title, ending, bytes }) => ({
                href,
                label: title,
                remark: `${ending.toUpperCase()}, ${formatFileSize(bytes)}`,
                isDownload: true,
              }))}
            />
          </Disclosure>
        )}
      </div>
    </Band>
  )
}

function factsOf(product: Product): string {
  return [product.sizes, product.priceFrom > 0 ? priceOf(product) : ''].filter((part) => part !== '').join(', ')
}

function priceOf({ priceFrom }: Product): string {
  return `vanaf ${formatPrice(priceFrom)}`
}
