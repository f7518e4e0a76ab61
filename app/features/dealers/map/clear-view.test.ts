import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { boxAround, clearView, coveredBy, isCut, overlap, viewOf } from './clear-view.ts'
import { onMap, onScreen } from './map-view.ts'
import { indexMarks, marksIn, radiusOf } from './marks.ts'
import provinces from './provinces.json' with { type: 'json' }

const sizes = [
  { width: 538, height: 700 },
  { width: 340, height: 456 },
]
const dealerAt = (id: string, latitude: number, longitude: number) => ({
  id,
  slug: id,
  name: id,
  town: id,
  latitude,
  longitude,
})

test('every province has its place on the map, and all of it is seen', () => {
  expect(Object.keys(provinces).toSorted((a, b) => a.localeCompare(b))).toEqual(
    provinceSlugs.toSorted((a, b) => a.localeCompare(b)),
  )
  for (const size of sizes) {
    for (const [slug, [west = 0, north = 0, east = 0, south = 0]] of Object.entries(provinces)) {
      const { view, within } = viewOf([], slug, size, 'europa')
      const clear = clearView(view, within, indexMarks([]), size, 'europa', coveredBy(size, 'europa', false))
      const [topLeft, bottomRight] = [
        onScreen({ x: west, y: north }, clear, size),
        onScreen({ x: east, y: south }, clear, size),
      ]
      expect(
        Math.min(topLeft.x, topLeft.y, size.width - bottomRight.x, size.height - bottomRight.y),
        slug,
      ).toBeGreaterThan(15)
      expect(Math.min(topLeft.x, topLeft.y), slug).toBeLessThan(20)
    }
  }
})

test('a dealer under the controls, under the other map and at the edge comes into the clear', () => {
  const [size = { width: 0, height: 0 }] = sizes
  const points = [
    dealerAt('a', 53.2, 6.9),
    dealerAt('b', 51.2, 4),
    dealerAt('c', 53.2, 4),
    dealerAt('d', 51.2, 6.9),
    dealerAt('ver', 52.2, 7.17),
  ]
  const marks = indexMarks(points),
    within = points.slice(0, 4).map(onMap)
  const { view } = viewOf(points.slice(0, 4), undefined, size, 'europa')
  const frame = { left: 0, top: 0, right: size.width, bottom: size.height },
    covered = coveredBy(size, 'europa', true)
  const faults = (at: typeof view) =>
    marksIn(marks, at, size).filter((mark) => {
      const box = boxAround(onScreen(mark, at, size), radiusOf(mark))
      return isCut(box, frame) || covered.some((other) => overlap(box, other))
    })
  expect(faults(view).length).toBeGreaterThan(1)
  expect(faults(clearView(view, within, marks, size, 'europa', covered))).toEqual([])
})

test('a view that is clear stays as it is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 51.5, max: 52.5, noNaN: true }),
      fc.double({ min: 5, max: 6, noNaN: true }),
      fc.constantFrom(...sizes),
      (latitude, longitude, size) => {
        const points = [dealerAt('a', latitude, longitude)]
        const { view, within } = viewOf(points, undefined, size, 'europa')
        expect(clearView(view, within, indexMarks(points), size, 'europa', coveredBy(size, 'europa', true))).toEqual(
          view,
        )
      },
    ),
    { numRuns: 20 },
  )
})
