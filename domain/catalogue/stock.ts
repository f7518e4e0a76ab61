/** Stock status of a product, derived from its variants (docs/rules.md, Stock). */

export type StockStatus = 'in_stock' | 'low_stock' | 'out_of_stock'

/** What the rule looks at. A variant counts as active unless `is_active` is false; the threshold is 5 when it has none. */
export type StockedVariant = {
  is_active: boolean | null
  track_inventory: boolean
  stock_quantity: number
  low_stock_threshold: number | null
}

export const defaultLowStockThreshold = 5

/**
 * In this order: out_of_stock without active variants or when their stock adds up to 0, where a negative one (sold
 * more than there was) counts as 0; in_stock when any active variant does not track inventory; low_stock when any
 * tracked variant has stock above 0 and at or below its threshold; otherwise in_stock.
 */
export function stockStatus(variants: readonly StockedVariant[]): StockStatus {
  const active = variants.filter((variant) => variant.is_active !== false)
  if (active.every((variant) => variant.stock_quantity <= 0)) return 'out_of_stock'
  if (active.some((variant) => !variant.track_inventory)) return 'in_stock'
  return active.some(
    (variant) =>
      variant.stock_quantity > 0 && variant.stock_quantity <= (variant.low_stock_threshold ?? defaultLowStockThreshold),
  )
    ? 'low_stock'
    : 'in_stock'
}

/** The status of several variants, and whether it is that of each of them. */
export type SharedStock = { status: StockStatus; isOfEach: boolean }

export function sharedStock(variants: readonly StockedVariant[]): SharedStock {
  const status = stockStatus(variants)
  return {
    status,
    isOfEach: variants.every((variant) => variant.is_active === false || stockStatus([variant]) === status),
  }
}
