import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badLengths, fitSearchSchema, nicheOf, readLength } from './fit-search.ts'

test('reads a decimal comma or point, with or without a unit', () => {
  expect(['80', '80,5', '80.5', ' 80,55 cm', '80 CM'].map((typed) => readLength('width', typed))).toEqual([
    '80',
    '80.5',
    '80.5',
    '80.5',
    '80',
  ])
})

test('treats anything but a length within the limits as absent', () => {
  expect(['', 'breed', '-80', '1e2', '19,9', '600,1', '80,', '8 0'].map((typed) => readLength('width', typed))).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
})

test('keeps and reports invalid lengths as typed, and treats other invalid params as absent', () => {
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

test('gives a niche in whole millimetres, and none without a width', () => {
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

test('gives no niche while a length is invalid', () => {
  expect(
    ['width', 'height', 'depth', 'drain', 'offset', 'postLeft', 'postRight', 'cabinet'].map((name) =>
      nicheOf(fitSearchSchema.parse({ width: '120', [name]: '9999' })),
    ),
  ).toEqual(Array.from({ length: 8 }, () => null))
})

test('parses any search, and parsing it again changes nothing', () => {
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

test('reads a finish and a budget as the product list does', () => {
  expect(fitSearchSchema.parse({ width: '80', color: 'eiken', maxPrice: '€ 1.250,50' })).toMatchObject({
    color: 'eiken',
    maxPrice: 1250,
  })
  expect(fitSearchSchema.parse({ color: '<b>', maxPrice: 'veel' })).toMatchObject({
    color: undefined,
    maxPrice: undefined,
  })
})
