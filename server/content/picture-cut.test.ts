import { expect, test } from 'vitest'
import { cutBox, cutName, readCut } from './picture-cut.ts'

test('names a part of a picture, and reads it again', () => {
  const name = cutName('cms/uploads/kast', '16/9', { x: 29.6, y: 60 })
  expect(name).toBe('cut/16x9-30-60/cms/uploads/kast')
  expect(readCut(name)).toEqual({ media: 'cms/uploads/kast', cut: { ratio: 16 / 9, x: 30, y: 60 } })
  expect(readCut(`${name}-portret`)).toEqual({ media: 'cms/uploads/kast', cut: { ratio: 0.8, x: 30, y: 60 } })
  expect(readCut('cms/uploads/kast')).toBeNull()
})

test.each([
  ['in the middle', { x: 50, y: 50 }, { left: 560, top: 0 }],
  ['at an edge', { x: 2, y: 98 }, { left: 0, top: 0 }],
  ['at the other edge', { x: 99, y: 0 }, { left: 1120, top: 0 }],
  ['between', { x: 40, y: 50 }, { left: 368, top: 0 }],
])('keeps a point %s in the largest part of 4 by 5', (_, point, at) => {
  expect(cutBox({ width: 1920, height: 1000 }, { ratio: 0.8, ...point })).toEqual({ ...at, width: 800, height: 1000 })
})

test('cuts above and below where the part is wider than the picture', () => {
  expect(cutBox({ width: 1000, height: 1000 }, { ratio: 2, x: 10, y: 90 })).toEqual({
    left: 0,
    top: 500,
    width: 1000,
    height: 500,
  })
})

test.each([
  { x: 0, y: 0 },
  { x: 100, y: 100 },
  { x: 33, y: 77 },
])('holds the point $x, $y whatever the proportions', ({ x, y }) => {
  for (const size of [
    { width: 3001, height: 1999 },
    { width: 7, height: 3000 },
    { width: 2880, height: 1200 },
  ])
    for (const ratio of [21 / 9, 1, 2 / 3]) {
      const { left, top, width, height } = cutBox(size, { ratio, x, y })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect((size.width * x) / 100).toBeGreaterThanOrEqual(left - 1)
      expect((size.width * x) / 100).toBeLessThanOrEqual(left + width + 1)
      expect((size.height * y) / 100).toBeLessThanOrEqual(top + height + 1)
    }
})
