/** The catalogue of this process: its source, and the index and cards made from every active product in it. */
import { shownPrices } from '#app/features/catalogue/price.ts'
import type { Product } from '#app/features/catalogue/product.schema.ts'
import { stockStatus } from '#app/features/catalogue/stock.ts'
import { siteContext } from '#server/site-context.ts'
import type { CatalogueSource } from '#server/content/content-source.ts'
import { productCard, type ProductCard } from './product-card.ts'
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
}

let made: Promise<Catalogue> | undefined

/** The catalogue; the first call reads it. */
export function catalogue(): Promise<Catalogue> {
  made ??= siteContext().then(({ content }) => readCatalogue(content)).catch((error: unknown) => {
    made = undefined // the next request tries again
    throw error
  })
  return made
}

/** Reads every active product of `source` and makes the index of them. */
export async function readCatalogue(source: CatalogueSource): Promise<Catalogue> {
  const products: Product[] = []
  for (let total = 1; products.length < total;) {
    const page = await source.listProducts({ start: products.length, limit: 100 })
    total = page.items.length === 0 ? 0 : page.total
    products.push(...page.items)
  }
  const [categories, collections, features, colors] = await Promise.all([source.listCategories(), source.listCollections(), source.listFeatures(), source.listColors()])
  const indexed = products.map(indexedProduct)
  const inUse = (filter: ListFilter, values: readonly FilterValue[]) => {
    const used = new Set(indexed.flatMap((product) => product.values[filter]))
    return values.filter(({ value }) => used.has(value))
  }
  const named = (list: readonly { slug: string; name: string }[]) => list.map(({ slug, name }) => ({ value: slug, label: name }))
  const brands = [...new Set(products.map((product) => product.brand))].toSorted((a, b) => a.localeCompare(b, 'nl'))
  return {
    source, index: buildProductIndex(indexed), cards: new Map(products.map((product) => [product.slug, productCard(product)])), products: new Map(products.map((product) => [product.slug, product])),
    values: {
      category: inUse('category', named(categories)), collections: inUse('collections', named(collections)), features: inUse('features', named(features)),
      brand: brands.map((brand) => ({ value: brand.toLowerCase(), label: brand })),
      color: inUse('color', colors.map(({ name, color_name, hex_code }) => ({ value: name, label: color_name, color: hex_code }))),
    },
  }
}

function indexedProduct(product: Product): IndexedProduct {
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
  return {
    slug: product.slug, createdAt: product.createdAt, texts: [product.name, product.description, product.short_description],
    prices: shownPrices(product.variants), inStock: stockStatus(product.variants) !== 'out_of_stock',
    values: {
      category: slugs(product.categories), collections: slugs(product.collections), features: slugs(product.features), brand: [product.brand.toLowerCase()],
      color: [...new Set(product.variants.filter((variant) => variant.is_active).flatMap((variant) => variant.color_textures.map(({ name }) => name)))],
    },
  }
}
