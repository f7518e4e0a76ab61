import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-string.ts'

test('keeps codes that look like numbers as text', () => {
  expect(parseSearch('?color=662E41&page=2')).toEqual({ color: '662E41', page: '2' })
})

test('reads a repeated key as a list, and writes it back', () => {
  expect(parseSearch('?b=2&b=3')).toEqual({ b: ['2', '3'] })
  expect(stringifySearch({ b: ['2', '3'] })).toBe('?b=2&b=3')
})

test('omits empty values', () => {
  expect(stringifySearch({ a: undefined, b: '', c: false, d: [], e: null })).toBe('')
})

test('reads back any text that it wrote', () => {
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

test('ignores a param without a value', () => {
  expect(parseSearch('?sort=&color=zwart&color=')).toEqual({ color: 'zwart' })
})
