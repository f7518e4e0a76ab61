import { expect, test } from 'vitest'
import { isChangingPage } from './LoadingIndicator.tsx'

const home = { pathname: '/' }
const colours = { pathname: '/kleuren' }

test('the indicator belongs to a change to a different path', () => {
  expect(isChangingPage({ isLoading: true, location: colours, resolvedLocation: home })).toBe(true)
})

test('it ends when the change completes, or fails and the router stops loading', () => {
  expect(isChangingPage({ isLoading: false, location: colours, resolvedLocation: colours })).toBe(false)
  expect(isChangingPage({ isLoading: false, location: colours, resolvedLocation: home })).toBe(false)
})

test('new search params on the same path are no change of page, nor is the first load', () => {
  expect(isChangingPage({ isLoading: true, location: colours, resolvedLocation: { pathname: '/kleuren' } })).toBe(false)
  expect(isChangingPage({ isLoading: true, location: colours })).toBe(false)
})
