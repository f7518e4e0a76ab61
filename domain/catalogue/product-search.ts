/** The search params of the product list and of a product; what cannot be read falls back to its default, which is not written. */
import { firstText, memberOf, searchSchema, type Output } from '#app/lib/search-schema.ts'
import { defaultPerPage, type ProductFilter } from './product-filters.ts'

/** Filters of many values, whose groups are folded. */
const foldedFilters = ['features', 'brand', 'color'] as const satisfies readonly ProductFilter[]
const largestPage = 96
const mostValues = 40
/** The form that the price fields take (list/price-pattern.ts); the first group is the whole euros. */
const typedPrice = /^[€\s]*0*([1-9]\d{0,5}|[1-9]\d?\d?[.\s]\d{3})(,(\d\d?|-+))?[€\s]*$/

export const productSearchSchema = searchSchema({
  search: firstText((text) => (text.trim() === '' ? undefined : text.trim().slice(0, 100))),
  category: several,
  collections: several,
  features: several,
  brand: several,
  color: several,
  /** Whole euros. */
  minPrice: firstText(wholeEuros),
  maxPrice: firstText(wholeEuros),
  inStock: firstText((text) => (text === '1' ? text : undefined)),
  sort: firstText((text) => (text === 'price-asc' || text === 'price-desc' ? text : undefined)),
  page: firstText((text) => whole(text, 2, 99_999)),
  perPage: firstText((text) => {
    const asked = whole(text, 1, largestPage)
    return asked === String(defaultPerPage) ? undefined : asked
  }),
  /** The group of filters that is written open and whole (list/ProductList.tsx); the list is the same without it, and no other link carries it along. */
  unfold: firstText(memberOf(foldedFilters)),
})
export type ProductSearch = Output<typeof productSearchSchema>

/** `?variant=` of a product, an article number; `?items=` of the comparison, slugs separated by commas. */
export const variantSearchSchema = searchSchema({
  variant: firstText((text) => (/^[A-Z0-9-]{3,40}$/.test(text) ? text : undefined)),
})
export const compareSearchSchema = searchSchema({
  items: firstText((text) => comparedSlugs(text).join(',') || undefined),
})

/** Under this name the tab remembers what was compared last, as in the address. */
export const comparisonStorageKey = 'comparison'
/** At most this many stand side by side. */
export const mostCompared = 4

/** 'a,b,a' -> ['a', 'b'] */
export function comparedSlugs(items: string | undefined): string[] {
  return [...new Set((items ?? '').split(',').filter((slug) => /^[a-z0-9-]{2,80}$/.test(slug)))].slice(0, mostCompared)
}

function several(value: unknown): string[] | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const slugs = [
    ...new Set(given.filter((item): item is string => typeof item === 'string' && /^[a-z0-9-]{1,80}$/.test(item))),
  ]
    .toSorted()
    .slice(0, mostValues)
  return slugs.length > 0 ? slugs : undefined
}

/** Digits alone: '€ 1.000,50' gives '1000'. A form without JavaScript sends what was typed; in the address stands an integer (specification section 5), so cents fall away. */
function wholeEuros(text: string): string | undefined {
  return typedPrice.exec(text)?.[1]?.replace(/\D/, '')
}

function whole(text: string, least: number, most: number): string | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? String(number) : undefined
}
