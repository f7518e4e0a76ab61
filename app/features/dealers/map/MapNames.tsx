/** Names on the map. */
import { boxAround, onScreen, type Box, type Frame, type Point, type View } from './map-view.ts'
import type { Mark } from './marks.ts'
import { placeLabels, type TownLabel } from './town-labels.ts'
import towns from './towns.json' with { type: 'json' }
import styles from './MapStage.module.css'

/** Half the width of the cross at the place that was searched for, in px. */
export const placeArm = 10

/** The largest rank of a town that is named at `k`: the farther away, the fewer in each country. */
const largestRankAt = (k: number) => (k < 0.05 ? 1 : k < 0.09 ? 3 : k < 0.16 ? 9 : Infinity)

/** A town this close to a cluster, in px, is named beside it; one of so many dealers has a name whatever the rank of its town. */
const clusterReach = 36
const largeCluster = 8

/** From this `k` on, about that of the widest province on a telephone, dealers have the name of their town beside them. */
const markTownsFrom = 0.15

/** The sides of a mark on which a town beside it is, as `allSides` names them. */
function sidesTowards(town: Point, mark: Point): string {
  const beside = town.x < mark.x ? 'l' : 'r'
  const level = town.y < mark.y ? 'a' : 'b'
  return Math.abs(town.x - mark.x) > Math.abs(town.y - mark.y) ? beside + level : level + beside
}

type MapNamesProps = {
  view: View
  frame: Frame
  covered: readonly Box[]
  marks: readonly Mark[]
  /** What the map is about. */
  place: { name: string; at: Point } | null
  /** False where only the place is named. */
  hasTowns: boolean
}

/** Names where there is room: first the place that was searched for, then towns of clusters, the largest first, of single dealers, and large ones without a dealer. */
export function MapNames({ view, frame, covered, marks, place, hasTowns }: MapNamesProps) {
  const named =
    view.k < markTownsFrom ? [] : marks.filter((mark) => mark.isOneTown).toSorted((a, b) => b.count - a.count)
  const markTowns = new Set(named.map(({ town }) => town))
  const placed = marks.map(({ radius, count, ...mark }) => ({
    at: onScreen(mark, view, frame),
    indent: radius + 7,
    away: radius + 10,
    count,
  }))
  const townLabels: (TownLabel & { hasDot?: boolean })[] = [
    ...named.map((mark) => ({
      name: mark.town,
      at: onScreen(mark, view, frame),
      indent: mark.radius + 7,
      away: mark.radius + 10,
    })),
    ...towns
      .filter(({ name }) => !markTowns.has(name))
      .map(({ name, rank, sides, ...town }) => {
        const at = onScreen(town, view, frame)
        const [near] = placed
          .map((mark) => ({ mark, apart: Math.hypot(mark.at.x - at.x, mark.at.y - at.y) }))
          .filter(
            ({ mark, apart }) => apart < (mark.count > 1 ? Math.max(mark.indent + 3, clusterReach) : mark.indent + 3),
          )
          .toSorted((one, other) => one.apart - other.apart)
        const { mark, apart = 0 } = near ?? {}
        return { name, sides: mark && apart > 12 ? sidesTowards(at, mark.at) : sides, rank, at, mark, apart }
      })
      .filter(({ rank, mark }) => rank <= largestRankAt(view.k) || (mark?.count ?? 0) >= largeCluster)
      // Of several at a mark the nearest.
      .filter(({ mark, apart }, _, all) => !mark || !all.some((other) => other.mark === mark && other.apart < apart))
      .toSorted((a, b) => (b.mark?.count ?? 0) - (a.mark?.count ?? 0))
      .map(({ name, sides, at, mark }) => ({ name, sides, ...(mark ?? { at, indent: 6, away: 13, hasDot: true }) })),
  ]
  /** Where most of its neighbours are it is inland. */
  const isEast = place !== null && placed.filter(({ at }) => at.x < place.at.x).length > placed.length / 2
  const about = { indent: placeArm + 5, away: placeArm + 13, isPlace: true, hasDot: false }
  const labels = [
    ...(place ? [{ ...place, ...about, sides: isEast ? 'lrab' : 'rlab' }] : []),
    ...(hasTowns ? townLabels : []),
  ]
  const boxes = [
    ...placed.map(({ at, indent }) => boxAround(at, indent - 7)),
    ...(place ? [boxAround(place.at, placeArm + 2)] : []),
  ]
  return (
    <g aria-hidden="true" className={styles['town']}>
      {placeLabels(labels, [...covered, ...boxes], frame).map(
        ({ name, at, indent, hasDot, isPlace, isLeft, lower }) => (
          <g key={name} transform={`translate(${at.x} ${at.y})`} className={isPlace ? styles['place'] : undefined}>
            {hasDot && <circle r="1.5" />}
            <text
              x={lower ? 0 : isLeft ? -indent : indent}
              y={lower + 4}
              textAnchor={lower ? 'middle' : isLeft ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        ),
      )}
    </g>
  )
}
