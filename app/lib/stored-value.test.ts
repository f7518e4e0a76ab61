import { expect, test, vi } from 'vitest'
import { createStoredValue } from './stored-value.ts'

function storedNumber(initial: number | 'blocked') {
  const storage = { value: initial }
  const store = createStoredValue<number>({
    read: () => {
      if (storage.value === 'blocked') throw new DOMException('denied', 'SecurityError')
      return storage.value
    },
    write: (value) => {
      if (storage.value === 'blocked') throw new DOMException('denied', 'SecurityError')
      storage.value = value
    },
    fallback: 0,
  })
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  return { storage, store, listener, unsubscribe }
}

test('stores a value and tells its listeners of changes only', () => {
  const { storage, store, listener, unsubscribe } = storedNumber(1)
  expect(store.get()).toBe(1)
  expect(store.set(1)).toBe(true)
  expect(listener).not.toHaveBeenCalled()
  expect(store.set(2)).toBe(true)
  expect([store.get(), storage.value]).toEqual([2, 2])
  unsubscribe()
  store.set(3)
  expect(listener).toHaveBeenCalledOnce()
})

test('takes over once what another tab has stored', () => {
  const { storage, store, listener } = storedNumber(1)
  store.get()
  storage.value = 2
  expect(store.get()).toBe(1)
  store.reread()
  store.reread()
  expect(store.get()).toBe(2)
  expect(listener).toHaveBeenCalledOnce()
})

test('storage that throws changes nothing but that the value is not kept', () => {
  const { store, listener } = storedNumber('blocked')
  expect(store.get()).toBe(0)
  expect(store.set(2)).toBe(false)
  store.reread()
  expect(store.get()).toBe(2)
  expect(listener).toHaveBeenCalledOnce()
})
