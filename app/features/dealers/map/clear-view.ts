/** A view in which no mark is cut by the frame or lies under what stands on the map. Pure. */
import type { DealerPoint } from '#server/dealers/dealers.ts'
import {
  closely,
  fitTo,
  keepInside,
  onMap,
  onScreen,
  regionOf,
  withoutOutliers,
  type Point,
  type Region,
  type Size,
  type View,
} from './map-view.ts'
import { marksIn, radiusOf, type Marks } from './marks.ts'
import provinces from './provinces.json' with { type: 'json' }

/** In px from the left and top of the frame. */
export type Box = { left: number; top: number; right: number; bottom: number }

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

/** What stands on the map, as MapStage.module.css has it: the controls and, where there are dealers on the other map, the way to it. */
export function coveredBy({ width, height }: Size, region: Region, hasOther: boolean): Box[] {
  const controls = { left: width - 52, top: 6, right: width - 6, bottom: 134 }
  const other =
    region === 'europa'
      ? { left: 6, top: height - 120, right: 134, bottom: height - 6 }
      : { left: 6, top: height - 50, right: 170, bottom: height - 6 }
  return hasOther ? [controls, other] : [controls]
}

/** What a list of dealers shows of the map: a whole province when it is of one, else its dealers but for those far away from the others. */
export function viewOf(
  points: readonly DealerPoint[],
  province: string | undefined,
  size: Size,
  region: Region,
): { view: View; within: readonly Point[] } {
  const found = points.filter((point) => regionOf(point) === region).map(onMap)
  const [west, north, east, south] = Object.entries(provinces).find(([slug]) => slug === province)?.[1] ?? []
  if (region === 'curacao' || west === undefined || north === undefined || east === undefined || south === undefined) {
    const within = withoutOutliers(found)
    return { view: fitTo(within, size, region), within }
  }
  const within = [{ x: west, y: north }, { x: east, y: south }, ...found]
  return { view: fitTo(within, size, region, undefined, closely), within }
}

/** A view may be pushed so far to be clear, in px to each side, and so many times be a fiftieth farther away. */
const farthest = 48,
  grid = 8,
  steps = 16
/** Every view that may be tried, the least different first; being farther away moves what is at the edges by some px too. */
const tries = Array.from({ length: steps }, (_, count) => count)
  .flatMap((count) => {
    const side = Array.from({ length: (2 * farthest) / grid + 1 }, (_, at) => at * grid - farthest)
    return side.flatMap((dx) => side.map((dy) => ({ count, dx, dy, cost: Math.hypot(dx, dy) + 4 * count })))
  })
  .toSorted((a, b) => a.cost - b.cost)
/** A mark stays so far away from an edge, in px. */
const room = 3

/** The view nearest to `view` in which what has to be seen (`within`) still is and every mark is whole; where there is none, that with the fewest faults. */
export function clearView(
  view: View,
  within: readonly Point[],
  marks: Marks,
  size: Size,
  region: Region,
  covered: readonly Box[],
): View {
  const frame = { left: 0, top: 0, right: size.width, bottom: size.height }
  const wide = { width: size.width + 4 * farthest, height: size.height + 4 * farthest }
  const shown = Array.from({ length: steps }, (_, count) => {
    const k = view.k * 0.98 ** count
    return { k, marks: marksIn(marks, { ...view, k }, wide) }
  })
  const ends = (['x', 'y'] as const)
    .flatMap((axis) => {
      const sorted = within.toSorted((a, b) => a[axis] - b[axis])
      return [sorted[0], sorted.at(-1)]
    })
    .filter((point) => point !== undefined)
  let best = view,
    fewest = Infinity
  for (const { count, dx, dy } of tries) {
    const { k, marks: there } = shown[count] ?? { k: view.k, marks: [] }
    const tried = keepInside({ x: view.x + dx / k, y: view.y + dy / k, k }, size, region)
    const lost = ends.filter((point) => !overlap(boxAround(onScreen(point, tried, size), 0), frame)).length
    const broken = there.filter((mark) => {
      const box = boxAround(onScreen(mark, tried, size), radiusOf(mark) + room)
      return isCut(box, frame) || (overlap(box, frame) && covered.some((other) => overlap(box, other)))
    }).length
    if (lost + broken < fewest) {
      best = tried
      fewest = lost + broken
    }
    if (fewest === 0) break
  }
  return best
}

/** Partly within and partly without. */
export function isCut(box: Box, frame: Box): boolean {
  return (
    overlap(box, frame) &&
    (box.left < frame.left || box.top < frame.top || box.right > frame.right || box.bottom > frame.bottom)
  )
}

/** The square around a point. */
export function boxAround({ x, y }: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}
