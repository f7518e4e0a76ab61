import { expect, test } from 'vitest'
import { isListAndSheet } from './view-transition.ts'

test('a list and what stands in it fade into each other, both ways', () => {
  expect(isListAndSheet('/producten', '/producten/planchet-beat-45')).toBe(true)
  expect(isListAndSheet('/collecties/spiegels/m01', '/collecties/spiegels')).toBe(true)
  expect(isListAndSheet('/collecties', '/collecties/beat45')).toBe(true)
})

test('nothing else does', () => {
  expect(isListAndSheet('/producten', '/producten')).toBe(false)
  expect(isListAndSheet('/producten/a', '/producten/b')).toBe(false)
  expect(isListAndSheet('/collecties', '/collecties/spiegels')).toBe(false)
  expect(isListAndSheet('/collecties', '/collecties/spiegels/m01')).toBe(false)
  expect(isListAndSheet('/', '/producten')).toBe(false)
})
