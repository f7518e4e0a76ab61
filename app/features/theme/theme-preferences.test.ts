import { expect, test } from 'vitest'
import { parsePreferences, resolveTheme, storedPreferences, type StorageKey } from './theme-preferences.ts'

const parse = (stored: Partial<Record<StorageKey, string>>) => parsePreferences((key) => stored[key] ?? null)

test('nothing stored means: follow the system', () => {
  expect(parse({})).toEqual({ choice: 'system', reducedMotion: false })
})

test('a stored theme counts only when it was picked by hand', () => {
  expect(parse({ theme: 'dark', hasManualPreference: 'true' }).choice).toBe('dark')
  expect(parse({ theme: 'dark', hasManualPreference: 'false' }).choice).toBe('system')
  expect(parse({ theme: 'dark' }).choice).toBe('system')
  expect(parse({ theme: 'sepia', hasManualPreference: 'true' }).choice).toBe('system')
  expect(parse({ hasManualPreference: 'true' }).choice).toBe('system')
})

test('what is stored reads back as what was chosen', () => {
  for (const choice of ['light', 'dark', 'system'] as const) {
    for (const reducedMotion of [true, false]) {
      const stored = storedPreferences({ choice, reducedMotion })
      expect(parsePreferences((key) => stored[key])).toEqual({ choice, reducedMotion })
    }
  }
})

test('picking a theme sets hasManualPreference, following the system resets it', () => {
  expect(storedPreferences({ choice: 'light', reducedMotion: false })).toEqual({
    theme: 'light',
    hasManualPreference: 'true',
    reducedMotion: 'false',
  })
  expect(storedPreferences({ choice: 'system', reducedMotion: true })).toEqual({
    theme: null,
    hasManualPreference: 'false',
    reducedMotion: 'true',
  })
})

test('a forced page is dark whatever was chosen, elsewhere the choice wins over the system', () => {
  expect(resolveTheme('light', false, true)).toBe('dark')
  expect(resolveTheme('light', true, false)).toBe('light')
  expect(resolveTheme('dark', false, false)).toBe('dark')
  expect(resolveTheme('system', true, false)).toBe('dark')
  expect(resolveTheme('system', false, false)).toBe('light')
})
