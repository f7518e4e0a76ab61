/** A product as it stands in a list. */
import { priceRange, type PriceRange } from '#app/features/catalogue/price.ts'
import type { Product, Variant } from '#app/features/catalogue/product.schema.ts'
import { stockStatus, type StockStatus } from '#app/features/catalogue/stock.ts'
import { dimensionLabel, inCentimetres, type Dimensions } from '#app/lib/dimensions.ts'
import type { PictureSlot } from '#app/lib/picture-slot.ts'

export type ProductCard = {
  slug: string
  name: string
  short_description: string
  picture: PictureSlot | null
  prices: PriceRange
  /** Sizes in a few words: '60 - 120 cm breed' (specification section 9: a range is min - max). */
  sizes: string
  colors: { name: string; color_name: string; hex_code: string }[]
  stock: StockStatus
  is_new: boolean
}

export function productCard(product: Product): ProductCard {
  const active = product.variants.filter((variant) => variant.is_active)
  const colors = new Map(active.flatMap((variant) => variant.color_textures).map(({ name, color_name, hex_code }) => [name, { name, color_name, hex_code }]))
  return {
    slug: product.slug, name: product.name, short_description: product.short_description,
    // A picture that has been made, or the place of the first one.
    picture: product.gallery.find((slot) => slot.file !== null) ?? product.featured_image,
    prices: priceRange(active), sizes: sizesInWords(active), colors: [...colors.values()], stock: stockStatus(active), is_new: product.is_new,
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
