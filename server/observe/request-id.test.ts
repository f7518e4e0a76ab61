import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestId } from './request-id.ts'

test('a proxy may name a request; whatever is no plain word gets a new name', () => {
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

test('no name can break out of a header or a line of the log', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 100 }), (given) =>
      /^[\w.-]{8,64}$/.test(requestId(given)),
    ),
  )
})

test('no two names are alike', () => {
  const names = Array.from({ length: 10_000 }, () => requestId(undefined))
  expect(new Set(names).size).toBe(names.length)
})
