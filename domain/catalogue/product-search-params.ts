/** The search params of the product list, of a product and of the comparison. */
import { z } from 'zod/mini'
import { param, searchSchema, text, textLike, wholeNumber } from '../search-params.ts'
import { filterParams } from './product-filter-params.ts'

/** Product page size (docs/rules.md, Product list). */
export const defaultPerPage = 24
const maxPerPage = 96

export const productSearchSchema = searchSchema(() =>
  z.object({
    search: param(text(100)),
    ...filterParams(),
    sort: param(z.enum(['price-asc', 'price-desc'])),
    page: param(wholeNumber(2, 99_999)),
    perPage: param(
      z.pipe(
        wholeNumber(1, maxPerPage),
        z.transform((value) => (value === defaultPerPage ? undefined : value)),
      ),
    ),
  }),
)
export type ProductSearch = z.output<typeof productSearchSchema>

/** `?variant=` of a product: an article number. */
export const variantParam = () => ({ variant: param(textLike(/^[A-Z0-9-]{3,40}$/)) })

/** At most this many products side by side. */
export const maxCompared = 4

/** A product in a comparison; `article` when a size and colour were chosen. */
export type ComparedItem = { slug: string; article: string | null }

/** `?items=` of the comparison: slugs separated by commas, each with `_` and the article number of the chosen variant. */
export const compareSearchSchema = searchSchema(() =>
  z.object({
    items: param(
      z.pipe(
        z.string(),
        z.transform((items) => writeCompared(readCompared(items)) || undefined),
      ),
    ),
  }),
)

/** 'a_A-1,b,a_A-1' -> a in A-1, and b; at most `maxCompared`. */
export function readCompared(items: string | undefined): ComparedItem[] {
  const valid = (items ?? '').split(',').filter((item) => /^[a-z0-9-]{2,80}(?:_[A-Z0-9-]{3,40})?$/.test(item))
  return [...new Set(valid)].slice(0, maxCompared).map((item) => {
    const [slug = '', article = null] = item.split('_')
    return { slug, article }
  })
}

/** The items as `readCompared` reads them. */
export function writeCompared(items: readonly ComparedItem[]): string {
  return items.map(({ slug, article }) => (article === null ? slug : `${slug}_${article}`)).join(',')
}
