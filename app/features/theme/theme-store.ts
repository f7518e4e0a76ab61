/** The theme preferences of this browser: in local storage, shared by its tabs, applied to <html>. */
import { useEffect, useSyncExternalStore } from 'react'
import { createStoredValue } from '#app/lib/stored-value.ts'
import {
  defaultPreferences,
  parsePreferences,
  storageKeys,
  storedPreferences,
  type ThemePreferences,
} from './theme-preferences.ts'

const preferences = createStoredValue<ThemePreferences>({
  read: () => parsePreferences((key) => localStorage.getItem(key)),
  write: (next) => {
    const texts = storedPreferences(next)
    for (const key of storageKeys) {
      const text = texts[key]
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    }
  },
  fallback: defaultPreferences,
  isSame: (one, other) => one.choice === other.choice && one.reducedMotion === other.reducedMotion,
})

preferences.subscribe(() => {
  const { choice, reducedMotion } = preferences.get()
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset['theme']
  else dataset['theme'] = choice
  if (reducedMotion) dataset['reducedMotion'] = ''
  else delete dataset['reducedMotion']
})

/** The preferences and the way to change them; the defaults on the server. */
export function useThemePreferences(): [ThemePreferences, (next: ThemePreferences) => void] {
  return [useSyncExternalStore(preferences.subscribe, preferences.get, () => defaultPreferences), preferences.set]
}

/** Follows what other tabs choose, as long as the component is mounted. */
export function useThemeOfOtherTabs(): void {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || storageKeys.some((key) => key === event.key)) preferences.reread()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
}
