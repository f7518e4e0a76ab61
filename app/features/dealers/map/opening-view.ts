/** The view that the map opens with: what the list is about, moved a little where a mark would be cut or covered. Pure. */
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { nearestPlaces } from '#domain/dealers/distance.ts'
import type { SearchedPlace } from './map-stage-props.ts'
import {
  boxAround,
  cornersOf,
  fitTo,
  isCut,
  keepInside,
  kmOnMap,
  onMap,
  onScreen,
  overlap,
  regionOf,
  withoutOutliers,
  type Box,
  type Frame,
  type Point,
  type Region,
  type View,
} from './map-view.ts'
import { marksIn, type Marks } from './marks.ts'
import provinces from './provinces.json' with { type: 'json' }

/** What the list is about: a place that was searched for, or a Dutch province. */
type Subject = { searched?: SearchedPlace | null; province?: string | undefined }

/** Dealers in view around a place that was searched for without a radius. */
const nearCount = 8

export function openingView(points: readonly DealerPoint[], subject: Subject, marks: Marks, frame: Frame): View {
  const { view, within } = wantedView(points, subject, frame)
  return clearView(
    view,
    within.length > 0 ? cornersOf(within) : [],
    marks,
    frame,
    coveredBoxes(frame, pointsElsewhere(points, subject, frame.region)),
  )
}

/** The place that was searched for with its surroundings, else the whole province, else the dealers but for outliers. `within` has to be in view. */
export function wantedView(points: readonly DealerPoint[], { searched, province }: Subject, frame: Frame) {
  if (searched && regionOf(searched) === frame.region) {
    const { x, y } = onMap(searched)
    const opposite = (point: Point) => ({ x: 2 * x - point.x, y: 2 * y - point.y })
    const reach = kmOnMap(searched.radius ?? 0, searched)
    const around = searched.radius === undefined ? nearestPlaces([searched], points, nearCount) : []
    const within = [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
      ...around.map(({ place }) => onMap(place)),
    ]
    // With as much on the other side the place is in the middle.
    return { view: fitTo([...within, ...within.map(opposite)], frame), within }
  }
  const found = points.filter((point) => regionOf(point) === frame.region).map(onMap)
  const border = Object.entries(provinces).find(([slug]) => slug === province)?.[1]
  const within = border && frame.region === 'europe' ? [...border, ...found] : withoutOutliers(found)
  return { view: fitTo(within, frame, border && 16), within }
}

/** The dealers on the other map, to which there is a way: none from a place or a province in Europe. */
export function pointsElsewhere(
  points: readonly DealerPoint[],
  { searched, province }: Subject,
  region: Region,
): readonly DealerPoint[] {
  if (region === 'europe' && (searched || province !== undefined)) return []
  return points.filter((point) => regionOf(point) !== region)
}

/** The parts of the frame under controls, as MapStage.module.css places them: the buttons and, where there are dealers on the other map, the way to it. */
export function coveredBoxes({ width, region }: Frame, elsewhere: readonly DealerPoint[]): Box[] {
  const controls = { left: width - 52, top: 6, right: width - 6, bottom: 134 }
  if (elsewhere.length === 0) return [controls]
  const wayOut = region === 'europe' ? { right: 134, bottom: 120 } : { right: 170, bottom: 50 }
  return [controls, { left: 6, top: 6, ...wayOut }]
}

/** A view moves at most this many px to each side, in steps, and zooms out at most this many times by a fiftieth. */
const farthest = 48
const step = 8
const zoomSteps = 16
const side = Array.from({ length: (2 * farthest) / step + 1 }, (_, index) => index * step - farthest)
const shifts = side
  .flatMap((dx) => side.map((dy) => ({ dx, dy })))
  .toSorted((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
/** Px between a mark and an edge. */
const gap = 3

/** The view nearest to `view` that shows `within` and every mark whole; if there is none, the view with the fewest faults. */
export function clearView(
  view: View,
  within: readonly Point[],
  marks: Marks,
  frame: Frame,
  covered: readonly Box[],
): View {
  const whole = { left: 0, top: 0, right: frame.width, bottom: frame.height }
  let best = { view, faults: Infinity }
  for (let zoom = 0; zoom < zoomSteps; zoom++) {
    const k = view.k * 0.98 ** zoom
    const shown = marksIn(marks, { ...view, k }, frame)
    for (const { dx, dy } of shifts) {
      const tried = keepInside({ x: view.x + dx / k, y: view.y + dy / k, k }, frame)
      const lost = within.filter((point) => !overlap(boxAround(onScreen(point, tried, frame), 0), whole))
      const broken = shown.filter((mark) => {
        const box = boxAround(onScreen(mark, tried, frame), mark.radius + gap)
        return isCut(box, frame) || (overlap(box, whole) && covered.some((other) => overlap(box, other)))
      })
      const faults = lost.length + broken.length
      if (faults === 0) return tried
      if (faults < best.faults) best = { view: tried, faults }
    }
  }
  return best.view
}
