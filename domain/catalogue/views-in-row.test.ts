import { expect, it } from 'vitest'
import { drawnViews } from './product-views.ts'
import { viewsInRow } from './views-in-row.ts'

const drawn = (width: number, height: number, depth: number) => {
  const drawing = drawnViews('kolomkast', { width, height, depth, diameter: null })
  if (!drawing) throw new Error('Unreachable')
  return drawing
}

it('puts the three views of a tall product beside each other, on one base and within the drawing', () => {
  const { views, measures, box } = viewsInRow(drawn(300, 1800, 500))
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

it('leaves the top view under the front of what is wide', () => {
  const wide = drawn(1200, 540, 450)
  expect(viewsInRow(wide)).toBe(wide)
})
