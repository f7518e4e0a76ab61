import { afterEach, expect, test } from 'vitest'
import { movedTo, setMovedAddresses } from './moved-addresses.ts'

afterEach(() => setMovedAddresses([]))

test('leads to the last address of one that moved twice, and nowhere for a circle', () => {
  setMovedAddresses([
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
    { from: '/z', to: '/x' },
  ])
  expect(['/a', '/b', '/c', '/x', '/y', '/z'].map(movedTo)).toEqual([
    '/c',
    '/c',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
