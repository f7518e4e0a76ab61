/** The product feed: every active variant with its price, as JSON and as CSV. */
import { shownComparePrice } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { stockStatus } from '#domain/catalogue/stock.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { catalogue } from './catalogue.ts'

export const feedColumns = [
  'article',
  'product',
  'name',
  'brand',
  'category',
  'collection',
  'finish',
  'dimensions',
  'price',
  'compare_price',
  'currency',
  'stock',
  'url',
] as const
export type FeedRow = Record<(typeof feedColumns)[number], string>

/** One row per active variant; prices in euros with two decimals, including btw, empty for prices on request. */
export function feedRows(products: readonly Product[]): FeedRow[] {
  const euros = (cents: number) => (cents > 0 ? (cents / 100).toFixed(2) : '')
  return products.flatMap((product) =>
    product.variants
      .filter((variant) => variant.is_active)
      .map((variant): FeedRow => {
        const compare = shownComparePrice(variant)
        return {
          article: variant.article,
          product: product.slug,
          name: product.name,
          brand: product.brand,
          category: product.categories[0]?.name ?? '',
          collection: product.collections[0]?.name ?? '',
          finish: variant.color_textures[0]?.color_name ?? '',
          dimensions: dimensionLabel(variant),
          price: euros(variant.price),
          compare_price: compare === null ? '' : euros(compare),
          currency: 'EUR',
          stock: stockStatus([variant]),
          url: `${absoluteUrl(`/producten/${product.slug}`)}?variant=${variant.article}`,
        }
      }),
  )
}

/** RFC 4180: a header, CRLF, quotes where needed. */
export function toCsv(rows: readonly FeedRow[]): string {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [feedColumns.join(','), ...rows.map((row) => feedColumns.map((column) => cell(row[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')
}

/** GET /feed/products.{json,csv}; 503 while the catalogue cannot be read. */
export async function feedResponse(kind: 'json' | 'csv'): Promise<Response> {
  const made = await catalogue().catch(() => null)
  if (made === null)
    return new Response(null, { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } })
  const rows = feedRows([...made.products.values()])
  const body = kind === 'json' ? JSON.stringify({ products: rows }) : toCsv(rows)
  return new Response(body, {
    headers: {
      'content-type': kind === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  })
}
