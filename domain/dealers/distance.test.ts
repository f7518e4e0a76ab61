import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInKm, formatKm, nearestPlaces } from './distance.ts'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const groningen = { latitude: 53.2194, longitude: 6.5665 }
const maastricht = { latitude: 50.8514, longitude: 5.691 }

test('measures 270 km between Groningen and Maastricht', () => {
  expect(distanceInKm(groningen, maastricht)).toBeCloseTo(269.9, 0)
})

test('measures 111.2 km for a degree of latitude and half a circle between the poles', () => {
  expect(distanceInKm({ latitude: 52, longitude: 5 }, { latitude: 53, longitude: 5 })).toBeCloseTo(111.195, 2)
  expect(distanceInKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 123 })).toBeCloseTo(
    Math.PI * 6371.0088,
    3,
  )
})

test('measures the same both ways, from 0 to half the circumference', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const km = distanceInKm(from, to)
      expect(km).toBeCloseTo(distanceInKm(to, from), 6)
      expect(km).toBeGreaterThanOrEqual(0)
      expect(km).toBeLessThanOrEqual(Math.PI * 6371.0088 + 1e-6)
    }),
  )
})

test('sorts the nearest first and leaves out none that is nearer', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 3 }),
      fc.array(place, { maxLength: 20 }),
      (origins, places) => {
        const nearest = nearestPlaces(origins, places, 5)
        expect(nearest).toHaveLength(Math.min(5, places.length))
        const kept = nearest.map((entry) => entry.km)
        expect(kept).toEqual(kept.toSorted((a, b) => a - b))
        const rest = places.filter((candidate) => !nearest.some((entry) => entry.place === candidate))
        for (const candidate of rest)
          expect(Math.min(...origins.map((origin) => distanceInKm(origin, candidate)))).toBeGreaterThanOrEqual(
            kept.at(-1) ?? 0,
          )
      },
    ),
  )
})

test('writes kilometres with one decimal and a comma', () => {
  expect([0, 3.44, 12, 101.96].map(formatKm)).toEqual(['0,0 km', '3,4 km', '12,0 km', '102,0 km'])
})
