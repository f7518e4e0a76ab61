/** The theme preferences of this browser: in local storage, shared by its tabs, applied to <html>. */
import { useEffect, useSyncExternalStore } from 'react'
import {
  defaultPreferences,
  parsePreferences,
  storageKeys,
  storedPreferences,
  type ThemePreferences,
} from './theme-preferences.ts'

type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A store over `storage` that shows each change with `apply`. When storage throws (blocked, full) the choice lasts as long as
 * the page.
 */
export function createThemeStore(storage: () => KeyStore, apply: (preferences: ThemePreferences) => void) {
  const listeners = new Set<() => void>()
  let current: ThemePreferences | undefined

  const read = (): ThemePreferences => {
    try {
      const store = storage()
      return parsePreferences((key) => store.getItem(key))
    } catch {
      return defaultPreferences
    }
  }
  const show = (next: ThemePreferences) => {
    current = next
    apply(next)
    for (const listener of listeners) listener()
  }

  return {
    get: (): ThemePreferences => (current ??= read()),
    set: (next: ThemePreferences): void => {
      show(next)
      try {
        const store = storage()
        const texts = storedPreferences(next)
        for (const key of storageKeys) {
          const text = texts[key]
          if (text === null) store.removeItem(key)
          else store.setItem(key, text)
        }
      } catch {
        /* the choice lasts as long as this page */
      }
    },
    /** Takes over what another tab has stored. */
    reread: (): void => {
      const next = read()
      if (current?.choice !== next.choice || current.reducedMotion !== next.reducedMotion) show(next)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const themeStore = createThemeStore(
  () => localStorage,
  ({ choice, reducedMotion }) => {
    const { dataset } = document.documentElement
    if (choice === 'system') delete dataset['theme']
    else dataset['theme'] = choice
    if (reducedMotion) dataset['reducedMotion'] = ''
    else delete dataset['reducedMotion']
  },
)

/** The preferences and the way to change them; the defaults on the server. */
export function useThemePreferences(): [ThemePreferences, (next: ThemePreferences) => void] {
  return [useSyncExternalStore(themeStore.subscribe, themeStore.get, () => defaultPreferences), themeStore.set]
}

/** Follows what other tabs choose, as long as the component is mounted. */
export function useThemeOfOtherTabs(): void {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || storageKeys.some((key) => key === event.key)) themeStore.reread()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
}
