/** A product card, with only the fields that lists show, because each page sends two dozen of them. */
import { colorValues } from '#domain/catalogue/color-families.ts'
import { isNewProduct } from '#domain/catalogue/newness.ts'
import { priceRange, type PriceRange } from '#domain/catalogue/price.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { sharedStock, stockStatus, type SharedStock } from '#domain/catalogue/stock.ts'
import { dimensionLabel, inCentimetres, type Dimensions } from '#domain/dimensions.ts'
import { decorative, type PictureSlot } from '#domain/picture-slot.ts'

export type ProductCard = {
  slug: string
  name: string
  /** Decorative: the name is beside it. */
  picture: PictureSlot | null
  prices: PriceRange
  /** Sizes in a few words: '60 - 120 cm breed' (docs/rules.md, Prices and sizes). */
  sizes: string
  /** The article of the pictured variant, in a list that asks for a colour or a size. */
  variant?: string
  /** Its finishes: the first six as colours, and their number. */
  colors: { shown: string[]; count: number }
  /** Stock of the variant that the card links to, or of all variants. */
  stock: SharedStock
  /** Marked as new, and came lately. */
  is_new: boolean
}

/** From this ratio of depth to width on, the depth tells the size. */
const deepRatio = 3
/** Swatches that fit beside each other; the others are counted. */
const maxSwatches = 6

/** What a list asks of the variant that a card shows. */
export type WantedVariant = {
  /** Values of the colour filter; the card shows the first one that the product has. */
  colors: readonly string[]
  /** True for a variant in a size that is asked for; null when none is. */
  isSize: ((variant: Variant) => boolean) | null
}

/** Cards of no wanted variant, made once: another reading of the catalogue brings other products. */
const plainCards = new WeakMap<Product, Omit<ProductCard, 'is_new'>>()

/** The card of a product as it is on the day `now`. */
export function productCard(
  product: Product,
  wanted: WantedVariant = { colors: [], isSize: null },
  now = new Date(),
): ProductCard {
  const isPlain = wanted.colors.length === 0 && wanted.isSize === null
  const card = (isPlain ? plainCards.get(product) : undefined) ?? makeCard(product, wanted)
  if (isPlain) plainCards.set(product, card)
  return { ...card, is_new: isNewProduct(product, now) }
}

function makeCard(product: Product, { colors: requested, isSize }: WantedVariant): Omit<ProductCard, 'is_new'> {
  const active = product.variants.filter((variant) => variant.is_active)
  const textures = active.flatMap((variant) => variant.color_textures)
  const colors = new Map(textures.map(({ name, hex_code }) => [name, hex_code]))
  const [wanted] = requested.flatMap(
    (value) => textures.find((texture) => colorValues(texture).includes(value))?.name ?? [],
  )
  const inColor = active.filter(
    (variant) => wanted === undefined || variant.color_textures.some(({ name }) => name === wanted),
  )
  const inSize = isSize === null ? inColor : inColor.filter(isSize)
  const fitting = inSize.length > 0 ? inSize : wanted === undefined ? [] : inColor
  const isAsked = wanted !== undefined || isSize !== null
  const chosen = isAsked
    ? (fitting.find((variant) => stockStatus([variant]) !== 'out_of_stock') ?? fitting[0])
    : undefined
  // A picture of the chosen variant, otherwise of another one in its colour; the first slot when no picture exists.
  const picture =
    [
      ...(chosen?.images ?? []),
      ...(wanted === undefined ? [] : inColor.flatMap((variant) => variant.images)),
      ...product.gallery,
    ].find((slot) => slot.file !== null) ?? product.featured_image
  const samples = [...colors]
    .toSorted(([a], [b]) => Number(b === wanted) - Number(a === wanted))
    .slice(0, maxSwatches)
    .map(([, color]) => color)
  return {
    slug: product.slug,
    name: product.name,
    picture: picture && decorative(picture),
    prices: priceRange(active),
    sizes: sizesInWords(active),
    colors: { shown: samples, count: colors.size },
    stock: sharedStock(chosen ? [chosen] : active),
    ...(chosen && { variant: chosen.article }),
  }
}

/**
 * The range of widths or diameters, in the unit of the dimension label; the whole label when there is one size only. A narrow and deep
 * product, such as a rail under a cabinet, shows its depth.
 */
export function sizesInWords(variants: readonly Pick<Variant, keyof Dimensions>[]): string {
  const labels = new Set(variants.map(dimensionLabel))
  const [only] = labels
  if (labels.size === 1 && only !== undefined) return only
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
  const diameters = variants.flatMap(({ diameter }) => diameter ?? [])
  if (diameters.length > 0) return `⌀ ${span(diameters).join(' - ')} mm`
  const widths = variants.flatMap(({ width }) => width ?? [])
  if (widths.length === 0) return ''
  const [depth, ...otherDepths] = new Set(variants.map((variant) => variant.depth))
  const depthWords =
    depth && otherDepths.length === 0 && depth > deepRatio * Math.max(...widths)
      ? `, ${inCentimetres(depth)}\u00A0cm diep`
      : ''
  return `${span(widths).map(inCentimetres).join(' - ')} cm breed${depthWords}`
}
