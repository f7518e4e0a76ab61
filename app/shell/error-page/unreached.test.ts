import { expect, test } from 'vitest'
import { isUnreached } from './unreached.ts'

test('a request without a response is a failure of the connection in every browser; any other error is ours', () => {
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: https://site.example/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'The network connection was lost.',
  ])
    expect([words, isUnreached(new TypeError(words), true)]).toEqual([words, true])
  for (const error of [
    new Error('unavailable'),
    new TypeError('a is not a function'),
    new SyntaxError('Failed to fetch'),
    'Failed to fetch',
    null,
  ])
    expect([error, isUnreached(error, true)]).toEqual([error, false])
})

test('while offline every error is a failure of the connection', () => {
  expect(isUnreached(new Error('unavailable'), false)).toBe(true)
})
