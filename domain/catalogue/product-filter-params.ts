/** The search params of the filters of the product list. Every page has them, because any page may link to the list; the filters are in product-filters.ts. */
import { z } from 'zod/mini'
import { flag, param, paramList, textLike } from '../search-params.ts'

/** What the fields of a price and of a length accept, as HTML patterns; the first group holds the digits. */
export const euroPattern = String.raw`[€\s]*0*([1-9]\d{0,5}|[1-9]\d?\d?[.\s]\d{3})(,(\d\d?|-+))?[€\s]*`
export const mmPattern = String.raw`\s*0*([1-9]\d{0,3}|[1-9]\.\d{3})\s*(?:mm)?\s*`

/** A price in whole euros. */
export const euros = () => bound(euroPattern, 999_999)
/** A length in mm. */
export const millimetres = () => bound(mmPattern, 9999)

/** The compiler finds a filter without its params where the form reads them. */
export function filterParams() {
  const slugs = paramList(textLike(/^[a-z0-9-]{1,80}$/))
  const price = euros()
  const mm = millimetres()
  return {
    category: slugs,
    collections: slugs,
    features: slugs,
    brand: slugs,
    color: slugs,
    minPrice: price,
    maxPrice: price,
    minWidth: mm,
    maxWidth: mm,
    minHeight: mm,
    maxHeight: mm,
    minDepth: mm,
    maxDepth: mm,
    inStock: param(flag()),
  }
}

/** A bound from 1 to `max`: a number in a link, text as typed in the form. */
function bound(pattern: string, max: number) {
  return param(
    z.pipe(
      z.transform((value: number) => readBound(pattern, String(value))),
      z.int().check(z.gte(1), z.lte(max)),
    ),
  )
}

/** The whole number that a visitor typed, or NaN: '€ 1.000,50' gives 1000, cents are dropped (docs/rules.md, Product list). */
function readBound(pattern: string, typed: string): number {
  const digits = new RegExp(`^(?:${pattern})$`).exec(typed)?.[1]
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(/\D/g, ''))
}
