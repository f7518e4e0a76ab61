import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnViews, viewLines, type DrawnParts } from './product-views.ts'

const mm = fc.integer({ min: 5, max: 2500 })

test('gives every view the measures of the variant, to one scale', () => {
  fc.assert(
    fc.property(mm, mm, mm, (width, height, depth) => {
      const views = drawnViews('kolomkast', { width, height, depth, diameter: null })?.views
      expect(views?.map((view) => [view.kind, view.width, view.height])).toEqual([
        ['front', width, height],
        ['side', depth, height],
        ['top', width, depth],
      ])
    }),
  )
})

test('keeps views and figures within the box, and views apart', () => {
  fc.assert(
    fc.property(mm, mm, mm, (width, height, depth) => {
      const drawing = drawnViews('zijkast', { width, height, depth, diameter: null })
      if (!drawing) throw new Error('a variant with sizes has a drawing')
      const { box, views, measures, fontSize } = drawing
      for (const view of views) {
        expect(view.x + view.width).toBeLessThan(box.x + box.width)
        expect(view.y + view.height).toBeLessThan(box.y + box.height)
      }
      for (const measure of measures)
        expect(measure.at - 1.6 * fontSize).toBeGreaterThan(measure.axis === 'horizontal' ? box.y : box.x)
      const [front, side, top] = views
      expect(side?.x).toBeGreaterThan((front?.x ?? 0) + width)
      expect(top?.y).toBeGreaterThan((front?.y ?? 0) + height)
    }),
  )
})

test('puts the views of what is tall beside each other in a row, on one base and within the drawing', () => {
  const { views, measures, box } = drawn({ width: 300, height: 1800, depth: 500 })
  expect(views.map(({ kind }) => kind)).toEqual(['front', 'side', 'top'])
  for (const { y, height } of views) expect(y + height).toBe(1800)
  for (const [index, { x, width }] of views.entries()) {
    expect(x).toBeGreaterThan((views[index - 1]?.x ?? -1) + (views[index - 1]?.width ?? 0))
    expect(x + width).toBeLessThan(box.x + box.width)
  }
  expect(box.y + box.height).toBeGreaterThan(1800)
  const depth = measures.find(({ axis, figure }) => axis === 'vertical' && figure === '500')
  expect(depth).toMatchObject({ from: 1300, to: 1800 })
  expect(depth?.at).toBeLessThan(views[2]?.x ?? 0)
  expect(depth?.at).toBeGreaterThan((views[1]?.x ?? 0) + 500)
})

test('leaves the top view under the front of what is wide, in a row too', () => {
  const wide = { width: 1200, height: 540, depth: 450 }
  expect(drawn(wide)).toEqual(drawnViews('wastafelmeubel', { ...wide, diameter: null }))
})

function drawn(size: { width: number; height: number; depth: number }) {
  const drawing = drawnViews('wastafelmeubel', { ...size, diameter: null }, null, true)
  if (!drawing) throw new Error('Unreachable')
  return drawing
}

test('draws a round product as one circle: a mirror from the front, a basin from above', () => {
  const round = { width: null, height: null, depth: null, diameter: 600 }
  expect(drawnViews('spiegel', round)?.views.map((view) => view.kind)).toEqual(['front'])
  expect(drawnViews('wastafel', round)?.views.map((view) => view.kind)).toEqual(['top'])
})

test('draws a round bowl from the front, the side and above, with its drain, as high as it is', () => {
  const round = { width: null, height: null, depth: null, diameter: 360 }
  const bowl: DrawnParts = { ...plain, basins: { width: 280, depth: 280, height: 140, count: 1, shape: 'free' } }
  const views = drawnViews('wastafel', round, bowl)?.views
  expect(views?.map(({ kind, width, height, isRound }) => [kind, width, height, isRound])).toEqual([
    ['front', 360, 140, false],
    ['side', 360, 140, false],
    ['top', 360, 360, true],
  ])
  const top = { kind: 'top' as const, width: 360, height: 360, isRound: true }
  expect(viewLines(top, 'wastafel', bowl).match(/a(?:160 160|22 22)/g)).toHaveLength(4) // two arcs to a circle
  expect(viewLines({ ...top, kind: 'front' }, 'spiegel', null), 'a round mirror has no square in it').toBe('')
})

test('gives no drawing of a variant without sizes', () => {
  expect(drawnViews('planchet', { width: null, height: null, depth: null, diameter: null })).toBeNull()
})

const plain: DrawnParts = { fronts: null, open: 0, niche: 0, base: null, basins: null, rungs: 0 }
const epoque: DrawnParts = {
  ...plain,
  fronts: { kind: 'drawer', rows: 3, columns: 1, style: 'kader', handle: 'knop' },
  base: { kind: 'legs', height: 860, body: 700 },
  basins: { width: 480, depth: 370, height: 170, count: 1, shape: 'rectangular' },
}
const type: DrawnParts = {
  ...plain,
  fronts: { kind: 'drawer', rows: 2, columns: 2, style: 'staalframe', handle: 'beugel' },
  base: { kind: 'frame', height: 868, body: 420 },
}
const front = (width: number, height: number, parts: DrawnParts) =>
  viewLines({ kind: 'front', width, height }, 'wastafelmeubel', parts)

test('draws drawers above each other with frames and knobs, and legs down to the floor', () => {
  const lines = front(800, 520, epoque)
  expect(lines.match(/M0 [\d.]+h800/g)).toEqual(['M0 173.3h800', 'M0 346.7h800'])
  expect(lines.match(/a14 14/g)).toHaveLength(2 * 3 * 2) // two arcs to a knob, two knobs to a wide drawer
  expect(lines).toContain('M30 520h40v340h-40z')
  expect(
    drawnViews('wastafelmeubel', { width: 800, height: 520, depth: 500, diameter: null }, epoque)?.views.find(
      ({ kind }) => kind === 'top',
    )?.y,
  ).toBeGreaterThan(860)
})

test('draws a frame that reaches the top with drawers above and open space below', () => {
  const lines = front(1400, 880, type)
  expect(lines).toContain('M0 420H1400')
  expect(lines.match(/M700 (?:0|210)v210/g)).toHaveLength(2)
})

test('draws an open compartment between two doors, each with its own handle', () => {
  const doors = { kind: 'door' as const, rows: 1, columns: 1, style: 'vlak', handle: 'knop' }
  const lines = front(350, 1700, { ...plain, niche: 340, fronts: doors })
  expect(lines.match(/M0 [\d.]+h350/g)).toEqual(['M0 595h350', 'M0 935h350'])
  expect(lines).toContain('M19 614h312v302h-312z')
  expect(lines.match(/M291 (?:297.5|1317.5)a/g)).toHaveLength(2)
})

test('draws the handle of a door at its free side, and two doors above 600 mm', () => {
  const doors = { ...plain, fronts: { kind: 'door' as const, rows: 1, columns: 1, style: 'vlak', handle: 'knop' } }
  expect(front(400, 1200, doors)).toBe('M341 600a14 14 0 1 0 28 0a14 14 0 1 0 -28 0')
  expect(front(600, 1200, doors)).not.toContain('v1200')
  expect(front(700, 1200, doors).match(/M350 0v1200|M291 600|M381 600/g)).toEqual([
    'M291 600',
    'M350 0v1200',
    'M381 600',
  ])
})

test('draws basins side by side with a tap hole behind each, and a countertop basin with walls and no tap', () => {
  const top = (parts: DrawnParts) => viewLines({ kind: 'top', width: 1400, height: 480 }, 'wastafelmeubel', parts)
  expect(
    top({ ...plain, basins: { width: 550, depth: 340, height: 130, count: 2, shape: 'rectangular' } }).match(
      /M(?:333|1033) 50a17/g,
    ),
  ).toHaveLength(2)
  expect(top({ ...plain, basins: { width: 1400, depth: 480, height: 130, count: 1, shape: 'free' } })).toBe(
    'M20 20h1360v440h-1360zM678 240a22 22 0 1 0 44 0a22 22 0 1 0 -44 0',
  )
})

test('keeps every line of a front within its outline', () => {
  const fronts = fc.record({
    kind: fc.constantFrom('drawer' as const, 'door' as const),
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 2 }),
    style: fc.constantFrom('vlak', 'kader', 'groef-horizontaal', 'groef-verticaal'),
    handle: fc.constantFrom('greeploos', 'knop', 'beugel', 'lederen-lus', 'greeplijst', 'ingefreesd'),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 3200 }),
      fc.integer({ min: 300, max: 2000 }),
      fronts,
      fc.constantFrom(0, 3, 5),
      (width, height, of, rungs) => {
        for (const [, x, y] of front(width, height, { ...plain, fronts: of, rungs }).matchAll(
          /M([-\d.]+) ([-\d.]+)/g,
        )) {
          expect(Number(x)).toBeGreaterThanOrEqual(0)
          expect(Number(x)).toBeLessThanOrEqual(width)
          expect(Number(y)).toBeGreaterThanOrEqual(0)
          expect(Number(y)).toBeLessThanOrEqual(height)
        }
      },
    ),
  )
})
