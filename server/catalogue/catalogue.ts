/** The catalogue of this process: its source, and the index of every active product in it. */
import { productFilters, type FilterOption } from '#domain/catalogue/product-filters.ts'
import type { Product, ReadLists } from '#domain/catalogue/product.schema.ts'
import { productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import { partialReading, reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import type { CatalogueSource } from '#server/content/content-source.ts'
import { noteRead } from '#server/content/content-reads.ts'
import { contentChanged } from '#server/content/content-version.ts'
import { isPreview } from '#server/content/preview-mode.ts'
import { isContentKind } from '#server/content/content-kinds.ts'
import { kindsThatName } from '#server/content/strapi/documents/named-documents.ts'
import { catalogueTags, type ContentTag } from '#server/content/source-cache.ts'
import { crawlProducts } from './crawl-products.ts'
import { keepFresh, type FreshValue } from '#server/content/fresh-value.ts'
import { productWords } from './product-words.ts'
import { relatedProducts, type Related } from './related-products.ts'
import { buildProductIndex, type IndexedProduct, type IndexKeys, type ProductIndex } from './product-index.ts'

export type Catalogue = {
  source: CatalogueSource
  index: ProductIndex
  products: ReadonlyMap<string, Product>
  /** By filter: the values that products have, in the order shown. */
  options: ReadonlyMap<string, readonly FilterOption[]>
  lists: ReadLists
  /** Products that go with a product, or others of its kind. */
  related: (product: Product) => Related
}

let fresh: Promise<FreshValue<Catalogue>> | undefined
/** All that the catalogue is made of goes with its products, for pages that read it. */
const catalogueKey = 'product' satisfies ContentTag
/** The catalogue is the only response of its file. */
const storedKey = ''

function freshCatalogue(): Promise<FreshValue<Catalogue>> {
  fresh ??= siteContext()
    .then(({ source, content, storedCatalogue, rereadAfter }) => {
      const stored = storedCatalogue?.read().get(storedKey)
      const initial = stored === undefined ? null : makeCatalogue(stored, content)
      if (initial !== null) content.keepProducts(initial.products, Number.NEGATIVE_INFINITY)
      return keepFresh<Catalogue>({
        name: 'catalogue',
        async make(before) {
          const since = performance.now()
          const made = await readCatalogue(source, { details: content, before })
          content.keepProducts(made.products, since)
          storedCatalogue?.write(new Map([[storedKey, { products: [...made.products.values()], lists: made.lists }]]))
          return made
        },
        isWhole: (made) => !made.lists.isPartial,
        refreshMs: rereadAfter,
        initial,
        onMade() {
          contentChanged([catalogueKey])
          // The source responds: the moment to read what it may be asked for when it does not.
          if (storedCatalogue !== null) void content.readAhead()
        },
      })
    })
    .catch((error: unknown) => {
      fresh = undefined // the next request tries again
      throw error
    })
  return fresh
}

/** The catalogue; the first call reads it. In a preview the pages of its products are those of the drafts. @throws while it has never been read */
export async function catalogue(): Promise<Catalogue> {
  noteRead(catalogueKey)
  const made = await (await freshCatalogue()).current()
  return isPreview() ? { ...made, source: (await siteContext()).content } : made
}

/** 'stale' when the last reading failed and an earlier one is served; the first call reads it. */
export async function catalogueState(): Promise<'fresh' | 'stale' | 'missing'> {
  const value = await freshCatalogue()
  await value.current().catch(() => undefined)
  return value.state()
}

/** Invalidates what these tags feed, and reads the catalogue again when that is part of it. */
export async function invalidateContent(tags: readonly ContentTag[]): Promise<void> {
  const { content, edited } = await siteContext()
  content.invalidate(tags)
  const others = tags.filter((tag) => !isContentKind(tag))
  edited?.renew([...tags.filter(isContentKind), ...kindsThatName(others)]) // which says what changed when it has read them
  contentChanged(others)
  if (catalogueTags.some((tag) => tags.includes(tag))) (await freshCatalogue()).renew()
}

/** Stops refreshing the catalogue. */
export async function closeCatalogue(): Promise<void> {
  ;(await fresh?.catch(() => undefined))?.close()
}

/**
 * Reads every active product of `source` and builds the index. A list beside the products that fails is reported and
 * taken from the catalogue `before`, or empty (docs/rules.md, Content sources).
 * @param details the source of single products; `source` by default
 * @throws when the products cannot be read
 */
export async function readCatalogue(
  source: CatalogueSource,
  { details = source, before = null }: { details?: CatalogueSource; before?: Catalogue | null } = {},
): Promise<Catalogue> {
  const [products, lists] = await Promise.all([crawlProducts(source), readLists(source, before?.lists ?? null)])
  return makeCatalogue({ products, lists }, details)
}

function makeCatalogue(
  { products: all, lists }: { products: readonly Product[]; lists: ReadLists },
  source: CatalogueSource,
): Catalogue {
  const products = all.filter((product) => !isHidden(product))
  const indexed = products.map(indexedProduct)
  const options = new Map(
    productFilters.flatMap((filter) => {
      if (filter.kind !== 'values') return []
      const used = new Set(products.flatMap((product) => filter.valuesOf(product)))
      return [[filter.key, filter.optionsOf(products, lists).filter(({ value }) => used.has(value))] as const]
    }),
  )
  return {
    source,
    lists,
    related: relatedProducts(products),
    options,
    index: buildProductIndex(indexed, indexKeys),
    products: new Map(products.map((product) => [product.slug, product])),
  }
}

/** True for a product with the address of a page (docs/rules.md, Addresses). The import of files refuses it; from a content server it is left out. */
function isHidden({ slug }: Product): boolean {
  const hidden = productPageSlugs.some((page) => page === slug)
  if (hidden) reportProblem({ event: 'product-hidden-by-page', about: { slug } })
  return hidden
}

/** The lists of `source`; one that fails is taken from `before`, or empty. */
export async function readLists(source: CatalogueSource, before: ReadLists | null): Promise<ReadLists> {
  const reading = partialReading('catalogue-list-not-read')
  const read = <T>(name: string, list: () => Promise<readonly T[]>, fallback: readonly T[] = []) =>
    reading.orElse(name, list, fallback)
  const [categories, collections, features, materials, colors] = await Promise.all([
    read('categories', () => source.listCategories(), before?.categories),
    read('collections', () => source.listCollections(), before?.collections),
    read('features', () => source.listFeatures(), before?.features),
    read('materials', () => source.listMaterials(), before?.materials),
    read('colors', () => source.listColors(), before?.colors),
  ])
  return { categories, collections, features, materials, colors, isPartial: !reading.isWhole() }
}

const keysOf = (kind: 'values' | 'range' | 'flag') =>
  productFilters.filter((filter) => filter.kind === kind).map(({ key }) => key)
const indexKeys: IndexKeys = { values: keysOf('values'), numbers: keysOf('range'), flags: keysOf('flag') }

function indexedProduct(product: Product): IndexedProduct {
  return {
    slug: product.slug,
    createdAt: product.createdAt,
    texts: [product.name, product.description, product.short_description],
    words: productWords(product),
    values: Object.fromEntries(
      productFilters.flatMap((filter) => (filter.kind === 'values' ? [[filter.key, filter.valuesOf(product)]] : [])),
    ),
    numbers: Object.fromEntries(
      productFilters.flatMap((filter) =>
        filter.kind === 'range' ? [[filter.key, filter.numbersOf(product.variants)]] : [],
      ),
    ),
    flags: productFilters.flatMap((filter) => (filter.kind === 'flag' && filter.matches(product) ? [filter.key] : [])),
  }
}
