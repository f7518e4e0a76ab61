/** What was compared last in this tab, so that the next product joins it. */
import { maxCompared, readCompared, type ComparedItem } from '#domain/catalogue/product-search-params.ts'

const storageKey = 'comparison'

/** The remembered `items` with `item` at the end, once; the first is dropped when there are too many. */
export function addToComparison(items: string, item: ComparedItem): ComparedItem[] {
  const others = readCompared(items).filter(({ slug, article }) => slug !== item.slug || article !== item.article)
  return [...others, item].slice(-maxCompared)
}

/** The remembered items as an address has them; empty where storage is refused. */
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
