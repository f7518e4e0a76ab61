import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-string.ts'

test('codes that look like numbers stay text', () => {
  expect(parseSearch('?color=662E41&page=2')).toEqual({ color: '662E41', page: '2' })
})

test('a repeated key becomes a list and is written as repeated keys', () => {
  expect(parseSearch('?b=2&b=3')).toEqual({ b: ['2', '3'] })
  expect(stringifySearch({ b: ['2', '3'] })).toBe('?b=2&b=3')
})

test('what says nothing is not written', () => {
  expect(stringifySearch({ a: undefined, b: '', c: false, d: [], e: null })).toBe('')
})

test('any text comes back as it was written', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.isWellFormed())
  fc.assert(
    fc.property(
      fc.dictionary(
        text.filter((key) => key !== '__proto__'),
        fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 })),
      ),
      (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
      },
    ),
  )
})

test('a param without a value is not there, as in what is written', () => {
  expect(parseSearch('?sort=&color=zwart&color=')).toEqual({ color: 'zwart' })
})
