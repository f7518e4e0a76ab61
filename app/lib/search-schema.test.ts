import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstText, memberOf, searchSchema, textLike, typedText } from './search-schema.ts'
import { several } from './search-values.ts'

const schema = searchSchema({
  q: typedText,
  slug: textLike(/^[a-z]{1,3}$/),
  size: memberOf(['s', 'l']),
  tone: several(['wit', 'zwart']),
  page: firstText((text) => (/^\d+$/.test(text) ? Number(text) : undefined)),
})

test('each name is read by its own reader, and what nobody asked for falls away', () => {
  expect(
    schema.parse({
      q: ' kast ',
      slug: 'abc',
      size: 'l',
      tone: ['zwart', 'paars', 'wit'],
      page: ['2', '3'],
      other: '1',
    }),
  ).toEqual({ q: 'kast', slug: 'abc', size: 'l', tone: ['wit', 'zwart'], page: 2 })
})

test('what cannot be read is not there at all, so that the address without it is the same page', () => {
  expect(Object.keys(schema.parse({ q: '  ', slug: 'abcd', size: 'm', tone: 'paars', page: 'x' }))).toEqual([])
  expect(Object.keys(schema.parse({ q: 'a'.repeat(61), slug: ['abc'], size: ['s'], page: [] }))).toEqual([])
})

test('whatever the address holds, reading never fails and what was read is read the same again', () => {
  const value = fc.oneof(
    fc.string(),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.constantFrom('s', 'wit', 'abc', '12', undefined),
  )
  fc.assert(
    fc.property(fc.record({ q: value, slug: value, size: value, tone: value }), (search) => {
      const once = schema.parse(search)
      expect(schema.parse(once)).toEqual(once)
    }),
  )
})
