import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnViews } from './product-views.ts'

const mm = fc.integer({ min: 5, max: 2500 })

test('every view has the measures of the variant, to one scale', () => {
  fc.assert(fc.property(mm, mm, mm, (width, height, depth) => {
    const views = drawnViews('kolomkast', { width, height, depth, diameter: null })?.views
    expect(views?.map((view) => [view.kind, view.width, view.height])).toEqual([['front', width, height], ['side', depth, height], ['top', width, depth]])
  }))
})

test('views and figures lie within the box and views do not overlap', () => {
  fc.assert(fc.property(mm, mm, mm, (width, height, depth) => {
    const drawing = drawnViews('zijkast', { width, height, depth, diameter: null })
    if (!drawing) throw new Error('a variant with sizes has a drawing')
    const { box, views, measures, letter } = drawing
    for (const view of views) {
      expect(view.x + view.width).toBeLessThan(box.x + box.width)
      expect(view.y + view.height).toBeLessThan(box.y + box.height)
    }
    for (const measure of measures) expect(measure.at - 1.6 * letter).toBeGreaterThan(measure.axis === 'horizontal' ? box.y : box.x)
    const [front, side, top] = views
    expect(side?.x).toBeGreaterThan((front?.x ?? 0) + width)
    expect(top?.y).toBeGreaterThan((front?.y ?? 0) + height)
  }))
})

test('what is round is one circle: a mirror from the front, a bowl from above', () => {
  const round = { width: null, height: null, depth: null, diameter: 600 }
  expect(drawnViews('spiegel', round)?.views.map((view) => view.kind)).toEqual(['front'])
  expect(drawnViews('wastafel', round)?.views.map((view) => view.kind)).toEqual(['top'])
})

test('what has no sizes has no drawing', () => {
  expect(drawnViews('planchet', { width: null, height: null, depth: null, diameter: null })).toBeNull()
})
