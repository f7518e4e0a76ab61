import { expect, test } from 'vitest'
import { sizeDrawing } from './size-drawing.ts'

const beat = {
  widths: [1200, 600, 900],
  heights: [540],
  depths: [450],
  topThickness: 20,
  topHeight: 870,
  drawersHeight: 540,
  drawers: 2,
}

test('draws every width and depth to scale', () => {
  const drawing = sizeDrawing(beat)
  for (const line of [...drawing.front.widths, ...drawing.side.depths]) expect(line.to - line.from).toBeCloseTo(line.mm)
  expect(drawing.front.widths.map((line) => line.mm)).toEqual([600, 900, 1200])
})

test('draws no cabinet below the floor', () => {
  const drawing = sizeDrawing({ ...beat, heights: [880], topHeight: 880 })
  expect(drawing.undersides).toEqual([880])
})

test('divides the front equally among drawers', () => {
  expect(sizeDrawing({ ...beat, drawers: 3 }).seams).toEqual([200, 380])
})

test('keeps everything within the drawing', () => {
  const { viewBox, front, side, heights, above } = sizeDrawing({ ...beat, heights: [320, 480] })
  for (const line of heights) expect(line.at).toBeGreaterThan(viewBox.x)
  expect(above.at).toBeLessThan(viewBox.x + viewBox.width)
  for (const line of [...front.widths, ...side.depths]) expect(line.at).toBeLessThan(viewBox.y + viewBox.height)
})
