/** 'Vergelijk' on a product adds it to what was compared last. */
import { comparedSlugs, comparisonStorageKey, mostCompared } from '#domain/catalogue/product-search.ts'

/** `slug` beside what was remembered as `items`, itself last; the first gives way where there would be too many. */
export function besideRemembered(items: string, slug: string): string[] {
  return [...comparedSlugs(items).filter((other) => other !== slug), slug].slice(-mostCompared)
}

/** The link to the comparison in `part`, which the server made for its product alone, leads to that product beside the others. */
export function attendComparison(part: Element | null): void {
  const link = part?.querySelector<HTMLAnchorElement>('a[href^="/vergelijken?"]')
  const slug = new URLSearchParams(link?.search).get('items')?.split(',').at(-1)
  if (!link || slug === undefined) return
  try {
    link.search = new URLSearchParams({
      items: besideRemembered(sessionStorage.getItem(comparisonStorageKey) ?? '', slug).join(','),
    }).toString()
  } catch {
    /* nothing may be stored: it stays as it is */
  }
}
