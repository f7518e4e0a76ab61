import { expect, test } from 'vitest'
import { readFavourites } from '#domain/favourites.ts'
import { createFavouritesStore, favouritesStorageKey } from './favourites-store.ts'

const m01 = { kind: 'mirror', id: 'm01' } as const

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
    },
  }
}

test('stores changes, tells its listeners, and returns the same list until something changes', () => {
  const storage = memory()
  const store = createFavouritesStore(() => storage)
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  expect(store.list()).toBe(store.list())
  expect(store.toggle(m01)).toBe('added')
  expect(readFavourites(storage.kept.get(favouritesStorageKey) ?? null)).toEqual([{ ...m01, quantity: 1, note: '' }])
  expect(store.toggle(m01)).toBe('removed')
  expect(heard).toBe(2)
  stop()
  store.toggle(m01)
  expect(heard).toBe(2)
})

test('stores an update, and does not tell listeners of one that changes nothing', () => {
  const storage = memory()
  const store = createFavouritesStore(() => storage)
  let heard = 0
  store.toggle(m01)
  store.subscribe(() => {
    heard += 1
  })
  store.update((items) => items.map((item) => ({ ...item, quantity: 3 })))
  expect(readFavourites(storage.kept.get(favouritesStorageKey) ?? null)).toEqual([{ ...m01, quantity: 3, note: '' }])
  store.update((items) => items)
  expect(heard).toBe(1)
})

test('reads what another tab wrote on refresh', () => {
  const storage = memory()
  const store = createFavouritesStore(() => storage)
  expect(store.list()).toEqual([])
  createFavouritesStore(() => storage).toggle(m01)
  store.refresh()
  expect(store.list()).toHaveLength(1)
})

test("keeps the list in memory and says 'unkept' when storage throws", () => {
  const store = createFavouritesStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(store.list()).toEqual([])
  expect(store.toggle(m01)).toBe('unkept')
  store.refresh()
  expect(store.list()).toEqual([{ ...m01, quantity: 1, note: '' }])
})
