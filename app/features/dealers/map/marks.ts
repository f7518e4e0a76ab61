/** What stands on the map at one view: dealers on their own, and heaps of those that would cover each other. Pure. */
import Supercluster from 'supercluster'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { nearest, offMap, onMap, onScreen, type Point, type Size, type View } from './map-view.ts'

/** `x` and `y` in map units. */
export type DealerMark = Point & { kind: 'dealer'; key: string; dealer: DealerPoint }
/** `town` is that of one of its dealers, `oneTown` whether it is that of all. */
export type HeapMark = Point & {
  kind: 'heap'
  key: string
  heap: number
  count: number
  town: string
  oneTown: boolean
}
export type Mark = DealerMark | HeapMark
export type Marks = Supercluster<DealerPoint, { town: string; oneTown: boolean }>

/** Marks that come closer than this on the screen become a heap, in px. */
const reach = 40
/** The levels of supercluster: each is twice as close as the one before, its tiles are 256 px wide. */
const firstLevel = 3,
  lastLevel = 17
/** A heap of dealers at one and the same place opens into a ring of at most so many, so wide in px. */
const ringCount = 24,
  ringWidth = 30
/** Room around the screen in which marks are drawn too, in px: a mark does not vanish before its rim does. */
const rim = 32

const ofTown = ({ town }: DealerPoint): { town: string; oneTown: boolean } => ({ town, oneTown: true })

/** Sorts the dealers once, so that every view of them is found in less than a millisecond. */
export function indexMarks(points: readonly DealerPoint[]): Marks {
  const marks: Marks = new Supercluster({
    radius: reach,
    extent: 256,
    minZoom: firstLevel,
    maxZoom: lastLevel,
    map: ofTown,
    reduce: (all, one) => {
      all.oneTown &&= one.oneTown && one.town === all.town
    },
  })
  return marks.load(
    points.map((point) => ({
      type: 'Feature',
      properties: point,
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  )
}

function levelOf(k: number): number {
  return Math.min(lastLevel, Math.max(firstLevel, Math.round(Math.log2((k * 360_000) / 256))))
}

/** The marks that are seen, from north to south; the heap `opened` as a ring of its dealers. */
export function marksIn(marks: Marks, view: View, size: Size, opened: number | null = null): Mark[] {
  const half = { x: (size.width / 2 + rim) / view.k, y: (size.height / 2 + rim) / view.k }
  const northWest = offMap({ x: view.x - half.x, y: view.y - half.y }),
    southEast = offMap({ x: view.x + half.x, y: view.y + half.y })
  const found = marks.getClusters(
    [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude],
    levelOf(view.k),
  )
  return found
    .flatMap(
      ({
        properties,
        geometry: {
          coordinates: [longitude = 0, latitude = 0],
        },
      }): Mark[] => {
        const at = onMap({ longitude, latitude })
        if (!('cluster' in properties)) return [{ kind: 'dealer', key: properties.id, dealer: properties, ...at }]
        const { cluster_id: heap, point_count: count, town, oneTown } = properties
        if (heap !== opened) return [{ kind: 'heap', key: `${heap}`, heap, count, town, oneTown, ...at }]
        const leaves = marks.getLeaves(heap, ringCount)
        return leaves.map(({ properties: dealer }, index) => {
          const angle = (index / leaves.length) * 2 * Math.PI - Math.PI / 2,
            radius = Math.max(ringWidth, leaves.length * 4.6) / view.k
          return {
            kind: 'dealer',
            key: dealer.id,
            dealer,
            x: at.x + Math.cos(angle) * radius,
            y: at.y + Math.sin(angle) * radius,
          }
        })
      },
    )
    .toSorted((a, b) => a.y - b.y)
}

/** How close one has to come for a heap to fall apart; null when it never does on this map. */
export function closenessOf(marks: Marks, heap: number, closest = nearest): number | null {
  const level = marks.getClusterExpansionZoom(heap)
  const k = (256 * 2 ** level) / 360_000
  return level > lastLevel || levelOf(closest) < level ? null : Math.min(k, closest)
}

/** How close one has to come for a dealer to stand on its own, in steps from `k`; the closest when it never does. */
export function closenessFor(marks: Marks, dealer: DealerPoint, k: number, closest = nearest): number {
  const at = onMap(dealer)
  for (let step = k; step < closest; step *= 2) {
    if (
      marksIn(marks, { ...at, k: step }, { width: 4 * reach, height: 4 * reach }).some((mark) => mark.key === dealer.id)
    )
      return step
  }
  return closest
}

/** The mark that stands for a dealer among `shown`: itself, or the heap that it is in. */
export function markOf(
  marks: Marks,
  shown: readonly Mark[],
  dealer: DealerPoint,
  view: View,
  size: Size,
): Mark | undefined {
  const own = shown.find((mark) => mark.key === dealer.id)
  if (own) return own
  const at = onScreen(onMap(dealer), view, size)
  const away = (mark: Mark) => {
    const seen = onScreen(mark, view, size)
    return Math.hypot(seen.x - at.x, seen.y - at.y)
  }
  // A heap lies in the middle of what it holds: the right one is among the nearest.
  return shown
    .filter((mark) => mark.kind === 'heap')
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 4)
    .find((heap) => marks.getLeaves(heap.heap, Infinity).some((leaf) => leaf.properties.id === dealer.id))
}

/** Half the width of a mark in px, its ring not counted. */
export function radiusOf(mark: Mark): number {
  return mark.kind === 'heap' ? heapRadius(mark.count) : 7
}

/** Half the width of a heap in px. */
export function heapRadius(count: number): number {
  return Math.min(26, 11 + Math.sqrt(count) * 1.6)
}
