/** The data of the product list, the product page and the comparison. */
import { productFilters, type FilterOption } from '#domain/catalogue/product-filters.ts'
import { shownComparePrice } from '#domain/catalogue/price.ts'
import type {
  CatalogueEntry,
  CatalogueReference,
  ColorTexture,
  Product,
  Variant,
} from '#domain/catalogue/product.schema.ts'
import { defaultPerPage, type ComparedItem, type ProductSearch } from '#domain/catalogue/product-search-params.ts'
import type { DrawnParts } from '#domain/catalogue/product-views.ts'
import { stockStatus, type StockStatus } from '#domain/catalogue/stock.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs, type AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { dimensionLabel, type Dimensions } from '#domain/dimensions.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { withTimeout } from '#server/cache/with-timeout.ts'
import type { Catalogue } from './catalogue.ts'
import { surfaceWords } from '#server/content/families/finish-materials.ts'
import { productPictures, type Pictured } from './product-pictures.ts'
import { productCard, type ProductCard, type WantedVariant } from './product-card.ts'
import type { Bounds, IndexQuery, IndexResult } from './product-index.ts'
import { searchedColors, searchedWidths } from './product-words.ts'

/** A value of a filter with the number of results it would give. */
export type CountedOption = FilterOption & { count: number }

export type ProductList = Pick<
  IndexResult,
  'total' | 'page' | 'pageCount' | 'bounds' | 'flagCounts' | 'unknownWords' | 'suggestions' | 'isSearchUnfound'
> & {
  items: ProductCard[]
  /** By filter. */
  options: Record<string, CountedOption[]>
}

/** A page of the product list. */
export function productList({ index, products, options, lists }: Catalogue, search: ProductSearch): ProductList {
  const { slugs, valueCounts, ...result } = index.query(indexQuery(search))
  const wanted = wantedVariant(search, lists.colors)
  const shown = slugs.flatMap((slug) => products.get(slug) ?? [])
  const counted = [...options].map(([key, values]) => [
    key,
    values.map((option) => ({ ...option, count: valueCounts[key]?.[option.value] ?? 0 })),
  ])
  return {
    ...result,
    items: shown.map((product) => productCard(product, wanted)),
    options: Object.fromEntries(counted),
  }
}

/** The variant that the cards of a list show: in the colour and size of its filters, or of its search. */
function wantedVariant(search: ProductSearch, all: readonly ColorTexture[]): WantedVariant {
  const colors = search.color ?? searchedColors(search.search ?? '', all)
  const widths = searchedWidths(search.search ?? '')
  const ranges = productFilters.flatMap((filter) => {
    if (filter.kind !== 'range') return []
    const [min = 0, max = Number.POSITIVE_INFINITY] = filter.params.map((param) => search[param])
    return min > 0 || max < Number.POSITIVE_INFINITY ? [{ filter, min, max }] : []
  })
  const isSize = (variant: Variant) =>
    (widths.length === 0 || widths.includes(variant.width ?? variant.diameter ?? 0)) &&
    ranges.every(({ filter, min, max }) => filter.numbersOf([variant]).some((number) => number >= min && number <= max))
  return { colors, isSize: widths.length > 0 || ranges.length > 0 ? isSize : null }
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
  /** Its own picture, when its finish is pictured in another size. */
  image?: PictureSlot
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
  collection: { slug: AnyCollectionSlug; name: string; path: string } | null
  features: Described[]
  materials: CatalogueReference[]
  finishes: ProductFinish[]
  /** The first picture of the product. */
  image: PictureSlot | null
  /** Null when its sizes share their pictures and it has none from other sides. */
  pictured: Pictured | null
  variants: ProductVariant[]
  /** What the drawing shows besides the outline; null when nothing, or when it was not requested. */
  drawn: DrawnParts | null
  related: ProductCard[]
  /** True when those go with it; otherwise they are others of its kind. */
  isRelatedByUse: boolean
}

/** ms that the source may take for a product that is in the list. */
const timeoutMs = 1_500

/**
 * An active product, or null. When the source fails or is slow, the product of the list is used.
 * @param parts what its drawing shows besides the outline
 * @throws when the source fails for a product that is not in the list
 */
export async function productDetails(
  { source, products, lists: { features, materials }, related }: Catalogue,
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
  const pictures = productPictures(product, variants)
  const finishes = new Map(
    variants.flatMap((variant) =>
      variant.color_textures.slice(0, 1).map(
        (texture) =>
          [
            texture.name,
            {
              texture,
              surface: surfaceWords(texture, variant.materials, materials),
              image: pictures.ofFinish(texture.name),
            },
          ] as const,
      ),
    ),
  )
  const [category] = product.categories
  const { products: others, isByUse } = related(product)
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
    materials: materials
      .filter(({ slug: key }) =>
        variants.some((variant) => variant.materials.some((material) => material.slug === key)),
      )
      .map(({ slug: key, name }) => ({ slug: key, name })),
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
    pictured: pictures.pictured,
    drawn: parts(product),
    variants: variants.map((variant) => ({
      ...pictures.own(variant),
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
    related: others.map((other) => productCard(other)),
    isRelatedByUse: isByUse,
  }
}

/** A product of a comparison; with a chosen variant it has that one and its finish only. */
export type ComparedProduct = ProductDetails & {
  /** The chosen variant as the address names it; null when no size and colour were chosen, or it is no longer made. */
  article: string | null
}

/** These products, in their order; those that do not exist are left out. */
export async function comparedProducts(
  from: Catalogue,
  items: readonly ComparedItem[],
  parts?: (product: Product) => DrawnParts | null,
): Promise<ComparedProduct[]> {
  const products = await Promise.all(
    items.map(async ({ slug, article }) => {
      const product = await productDetails(from, slug, parts)
      return product && inVariant(product, article)
    }),
  )
  return products.flatMap((product) => product ?? [])
}

function inVariant(product: ProductDetails, article: string | null): ComparedProduct {
  const variant = product.variants.find((candidate) => candidate.article === article)
  if (!variant) return { ...product, article: null }
  const finishes = product.finishes.filter(({ name }) => name === variant.finish)
  return {
    ...product,
    article: variant.article,
    variants: [variant],
    finishes,
    image: variant.image ?? finishes[0]?.image ?? product.image,
    prices: { min: variant.price, max: variant.price },
    stock: { status: variant.stock, isOfEach: true },
    materials: product.materials.filter(({ slug }) => variant.materials.includes(slug)),
  }
}

function collectionOf(product: Product): ProductDetails['collection'] {
  const [first] = product.collections
  const slug = allCollectionSlugs.find((candidate) => candidate === first?.slug)
  return slug && first ? { slug, name: first.name, path: collectionPath(slug) } : null
}
