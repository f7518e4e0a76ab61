/** The total of a wish list. Pure; money in cents. */

type PricedLine = { quantity: number; price: { min: number; max: number } }

/** The sum of the lowest prices times their quantities; `isFrom` when a line has several prices, so that the total may be higher. */
export function wishTotal(lines: readonly PricedLine[]): { cents: number; isFrom: boolean } {
  return {
    cents: lines.reduce((sum, line) => sum + line.quantity * line.price.min, 0),
    isFrom: lines.some((line) => line.price.max > line.price.min),
  }
}
