/** A product as it stands in a list: what is shown there and no more, because two dozen of them travel with a page. */
import { priceRange, type PriceRange } from '#app/features/catalogue/price.ts'
import type { Product, Variant } from '#app/features/catalogue/product.schema.ts'
import { stockStatus, type StockStatus } from '#app/features/catalogue/stock.ts'
import { dimensionLabel, inCentimetres, type Dimensions } from '#app/lib/dimensions.ts'
import type { PictureSlot } from '#app/lib/picture-slot.ts'

export type ProductCard = {
  slug: string
  name: string
  /** Without words: the name stands beside it. */
  picture: PictureSlot | null
  prices: PriceRange
  /** Sizes in a few words: '60 - 120 cm breed' (specification section 9: a range is min - max). */
  sizes: string
  /** Its finishes: the first six as colours, and how many there are. */
  colors: { shown: string[]; count: number }
  stock: StockStatus
  is_new: boolean
}

/** Colours that fit beside each other; the rest is a number. */
const shownColors = 6

export function productCard(product: Product): ProductCard {
  const active = product.variants.filter((variant) => variant.is_active)
  const colors = new Map(active.flatMap((variant) => variant.color_textures).map(({ name, hex_code }) => [name, hex_code]))
  // A picture that has been made, or the place of the first one.
  const picture = product.gallery.find((slot) => slot.file !== null) ?? product.featured_image
  return {
    slug: product.slug, name: product.name, picture: picture && { ...picture, alt: '' },
    prices: priceRange(active), sizes: sizesInWords(active), colors: { shown: [...colors.values()].slice(0, shownColors), count: colors.size }, stock: stockStatus(active), is_new: product.is_new,
  }
}

/** The range of widths or diameters; the whole dimension label when there is one size only. */
export function sizesInWords(variants: readonly Pick<Variant, keyof Dimensions>[]): string {
  const labels = new Set(variants.map(dimensionLabel))
  const [only] = labels
  if (labels.size === 1 && only !== undefined) return only
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
  const diameters = variants.flatMap(({ diameter }) => diameter ?? [])
  if (diameters.length > 0) return `⌀ ${span(diameters).join(' - ')} mm`
  const widths = variants.flatMap(({ width }) => width ?? [])
  return widths.length === 0 ? '' : `${span(widths).map(inCentimetres).join(' - ')} cm breed`
}
