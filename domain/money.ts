/** Money as visitors read it (docs/rules.md, Prices and sizes). Inside, prices are integers in cents, including btw. */
import { formatNumber } from '#domain/dutch-number.ts'

/** `€ 1.234,56` for 123456 cents; empty for 0 or less. The space between sign and figure does not break. */
export function formatPrice(cents: number): string {
  return cents > 0 ? `€\u00A0${formatNumber(cents / 100, 2)}` : ''
}

/** `€ 899,00 - € 1.499,00`, which breaks after its hyphen only; one price when both are the same, empty when the highest is 0 or less. */
export function formatPriceRange(range: { min: number; max: number }): string {
  if (range.max <= 0) return ''
  return range.min === range.max || range.min <= 0
    ? formatPrice(range.max)
    : `${formatPrice(range.min)}\u00A0- ${formatPrice(range.max)}`
}
