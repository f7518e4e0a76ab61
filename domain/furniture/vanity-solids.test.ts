import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DrawnParts } from '../catalogue/product-views.ts'
import { vanitySolids, type Solid, type VanityShape } from './vanity-solids.ts'

const parts = (fields: Partial<DrawnParts> = {}): DrawnParts => ({
  fronts: { kind: 'drawer', rows: 2, columns: 1, style: 'vlak', handle: 'greeploos' },
  open: 0,
  base: null,
  basins: { width: 500, depth: 340, height: 120, count: 1, shape: 'rectangular' },
  niche: 0,
  rungs: 0,
  ...fields,
})
const shape = (fields: Partial<VanityShape> = {}): VanityShape => ({
  width: 1000,
  height: 500,
  depth: 460,
  parts: parts(),
  top: 12,
  bowls: false,
  ...fields,
})

/** The lowest and highest x, y and z of a solid. */
function boxOf(solid: Solid): [readonly [number, number], readonly [number, number], readonly [number, number]] {
  const around = (middle: number, size: number) => [middle - size / 2, middle + size / 2] as const
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
  switch (solid.kind) {
    case 'box':
      return [
        around(solid.at[0], solid.size[0]),
        around(solid.at[1], solid.size[1]),
        around(solid.at[2], solid.size[2]),
      ]
    case 'cylinder': {
      const size = (axis: string) => (axis === solid.axis ? solid.length : 2 * solid.radius)
      return [around(solid.at[0], size('x')), around(solid.at[1], size('y')), around(solid.at[2], size('z'))]
    }
    case 'extrusion': {
      const [a, b] = [span(solid.outline.map(([u]) => u)), span(solid.outline.map(([, v]) => v))]
      const [x, y, z] = solid.at
      return solid.axis === 'y'
        ? [
            [x + a[0], x + a[1]],
            [y, y + solid.length],
            [z + b[0], z + b[1]],
          ]
        : [
            [x, x + solid.length],
            [y + a[0], y + a[1]],
            [z + b[0], z + b[1]],
          ]
    }
    case 'turned': {
      const radius = Math.max(...solid.profile.map(([r]) => r))
      const [low, high] = span(solid.profile.map(([, y]) => y))
      return [around(solid.at[0], 2 * radius), [solid.at[1] + low, solid.at[1] + high], around(solid.at[2], 2 * radius)]
    }
    default:
      return [
        span(solid.points.map(([x]) => x)),
        span(solid.points.map(([, y]) => y)),
        span(solid.points.map(([, , z]) => z)),
      ]
  }
}

const made = fc.record({
  width: fc.integer({ min: 360, max: 3200 }),
  height: fc.integer({ min: 280, max: 720 }),
  depth: fc.integer({ min: 260, max: 560 }),
  top: fc.integer({ min: 10, max: 80 }),
  bowls: fc.boolean(),
  parts: fc.record({
    fronts: fc.record({
      kind: fc.constantFrom('drawer' as const, 'door' as const),
      rows: fc.integer({ min: 1, max: 3 }),
      columns: fc.integer({ min: 1, max: 2 }),
      style: fc.constantFrom('vlak', 'kader', 'groef-verticaal', 'groef-horizontaal', 'afgerond', 'massief'),
      handle: fc.constantFrom('greeploos', 'greeplijst', 'push', 'knop', 'beugel', 'lederen-lus', 'ingefreesd'),
    }),
    open: fc.constantFrom(0, 160),
    base: fc.constant(null),
    basins: fc.record({
      width: fc.integer({ min: 200, max: 900 }),
      depth: fc.integer({ min: 190, max: 400 }),
      height: fc.integer({ min: 95, max: 220 }),
      count: fc.integer({ min: 1, max: 2 }),
      shape: fc.constantFrom('round' as const, 'rectangular' as const),
    }),
    niche: fc.constant(0),
    rungs: fc.constant(0),
  }),
})

test('fills exactly the width, height and depth of the cabinet with its finish, whatever its form', () => {
  fc.assert(
    fc.property(made, (vanity) => {
      const boxes = vanitySolids(vanity)
        .filter(({ material }) => material === 'finish')
        .map(boxOf)
      const [left, low, back] = [0, 1, 2].map((axis) => Math.min(...boxes.map((box) => box[axis]?.[0] ?? 0)))
      const [right, high, front] = [0, 1, 2].map((axis) => Math.max(...boxes.map((box) => box[axis]?.[1] ?? 0)))
      expect([left, right]).toEqual([expect.closeTo(-vanity.width / 2, 6), expect.closeTo(vanity.width / 2, 6)])
      expect([low, back, front]).toEqual([expect.closeTo(0, 6), 0, expect.closeTo(vanity.depth, 6)])
      expect(high).toBeLessThanOrEqual(vanity.height + 1e-6)
      expect(high).toBeGreaterThan(vanity.height - 27)
    }),
  )
})

test('keeps the basins on the top and every measure a number', () => {
  fc.assert(
    fc.property(made, (vanity) => {
      for (const solid of vanitySolids(vanity)) {
        const [x, y, z] = boxOf(solid)
        expect([...x, ...y, ...z].every(Number.isFinite)).toBe(true)
        if (solid.material !== 'basin') continue
        expect(x[0]).toBeGreaterThanOrEqual(-vanity.width / 2)
        expect(x[1]).toBeLessThanOrEqual(vanity.width / 2)
        expect(z[0]).toBeGreaterThanOrEqual(0)
        expect(z[1]).toBeLessThanOrEqual(vanity.depth)
      }
    }),
  )
})

test('has a front for each drawer, and a hole in the top where a basin is set in', () => {
  const fronts = (fields: Partial<VanityShape>) =>
    vanitySolids(shape(fields)).filter(
      (solid) => solid.kind === 'box' && solid.size[2] === 19 && solid.at[2] === 460 - 9.5,
    )
  const double = parts({ fronts: { kind: 'drawer', rows: 2, columns: 2, style: 'vlak', handle: 'push' } })
  expect(fronts({})).toHaveLength(2)
  expect(fronts({ parts: double })).toHaveLength(4)
  const tops = (bowls: boolean) =>
    vanitySolids(shape({ bowls })).flatMap((solid) =>
      solid.kind === 'extrusion' && solid.material === 'top' ? (solid.holes?.length ?? 0) : [],
    )
  expect(tops(false)).toEqual([1])
  expect(tops(true)).toEqual([0])
})

test('puts the tap beside a bowl that reaches to the wall, and behind any other', () => {
  const round = (depth: number) =>
    vanitySolids(
      shape({
        depth,
        bowls: true,
        parts: parts({ basins: { width: 360, depth: 360, height: 120, count: 1, shape: 'round' } }),
      }),
    ).flatMap((solid) => (solid.kind === 'cylinder' && solid.material === 'metal' ? [solid.at[0]] : []))
  expect(round(520)).toEqual([0])
  expect(round(400)[0]).toBeGreaterThan(180)
})
