/** Up to four products side by side, to look at and to print. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { ComparedDetails } from '#server/catalogue/catalogue.functions.ts'
import { finderId } from '#domain/dealers/dealer-query.ts'
import { maxCompared, writeCompared, type ComparedItem } from '#domain/catalogue/product-search-params.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { comparisonQueryOptions } from '../product-queries.ts'
import { colorsLabel, comparisonRows } from './comparison.ts'
import { rememberComparison } from './remembered-comparison.ts'
import { withSoftHyphens } from './soft-hyphens.ts'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { ScrollRegion } from '#app/ui/scroll-region/ScrollRegion.tsx'
import styles from './ComparePage.module.css'

/** `items`: the products as the address has them. */
export function ComparePage({ items: asked }: { items: string | undefined }) {
  const { data: products } = useSuspenseQuery(comparisonQueryOptions(asked))
  const items = writeCompared(products)
  useEffect(() => rememberComparison(items), [items])
  return (
    <Band space="tight">
      <header className={styles['header']}>
        <Breadcrumbs crumbs={crumbsTo('/vergelijken', 'Vergelijken')} />
        <h1 className={styles['title']}>Producten vergelijken</h1>
        <p>{introOf(products.length)}</p>
      </header>
      {products.length > 0 && <Comparison products={products} />}
      {products.length > 0 ? <Suggestions products={products} /> : <Starters />}
    </Band>
  )
}

function introOf(count: number): string {
  if (count > 1)
    return 'Wat verschilt, staat bovenaan. Druk de pagina af of bewaar het adres om later verder te kijken.'
  return `Zet tot ${maxCompared} producten naast elkaar. Kies er op een productpagina ‘Vergelijk’ bij${count === 1 ? ', of begin met een van de voorstellen hieronder' : ''}.`
}

/** The `sizes` of the pictures of so many products beside each other; on a telephone two of them fill the window. */
function picturesOf(count: number): string {
  const wide = ['16rem', 'min(30vw,16rem)', 'min(23vw,16rem)'][count - 1] ?? 'clamp(8.5rem,17vw,16rem)'
  return count === 1 ? wide : `(width <= 560px) 41vw, ${wide}`
}

function Comparison({ products }: { products: readonly ComparedDetails[] }) {
  const id = useId()
  const rows = comparisonRows(products)
  const firstSame = products.length > 1 ? rows.findIndex((row) => row.isSame) : -1
  return (
    <ScrollRegion labelledBy={id} className={styles['region']}>
      {products.length > 2 && (
        <p className={styles['slide']} data-print="hide">
          Schuif opzij voor alle {products.length}
        </p>
      )}
      <table className={styles['table']}>
        <caption className="visually-hidden" id={id}>
          Vergelijking van {products.map(({ name }) => name).join(', ')}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Eigenschap</span>
            </th>
            {products.map((product) => (
              <th key={writeCompared([product])} scope="col">
                {product.image && (
                  <Picture slot={product.image} sizes={picturesOf(products.length)} most={828} decorative />
                )}
                <a
                  className={styles['name']}
                  href={hrefTo({
                    to: '/producten/$slug',
                    params: { slug: product.slug },
                    search: { variant: product.article ?? undefined },
                  })}
                >
                  {withSoftHyphens(product.name)}
                </a>
                <a
                  className={styles['action']}
                  href={hrefTo({
                    to: '/verkooppunten',
                    search: { collection: product.collection?.slug },
                    hash: finderId,
                  })}
                  data-print="hide"
                >
                  Wie toont dit?<span className="visually-hidden"> {product.name}</span>
                </a>
                <a
                  className={styles['remove']}
                  href={compareHref(products.filter((other) => other !== product))}
                  data-print="hide"
                >
                  <IconX size={16} aria-hidden="true" />
                  Verwijder<span className="visually-hidden">: {product.name}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.label}
              data-list={row.isList || undefined}
              data-first-same={index === firstSame || undefined}
              data-same={(products.length > 1 && row.isSame) || undefined}
            >
              <th scope="row">{row.label}</th>
              {row.values.map((value, column) => (
                <td key={writeCompared(products.slice(column, column + 1))}>
                  {row.label === colorsLabel ? (
                    <Samples finishes={products[column]?.finishes ?? []} names={value || '–'} />
                  ) : (
                    withSoftHyphens(value || '–')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ values }) => values.includes('')) && (
        <p className={styles['key']}>Een streepje betekent dat wij dit voor het product niet opgeven.</p>
      )}
    </ScrollRegion>
  )
}

/** One sample has its name beside it; several have theirs on paper and for screen readers. */
function Samples({ finishes, names }: Pick<ComparedDetails, 'finishes'> & { names: string }) {
  return (
    <>
      <span className={styles['samples']}>
        {finishes.map(({ name, color_name, hex_code }) => (
          <span key={name} title={color_name}>
            <Swatch color={hex_code} size="s" />
          </span>
        ))}
      </span>
      {finishes.length > 1 ? <span className={styles['names']}>{names}</span> : names}
    </>
  )
}

/** Products to add, related to those compared. */
function Suggestions({ products }: { products: readonly ComparedDetails[] }) {
  if (products.length >= maxCompared) return null
  const slugs = new Set(products.map(({ slug }) => slug))
  const related = [
    ...new Map(
      products
        .flatMap((product) => product.related)
        .filter(({ slug }) => !slugs.has(slug))
        .map((card) => [card.slug, card]),
    ).values(),
  ].slice(0, 6)
  if (related.length === 0) return <ProductsLink />
  return (
    <div className={styles['add']} data-print="hide">
      <h2 className={styles['small']}>Ook te vergelijken</h2>
      <ul className={styles['suggestions']}>
        {related.map((card) => (
          <li key={card.slug}>
            <a href={compareHref([...products, { slug: card.slug, article: null }])}>
              {card.picture && (
                <Picture
                  slot={card.picture}
                  sizes="(width <= 560px) 43vw, (width <= 900px) 29vw, 14vw"
                  most={480}
                  decorative
                />
              )}
              <span>{card.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Comparisons to start with while nothing is chosen. */
const starters = [
  {
    question: 'Hoe diep mag het zijn?',
    slugs: ['wastafelmeubel-beat-40', 'wastafelmeubel-beat-45', 'wastafelmeubel-nuance-51-5'],
    text: 'Beat 40, Beat 45 en Nuance 51.5',
  },
  {
    question: 'Deur of open vak?',
    slugs: ['wastafelmeubel-sunny', 'wastafelmeubel-sunny-met-deur', 'wastafelmeubel-sunny-met-open-vak'],
    text: 'Drie indelingen van Sunny',
  },
  {
    question: 'Fineer of multiplex?',
    slugs: ['wastafelmeubel-morrison', 'wastafelmeubel-sjithouse'],
    text: 'Morrison en Sjithouse',
  },
] as const

function Starters() {
  return (
    <>
      <ProductsLink />
      <div className={styles['add']} data-print="hide">
        <h2 className={styles['small']}>Of begin met een vraag</h2>
        <ul className={styles['starters']}>
          {starters.map(({ question, slugs, text }) => (
            <li key={question}>
              <a href={compareHref(slugs.map((slug) => ({ slug, article: null })))}>{question}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function ProductsLink() {
  return (
    <p>
      <ButtonLink href={hrefTo({ to: '/producten' })}>Kies een product</ButtonLink>
    </p>
  )
}

function compareHref(items: readonly ComparedItem[]): string {
  return hrefTo({ to: '/vergelijken', search: { items: writeCompared(items) || undefined } })
}
