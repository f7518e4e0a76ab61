import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleKey, articlePath } from './article-number.ts'

test('ignores case and the signs between the parts of a number', () => {
  expect(['WB45-0800-EINA', 'wb45 0800 eina', 'WB45.0800.EINA', ' wb450800eina '].map(articleKey)).toEqual(
    Array.from({ length: 4 }, () => 'WB450800EINA'),
  )
})

test('keeps the number in the address, without capitals and characters to escape', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const path = articlePath(typed)
      expect(path).toMatch(/^\/artikel(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      // No article number has letters such as ß and İ, whose upper case is longer.
      if (/^[\x20-\x7e]*$/.test(typed)) expect(articleKey(path.slice('/artikel'.length))).toBe(articleKey(typed))
      expect(articlePath(path.slice('/artikel'.length))).toBe(path)
    }),
  )
})
