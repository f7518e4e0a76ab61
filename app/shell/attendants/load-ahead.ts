/** Links that the visitor is about to follow are loaded ahead, within a budget; so are choices on the page itself that come in sight. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { anchorOf, knows, type Router } from '../link-navigation.ts'
import { pageHref } from '../link-target.ts'
import { createPreloadBudget } from '../preload-budget.ts'

/** A pointer rests this many ms on a link before its page is loaded ahead. */
const hoverDelay = 50

/** Mount once. */
export function useLoadingAhead(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    loadAhead(router, stop.signal)
    return () => stop.abort()
  }, [router])
}

function loadAhead(router: Router, signal: AbortSignal): void {
  const budget = createPreloadBudget(savesData)
  let resting: ReturnType<typeof setTimeout>

  const preload = (anchor: HTMLAnchorElement) => {
    const href = pageHref(anchor, location.href)
    if (href === null || !knows(router, href) || !budget.take(href, performance.now())) return
    // `href` wins over `to`. A page that cannot be loaded ahead says so when it is asked for.
    router
      .preloadRoute({ to: '/', href })
      .catch(() => undefined)
      .finally(budget.release)
  }
  const soon = (anchor: HTMLAnchorElement | null) => {
    clearTimeout(resting)
    if (anchor) resting = setTimeout(preload, hoverDelay, anchor)
  }
  const now = (event: Event) => {
    const anchor = anchorOf(event)
    if (anchor) preload(anchor)
  }
  document.addEventListener('pointerover', (event) => soon(anchorOf(event)), { signal, passive: true })
  document.addEventListener('focusin', now, { signal })
  document.addEventListener('touchstart', now, { signal, passive: true })

  // Of sizes and finishes the first that is not chosen brings what all of them need (docs/decisions/0013: what stands came without).
  const choices = new IntersectionObserver((entries) => {
    const inSight = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target.querySelector<HTMLAnchorElement>('a[href]:not([aria-current])'))
      .find((link) => link !== null)
    if (!inSight) return
    choices.disconnect()
    preload(inSight)
  })
  const watchChoices = () => {
    choices.disconnect()
    for (const choice of document.querySelectorAll('[data-keep-place]')) choices.observe(choice)
  }
  watchChoices()
  const stopWatching = router.subscribe('onRendered', watchChoices)

  signal.addEventListener('abort', () => {
    clearTimeout(resting)
    stopWatching()
    choices.disconnect()
  })
  // Where the visitor went before this was there.
  soon(document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)'))
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
