import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeSets, createCode, type CodeSet } from './code.ts'

const sets = fc.constantFrom<CodeSet>('upper', 'lower', 'numbers', 'special', 'mixed')

test('a code has the requested length and only characters of its set', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      sets,
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (length, set, stream) => {
        const code = createCode(length, set, (below) => Math.floor(Number(stream.next().value) * below))
        expect(code).toHaveLength(length)
        expect(code.split('').every((character) => codeSets[set].includes(character))).toBe(true)
      },
    ),
  )
})

test('the random source decides, from the first to the last character of the set', () => {
  expect(createCode(3, 'numbers', () => 0)).toBe('000')
  expect(createCode(3, 'upper', (below) => below - 1)).toBe('ZZZ')
})

test('a code without characters is refused', () => {
  expect(() => createCode(0, 'mixed', () => 0)).toThrow(RangeError)
  expect(() => createCode(2.5, 'mixed', () => 0)).toThrow(RangeError)
})
