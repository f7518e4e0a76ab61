/** After a deploy the files of the old build are gone: a page that asks for one of them is loaded again, once. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const storageKey = 'reloadedAt'
/** A second failure within this many ms is no stale build, and reloading would not end. */
const patience = 60_000

/** True when the page may be reloaded at `now`, given the time (ms, as text) of the last such reload in this tab. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < patience)
}

/** Reloads when a file of a page that the visitor asked for is missing; one that was only loaded ahead is left alone. */
export function useReloadAfterDeploy(): void {
  const router = useRouter()
  useEffect(() => {
    const onMissing = () => {
      if (!router.state.isLoading) return
      try {
        if (!mayReload(sessionStorage.getItem(storageKey), Date.now())) return
        sessionStorage.setItem(storageKey, String(Date.now()))
      } catch {
        return // without a memory it might reload for ever
      }
      location.reload()
    }
    addEventListener('vite:preloadError', onMissing)
    return () => removeEventListener('vite:preloadError', onMissing)
  }, [router])
}
