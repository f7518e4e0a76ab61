/** Prices of a product, derived from its variants (docs/rules.md, Prices and sizes). In cents, including btw. */

export type PricedVariant = { is_active: boolean | null; price: number; compare_price: number | null }
export type PriceRange = { min: number; max: number }

/** The prices above 0 of the active variants. */
export function shownPrices(variants: readonly PricedVariant[]): number[] {
  return variants.filter((variant) => variant.is_active !== false && variant.price > 0).map((variant) => variant.price)
}

/** Lowest and highest price of the active variants; 0 and 0, which is formatted as nothing, without one. */
export function priceRange(variants: readonly PricedVariant[]): PriceRange {
  const prices = shownPrices(variants)
  return prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) }
}

/** The reference price to show beside the price, or null: only when it is above the price (docs/rules.md, Prices and sizes). */
export function shownComparePrice({
  price,
  compare_price,
}: Pick<PricedVariant, 'price' | 'compare_price'>): number | null {
  return compare_price !== null && price > 0 && compare_price > price ? compare_price : null
}
