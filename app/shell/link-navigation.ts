/** Plain links become client-side navigation: one listener on the document instead of a component per link. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clickedHref } from './link-target.ts'

export type Router = ReturnType<typeof useRouter>

/** Listens on the document while the shell is mounted. */
export function useLinkNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    followClicks(router, stop.signal)
    return () => stop.abort()
  }, [router])
}

function followClicks(router: Router, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const anchor = anchorOf(event)
      const href = anchor && clickedHref(event, anchor, location.href)
      if (href === null || !hasPageAt(router, href)) return
      event.preventDefault()
      // The error page shows what fails inside the router.
      router.navigate({ href }).catch(() => location.assign(href))
    },
    { signal },
  )
}

export function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}

/** True when the router has a page at this address. The server handles others, such as addresses that have moved. */
export function hasPageAt(router: Router, href: string): boolean {
  const [, params, route] = router.getMatchedRoutes(new URL(href, location.href).pathname)
  return route !== undefined && params['**'] === undefined // the rest of a path that matches only at its beginning
}
