/** Preloads the pages of links that the visitor is about to follow, within a budget. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { anchorOf, hasPageAt, type Router } from './link-navigation.ts'
import { pageHref } from './link-target.ts'
import { createPreloadBudget } from './preload-budget.ts'

/** A pointer, finger or the focus rests this many ms on a link before its page is preloaded, so that no event waits for it. */
const restMs = 50

export function useLinkPreload(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    preloadLinks(router, stop.signal)
    return () => stop.abort()
  }, [router])
}

function preloadLinks(router: Router, signal: AbortSignal): void {
  const budget = createPreloadBudget(savesData)
  let resting: ReturnType<typeof setTimeout>

  const preload = (anchor: HTMLAnchorElement) => {
    const href = pageHref(anchor, location.href)
    if (href === null || !hasPageAt(router, href) || !budget.take(href, performance.now())) return
    // `href` wins over `to`. A failure shows when the visitor follows the link.
    router
      .preloadRoute({ to: '/', href })
      .catch(() => undefined)
      .finally(budget.release)
  }
  const soon = (anchor: HTMLAnchorElement | null) => {
    clearTimeout(resting)
    if (anchor) resting = setTimeout(preload, restMs, anchor)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, (event) => soon(anchorOf(event)), { signal, passive: true })

  signal.addEventListener('abort', () => {
    clearTimeout(resting)
  })
  // The pointer or focus may be on a link before hydration.
  soon(document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)'))
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
