import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { boxAround, closestDrawn, isCut, onMap, onScreen, overlap } from './map-view.ts'
import { indexMarks, marksIn } from './marks.ts'
import { clearView, coveredBoxes, openingView, wantedView } from './opening-view.ts'
import provinces from './provinces.json' with { type: 'json' }

const desktop = { width: 538, height: 700, region: 'europe', closest: closestDrawn } as const
const telephone = { ...desktop, width: 340, height: 456 }
const dealerAt = (id: string, latitude: number, longitude: number) => ({
  id,
  slug: id,
  name: id,
  town: id,
  latitude,
  longitude,
})

test.each([desktop, telephone])('shows the whole of every province ($width px)', (frame) => {
  expect(Object.keys(provinces).toSorted()).toEqual([...provinceSlugs].toSorted())
  for (const [province, corners] of Object.entries(provinces)) {
    const view = openingView([], { province }, indexMarks([]), frame)
    const [topLeft, bottomRight] = corners.map((corner) => onScreen(corner, view, frame))
    if (!topLeft || !bottomRight) throw new Error(`${province} has no corners`)
    expect(
      Math.min(topLeft.x, topLeft.y, frame.width - bottomRight.x, frame.height - bottomRight.y),
      province,
    ).toBeGreaterThan(15)
    expect(Math.min(topLeft.x, topLeft.y), province).toBeLessThan(20)
  }
})

test('moves dealers out from under the controls and the other map and away from the edge', () => {
  const inView = [dealerAt('a', 53.2, 6.9), dealerAt('b', 51.2, 4), dealerAt('c', 53.2, 4), dealerAt('d', 51.2, 6.9)]
  const marks = indexMarks([...inView, dealerAt('atTheEdge', 52.2, 7.17)])
  const covered = coveredBoxes(desktop, [dealerAt('elsewhere', 12, -69)])
  const faults = (at: typeof view) =>
    marksIn(marks, at, desktop).filter((mark) => {
      const box = boxAround(onScreen(mark, at, desktop), mark.radius)
      return isCut(box, desktop) || covered.some((other) => overlap(box, other))
    })
  const { view } = wantedView(inView, {}, desktop)
  expect(faults(view).length).toBeGreaterThan(1)
  expect(faults(clearView(view, inView.map(onMap), marks, desktop, covered))).toEqual([])
})

test('leaves a clear view as it is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 51.5, max: 52.5, noNaN: true }),
      fc.double({ min: 5, max: 6, noNaN: true }),
      fc.constantFrom(desktop, telephone),
      (latitude, longitude, frame) => {
        const points = [dealerAt('a', latitude, longitude)]
        expect(openingView(points, {}, indexMarks(points), frame)).toEqual(wantedView(points, {}, frame).view)
      },
    ),
    { numRuns: 20 },
  )
})
