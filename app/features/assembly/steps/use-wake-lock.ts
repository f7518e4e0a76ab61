/** Keeps the screen awake while somebody works with wet hands. The browser takes the lock back when the page is hidden; it is asked for again when the page returns. */
import { useEffect, useState, useSyncExternalStore } from 'react'

export type WakeLockState = 'unsupported' | 'off' | 'on' | 'refused'

/** `state` is what the browser says, never what was hoped; the lock ends with the component. */
export function useWakeLock(): { state: WakeLockState; toggle: () => void } {
  const isSupported = useSyncExternalStore(
    neverChanges,
    () => 'wakeLock' in navigator,
    () => false,
  )
  const [isWanted, setIsWanted] = useState(false)
  const [held, setHeld] = useState<'off' | 'on' | 'refused'>('off')

  useEffect(() => {
    if (!isWanted) return undefined
    let lock: WakeLockSentinel | undefined
    let hasEnded = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (hasEnded) {
          await given.release()
          return
        }
        lock = given
        given.addEventListener('release', () => {
          if (!hasEnded) setHeld('off')
        })
        setHeld('on')
      } catch {
        if (!hasEnded) setHeld('refused')
      }
    }
    const again = () => {
      void ask()
    }
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      hasEnded = true
      document.removeEventListener('visibilitychange', again)
      lock?.release().catch(() => undefined)
    }
  }, [isWanted])

  const toggle = () => {
    setHeld('off')
    setIsWanted(held !== 'on')
  }
  return { state: isSupported ? held : 'unsupported', toggle }
}

const neverChanges = () => () => undefined
