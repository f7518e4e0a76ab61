/** The data of the product list, the product page and the comparison. */
import { productFilters, type FilterOption } from '#domain/catalogue/product-filters.ts'
import { shownComparePrice } from '#domain/catalogue/price.ts'
import type { CatalogueEntry, Product } from '#domain/catalogue/product.schema.ts'
import { defaultPerPage, type ProductSearch } from '#domain/catalogue/product-search-params.ts'
import type { DrawnParts } from '#domain/catalogue/product-views.ts'
import { stockStatus, type StockStatus } from '#domain/catalogue/stock.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { dimensionLabel, type Dimensions } from '#domain/dimensions.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { withTimeout } from '#server/cache/with-timeout.ts'
import type { Catalogue } from './catalogue.ts'
import { surfaceWords } from '#server/content/families/finish-materials.ts'
import { productCard, type ProductCard } from './product-card.ts'
import type { Bounds, IndexQuery, IndexResult } from './product-index.ts'

/** A value of a filter with the number of results it would give. */
export type CountedOption = FilterOption & { count: number }

export type ProductList = Pick<IndexResult, 'total' | 'page' | 'pageCount' | 'bounds' | 'flagCounts'> & {
  items: ProductCard[]
  /** By filter. */
  options: Record<string, CountedOption[]>
}

/** A page of the product list. */
export function productList({ index, cards, products, options }: Catalogue, search: ProductSearch): ProductList {
  const { slugs, valueCounts, ...result } = index.query(indexQuery(search))
  // Filtered by colour, cards show that colour.
  const cardOf = (slug: string) => {
    const product = search.color === undefined ? undefined : products.get(slug)
    return product ? productCard(product, search.color) : cards.get(slug)
  }
  const counted = [...options].map(([key, values]) => [
    key,
    values.map((option) => ({ ...option, count: valueCounts[key]?.[option.value] ?? 0 })),
  ])
  return { ...result, items: slugs.flatMap((slug) => cardOf(slug) ?? []), options: Object.fromEntries(counted) }
}

/** The search params as a query of the index, defaults filled in. */
export function indexQuery(search: ProductSearch): IndexQuery {
  const values: Record<string, readonly string[]> = {}
  const ranges: Record<string, Partial<Bounds>> = {}
  const flags: string[] = []
  for (const filter of productFilters) {
    if (filter.kind === 'values') values[filter.key] = search[filter.key] ?? []
    else if (filter.kind === 'range') {
      const [min, max] = filter.params
      ranges[filter.key] = { min: search[min] ?? 0, max: search[max] ?? 0 }
    } else if (search[filter.key]) flags.push(filter.key)
  }
  return {
    search: search.search ?? '',
    values,
    ranges,
    flags,
    sort: search.sort ?? 'newest',
    page: search.page ?? 1,
    perPage: search.perPage ?? defaultPerPage,
  }
}

/** One size and finish of a product, as its page shows it. */
export type ProductVariant = Dimensions & {
  article: string
  /** Key of its finish; null when the product comes in one. */
  finish: string | null
  /** The dimension label. */
  size: string
  price: number
  /** The reference price, only when it is above the price. */
  compare_price: number | null
  stock: StockStatus
  /** Slugs of its materials. */
  materials: string[]
  /** Address of its dimension drawing as a file, or null. */
  drawing: string | null
}
/** `material`: its surface in words. */
export type ProductFinish = {
  name: string
  color_name: string
  hex_code: string
  material: string
  surface_finish: string
  image: PictureSlot | null
}
type Described = Pick<CatalogueEntry, 'slug' | 'name' | 'description'>

export type ProductDetails = Omit<ProductCard, 'colors' | 'picture' | 'variant'> & {
  short_description: string
  description: string[]
  brand: string
  model: string
  category: { slug: string; name: string } | null
  collection: { slug: string; name: string; path: string } | null
  features: Described[]
  materials: Described[]
  finishes: ProductFinish[]
  /** The picture of a product that has no finishes to choose from. */
  image: PictureSlot | null
  variants: ProductVariant[]
  /** What the drawing shows besides the outline; null when nothing, or when it was not requested. */
  drawn: DrawnParts | null
  related: ProductCard[]
}

/** ms that the source may take for a product that is in the list. */
const timeoutMs = 1_500

/**
 * An active product, or null. When the source fails or is slow, the product of the list is used.
 * @param parts what its drawing shows besides the outline
 * @throws when the source fails for a product that is not in the list
 */
export async function productDetails(
  { source, products, cards, lists: { features, materials }, related }: Catalogue,
  slug: string,
  parts: (product: Product) => DrawnParts | null = () => null,
): Promise<ProductDetails | null> {
  const listed = products.get(slug)
  const product = await (listed ? withTimeout(source.getProduct(slug), timeoutMs, listed) : source.getProduct(slug))
  if (!product) return null
  const described = (list: readonly CatalogueEntry[], slugs: readonly string[]): Described[] =>
    list
      .filter((entry) => slugs.includes(entry.slug))
      .map(({ slug: key, name, description }) => ({ slug: key, name, description }))
  const variants = product.variants.filter((variant) => variant.is_active)
  const { colors: _colors, picture: _picture, ...card } = productCard(product)
  const finishes = new Map(
    variants.flatMap((variant) =>
      variant.color_textures.slice(0, 1).map(
        (texture) =>
          [
            texture.name,
            {
              texture,
              surface: surfaceWords(texture, variant.materials, materials),
              image: variant.images[0] ?? null,
            },
          ] as const,
      ),
    ),
  )
  const [category] = product.categories
  return {
    ...card,
    short_description: product.short_description,
    description: product.description.split('\n\n'),
    brand: product.brand,
    model: product.model,
    category: category ?? null,
    collection: collectionOf(product),
    features: described(
      features,
      product.features.map((feature) => feature.slug),
    ),
    materials: described(
      materials,
      variants.flatMap((variant) => variant.materials.map((material) => material.slug)),
    ),
    finishes: [...finishes.values()].map(
      ({ texture: { name, color_name, hex_code, surface_finish }, surface, image }) => ({
        name,
        color_name,
        hex_code,
        material: surface,
        surface_finish,
        image,
      }),
    ),
    image: product.featured_image,
    drawn: parts(product),
    variants: variants.map((variant) => ({
      article: variant.article,
      finish: variant.color_textures[0]?.name ?? null,
      size: dimensionLabel(variant),
      price: variant.price,
      compare_price: shownComparePrice(variant),
      stock: stockStatus([variant]),
      width: variant.width,
      height: variant.height,
      depth: variant.depth,
      diameter: variant.diameter,
      materials: variant.materials.map((material) => material.slug),
      drawing: variant.technical_drawing,
    })),
    related: related(product).flatMap((other) => cards.get(other.slug) ?? []),
  }
}

/** These products, in their order; those that do not exist are left out. */
export async function comparedProducts(from: Catalogue, slugs: readonly string[]): Promise<ProductDetails[]> {
  const products = await Promise.all(slugs.map((slug) => productDetails(from, slug)))
  return products.flatMap((product) => product ?? [])
}

function collectionOf(product: Product): ProductDetails['collection'] {
  const [first] = product.collections
  const slug = allCollectionSlugs.find((candidate) => candidate === first?.slug)
  return slug && first ? { slug, name: first.name, path: collectionPath(slug) } : null
}
