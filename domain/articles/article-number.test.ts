import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleKey, articlePath } from './article-number.ts'

test('a number is the same in any case and with any signs between its parts', () => {
  expect(['WB45-0800-EINA', 'wb45 0800 eina', 'WB45.0800.EINA', ' wb450800eina '].map(articleKey)).toEqual(
    Array.from({ length: 4 }, () => 'WB450800EINA'),
  )
})

test('an address keeps the number, and has neither capitals nor signs that an address escapes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const path = articlePath(typed)
      expect(path).toMatch(/^\/artikel(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      // Letters that change their number when their case changes (ß, İ) stand in no article number.
      if (/^[\x20-\x7e]*$/.test(typed)) expect(articleKey(path.slice('/artikel'.length))).toBe(articleKey(typed))
      expect(articlePath(path.slice('/artikel'.length))).toBe(path)
    }),
  )
})
