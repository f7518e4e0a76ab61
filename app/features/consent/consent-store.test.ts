import { expect, test } from 'vitest'
import { everything, onlyNecessary } from './consent-choice.ts'
import { createConsentStore } from './consent-store.ts'

function browser(cookies = '') {
  const jar = new Map(cookies === '' ? [] : cookies.split('; ').map((pair) => [pair.split('=')[0], pair]))
  const seen = { told: 0 }
  const store = createConsentStore(
    {
      read: () => [...jar.values()].join('; '),
      write: (cookie) => {
        jar.set(cookie.split('=')[0], cookie.split(';')[0] ?? '')
      },
    },
    () => false,
    () => {
      seen.told += 1
    },
  )
  return { jar, seen, store }
}

test('a first choice is stored, told', () => {
  const { jar, seen, store } = browser()
  expect(store.get()).toBeNull()
  store.set(everything)
  expect(store.get()).toEqual(everything)
  expect([...jar.values()]).toEqual(['analytics=true', 'posthog=true'])
  expect(seen).toEqual({ told: 1 })
})

test('only a change of the choice fires the event', () => {
  const { seen, store } = browser('analytics=true; posthog=true')
  store.set(everything)
  expect(seen.told).toBe(0)
  store.set(onlyNecessary)
  expect(seen.told).toBe(1)
})

test('what another tab chose is taken over once', () => {
  const { jar, seen, store } = browser('analytics=true; posthog=true')
  expect(store.get()).toEqual(everything)
  jar.set('posthog', 'posthog=false')
  store.reread()
  store.reread()
  expect(store.get()).toEqual(onlyNecessary)
  expect(seen).toEqual({ told: 1 })
})

test('a jar that throws takes nothing but the memory', () => {
  let told = 0
  const refuse = () => {
    throw new Error('denied')
  }
  const store = createConsentStore(
    { read: refuse, write: refuse },
    () => true,
    () => {
      told += 1
    },
  )
  expect(store.get()).toBeNull()
  store.set(everything)
  store.reread()
  expect(store.get()).toEqual(everything)
  expect(told).toBe(1)
})
