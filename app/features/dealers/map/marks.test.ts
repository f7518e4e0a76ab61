import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closestDrawn, fitTo, onMap, onScreen } from './map-view.ts'
import { closenessFor, expansionOf, indexMarks, markOf, marksIn, type Mark } from './marks.ts'

const frame = { width: 500, height: 640, region: 'europe', closest: closestDrawn } as const
const dealer = (id: string, town: string, latitude: number, longitude: number) => ({
  id,
  slug: id,
  name: id,
  town,
  latitude,
  longitude,
})
const anyDealers = fc
  .uniqueArray(fc.tuple(fc.double({ min: 51, max: 53, noNaN: true }), fc.double({ min: 4, max: 7, noNaN: true })), {
    minLength: 1,
    maxLength: 120,
    selector: String,
  })
  .map((places) =>
    places.map(([latitude, longitude], index) => dealer(`d${index}`, `Dorp ${index}`, latitude, longitude)),
  )
const countAll = (shown: readonly Mark[]) => shown.reduce((sum, mark) => sum + mark.count, 0)

test('counts every dealer in view once', () => {
  fc.assert(
    fc.property(anyDealers, (points) => {
      const shown = marksIn(indexMarks(points), fitTo(points.map(onMap), frame), frame)
      expect(countAll(shown)).toBe(points.length)
    }),
  )
})

test('finds the mark of every dealer: its own or its cluster', () => {
  fc.assert(
    fc.property(anyDealers, (points) => {
      const marks = indexMarks(points)
      const shown = marksIn(marks, fitTo(points.map(onMap), frame), frame)
      for (const point of points.slice(0, 10)) {
        const mark = markOf(marks, shown, point)
        const ids =
          mark?.kind === 'cluster'
            ? marks.getLeaves(mark.cluster, Infinity).map((leaf) => leaf.properties.id)
            : [mark?.key]
        expect(ids).toContain(point.id)
      }
    }),
    { numRuns: 40 },
  )
})

test('breaks a cluster up at the closeness that is promised', () => {
  fc.assert(
    fc.property(anyDealers, (points) => {
      const marks = indexMarks(points)
      for (const mark of marksIn(marks, fitTo(points.map(onMap), frame), frame)) {
        const k = mark.kind === 'cluster' ? expansionOf(marks, mark.cluster) : null
        if (k !== null)
          expect(marksIn(marks, { x: mark.x, y: mark.y, k }, frame).some((other) => other.key === mark.key)).toBe(false)
      }
    }),
    { numRuns: 40 },
  )
})

test('opens dealers at the same place, which never separate, into a ring in which each can be pressed', () => {
  const points = ['a', 'b', 'c'].map((id) => dealer(id, 'Zwolle', 52.5, 6.1))
  const marks = indexMarks(points)
  const view = { ...onMap({ latitude: 52.5, longitude: 6.1 }), k: closestDrawn }
  const [cluster] = marksIn(marks, view, frame)
  if (cluster?.kind !== 'cluster') throw new Error('three dealers at one place are a cluster')
  expect(expansionOf(marks, cluster.cluster)).toBeNull()
  expect(points[0] && closenessFor(marks, points[0], 0.2)).toBe(closestDrawn)
  const ring = marksIn(marks, view, frame, cluster.cluster).map((mark) => ({
    key: mark.key,
    at: onScreen(mark, view, frame),
  }))
  expect(ring.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c'])
  for (const one of ring)
    for (const other of ring)
      if (one !== other) expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(24)
})

test('tells whether all dealers of a cluster are in one town', () => {
  const points = [
    dealer('a', 'Groningen', 53.2, 6.5),
    dealer('b', 'Groningen', 53.22, 6.52),
    dealer('c', 'Groningen', 53.21, 6.51),
    dealer('d', 'Delfzijl', 53.33, 6.92),
    dealer('e', 'Appingedam', 53.32, 6.9),
  ]
  const view = { ...onMap({ latitude: 53.2, longitude: 6.7 }), k: 0.4 }
  const clusters = marksIn(indexMarks(points), view, frame).filter((mark) => mark.kind === 'cluster')
  expect(clusters.map(({ count, isOneTown }) => `${count} ${isOneTown}`).toSorted()).toEqual(['2 false', '3 true'])
  expect(clusters.find(({ isOneTown }) => isOneTown)?.town).toBe('Groningen')
})

test('shows ten thousand dealers as few marks at a time, all counted', () => {
  // A rotated lattice: spread like towns, the same in every run.
  const points = Array.from({ length: 10_000 }, (_, index) =>
    dealer(
      `d${index}`,
      `Dorp ${index % 700}`,
      50.8 + ((index * 0.618_034) % 1) * 2.6,
      3.5 + ((index * 0.754_878) % 1) * 3.6,
    ),
  )
  const marks = indexMarks(points)
  const view = fitTo(points.map(onMap), frame)
  expect(countAll(marksIn(marks, view, frame))).toBe(10_000)
  for (let { k } = view; k <= closestDrawn; k *= 1.6)
    expect(marksIn(marks, { ...view, k }, frame).length).toBeLessThan(400)
})
