import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceCookies, defaultChoice, everything, onlyNecessary, readChoice, switchOption } from './consent-choice.ts'

const jar = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

test('a choice is two cookies for 365 days, for the whole site, secure where the line is', () => {
  expect(choiceCookies(onlyNecessary, false)).toEqual([
    'analytics=true; Path=/; Max-Age=31536000; SameSite=Lax',
    'posthog=false; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect(choiceCookies(everything, true)).toEqual([
    'analytics=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'posthog=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})

test('reads back what is stored, among other cookies', () => {
  for (const choice of [everything, onlyNecessary]) {
    expect(readChoice(jar(choiceCookies(choice, false)))).toEqual(choice)
    expect(readChoice(`taal=nl; ${jar(choiceCookies(choice, false))}; x`)).toEqual(choice)
  }
})

test('without the optional cookie, or with an invalid value, nothing was chosen', () => {
  for (const cookies of ['', 'analytics=true', 'posthog=', 'posthog=ja', 'analytics=true; posthog=1'])
    expect(readChoice(cookies)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      const choice = readChoice(text)
      expect(choice === null || choice.analytics).toBe(true)
    }),
  )
})

test('what is required cannot be switched off, also not by its cookie', () => {
  expect(switchOption(defaultChoice, 'analytics', false)).toEqual(defaultChoice)
  expect(readChoice('analytics=false; posthog=false')).toEqual(onlyNecessary)
  expect(switchOption(defaultChoice, 'posthog', false)).toEqual(onlyNecessary)
  expect(switchOption(onlyNecessary, 'posthog', true)).toEqual(everything)
})
