/** The drawing of a set shows what was chosen, in its measures. */
import { expect, test } from 'vitest'
import { supplyPlan } from '#domain/assembly/supply-rules.ts'
import { choose, compose, linesOf, totalWidth } from '#domain/configurator/compose.ts'
import type { Kit } from '#domain/configurator/kit.ts'
import { paperScale, pieceDrawing, type DrawnView } from '#domain/configurator/piece-drawing.ts'
import { kits } from './configurator-kits.ts'

const sets = [...kits.values()].flatMap((kit) =>
  kit.cabinets.flatMap(({ key, items }) =>
    [...new Set(items.map((item) => item.width))].flatMap((width) =>
      [...kit.tops.map((one) => one.key), 'none'].flatMap((top) =>
        [...sidesOf(kit)].flatMap((side) =>
          (side === 'none' ? ['right'] : ['left', 'both']).map((sideAt) => {
            const { choice } = choose(kit, { cabinet: key, width: String(width), top, side, sideAt })
            return { kit, choice, drawing: pieceDrawing(kit, choice) }
          }),
        ),
      ),
    ),
  ),
)

function sidesOf(kit: Kit): Set<string> {
  return new Set(['none', ...kit.sides.flatMap(({ key, items }) => items.map(({ width }) => `${key}-${width}`))])
}

/** The sets for which `holds` is false. */
function faulty(holds: (set: (typeof sets)[number]) => boolean): unknown[] {
  return sets.filter((set) => !holds(set)).map(({ choice }) => choice)
}

test('draws every part that is ordered, and no other', () => {
  expect(sets.length).toBeGreaterThan(1000)
  const kinds = { cabinet: 'cabinet', top: 'top', basin: 'bowl', mirror: 'mirror', side: 'side' }
  expect(
    faulty(({ kit, choice, drawing }) => {
      const ordered = linesOf(kit, choice)
      return Object.entries(kinds).every(
        ([part, kind]) =>
          drawing.front.shapes.filter((shape) => shape.kind === kind).length ===
          (ordered.find((line) => line.part === part)?.quantity ?? 0),
      )
    }),
  ).toEqual([])
})

test('keeps all views and measures within the drawing, each view in its place', () => {
  expect(
    faulty(({ drawing: { box, front, side, top, sideLeft, topUpper } }) => {
      const isWithin = (x: number, y: number) =>
        x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
      const isWhole = ({ shapes, measures, marks }: DrawnView) =>
        shapes.every((one) => isWithin(one.x, one.y) && isWithin(one.x + one.width, one.y + one.height)) &&
        measures.every(({ axis, from, to, at }) =>
          [from, to].every((end) => (axis === 'horizontal' ? isWithin(end, at) : isWithin(at, end))),
        ) &&
        marks.every(({ x, y }) => isWithin(x, y))
      return (
        [front, side, top].every(isWhole) &&
        front.shapes.every((one) => one.x >= 0 && one.x + one.width < sideLeft && one.y + one.height <= 0) &&
        side.shapes.every((one) => one.x >= sideLeft) &&
        top.shapes.every((one) => one.y >= topUpper)
      )
    }),
  ).toEqual([])
})

test('fits on A4 at its scale, with 15 mm at the edges', () => {
  expect(Math.max(...sets.map(({ drawing }) => drawing.box.width)) / paperScale).toBeLessThanOrEqual(297 - 30)
  expect(Math.max(...sets.map(({ drawing }) => drawing.box.height)) / paperScale).toBeLessThanOrEqual(210 - 30)
})

test('measures the whole, the top and the pipes as the rules have them', () => {
  expect(
    faulty(({ kit, choice, drawing: { front, plan } }) => {
      const figures = new Set(front.measures.map(({ mm }) => mm))
      return [totalWidth(kit, choice), kit.topHeight, ...(plan ? [plan.drain, plan.water] : [])].every((mm) =>
        figures.has(mm),
      )
    }),
  ).toEqual([])
})

test('hangs a mirror over the basin and never into it', () => {
  expect(
    faulty(({ drawing }) => {
      const find = (kind: string) => drawing.front.shapes.find((shape) => shape.kind === kind)
      const [mirror, bowl] = [find('mirror'), find('bowl')]
      return !mirror || !bowl || mirror.y + mirror.height < bowl.y
    }),
  ).toEqual([])
})

test('draws the drain of Beat 45 with its basin at the height of the table for fitters', () => {
  const kit = kits.get('beat45')
  if (!kit) throw new RangeError('there is no Beat 45')
  const { choice } = compose(kit, { width: '1000', top: 'wastafel' })
  const { plan, screws } = pieceDrawing(kit, choice)
  expect(plan?.drain).toBe(610)
  expect(plan?.centres).toEqual([500])
  expect(screws).toBeGreaterThan(600)
  const [basin] = kit.tops[0]?.basins ?? []
  const [top] = kit.supply.tops
  if (!basin || !top) throw new RangeError('there is no basin')
  expect(plan).toEqual(
    supplyPlan({ cabinet: kit.supply, width: 1000, top, basin, count: 1, at: 'middle', height: 870 }),
  )
})
