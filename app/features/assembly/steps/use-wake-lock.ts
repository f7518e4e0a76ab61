/** Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested again when the page is visible. */
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export type WakeLockState = 'unsupported' | 'off' | 'on' | 'refused'

/** `state` is the browser's, not what was requested. The lock is released when the component unmounts. */
export function useWakeLock(): { state: WakeLockState; toggle: () => void } {
  const isSupported = useHydrated() && 'wakeLock' in navigator
  const [isWanted, setIsWanted] = useState(false)
  const [held, setHeld] = useState<'off' | 'on' | 'refused'>('off')

  useEffect(() => {
    if (!isWanted) return undefined
    let lock: WakeLockSentinel | undefined
    let hasEnded = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (hasEnded) {
          await granted.release()
          return
        }
        lock = granted
        granted.addEventListener('release', () => {
          if (!hasEnded) setHeld('off')
        })
        setHeld('on')
      } catch {
        if (!hasEnded) setHeld('refused')
      }
    }
    const again = () => {
      void request()
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
