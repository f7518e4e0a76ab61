/** The measures of a model as lines over it, in px, so that they stay as sharp and as large as the text of the page. */
import type { ModelMeasures } from '#domain/furniture/furniture-model.ts'

/** A place in the model, in mm. */
type Spot = readonly [x: number, y: number, z: number]
type Measure = { from: Spot; to: Spot; figure: string; /** Where its ends point, in mm. */ tick: Spot }
type Outer = { left: number; right: number }
/** Where a place of the model is on the layer, in px. */
export type Project = (spot: Spot) => { x: number; y: number }

const namespace = 'http://www.w3.org/2000/svg'
/** Between the model and a line, as a share of its width. */
const share = 0.05
const figureRoom = 14 // px from a line to the middle of its figure

/**
 * The lines of a cabinet: its width and depth below it, its height to the right, and to the left the height of its top above the floor.
 * A cabinet that stands on the floor has no line on its left, which would repeat the height on its right. `outer`: how far from the wall
 * the vertical lines are, in mm.
 */
function measuresOf({ width, height, depth, floor, upper }: ModelMeasures, outer: Outer): Measure[] {
  const standsOnFloor = floor === height[0] && upper.height === height[1] - height[0]
  const away = share * (width[1] - width[0]) + 25
  const [left, right] = [width[0] - away, width[1] + away]
  const under = height[0] - away
  const across = (mm: number) => String(Math.round(mm))
  const upright: Spot = [0, 1, 0]
  const sideways: Spot = [1, 0, 0]
  return [
    {
      from: [width[0], under, depth],
      to: [width[1], under, depth],
      figure: across(width[1] - width[0]),
      tick: upright,
    },
    { from: [right, under, 0], to: [right, under, depth], figure: across(depth), tick: upright },
    {
      from: [right, height[0], outer.right],
      to: [right, height[1], outer.right],
      figure: across(height[1] - height[0]),
      tick: sideways,
    },
    ...(standsOnFloor
      ? []
      : [
          {
            from: [left, floor, outer.left] satisfies Spot,
            to: [left, floor + upper.height, outer.left] satisfies Spot,
            figure: across(upper.height),
            tick: sideways,
          },
        ]),
  ]
}

/** The ends of all lines. */
export function measuredEnds(measures: ModelMeasures): Spot[] {
  return [0, measures.depth].flatMap((z) =>
    measuresOf(measures, { left: z, right: z }).flatMap(({ from, to }) => [from, to]),
  )
}

/** Draws the measures into `layer`, in place of what it has. */
export function drawMeasures(layer: SVGSVGElement, measures: ModelMeasures, project: Project): void {
  const middle = project([
    (measures.width[0] + measures.width[1]) / 2,
    (measures.height[0] + measures.height[1]) / 2,
    0,
  ])
  layer.replaceChildren(
    ...measuresOf(measures, outerEdges(measures, project)).flatMap((measure) => elementsOf(measure, project, middle)),
  )
}

/** At each side the edge that is farthest out in view: the one at the wall or the one in front. */
function outerEdges({ width, height, depth }: ModelMeasures, project: Project): Outer {
  const at = (x: number, z: number) => project([x, height[0], z]).x
  return {
    left: at(width[0], 0) < at(width[0], depth) ? 0 : depth,
    right: at(width[1], 0) > at(width[1], depth) ? 0 : depth,
  }
}

function elementsOf(
  { from, to, figure, tick }: Measure,
  project: Project,
  middle: { x: number; y: number },
): Element[] {
  const [start, end] = [project(from), project(to)]
  const ends = [from, to].map((spot) => {
    const [low, high] = [-1, 1].map((side) =>
      project([spot[0] + side * tick[0] * 18, spot[1] + side * tick[1] * 18, spot[2] + side * tick[2] * 18]),
    )
    return low && high ? `M${low.x} ${low.y}L${high.x} ${high.y}` : ''
  })
  const line = document.createElementNS(namespace, 'path')
  line.setAttribute('d', `M${start.x} ${start.y}L${end.x} ${end.y}${ends.join('')}`)
  const text = document.createElementNS(namespace, 'text')
  const at = beside(start, end, middle)
  text.setAttribute('x', String(at.x))
  text.setAttribute('y', String(at.y))
  text.textContent = figure
  return [line, text]
}

/** The middle of a line, moved square to it and away from the model. */
function beside(start: { x: number; y: number }, end: { x: number; y: number }, from: { x: number; y: number }) {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1
  const square = { x: (end.y - start.y) / length, y: (start.x - end.x) / length }
  const side = square.x * (middle.x - from.x) + square.y * (middle.y - from.y) < 0 ? -1 : 1
  // A figure is wider than high.
  const room = figureRoom + Math.abs(square.x) * 8
  return { x: middle.x + side * square.x * room, y: middle.y + side * square.y * room }
}
