/** Plain links become client-side navigation: one listener on the document instead of a component per link. */
import { useRouter } from '@tanstack/react-router'
import { useDocumentEvent } from '#app/lib/document-event.ts'
import { isPlainClick } from '#app/lib/plain-click.ts'
import { pageHref } from './link-target.ts'

export type Router = ReturnType<typeof useRouter>

/** Listens on the document while the shell is mounted. */
export function useLinkNavigation(): void {
  const router = useRouter()
  useDocumentEvent('click', (event) => followClick(router, event))
}

function followClick(router: Router, event: MouseEvent): void {
  const anchor = anchorOf(event)
  if (anchor === null || !isPlainClick(event)) return
  const keeper = anchor.closest<HTMLElement>('[data-keep-place]')
  if (keeper !== null) {
    event.preventDefault()
    return changeAddress(router, anchor, keeper.dataset['keepPlace'] !== 'history')
  }
  const href = pageHref(anchor, location.href)
  if (href === null || !hasPageAt(router, href)) return
  event.preventDefault()
  // The error page shows what fails inside the router.
  router.navigate({ href }).catch(() => location.assign(href))
}

/**
 * Links in an element with `data-keep-place` change the address but neither the place on the page nor the way back: choosing a size is
 * not going somewhere. With the value `history`, every choice can be undone with Back.
 */
function changeAddress(router: Router, { pathname, search }: HTMLAnchorElement, replace: boolean): void {
  void router.navigate({ href: pathname + search, replace, resetScroll: false })
}

export function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}

/**
 * True when the router has a page at this address for certain. The server handles others, such as addresses that have moved and those
 * where an editor may have added a page.
 */
export function hasPageAt(router: Router, href: string): boolean {
  const [, params, route] = router.getMatchedRoutes(new URL(href, location.href).pathname)
  // '**' is the rest of a path that matches only at its beginning.
  return route !== undefined && route.id !== '/$' && params['**'] === undefined
}
