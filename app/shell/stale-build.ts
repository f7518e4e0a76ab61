/** After a deploy a page of the old build is loaded whole when it goes on: its files may be gone, and the server's answers may be meant for other code. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buildName } from '#domain/build.ts'

const storageKey = 'reloadedAt'
/** A second time within this many ms it is no stale build, or two builds are serving side by side, and reloading would not end. */
const patience = 60_000

const seen = { otherBuild: false }
const otherBuild = 'other-build'

/** Takes note of the build that answered; null for an answer that does not say. */
export function noteBuild(named: string | null): void {
  if (named === null || named === buildName) return
  seen.otherBuild = true
  dispatchEvent(new Event(otherBuild))
}

/** True when the page may be reloaded at `now`, given the time (ms, as text) of the last such reload in this tab. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < patience)
}

/** Loads the page that a visitor asked for anew when a file of it is missing or another build gives its data; what was only loaded ahead is left alone until it is asked for. */
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
    return // without a memory it might reload for ever
  }
  location.reload()
}
