import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInKm } from '#domain/dealers/distance.ts'
import {
  between,
  closestDrawn,
  fitTo,
  keepInside,
  kmOnMap,
  offMap,
  onMap,
  onScreen,
  panBy,
  withoutOutliers,
  zoomAt,
} from './map-view.ts'

const place = fc.record({
  latitude: fc.double({ min: 48, max: 54, noNaN: true }),
  longitude: fc.double({ min: 1, max: 13, noNaN: true }),
})
const frameOf = (least: { width: number; height: number }, most: { width: number; height: number }) =>
  fc.record({
    width: fc.integer({ min: least.width, max: most.width }),
    height: fc.integer({ min: least.height, max: most.height }),
    region: fc.constant('europe' as const),
    closest: fc.constant(closestDrawn),
  })
const anyFrame = frameOf({ width: 240, height: 240 }, { width: 900, height: 900 })
/** Close enough that no edge of the map is in the way. */
const view = fc.record({
  x: fc.double({ min: 4000, max: 8000, noNaN: true }),
  y: fc.double({ min: -62000, max: -58000, noNaN: true }),
  k: fc.double({ min: 0.4, max: 1.5, noNaN: true }),
})

test('converts a place to the map and back', () => {
  fc.assert(
    fc.property(place, (where) => {
      const back = offMap(onMap(where))
      expect(back.latitude).toBeCloseTo(where.latitude, 8)
      expect(back.longitude).toBeCloseTo(where.longitude, 8)
    }),
  )
})

test('converts kilometres over the ground', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 100 }), (where, km) => {
      const there = offMap({ ...onMap(where), x: onMap(where).x + kmOnMap(km, where) })
      expect(distanceInKm(where, there)).toBeCloseTo(km, 0)
    }),
  )
})

test('fits all points into the frame', () => {
  fc.assert(
    fc.property(
      fc.array(
        place.filter(({ longitude }) => longitude > 2 && longitude < 10),
        { minLength: 1, maxLength: 30 },
      ),
      frameOf({ width: 320, height: 280 }, { width: 900, height: 640 }),
      (places, box) => {
        const fitted = fitTo(places.map(onMap), box)
        for (const seen of places.map((one) => onScreen(onMap(one), fitted, box))) {
          expect(seen.x).toBeGreaterThan(-1)
          expect(seen.x).toBeLessThan(box.width + 1)
          expect(seen.y).toBeGreaterThan(-1)
          expect(seen.y).toBeLessThan(box.height + 1)
        }
      },
    ),
  )
})

test('keeps what is under the pointer in place while zooming, and zooms back', () => {
  fc.assert(
    fc.property(view, anyFrame, fc.double({ min: 0.8, max: 1.25, noNaN: true }), (from, box, factor) => {
      const anchor = { x: box.width / 3, y: box.height / 4 }
      const to = zoomAt(from, factor, anchor, box)
      const under = {
        x: from.x + (anchor.x - box.width / 2) / from.k,
        y: from.y + (anchor.y - box.height / 2) / from.k,
      }
      expect(onScreen(under, to, box).x).toBeCloseTo(anchor.x, 4)
      expect(onScreen(under, to, box).y).toBeCloseTo(anchor.y, 4)
      expect(zoomAt(to, 1 / factor, anchor, box).x).toBeCloseTo(from.x, 4)
    }),
  )
})

test('never shows anything outside the drawing, whatever the moves', () => {
  const move = fc.record({
    dx: fc.integer({ min: -3000, max: 3000 }),
    dy: fc.integer({ min: -3000, max: 3000 }),
    factor: fc.double({ min: 0.05, max: 20, noNaN: true }),
  })
  fc.assert(
    fc.property(view, anyFrame, fc.array(move, { maxLength: 8 }), (from, box, moves) => {
      const end = moves.reduce(
        (at, { dx, dy, factor }) => zoomAt(panBy(at, dx, dy, box), factor, { x: 0, y: 0 }, box),
        keepInside(from, box),
      )
      const corner = offMap({ x: end.x - box.width / 2 / end.k, y: end.y - box.height / 2 / end.k })
      const opposite = offMap({ x: end.x + box.width / 2 / end.k, y: end.y + box.height / 2 / end.k })
      expect(corner.latitude).toBeLessThan(58)
      expect(corner.longitude).toBeGreaterThan(-9)
      expect(opposite.latitude).toBeGreaterThan(44)
      expect(opposite.longitude).toBeLessThan(23.5)
      expect(end.k).toBeLessThanOrEqual(closestDrawn)
    }),
  )
})

test('starts and ends a flight at its views', () => {
  fc.assert(
    fc.property(view, view, (from, to) => {
      expect(between(from, to, 0)).toEqual(from)
      expect(between(from, to, 1).k).toBeCloseTo(to.k, 8)
    }),
  )
})

test('leaves one point far away out among many, and none among few', () => {
  const crowd = Array.from({ length: 80 }, (_, index) => ({ x: index, y: index }))
  expect(withoutOutliers([...crowd, { x: 9_000, y: 9_000 }]).some((point) => point.x === 9_000)).toBe(false)
  expect(withoutOutliers(crowd.slice(0, 10))).toHaveLength(10)
})
