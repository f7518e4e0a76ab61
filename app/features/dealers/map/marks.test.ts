import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitTo, nearest, onMap, onScreen } from './map-view.ts'
import { closenessFor, closenessOf, indexMarks, markOf, marksIn } from './marks.ts'

const size = { width: 500, height: 640 }
const dealers = fc
  .uniqueArray(
    fc.record({
      latitude: fc.double({ min: 51, max: 53, noNaN: true }),
      longitude: fc.double({ min: 4, max: 7, noNaN: true }),
    }),
    { minLength: 1, maxLength: 120, selector: ({ latitude, longitude }) => `${latitude} ${longitude}` },
  )
  .map((places) =>
    places.map((place, index) => ({
      id: `d${index}`,
      slug: `badhuis-${index}`,
      name: `Badhuis ${index}`,
      town: `Dorp ${index}`,
      ...place,
    })),
  )

test('every dealer in view is counted once, whatever the closeness', () => {
  fc.assert(
    fc.property(dealers, (points) => {
      const marks = indexMarks(points),
        shown = marksIn(marks, fitTo(points.map(onMap), size, 'europa'), size)
      expect(shown.reduce((sum, mark) => sum + (mark.kind === 'heap' ? mark.count : 1), 0)).toBe(points.length)
    }),
  )
})

test('a dealer is always found: on its own or in the heap that it is in', () => {
  fc.assert(
    fc.property(dealers, (points) => {
      const marks = indexMarks(points),
        view = fitTo(points.map(onMap), size, 'europa'),
        shown = marksIn(marks, view, size)
      for (const dealer of points.slice(0, 10)) {
        const mark = markOf(marks, shown, dealer, view, size)
        expect(
          mark?.kind === 'dealer'
            ? [mark.key]
            : mark?.kind === 'heap'
              ? marks.getLeaves(mark.heap, Infinity).map((leaf) => leaf.properties.id)
              : [],
        ).toContain(dealer.id)
      }
    }),
    { numRuns: 40 },
  )
})

test('a heap falls apart at the closeness that is promised', () => {
  fc.assert(
    fc.property(dealers, (points) => {
      const marks = indexMarks(points),
        view = fitTo(points.map(onMap), size, 'europa')
      for (const mark of marksIn(marks, view, size)) {
        const k = mark.kind === 'heap' ? closenessOf(marks, mark.heap) : null
        if (k !== null)
          expect(marksIn(marks, { x: mark.x, y: mark.y, k }, size).some((other) => other.key === mark.key)).toBe(false)
      }
    }),
    { numRuns: 40 },
  )
})

test('dealers at one and the same place never fall apart, and open into a ring in which each can be pressed', () => {
  const points = ['a', 'b', 'c'].map((id) => ({
    id,
    slug: id,
    name: id,
    town: 'Zwolle',
    latitude: 52.5,
    longitude: 6.1,
  }))
  const marks = indexMarks(points),
    view = { ...onMap({ latitude: 52.5, longitude: 6.1 }), k: nearest }
  const [heap] = marksIn(marks, view, size)
  if (heap?.kind !== 'heap') throw new Error('three dealers at one place are a heap')
  expect(closenessOf(marks, heap.heap)).toBeNull()
  expect(points[0] && closenessFor(marks, points[0], 0.2)).toBe(nearest)
  const ring = marksIn(marks, view, size, heap.heap).map((mark) => ({ key: mark.key, at: onScreen(mark, view, size) }))
  expect(ring.map(({ key }) => key).toSorted((a, b) => a.localeCompare(b))).toEqual(['a', 'b', 'c'])
  for (const one of ring)
    for (const other of ring)
      if (one !== other) expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(24)
})

test('a heap says whether all its dealers are of one town', () => {
  const dealer = (id: string, town: string, latitude: number, longitude: number) => ({
    id,
    slug: id,
    name: id,
    town,
    latitude,
    longitude,
  })
  const points = [
    dealer('a', 'Groningen', 53.2, 6.5),
    dealer('b', 'Groningen', 53.22, 6.52),
    dealer('c', 'Groningen', 53.21, 6.51),
    dealer('d', 'Delfzijl', 53.33, 6.92),
    dealer('e', 'Appingedam', 53.32, 6.9),
  ]
  const heaps = marksIn(indexMarks(points), { ...onMap({ latitude: 53.2, longitude: 6.7 }), k: 0.4 }, size).filter(
    (mark) => mark.kind === 'heap',
  )
  expect(heaps.map(({ count, oneTown }) => `${count} ${oneTown}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '2 false',
    '3 true',
  ])
  expect(heaps.find(({ oneTown }) => oneTown)?.town).toBe('Groningen')
})

test('ten thousand dealers stay a map that can be read and walked: all counted, few marks at a time', () => {
  // A lattice with a turn in it: spread like towns, the same with every run.
  const points = Array.from({ length: 10_000 }, (_, index) => ({
    id: `d${index}`,
    slug: `badhuis-${index}`,
    name: `Badhuis ${index}`,
    town: `Dorp ${index % 700}`,
    latitude: 50.8 + ((index * 0.618_034) % 1) * 2.6,
    longitude: 3.5 + ((index * 0.754_878) % 1) * 3.6,
  }))
  const marks = indexMarks(points)
  const view = fitTo(points.map(onMap), size, 'europa')
  expect(marksIn(marks, view, size).reduce((sum, mark) => sum + (mark.kind === 'heap' ? mark.count : 1), 0)).toBe(
    10_000,
  )
  for (let { k } = view; k <= nearest; k *= 1.6) expect(marksIn(marks, { ...view, k }, size).length).toBeLessThan(400)
})
