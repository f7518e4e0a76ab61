import { expect, test } from 'vitest'
import { isListAndItem } from './view-transition.ts'

test('a list and its items fade into each other, both ways', () => {
  expect(isListAndItem('/producten', '/producten/planchet-beat-45')).toBe(true)
  expect(isListAndItem('/collecties/spiegels/m01', '/collecties/spiegels')).toBe(true)
  expect(isListAndItem('/collecties', '/collecties/beat45')).toBe(true)
})

test('nothing else does', () => {
  expect(isListAndItem('/producten', '/producten')).toBe(false)
  expect(isListAndItem('/producten/a', '/producten/b')).toBe(false)
  expect(isListAndItem('/collecties', '/collecties/spiegels')).toBe(false)
  expect(isListAndItem('/collecties', '/collecties/spiegels/m01')).toBe(false)
  expect(isListAndItem('/', '/producten')).toBe(false)
})
