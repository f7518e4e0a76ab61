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

/** From this `k` on, about that of the widest province on a telephone, dealers have the name of their town beside them. */
const markTownsFrom = 0.15

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

/** Names where there is room: first the place that was searched for, then towns of clusters, of single dealers, and large ones without a dealer. */
export function MapNames({ view, frame, covered, marks, place, hasTowns }: MapNamesProps) {
  const named =
    view.k < markTownsFrom ? [] : marks.filter((mark) => mark.isOneTown).toSorted((a, b) => b.count - a.count)
  const markTowns = new Set(named.map(({ town }) => town))
  const placed = marks.map((mark) => ({ at: onScreen(mark, view, frame), indent: mark.radius + 5 }))
  /** A town at or under a mark is named beside the mark. */
  const placeOf = (town: Point) => {
    const mark = placed.find(({ at, indent }) => Math.hypot(at.x - town.x, at.y - town.y) < indent + 5)
    return mark ? { ...mark, away: mark.indent + 5 } : { at: town, indent: 6, hasDot: true }
  }
  const townLabels: (TownLabel & { hasDot?: boolean })[] = [
    ...named.map((mark) => ({
      name: mark.town,
      at: onScreen(mark, view, frame),
      indent: mark.radius + 5,
    })),
    ...towns
      .filter(({ name, rank }) => rank <= largestRankAt(view.k) && !markTowns.has(name))
      .map((town) => ({ name: town.name, ...placeOf(onScreen(town, view, frame)) })),
  ]
  const labels = [
    ...(place ? [{ ...place, indent: placeArm + 5, away: placeArm + 13, isPlace: true, hasDot: false }] : []),
    ...(hasTowns ? townLabels : []),
  ]
  const boxes = [
    ...placed.map(({ at, indent }) => boxAround(at, indent - 5)),
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
