import { expect, test } from 'vitest'
import { durationWords, numberWord } from './number-words.ts'

test.each([
  [0, 'nul'],
  [1, 'één'],
  [14, 'veertien'],
  [20, 'twintig'],
  [21, 'eenentwintig'],
  [22, 'tweeëntwintig'],
  [33, 'drieëndertig'],
  [50, 'vijftig'],
  [99, 'negenennegentig'],
  [130, '130'],
  [2.5, '2.5'],
])('%d is %s', (value, words) => {
  expect(numberWord(value)).toBe(words)
})

test.each([
  [30, 'een half uur'],
  [60, 'een uur'],
  [90, 'anderhalf uur'],
  [120, 'twee uur'],
  [40, '40 minuten'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})
