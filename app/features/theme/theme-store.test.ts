import { expect, test } from 'vitest'
import { createThemeStore } from './theme-store.ts'
import type { ThemePreferences } from './theme-preferences.ts'

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value)
    },
    removeItem: (key: string) => {
      map.delete(key)
    },
  }
}

test('a choice is shown, stored and told to who listens', () => {
  const storage = memory()
  const applied: ThemePreferences[] = []
  const store = createThemeStore(
    () => storage,
    (preferences) => applied.push(preferences),
  )
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  store.set({ choice: 'dark', reducedMotion: true })
  expect(store.get()).toEqual({ choice: 'dark', reducedMotion: true })
  expect(applied).toEqual([{ choice: 'dark', reducedMotion: true }])
  expect(Object.fromEntries(storage.map)).toEqual({ theme: 'dark', hasManualPreference: 'true', reducedMotion: 'true' })
  expect(told).toBe(1)
})

test('following the system again removes the theme', () => {
  const storage = memory({ theme: 'light', hasManualPreference: 'true' })
  const store = createThemeStore(
    () => storage,
    () => undefined,
  )
  expect(store.get().choice).toBe('light')
  store.set({ ...store.get(), choice: 'system' })
  expect(Object.fromEntries(storage.map)).toEqual({ hasManualPreference: 'false', reducedMotion: 'false' })
})

test('storage that throws changes nothing but that the choice is not kept', () => {
  const applied: ThemePreferences[] = []
  const store = createThemeStore(
    () => {
      throw new Error('denied')
    },
    (preferences) => applied.push(preferences),
  )
  expect(store.get()).toEqual({ choice: 'system', reducedMotion: false })
  store.set({ choice: 'dark', reducedMotion: false })
  expect(store.get().choice).toBe('dark')
  expect(applied).toHaveLength(1)
})

test('what another tab stored is taken over once, and nothing is written back', () => {
  const storage = memory()
  let told = 0
  const store = createThemeStore(
    () => storage,
    () => undefined,
  )
  expect(store.get().choice).toBe('system')
  store.subscribe(() => {
    told += 1
  })
  storage.map.set('theme', 'dark').set('hasManualPreference', 'true')
  store.reread()
  store.reread()
  expect(store.get().choice).toBe('dark')
  expect(told).toBe(1)
  expect(storage.map.has('reducedMotion')).toBe(false)
})
