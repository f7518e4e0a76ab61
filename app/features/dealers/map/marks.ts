/** The marks on the map at one view: single dealers, and clusters of those that would cover each other. Pure. */
import Supercluster from 'supercluster'
import type { DealerPoint } from '#server/dealers/dealers.ts'
import { closestDrawn, offMap, onMap, type Point, type Size, type View } from './map-view.ts'

type MarkFields = Point & {
  key: string
  /** Dealers in it. */
  count: number
  /** Half its width in px, without its ring. */
  radius: number
  /** The town of one of its dealers; `isOneTown` when all are there. */
  town: string
  isOneTown: boolean
}
export type DealerMark = MarkFields & { kind: 'dealer'; dealer: DealerPoint }
export type ClusterMark = MarkFields & { kind: 'cluster'; cluster: number }
/** `x` and `y` in map units. */
export type Mark = DealerMark | ClusterMark
export type Marks = ReturnType<typeof indexMarks>

/** Marks closer together than this become a cluster, in px. */
const clusterDistance = 40
/** The zoom levels of supercluster: each is twice as close as the one before, its tiles are 256 px wide. */
const firstLevel = 3
const lastLevel = 17
/** The whole map, 360 degrees, in map units. */
const mapWidth = 360_000
/** Marks are found this many px beyond the frame too, so that a drag shows no empty edge. */
export const rim = 128

/** Indexes the dealers once, so that the marks of a view are found in less than a millisecond. */
export function indexMarks(points: readonly DealerPoint[]) {
  const marks = new Supercluster<DealerPoint, { town: string; isOneTown: boolean }>({
    radius: clusterDistance,
    extent: 256,
    minZoom: firstLevel,
    maxZoom: lastLevel,
    map: ({ town }) => ({ town, isOneTown: true }),
    reduce: (all, one) => {
      all.isOneTown &&= one.isOneTown && one.town === all.town
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
  return Math.min(lastLevel, Math.max(firstLevel, Math.round(Math.log2((k * mapWidth) / 256))))
}

/** The marks in and around the frame, from north to south; the cluster `opened` as a ring of its dealers. */
export function marksIn(marks: Marks, view: View, size: Size, opened: number | null = null): Mark[] {
  const half = { x: (size.width / 2 + rim) / view.k, y: (size.height / 2 + rim) / view.k }
  const northWest = offMap({ x: view.x - half.x, y: view.y - half.y })
  const southEast = offMap({ x: view.x + half.x, y: view.y + half.y })
  return marks
    .getClusters([northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude], levelOf(view.k))
    .flatMap(({ properties, geometry }): Mark[] => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const at = onMap({ longitude, latitude })
      if (!('cluster' in properties)) return [dealerMark(properties, at)]
      const { cluster_id: cluster, point_count: count, town, isOneTown } = properties
      if (cluster === opened) return ringOf(marks.getLeaves(cluster, 24), at, view.k)
      const radius = Math.min(26, 11 + Math.sqrt(count) * 1.6)
      return [{ kind: 'cluster', key: `${cluster}`, cluster, count, radius, town, isOneTown, ...at }]
    })
    .toSorted((a, b) => a.y - b.y)
}

function dealerMark(dealer: DealerPoint, at: Point): DealerMark {
  return { kind: 'dealer', key: dealer.id, dealer, count: 1, radius: 7, town: dealer.town, isOneTown: true, ...at }
}

/** Dealers at the same place, in a circle around it that leaves room to press each. */
function ringOf(leaves: ReturnType<Marks['getLeaves']>, { x, y }: Point, k: number): DealerMark[] {
  const radius = Math.max(30, leaves.length * 4.6) / k
  return leaves.map(({ properties }, index) => {
    const angle = (index / leaves.length) * 2 * Math.PI - Math.PI / 2
    return dealerMark(properties, { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius })
  })
}

/** The `k` at which a cluster falls apart; null when it never does on this map. */
export function expansionOf(marks: Marks, cluster: number, closest = closestDrawn): number | null {
  const level = marks.getClusterExpansionZoom(cluster)
  return level > lastLevel || levelOf(closest) < level ? null : Math.min((256 * 2 ** level) / mapWidth, closest)
}

/** The `k`, in steps from `from`, at which a dealer has a mark of its own; the closest when it never has. */
export function closenessFor(marks: Marks, dealer: DealerPoint, from: number, closest = closestDrawn): number {
  const at = onMap(dealer)
  for (let k = from; k < closest; k *= 2)
    if (marksIn(marks, { ...at, k }, { width: 0, height: 0 }).some((mark) => mark.key === dealer.id)) return k
  return closest
}

/** The mark among `shown` that represents a dealer: its own, or the cluster that it is in. */
export function markOf(marks: Marks, shown: readonly Mark[], { id }: DealerPoint): Mark | undefined {
  return shown.find(
    (mark) =>
      mark.key === id ||
      (mark.kind === 'cluster' && marks.getLeaves(mark.cluster, Infinity).some((leaf) => leaf.properties.id === id)),
  )
}
