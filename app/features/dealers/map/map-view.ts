/** What part of the map is seen: places in map units (a thousandth of a degree of longitude, Mercator, y downwards), views that show them, and how views move. Pure. */
import type { Place } from '#domain/dealers/distance.ts'

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
/** The map unit in the middle, and how many pixels one unit takes. */
export type View = Point & { k: number }
export type Region = 'europa' | 'curacao'

const unitsPerDegree = 1000
/** Kilometres of one degree on the equator. */
const kmPerDegree = 111.195
/** Pixels per unit, at the closest: 34 m each on our own map, which has no streets, and about 1.5 m on one that has. */
export const nearest = 2,
  nearestWithStreets = 40
/** Room that is left around what is shown, in px: around dealers, and around a province, whose border is no mark. */
const widely = 36
export const closely = 16

/** Where a place lies on the map. */
export function onMap({ latitude, longitude }: Place): Point {
  return {
    x: longitude * unitsPerDegree,
    y: (-Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180 * unitsPerDegree) / Math.PI,
  }
}

/** The place that lies at `point`. */
export function offMap({ x, y }: Point): Place {
  return {
    longitude: x / unitsPerDegree,
    latitude: (Math.atan(Math.exp((-y * Math.PI) / (180 * unitsPerDegree))) * 360) / Math.PI - 90,
  }
}

/** A distance over the ground at `place` in map units. */
export function kmOnMap(km: number, { latitude }: Pick<Place, 'latitude'>): number {
  return (km / (kmPerDegree * Math.cos((latitude * Math.PI) / 180))) * unitsPerDegree
}

/** Which of the two maps a place lies on. */
export function regionOf({ longitude }: Pick<Place, 'longitude'>): Region {
  return longitude < -30 ? 'curacao' : 'europa'
}

/** The corners of what is drawn, as [north-west, south-east]. */
const corners: Record<Region, readonly [Point, Point]> = {
  europa: [onMap({ longitude: -8.9, latitude: 57.9 }), onMap({ longitude: 23.4, latitude: 44.1 })],
  curacao: [onMap({ longitude: -69.9, latitude: 12.8 }), onMap({ longitude: -68, latitude: 11.6 })],
}

/** The view moved and brought closer until it lies within what is drawn. `closest` in px per unit. */
export function keepInside(view: View, { width, height }: Size, region: Region, closest = nearest): View {
  const [topLeft, bottomRight] = corners[region]
  const farthest = Math.max(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y))
  const k = within(view.k, farthest, Math.max(farthest, closest))
  const half = { x: width / 2 / k, y: height / 2 / k }
  return {
    x: within(view.x, topLeft.x + half.x, bottomRight.x - half.x),
    y: within(view.y, topLeft.y + half.y, bottomRight.y - half.y),
    k,
  }
}

/** The view in which all `points` are seen with `margin` px around them, and not closer than `closest` px per unit. Without points: the Netherlands, or Curaçao. */
export function fitTo(points: readonly Point[], size: Size, region: Region, closest = 0.6, margin = widely): View {
  const shown = points.length > 0 ? points : home[region]
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity
  for (const { x, y } of shown) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const room = { width: Math.max(1, size.width - 2 * margin), height: Math.max(1, size.height - 2 * margin) }
  const k = Math.min(room.width / Math.max(1, right - left), room.height / Math.max(1, bottom - top), closest)
  return keepInside({ x: (left + right) / 2, y: (top + bottom) / 2, k }, size, region, Math.max(closest, nearest))
}

/** Of many points those in the middle: one dealer in a far corner does not make the map small for all others. */
export function withoutOutliers(points: readonly Point[]): readonly Point[] {
  if (points.length < many) return points
  const limits = (axis: 'x' | 'y') => {
    const sorted = points.map((point) => point[axis]).toSorted((a, b) => a - b),
      off = Math.floor(sorted.length * outlying)
    return [sorted[off] ?? -Infinity, sorted[sorted.length - 1 - off] ?? Infinity] as const
  }
  const [left, right] = limits('x'),
    [top, bottom] = limits('y')
  return points.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
}

/** From so many points on, this part of them at each side. */
const many = 40,
  outlying = 0.025

const home: Record<Region, readonly Point[]> = {
  europa: [onMap({ longitude: 3.36, latitude: 53.55 }), onMap({ longitude: 7.23, latitude: 50.75 })],
  curacao: [onMap({ longitude: -69.17, latitude: 12.39 }), onMap({ longitude: -68.73, latitude: 12.03 })],
}

/** The view after the map was pushed by so many px. */
export function panBy(view: View, dx: number, dy: number, size: Size, region: Region, closest = nearest): View {
  return keepInside({ ...view, x: view.x - dx / view.k, y: view.y - dy / view.k }, size, region, closest)
}

/** The view `factor` times as close; what lies under `anchor` (px from the left and top) stays there, unless the edge of the map is reached. */
export function zoomAt(view: View, factor: number, anchor: Point, size: Size, region: Region, closest = nearest): View {
  const { k } = keepInside({ ...view, k: view.k * factor }, size, region, closest)
  const dx = anchor.x - size.width / 2,
    dy = anchor.y - size.height / 2
  return keepInside({ x: view.x + dx / view.k - dx / k, y: view.y + dy / view.k - dy / k, k }, size, region, closest)
}

/** Where a point of the map is seen, in px from the left and top. */
export function onScreen(point: Point, view: View, size: Size): Point {
  return { x: (point.x - view.x) * view.k + size.width / 2, y: (point.y - view.y) * view.k + size.height / 2 }
}

/** The part of the way from one view to another; closeness goes by ratio, so that it looks even. */
export function between(from: View, to: View, part: number): View {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, k: from.k * (to.k / from.k) ** part }
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
