import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSuppressed, markers, storeMarker, type Marker } from './popup-markers.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each<[Marker, number]>([
  ['dismissed', 30 * 60_000],
  ['removed', 30 * 86_400_000],
  ['confirmed', 90 * 86_400_000],
])('the marker %s suppresses the popup for %d ms and no longer', (marker, lasts) => {
  expect(isSuppressed(now)).toBe(false)
  storeMarker(marker, now)
  expect(isSuppressed(now + lasts - 1)).toBe(true)
  expect(isSuppressed(now + lasts)).toBe(false)
})

test('ignores invalid values and storage that throws', () => {
  localStorage.setItem(markers.removed.key, 'morgen')
  expect(isSuppressed(now)).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(isSuppressed(now)).toBe(false)
  expect(() => storeMarker('removed', now)).not.toThrow()
})
