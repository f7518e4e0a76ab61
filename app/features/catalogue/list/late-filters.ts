/**
 * The values of folded filters, which the page that came first is without: in their place stands a link to the page that has them (ProductList.tsx).
 * They come once somebody goes to the filters, in the rail or in the sheet; what could not be had (offline) is asked for again with the next touch.
 */
import type { QueryClient } from '@tanstack/react-query'
import { fetchProductFilters } from '#server/catalogue/catalogue.functions.ts'
import type { ProductSearch } from '#domain/catalogue/product-search.ts'

const link = '#filters details > a'
const openLink = '#filters details[open] > a'

/** Waits for that; `show` is given the values. */
export function attendLateFilters(
  queryClient: QueryClient,
  search: ProductSearch,
  show: (values: Awaited<ReturnType<typeof fetchProductFilters>>) => void,
  signal: AbortSignal,
): void {
  const come = async () => {
    const values = await queryClient.fetchQuery({
      queryKey: ['product-filters', search],
      queryFn: () => fetchProductFilters({ data: search }),
    })
    if (signal.aborted) return
    // The link goes, and gives the focus to the head of its group.
    if (document.activeElement?.matches(link))
      document.activeElement.closest('details')?.querySelector('summary')?.focus({ preventScroll: true })
    show(values)
  }
  const touched = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest('search')?.querySelector(link)) come().catch(() => undefined)
  }
  for (const event of ['pointerover', 'focusin', 'toggle'])
    document.addEventListener(event, ({ target }) => touched(target), { capture: true, signal })
  // Where the visitor went before anybody listened.
  touched(document.querySelector(openLink) ?? document.activeElement)
}
