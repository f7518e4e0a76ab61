/** What was compared last in this tab, so that the next product joins it. */
import { comparedSlugs, maxCompared } from '#domain/catalogue/product-search-params.ts'

const storageKey = 'comparison'

/** The remembered `items` with `slug` at the end; the first is dropped when there are too many. */
export function addToComparison(items: string, slug: string): string[] {
  return [...comparedSlugs(items).filter((other) => other !== slug), slug].slice(-maxCompared)
}

/** The remembered slugs, separated by commas; empty where storage is refused. */
export function rememberedComparison(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function rememberComparison(items: string): void {
  try {
    sessionStorage.setItem(storageKey, items)
  } catch {
    // Every comparison then starts with one product.
  }
}
