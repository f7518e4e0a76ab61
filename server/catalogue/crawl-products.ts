/** Reads every product of a source, page by page, while editors may be changing them. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { CatalogueSource } from '#server/content/content-source.ts'

/** Products per request (the maximum of a source) and concurrent requests. */
const pageSize = 100
const concurrency = 3
/** How often a list that changes meanwhile is read; after that the last reading counts. */
const maxReadings = 3

/** Every active product once, newest first. @throws when a page cannot be read */
export async function crawlProducts(source: Pick<CatalogueSource, 'listProducts'>): Promise<Product[]> {
  let reading = await readPages(source)
  for (let again = 1; again < maxReadings && reading.changed; again++) reading = await readPages(source)
  return reading.products
}

/** A product that is added or removed meanwhile moves others between pages: then one comes twice, or the totals of the pages differ. */
async function readPages(
  source: Pick<CatalogueSource, 'listProducts'>,
): Promise<{ products: Product[]; changed: boolean }> {
  const first = await source.listProducts({ start: 0, limit: pageSize })
  const starts = Array.from(
    { length: Math.max(0, Math.ceil(first.total / pageSize) - 1) },
    (_, page) => (page + 1) * pageSize,
  )
  const pages = [first]
  const reader = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift())
      pages[start / pageSize] = await source.listProducts({ start, limit: pageSize })
  }
  await Promise.all(Array.from({ length: concurrency }, reader))
  const all = pages.flatMap(({ items }) => items)
  const bySlug = new Map(all.map((product) => [product.slug, product]))
  return {
    products: [...bySlug.values()],
    changed: bySlug.size < all.length || pages.some(({ total }) => total !== first.total),
  }
}
