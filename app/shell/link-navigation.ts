/**
 * Plain links become client-side navigation: one listener on the document instead of a component per link.
 * Links that the visitor is about to follow are loaded ahead, within a budget.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clickedHref, pageHref } from './link-target.ts'
import { createPreloadBudget } from './preload-budget.ts'

type Router = ReturnType<typeof useRouter>

/** A pointer rests this many ms on a link before its page is loaded ahead. */
const hoverDelay = 50

/** Listens on the document while the shell is mounted. */
export function useLinkNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    followClicks(router, stop.signal)
    loadAhead(router, stop.signal)
    return () => stop.abort()
  }, [router])
}

function followClicks(router: Router, signal: AbortSignal): void {
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event)
    const href = anchor && clickedHref(event, anchor, location.href)
    if (href === null || !knows(router, href)) return
    event.preventDefault()
    // The router reports what fails on the page itself.
    router.navigate({ href }).catch(() => location.assign(href))
  }, { signal })
}

function loadAhead(router: Router, signal: AbortSignal): void {
  const budget = createPreloadBudget(savesData)
  let resting: ReturnType<typeof setTimeout>

  const preload = (anchor: HTMLAnchorElement) => {
    const href = pageHref(anchor, location.href)
    if (href === null || !knows(router, href) || !budget.take(href, performance.now())) return
    // `href` wins over `to`. A page that cannot be loaded ahead says so when it is asked for.
    router.preloadRoute({ to: '/', href }).catch(() => undefined).finally(budget.release)
  }
  const soon = (event: Event) => {
    clearTimeout(resting)
    const anchor = anchorOf(event)
    if (anchor) resting = setTimeout(preload, hoverDelay, anchor)
  }
  const now = (event: Event) => {
    const anchor = anchorOf(event)
    if (anchor) preload(anchor)
  }
  document.addEventListener('pointerover', soon, { signal, passive: true })
  document.addEventListener('focusin', now, { signal })
  document.addEventListener('touchstart', now, { signal, passive: true })
  signal.addEventListener('abort', () => clearTimeout(resting))
}

function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}

/** True when the router has a page at this address; what it does not know (an address that has moved) is the server's to answer. */
function knows(router: Router, href: string): boolean {
  const [, params, route] = router.getMatchedRoutes(new URL(href, location.href).pathname)
  return route !== undefined && params['**'] === undefined // the rest of a path that matches only at its beginning
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}
