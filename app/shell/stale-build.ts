/** After a deploy the next navigation of a page of the old build is a full load: its files may be gone, and the server may send data for other code. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buildName } from '#domain/build.ts'

const storageKey = 'reloadedAt'
/** Two reloads within this many ms would loop, for example while two builds serve side by side. */
const minReloadIntervalMs = 60_000

const seen = { otherBuild: false }
const otherBuild = 'other-build'

/** Records the build that a response names; null when it names none. */
export function noteBuild(named: string | null): void {
  if (named === null || named === buildName) return
  seen.otherBuild = true
  dispatchEvent(new Event(otherBuild))
}

/** True when the page may be reloaded at `now`, given the time (ms, as text) of the last such reload in this tab. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < minReloadIntervalMs)
}

/** Reloads the page that a visitor navigates to when a file of it is missing or another build sends its data. Preloads alone reload nothing. */
export function useReloadAfterDeploy(): void {
  const router = useRouter()
  useEffect(() => {
    const onStale = () => {
      if (router.state.isLoading) reloadOnce()
    }
    const onMissing = (event: VitePreloadErrorEvent) => {
      if (navigator.onLine) onStale()
      // Otherwise the router would reload the page, and the browser would show its own offline page instead of ours.
      else event.preventDefault()
    }
    addEventListener('vite:preloadError', onMissing)
    addEventListener(otherBuild, onStale)
    const forget = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      if (fromLocation && seen.otherBuild) reloadOnce()
    })
    return () => {
      removeEventListener('vite:preloadError', onMissing)
      removeEventListener(otherBuild, onStale)
      forget()
    }
  }, [router])
}

function reloadOnce(): void {
  try {
    if (!mayReload(sessionStorage.getItem(storageKey), Date.now())) return
    sessionStorage.setItem(storageKey, String(Date.now()))
  } catch {
    return // without storage it might reload forever
  }
  location.reload()
}
