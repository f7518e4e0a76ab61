/** What was compared last in this tab, so that the next product joins it. */
import { comparedSlugs, maxCompared } from '#domain/catalogue/product-search.ts'

const storageKey = 'comparison'

/** `slug` beside the remembered `items`, itself last; the first gives way when there would be too many. */
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

/** Where storage is refused, every comparison starts anew. */
export function rememberComparison(items: string): void {
  try {
    sessionStorage.setItem(storageKey, items)
  } catch {
    /* a comparison of one is a comparison */
  }
}
