import { afterEach, expect, test, vi } from 'vitest'
import { favourites } from './favourites-store.ts'

const m01 = { kind: 'mirror', id: 'm01' } as const

afterEach(() => {
  favourites.clear()
  vi.unstubAllGlobals()
})

test('adds and removes an item, and stores the list', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect(favourites.toggle(m01)).toBe('added')
  expect(favourites.list()).toEqual([{ ...m01, quantity: 1, note: '' }])
  expect(setItem).toHaveBeenCalledWith('favourites', expect.stringContaining('m01'))
  expect(favourites.toggle(m01)).toBe('removed')
  expect(favourites.list()).toEqual([])
})

test("keeps the list in memory and says 'unkept' when storage throws", () => {
  vi.stubGlobal('localStorage', undefined)
  expect(favourites.toggle(m01)).toBe('unkept')
  favourites.update((items) => items.map((item) => ({ ...item, quantity: 3 })))
  expect(favourites.list()).toEqual([{ ...m01, quantity: 3, note: '' }])
})
