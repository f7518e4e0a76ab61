import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mirrorDoors } from '../mirrors/mirror-lists.ts'
import type { DrawnParts } from '../catalogue/product-views.ts'
import { solidMeshes } from './solid-meshes.ts'
import { mirrorCabinetSolids, storageSolids } from './storage-solids.ts'
import type { CabinetShape, Solid } from './vanity-solids.ts'

const door = (style: string, handle = 'push', rows = 1): DrawnParts => ({
  fronts: { kind: 'door', rows, columns: 1, style, handle },
  open: 0,
  niche: 0,
  base: null,
  basins: null,
  rungs: 0,
})
const size = {
  width: fc.integer({ min: 300, max: 1600 }),
  height: fc.integer({ min: 400, max: 1900 }),
  depth: fc.integer({ min: 140, max: 520 }),
}
const cabinet = fc.record({
  ...size,
  parts: fc.record({
    fronts: fc.record({
      kind: fc.constant('door' as const),
      rows: fc.integer({ min: 1, max: 2 }),
      columns: fc.constant(1),
      style: fc.constantFrom('vlak', 'kader', 'groef-verticaal', 'groef-horizontaal'),
      handle: fc.constantFrom('push', 'knop', 'beugel', 'lederen-lus'),
    }),
    open: fc.constant(0),
    niche: fc.constant(0),
    base: fc.constant(null),
    basins: fc.constant(null),
    rungs: fc.constant(0),
  }),
})

/** The least and the most of x, y and z of what is of these materials. */
function extent(solids: readonly Solid[], materials: readonly Solid['material'][]) {
  const meshes = solidMeshes(solids.filter(({ material }) => materials.includes(material)))
  return [0, 1, 2].map((axis) => {
    const along = meshes.flatMap(({ positions }) => [...positions].filter((_, at) => at % 3 === axis))
    return [
      along.reduce((least, value) => Math.min(least, value), Infinity),
      along.reduce((most, value) => Math.max(most, value), -Infinity),
    ]
  })
}
const whole = ({ width, height, depth }: Pick<CabinetShape, 'width' | 'height' | 'depth'>) => [
  [expect.closeTo(-width / 2, 2), expect.closeTo(width / 2, 2)],
  [expect.closeTo(0, 2), expect.closeTo(height, 2)],
  [expect.closeTo(0, 2), expect.closeTo(depth, 2)],
]

test('fills exactly its width, height and depth, whatever its doors', () => {
  fc.assert(
    fc.property(cabinet, (shape) => {
      expect(extent(storageSolids(shape), ['finish'])).toEqual(whole(shape))
    }),
  )
})

test('keeps glass, metal and body of a mirror cabinet within its size', () => {
  fc.assert(
    fc.property(fc.record(size), (shape) => {
      const solids = mirrorCabinetSolids({ ...shape, parts: door('spiegel') })
      const [across, up, deep] = extent(solids, ['finish', 'metal', 'mirror'])
      expect([across, up, deep]).toEqual(whole(shape))
      expect(solids.filter(({ material }) => material === 'mirror')).toHaveLength(mirrorDoors(shape.width))
    }),
  )
})

test('leaves a compartment open between two doors, and splits a pair of doors in half', () => {
  const heights = (parts: DrawnParts) =>
    storageSolids({ width: 350, height: 1700, depth: 450, parts }).flatMap((solid) =>
      solid.kind === 'box' && solid.material === 'finish' && solid.at[2] + solid.size[2] / 2 > 449
        ? [[solid.at[1] - solid.size[1] / 2, solid.at[1] + solid.size[1] / 2]]
        : [],
    )
  const [lower, upper] = heights({ ...door('vlak'), niche: 340 })
  expect(lower).toEqual([0, expect.closeTo(1700 * 0.45 - 3, 6)])
  expect(upper?.[0]).toBeCloseTo(1700 * 0.45 + 340, 6)
  expect(heights(door('vlak', 'push', 2))).toEqual([
    [0, 847],
    [850, 1697],
  ])
})

test('has two doors above 600 mm, with their handles in the middle, and one below', () => {
  const handles = (width: number) =>
    storageSolids({ width, height: 600, depth: 180, parts: door('vlak', 'knop') }).flatMap((solid) =>
      solid.kind === 'cylinder' && solid.length === 10 ? [Math.round(solid.at[0])] : [],
    )
  expect(handles(600)).toEqual([255])
  expect(handles(800)).toEqual([-46, 47])
})
