/** The catalogue of this process: its source, and the index and cards made from every active product in it. */
import { shownPrices } from '#domain/catalogue/price.ts'
import type { CatalogueEntry, ColorTexture, Product } from '#domain/catalogue/product.schema.ts'
import { stockStatus } from '#domain/catalogue/stock.ts'
import { productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import { reportProblem } from '#server/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import type { CatalogueSource } from '#server/content/content-source.ts'
import { contentChanged } from '#server/content/content-version.ts'
import type { ContentTag } from '#server/content/source-cache.ts'
import { crawlProducts } from './crawl-products.ts'
import { keepLive, type Live } from './live-catalogue.ts'
import { productCard, type ProductCard } from './product-card.ts'
import { relatedProducts } from './related-products.ts'
import { buildProductIndex, type IndexedProduct, type ListFilter, type ProductIndex } from './product-index.ts'

/** A value of a filter as visitors read it. */
export type FilterValue = { value: string; label: string; color?: string }

export type Catalogue = {
  source: CatalogueSource
  index: ProductIndex
  cards: ReadonlyMap<string, ProductCard>
  products: ReadonlyMap<string, Product>
  /** The values of each filter that some product has, in the order of their lists. */
  values: Readonly<Record<ListFilter, readonly FilterValue[]>>
  lists: CatalogueLists
  /** What goes with a product. */
  related: (product: Product) => Product[]
}

/** The lists beside the products. */
export type CatalogueLists = Readonly<
  Record<'categories' | 'collections' | 'features' | 'materials', readonly CatalogueEntry[]>
> & { colors: readonly ColorTexture[]; /** Some could not be read. */ isPartial: boolean }

let live: Promise<Live<Catalogue>> | undefined

function liveCatalogue(): Promise<Live<Catalogue>> {
  live ??= siteContext()
    .then(({ source, content, prepared, rereadAfter }) =>
      keepLive<Catalogue>(
        'catalogue',
        async (before) =>
          before === null && prepared !== null
            ? makeCatalogue(prepared, content)
            : readCatalogue(source, { sheets: content, before }),
        (made) => !made.lists.isPartial,
        rereadAfter,
        contentChanged,
      ),
    )
    .catch((error: unknown) => {
      live = undefined // the next request tries again
      throw error
    })
  return live
}

/** The catalogue; the first call reads it. @throws while it has never been read */
export async function catalogue(): Promise<Catalogue> {
  return (await liveCatalogue()).current()
}

/** Has what these feed asked anew, and the catalogue read again when it is made of them. */
export async function dropContent(tags: readonly ContentTag[]): Promise<void> {
  const { content } = await siteContext()
  content.drop(tags)
  contentChanged()
  if (tags.some((tag) => tag !== 'faq' && tag !== 'vacature' && tag !== 'privacy-page')) (await liveCatalogue()).renew()
}

/** Stops reading it again; nothing happens when it was never asked for. */
export async function closeCatalogue(): Promise<void> {
  ;(await live?.catch(() => undefined))?.close()
}

/**
 * Reads every active product of `source` and makes the index of them. A list beside them that fails is reported and taken from the catalogue
 * `before`, or empty (specification section 8). `sheets` answers for single products; the same source unless told.
 * @throws when the products cannot be read
 */
export async function readCatalogue(
  source: CatalogueSource,
  { sheets = source, before = null }: { sheets?: CatalogueSource; before?: Catalogue | null } = {},
): Promise<Catalogue> {
  const [products, lists] = await Promise.all([crawlProducts(source), readLists(source, before?.lists ?? null)])
  return makeCatalogue({ products, lists }, sheets)
}

/** Makes the index of what was read. */
function makeCatalogue(
  { products: all, lists }: { products: readonly Product[]; lists: CatalogueLists },
  sheets: CatalogueSource,
): Catalogue {
  const products = all.filter((product) => !isHidden(product))
  const indexed = products.map(indexedProduct)
  const inUse = (filter: ListFilter, values: readonly FilterValue[]) => {
    const used = new Set(indexed.flatMap((product) => product.values[filter]))
    return values.filter(({ value }) => used.has(value))
  }
  const named = (list: readonly { slug: string; name: string }[]) =>
    list.map(({ slug, name }) => ({ value: slug, label: name }))
  const brands = [...new Set(products.map((product) => product.brand))].toSorted((a, b) => a.localeCompare(b, 'nl'))
  return {
    source: sheets,
    lists,
    related: relatedProducts(products),
    index: buildProductIndex(indexed),
    cards: new Map(products.map((product) => [product.slug, productCard(product)])),
    products: new Map(products.map((product) => [product.slug, product])),
    values: {
      category: inUse('category', named(lists.categories)),
      collections: inUse('collections', named(lists.collections)),
      features: inUse('features', named(lists.features)),
      brand: brands.map((brand) => ({ value: brand.toLowerCase(), label: brand })),
      color: inUse(
        'color',
        lists.colors.map(({ name, color_name, hex_code }) => ({ value: name, label: color_name, color: hex_code })),
      ),
    },
  }
}

/** A product whose address is that of a page of its own (decisions: 'Addresses and search params'); the import of files refuses it, here it is left out. */
function isHidden({ slug }: Product): boolean {
  const hidden = productPageSlugs.some((page) => page === slug)
  if (hidden) reportProblem({ event: 'product-hidden-by-page', slug })
  return hidden
}

/** The lists of `source`; one that fails is taken from those `before`, or empty. */
export async function readLists(source: CatalogueSource, before: CatalogueLists | null): Promise<CatalogueLists> {
  let isPartial = false
  const read = async <TEntry>(
    name: string,
    list: () => Promise<TEntry[]>,
    instead: readonly TEntry[] = [],
  ): Promise<readonly TEntry[]> =>
    list().catch((error: unknown) => {
      isPartial = true
      reportProblem({ event: 'catalogue-list-not-read', list: name, error })
      return instead
    })
  const [categories, collections, features, materials, colors] = await Promise.all([
    read('categories', () => source.listCategories(), before?.categories),
    read('collections', () => source.listCollections(), before?.collections),
    read('features', () => source.listFeatures(), before?.features),
    read('materials', () => source.listMaterials(), before?.materials),
    read('colors', () => source.listColors(), before?.colors),
  ])
  return { categories, collections, features, materials, colors, isPartial }
}

function indexedProduct(product: Product): IndexedProduct {
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
  return {
    slug: product.slug,
    createdAt: product.createdAt,
    texts: [product.name, product.description, product.short_description],
    prices: shownPrices(product.variants),
    inStock: stockStatus(product.variants) !== 'out_of_stock',
    values: {
      category: slugs(product.categories),
      collections: slugs(product.collections),
      features: slugs(product.features),
      brand: [product.brand.toLowerCase()],
      color: [
        ...new Set(
          product.variants
            .filter((variant) => variant.is_active)
            .flatMap((variant) => variant.color_textures.map(({ name }) => name)),
        ),
      ],
    },
  }
}
