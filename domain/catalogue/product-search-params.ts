/** The search params of the product list, of a product and of the comparison. */
import { z } from 'zod/mini'
import { param, text, textLike, wholeNumber } from '../search-params.ts'
import { filterParams } from './product-filters.ts'

/** Product page size (docs/rules.md, Product list). */
export const defaultPerPage = 24
const maxPerPage = 96

export const productSearchSchema = z.object({
  search: param(text(100)),
  ...filterParams,
  sort: param(z.enum(['price-asc', 'price-desc'])),
  page: param(wholeNumber(2, 99_999)),
  perPage: param(
    z.pipe(
      wholeNumber(1, maxPerPage),
      z.transform((value) => (value === defaultPerPage ? undefined : value)),
    ),
  ),
})
export type ProductSearch = z.output<typeof productSearchSchema>

/** `?variant=` of a product: an article number. */
export const variantSearchSchema = z.object({ variant: param(textLike(/^[A-Z0-9-]{3,40}$/)) })

/** At most this many products side by side. */
export const maxCompared = 4

/** `?items=` of the comparison: slugs separated by commas. */
export const compareSearchSchema = z.object({
  items: param(
    z.pipe(
      z.string(),
      z.transform((items) => comparedSlugs(items).join(',') || undefined),
    ),
  ),
})

/** 'a,b,a' -> ['a', 'b'], at most `maxCompared`. */
export function comparedSlugs(items: string | undefined): string[] {
  const slugsIn = (items ?? '').split(',').filter((slug) => /^[a-z0-9-]{2,80}$/.test(slug))
  return [...new Set(slugsIn)].slice(0, maxCompared)
}
