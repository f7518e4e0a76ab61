import { afterEach, expect, test, vi } from 'vitest'
import { everything, onlyNecessary } from './consent-choice.ts'
import { consent, consentChanged } from './consent-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('stores a choice, and only a change of the choice fires the event', () => {
  const cookies: string[] = []
  const fired = vi.fn()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    },
    set cookie(cookie: string) {
      cookies.push(cookie)
    },
  })
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => fired(type))
  expect(consent.get()).toBeNull()
  consent.set(everything)
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['analytics=true', 'posthog=true'])
  consent.set(everything)
  expect(fired).toHaveBeenCalledTimes(1)
  consent.set(onlyNecessary)
  expect(consent.get()).toEqual(onlyNecessary)
  expect(fired.mock.calls).toEqual([[consentChanged], [consentChanged]])
})
