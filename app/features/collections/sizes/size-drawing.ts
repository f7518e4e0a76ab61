/** The geometry of the size drawing of a collection: a front view with all widths, a side view with all depths, to one scale, in mm. */

export type SizeDrawingInput = {
  widths: readonly number[]
  heights: readonly number[]
  depths: readonly number[]
  /** Thickness of the top and its upper side above the floor. */
  topThickness: number
  topHeight: number
  /** Height of the part that holds the drawers. */
  drawersHeight: number
  drawers: number
}

/** A measured line from `from` to `to` along its axis, at `at` across it; `mm` is its length. */
export type MeasuredLine = { from: number; to: number; at: number; mm: number }

export type SizeDrawing = {
  viewBox: { x: number; y: number; width: number; height: number }
  /** Height of the figures on a small screen, in the units of the drawing. */
  fontSize: number
  floor: number
  /** Undersides of the cabinet, the tallest last; they are y positions. */
  undersides: readonly number[]
  /** y positions of the seams between drawers. */
  seams: readonly number[]
  front: { left: number; right: number; widths: readonly MeasuredLine[] }
  side: { left: number; right: number; depths: readonly MeasuredLine[] }
  heights: readonly MeasuredLine[]
  /** Upper side of the top above the floor. */
  above: MeasuredLine
}

/** Lays the drawing out with the upper side of the top at y 0 and the left side of the cabinet at x 0. */
export function sizeDrawing({
  widths,
  heights,
  depths,
  topThickness,
  topHeight,
  drawersHeight,
  drawers,
}: SizeDrawingInput): SizeDrawing {
  const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b)
  const widest = Math.max(...widths)
  const deepest = Math.max(...depths)
  // Tens keep the numbers of the drawing short.
  const fontSize = Math.round((widest + deepest) * 0.0056) * 10
  const floor = topHeight
  const undersides = ascending(heights).map((height) => Math.min(topThickness + height, floor))
  const heightLines = ascending(heights).map((mm, index) => ({
    from: topThickness,
    to: Math.min(topThickness + mm, floor),
    at: -fontSize * (1 + index * 2.6),
    mm,
  }))
  const sideLeft = widest + fontSize * 3.6
  const row = fontSize * 1.3
  const rows = (list: readonly number[], left: number) =>
    ascending(list).map((mm, index) => ({ from: left, to: left + mm, at: floor + row * (index + 1), mm }))
  const leftmost = Math.min(...heightLines.map((line) => line.at)) - fontSize * 2
  const rightmost = sideLeft + deepest + fontSize * 3.4
  const above = -fontSize * 0.8
  return {
    viewBox: {
      x: leftmost,
      y: above,
      width: rightmost - leftmost,
      height: floor - above + row * (Math.max(widths.length, depths.length) + 0.8),
    },
    fontSize,
    floor,
    undersides,
    seams: Array.from(
      { length: drawers - 1 },
      (_, index) => topThickness + ((index + 1) * Math.min(drawersHeight, floor - topThickness)) / drawers,
    ),
    front: { left: 0, right: widest, widths: rows(widths, 0) },
    side: { left: sideLeft, right: sideLeft + deepest, depths: rows(depths, sideLeft) },
    heights: heightLines,
    above: { from: 0, to: floor, at: sideLeft + deepest + fontSize, mm: topHeight },
  }
}
