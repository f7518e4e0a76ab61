/** The geometry of the map: places in map units (a thousandth of a degree of longitude, Mercator, y downwards), the views that show them, and how views move. Pure. */
import type { Place } from '#domain/dealers/distance.ts'

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
/** The map unit in the middle, and how many pixels one unit takes. */
export type View = Point & { k: number }
/** Curaçao has a map of its own. */
export type Region = 'europe' | 'curacao'
/** What the map is seen in: size in px, which of the two maps, and the largest `k` allowed. */
export type Frame = Size & { region: Region; closest: number }
/** In px from the left and top of the frame. */
export type Box = { left: number; top: number; right: number; bottom: number }

const unitsPerDegree = 1000
/** Kilometres of one degree on the equator. */
const kmPerDegree = 111.195
/** Pixels per unit at the closest: 34 m a pixel on our own map, which has no streets, and about 1.5 m on a street map. */
export const closestDrawn = 2
export const closestStreets = 40

/** The map unit of a place. */
export function onMap({ latitude, longitude }: Place): Point {
  return {
    x: longitude * unitsPerDegree,
    y: (-Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180 * unitsPerDegree) / Math.PI,
  }
}

/** The place at a map unit. */
export function offMap({ x, y }: Point): Place {
  return {
    longitude: x / unitsPerDegree,
    latitude: (Math.atan(Math.exp((-y * Math.PI) / (180 * unitsPerDegree))) * 360) / Math.PI - 90,
  }
}

/** Kilometres over the ground at `place` in map units. */
export function kmOnMap(km: number, { latitude }: Pick<Place, 'latitude'>): number {
  return (km / (kmPerDegree * Math.cos((latitude * Math.PI) / 180))) * unitsPerDegree
}

export function regionOf({ longitude }: Pick<Place, 'longitude'>): Region {
  return longitude < -30 ? 'curacao' : 'europe'
}

/** The corners of what is drawn. */
const corners: Record<Region, readonly [Point, Point]> = {
  europe: [onMap({ longitude: -8.9, latitude: 57.9 }), onMap({ longitude: 23.4, latitude: 44.1 })],
  curacao: [onMap({ longitude: -69.9, latitude: 12.8 }), onMap({ longitude: -68, latitude: 11.6 })],
}

/** The view moved and brought closer until it lies within what is drawn. */
export function keepInside(view: View, { width, height, region, closest }: Frame): View {
  const [topLeft, bottomRight] = corners[region]
  const farthest = Math.max(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y))
  const k = clamp(view.k, farthest, Math.max(farthest, closest))
  const half = { x: width / 2 / k, y: height / 2 / k }
  return {
    x: clamp(view.x, topLeft.x + half.x, bottomRight.x - half.x),
    y: clamp(view.y, topLeft.y + half.y, bottomRight.y - half.y),
    k,
  }
}

/** What is shown without points: the Netherlands or Curaçao. */
const home: Record<Region, readonly Point[]> = {
  europe: [onMap({ longitude: 3.36, latitude: 53.55 }), onMap({ longitude: 7.23, latitude: 50.75 })],
  curacao: [onMap({ longitude: -69.17, latitude: 12.39 }), onMap({ longitude: -68.73, latitude: 12.03 })],
}

/** Pixels per unit at most for a view that opens: an island is small. */
const largestOpened: Record<Region, number> = { europe: 0.6, curacao: 1.2 }

/** The view that shows all `points` with `margin` px around them, on Curaçao the whole island. */
export function fitTo(points: readonly Point[], frame: Frame, margin = 36): View {
  const isWhole = frame.region === 'curacao' || points.length === 0
  const [topLeft, bottomRight] = cornersOf(isWhole ? [...home[frame.region], ...points] : points)
  const k = Math.min(
    Math.max(1, frame.width - 2 * margin) / Math.max(1, bottomRight.x - topLeft.x),
    Math.max(1, frame.height - 2 * margin) / Math.max(1, bottomRight.y - topLeft.y),
    largestOpened[frame.region],
  )
  return keepInside({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2, k }, frame)
}

/** The north-west and south-east corners of the box around all points. */
export function cornersOf(points: readonly Point[]): readonly [Point, Point] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ]
}

/** From this many points on, this share of them at each side is left out. */
const manyPoints = 40
const outlyingShare = 0.025

/** Leaves out the outermost of many points, so that one dealer in a far corner does not make the map small for all others. */
export function withoutOutliers(points: readonly Point[]): readonly Point[] {
  if (points.length < manyPoints) return points
  const limits = (axis: 'x' | 'y') => {
    const sorted = points.map((point) => point[axis]).toSorted((a, b) => a - b)
    const off = Math.floor(sorted.length * outlyingShare)
    return [sorted[off] ?? -Infinity, sorted[sorted.length - 1 - off] ?? Infinity] as const
  }
  const [left, right] = limits('x')
  const [top, bottom] = limits('y')
  return points.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
}

/** The view after a drag of so many px. */
export function panBy(view: View, dx: number, dy: number, frame: Frame): View {
  return keepInside({ ...view, x: view.x - dx / view.k, y: view.y - dy / view.k }, frame)
}

/** The view `factor` times as close; what lies under `anchor` (px from the left and top; null: the middle) stays there, unless the edge of the map is reached. */
export function zoomAt(view: View, factor: number, anchor: Point | null, frame: Frame): View {
  const { k } = keepInside({ ...view, k: view.k * factor }, frame)
  const dx = anchor ? anchor.x - frame.width / 2 : 0
  const dy = anchor ? anchor.y - frame.height / 2 : 0
  return keepInside({ x: view.x + dx / view.k - dx / k, y: view.y + dy / view.k - dy / k, k }, frame)
}

/** A map unit in px from the left and top. */
export function onScreen(point: Point, view: View, size: Size): Point {
  return { x: (point.x - view.x) * view.k + size.width / 2, y: (point.y - view.y) * view.k + size.height / 2 }
}

/** The view at `part` (0 to 1) of the way; `k` changes by ratio, so that zooming looks even. */
export function between(from: View, to: View, part: number): View {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, k: from.k * (to.k / from.k) ** part }
}

/** The square around a point. */
export function boxAround({ x, y }: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

/** True for a box that is partly within the frame and partly outside it. */
export function isCut(box: Box, { width, height }: Size): boolean {
  return (
    overlap(box, { left: 0, top: 0, right: width, bottom: height }) &&
    (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
  )
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
