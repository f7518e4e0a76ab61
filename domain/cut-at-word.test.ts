import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtClause, cutAtWord } from './cut-at-word.ts'

test('cuts a text that is too long after a whole word', () => {
  expect(cutAtWord('een twee drie', 20)).toBe('een twee drie')
  expect(cutAtWord('een twee, drie', 11)).toBe('een twee…')
})

test('cuts a text after a sentence, else after a clause, else after a word', () => {
  expect(cutAtClause('Ja. Nee, nooit.', 20)).toBe('Ja. Nee, nooit.')
  expect(cutAtClause('Dat kan zo. Bel eerst even.', 20)).toBe('Dat kan zo.')
  expect(cutAtClause('Nee. Bel eerst even, dan weet u het.', 25)).toBe('Nee. Bel eerst even…')
  expect(cutAtClause('Bel eerst even, dan weet u het.', 25)).toBe('Bel eerst even…')
  expect(cutAtClause('Bel eerst even als u het wilt weten.', 25)).toBe('Bel eerst even…')
  expect(cutAtClause('Bel eerst even dan weet u het.', 25)).toBe('Bel eerst even dan weet…')
})

test('cuts to a beginning of the text that fits', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 12, max: 80 }), (text, length) => {
      const cut = cutAtWord(text, length)
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true)
    }),
  )
})
