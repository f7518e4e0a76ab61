import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestId } from './request-id.ts'

test('takes a plain id from the proxy, and makes one otherwise', () => {
  expect(requestId('abc-123_DEF.9')).toBe('abc-123_DEF.9')
  for (const given of [
    undefined,
    '',
    'short',
    'x'.repeat(65),
    'two words!',
    'line\nbreak-12345',
    ['a'.repeat(10), 'b'.repeat(10)],
    '<script>alert(1)',
  ])
    expect(requestId(given)).toMatch(/^[\w-]{16}$/)
})

test('gives no id that could break a header or a log line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 100 }), (given) =>
      /^[\w.-]{8,64}$/.test(requestId(given)),
    ),
  )
})

test('makes no id twice', () => {
  const ids = Array.from({ length: 10_000 }, () => requestId(undefined))
  expect(new Set(ids).size).toBe(ids.length)
})
