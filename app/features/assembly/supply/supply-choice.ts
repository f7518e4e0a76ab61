/** The choice that the search params of the pipe drawing make: what is unknown or does not fit falls back. */
import { canHoldTwo, heightLimits, type SupplyCabinet, type SupplyChoice } from '#domain/assembly/supply-rules.ts'
import type { SupplySearch } from './supply-search.ts'

/** Shown when the address names no collection. */
const usualCollection = 'beat45'
const usualWidth = 1200

/** @throws RangeError when there are no cabinets at all */
export function choiceOf(cabinets: readonly SupplyCabinet[], search: SupplySearch): SupplyChoice {
  const cabinet =
    cabinets.find(({ slug }) => slug === search.collection) ??
    cabinets.find(({ slug }) => slug === usualCollection) ??
    cabinets[0]
  const [firstTop] = cabinet?.tops ?? []
  const [firstBasin] = cabinet?.basins ?? []
  if (!cabinet || !firstTop || !firstBasin)
    throw new RangeError('There is no cabinet with a top and a basin to draw pipes for')
  const width = nearest(cabinet.widths, search.width === undefined ? usualWidth : Number(search.width))
  const fitting = cabinet.basins.filter((basin) => basin.width <= width)
  const basin = fitting.find(({ key }) => key === search.basin) ?? fitting[0] ?? firstBasin
  return {
    cabinet,
    width,
    basin,
    top: cabinet.tops.find(({ key }) => key === search.top) ?? firstTop,
    count: search.count === '2' && canHoldTwo(width, basin) ? 2 : 1,
    height:
      cabinet.isStanding || search.height === undefined
        ? cabinet.topHeight
        : Math.min(heightLimits.most, Math.max(heightLimits.least, Number(search.height))),
  }
}

/** The address of a choice, without what is as usual. */
export function searchOf({ cabinet, width, basin, top, count, height }: SupplyChoice): SupplySearch {
  return {
    collection: cabinet.slug,
    width: String(width),
    top: top === cabinet.tops[0] ? undefined : top.key,
    basin: basin === cabinet.basins[0] ? undefined : basin.key,
    count: count === 2 ? '2' : undefined,
    height: height === cabinet.topHeight ? undefined : String(height),
  }
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best))
}
