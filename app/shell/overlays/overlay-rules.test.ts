import { expect, test } from 'vitest'
import { mayShowConsent, mayShowHint } from './overlay-rules.ts'

test('the cookie banner makes room for the settings only', () => {
  expect(mayShowConsent({ settings: true })).toBe(false)
  expect(mayShowConsent({ settings: false })).toBe(true)
})

test('the keyboard hint makes room for what it points at', () => {
  expect(mayShowHint({ settings: true, search: false })).toBe(false)
  expect(mayShowHint({ settings: false, search: true })).toBe(false)
  expect(mayShowHint({ settings: false, search: false })).toBe(true)
})
