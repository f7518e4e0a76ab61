import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badLengths, fitSearchSchema, nicheOf, readLength } from './fit-search.ts'

test('a comma is a point, and the unit may stand behind it', () => {
  expect(['80', '80,5', '80.5', ' 80,55 cm', '80 CM'].map((typed) => readLength('width', typed))).toEqual([
    '80',
    '80.5',
    '80.5',
    '80.5',
    '80',
  ])
})

test('what is no length within reason is as good as nothing', () => {
  expect(['', 'breed', '-80', '1e2', '19,9', '600,1', '80,', '8 0'].map((typed) => readLength('width', typed))).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
})

test('what is no length stays as it was typed, and is named; what else cannot be read falls away', () => {
  const read = fitSearchSchema.parse({
    width: ' 2400 mm ',
    tap: 'boven',
    item: 'room.x',
    height: ['210', '5'],
    depth: ' ',
    drain: 'zo hoog als de plint',
    other: '1',
  })
  expect(Object.entries(read).filter(([, value]) => value !== undefined)).toEqual([
    ['width', '2400 mm'],
    ['drain', 'zo hoog als'],
  ])
  expect(badLengths(read)).toEqual(['width', 'drain'])
})

test('a niche is in whole millimetres, and without a width there is none', () => {
  expect(nicheOf(fitSearchSchema.parse({ width: '80,5', drain: '61', offset: '40', postLeft: '4' }))).toEqual({
    width: 805,
    height: null,
    depth: null,
    post: { left: 40, right: 0 },
    tap: null,
    drain: { height: 610, left: 400 },
    cabinet: null,
  })
  expect(nicheOf(fitSearchSchema.parse({ height: '200' }))).toBeNull()
})

test('no niche leaves out a measure that was given', () => {
  expect(
    ['width', 'height', 'depth', 'drain', 'offset', 'postLeft', 'postRight', 'cabinet'].map((name) =>
      nicheOf(fitSearchSchema.parse({ width: '120', [name]: '9999' })),
    ),
  ).toEqual(Array.from({ length: 8 }, () => null))
})

test('reading what was read changes nothing, and no search is refused', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('width', 'height', 'depth', 'tap', 'drain', 'item'),
        fc.oneof(fc.string(), fc.integer({ min: 0, max: 700 }).map(String), fc.array(fc.string())),
      ),
      (search) => {
        const once = fitSearchSchema.parse(search)
        expect(fitSearchSchema.parse(once)).toEqual(once)
      },
    ),
  )
})
