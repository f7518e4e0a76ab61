/** What a wish list adds up to. Pure; money in cents. */

type PricedLine = { quantity: number; price: { min: number; max: number } }

/** The sum of the lowest prices times their quantities; `isFrom` when a line still has several prices, so that the sum is a least. */
export function wishTotal(lines: readonly PricedLine[]): { cents: number; isFrom: boolean } {
  return {
    cents: lines.reduce((sum, line) => sum + line.quantity * line.price.min, 0),
    isFrom: lines.some((line) => line.price.max > line.price.min),
  }
}
