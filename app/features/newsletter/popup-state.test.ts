import { expect, test } from 'vitest'
import {
  isSuppressed,
  markers,
  popupDelay,
  reducePopup,
  storeMarker,
  type Marker,
  type MarkerStorage,
} from './popup-state.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

function memory(): MarkerStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value)
    },
  }
}
const broken: () => MarkerStorage = () => {
  throw new Error('denied')
}

test('opens after two minutes unless it is suppressed', () => {
  expect(popupDelay).toBe(120_000)
  expect(reducePopup('hidden', { kind: 'delay-passed', suppressed: false })).toEqual({ state: 'form', marker: null })
  expect(reducePopup('hidden', { kind: 'delay-passed', suppressed: true })).toEqual({ state: 'hidden', marker: null })
})

test('stores different markers for closing and for refusing', () => {
  expect(reducePopup('form', { kind: 'closed', forGood: true })).toEqual({ state: 'hidden', marker: 'removed' })
  expect(reducePopup('form', { kind: 'closed', forGood: false })).toEqual({ state: 'hidden', marker: 'dismissed' })
  expect(reducePopup('confirmation', { kind: 'closed', forGood: false })).toEqual({
    state: 'hidden',
    marker: 'dismissed',
  })
  expect(reducePopup('hidden', { kind: 'closed', forGood: true })).toEqual({ state: 'hidden', marker: null })
})

test('shows the confirmation after a signup, and suppresses a popup that has not opened', () => {
  expect(reducePopup('form', { kind: 'subscribed' })).toEqual({ state: 'confirmation', marker: 'confirmed' })
  expect(reducePopup('hidden', { kind: 'subscribed' })).toEqual({ state: 'hidden', marker: 'confirmed' })
})

test.each<[Marker, number]>([
  ['dismissed', 30 * 60_000],
  ['removed', 30 * 86_400_000],
  ['confirmed', 90 * 86_400_000],
])('the marker %s keeps the popup away for %d ms and no longer', (marker, lasts) => {
  const storage = memory()
  storeMarker(() => storage, marker, now)
  expect(isSuppressed(() => storage, now + lasts - 1)).toBe(true)
  expect(isSuppressed(() => storage, now + lasts)).toBe(false)
})

test('is suppressed by any of the three markers', () => {
  for (const { key } of Object.values(markers)) {
    const storage = memory()
    storage.setItem(key, String(now + 1))
    expect(isSuppressed(() => storage, now)).toBe(true)
  }
  expect(isSuppressed(memory, now)).toBe(false)
})

test('ignores storage that throws or has invalid values', () => {
  expect(isSuppressed(broken, now)).toBe(false)
  expect(() => storeMarker(broken, 'removed', now)).not.toThrow()
  const storage = memory()
  storage.setItem(markers.removed.key, 'morgen')
  expect(isSuppressed(() => storage, now)).toBe(false)
})
