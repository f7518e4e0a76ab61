import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test('cuts a text that is too long after a whole word', () => {
  expect(cutAtWord('een twee drie', 20)).toBe('een twee drie')
  expect(cutAtWord('een twee, drie', 11)).toBe('een twee…')
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
