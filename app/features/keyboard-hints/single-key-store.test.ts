import { expect, test } from 'vitest'
import { createSingleKeyStore } from './single-key-store.ts'

test('switched off it is stored, switched on again nothing is left', () => {
  const map = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value)
    },
    removeItem: (key: string) => {
      map.delete(key)
    },
  })
  const store = createSingleKeyStore(storage)
  expect(store.get()).toBe(true)
  store.set(false)
  expect([store.get(), createSingleKeyStore(storage).get(), map.size]).toEqual([false, false, 1])
  store.set(true)
  expect([store.get(), map.size]).toEqual([true, 0])
})

test('storage that throws takes nothing but the memory', () => {
  const store = createSingleKeyStore(() => {
    throw new Error('denied')
  })
  expect(store.get()).toBe(true)
  store.set(false)
  expect(store.get()).toBe(false)
})
