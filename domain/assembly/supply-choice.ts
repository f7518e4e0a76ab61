/** The choice that the search params of the pipe drawing make. */
import type { SupplySearch } from './supply-search.ts'
import {
  canHoldTwo,
  canStandAside,
  heightLimits,
  usualBasin,
  type SupplyCabinet,
  type SupplyChoice,
} from './supply-rules.ts'

const defaultCollection = 'beat45'
const defaultWidth = 1200

/** The choice; unknown values and values that do not fit fall back. @throws RangeError when there is no cabinet with a top and a basin */
export function choiceOf(cabinets: readonly SupplyCabinet[], search: SupplySearch): SupplyChoice {
  const cabinet =
    cabinets.find(({ slug }) => slug === search.collection) ??
    cabinets.find(({ slug }) => slug === defaultCollection) ??
    cabinets[0]
  if (!cabinet) throw new RangeError('There is no cabinet to draw pipes for')
  const width = nearest(cabinet.widths, search.width ?? defaultWidth)
  const usual = usualChoice(cabinet, width)
  const basin = cabinet.basins.find(({ key, width: across }) => key === search.basin && across <= width) ?? usual.basin
  const count = search.count === 2 && canHoldTwo(width, basin) ? 2 : 1
  return {
    ...usual,
    basin,
    top: cabinet.tops.find(({ key }) => key === search.top) ?? usual.top,
    count,
    at:
      count === 1 && canStandAside(width, basin) && (search.at === 'left' || search.at === 'right')
        ? search.at
        : 'middle',
    height:
      cabinet.isStanding || search.height === undefined
        ? cabinet.topHeight
        : Math.min(heightLimits.most, Math.max(heightLimits.least, search.height)),
  }
}

/** One cabinet as its collection is pictured, one basin in the middle. @throws RangeError when it has no top or basin */
export function usualChoice(cabinet: SupplyCabinet, width: number): SupplyChoice {
  const [top] = cabinet.tops
  const basin = usualBasin(cabinet, width)
  if (!top || !basin) throw new RangeError(`${cabinet.name} has no top with a basin to draw pipes for`)
  return { cabinet, width, top, basin, count: 1, at: 'middle', height: cabinet.topHeight }
}

/** The search params of a choice, without defaults. */
export function searchOf({ cabinet, width, basin, top, count, at, height }: SupplyChoice): SupplySearch {
  return {
    collection: cabinet.slug,
    width,
    top: top === cabinet.tops[0] ? undefined : top.key,
    basin: basin.key === usualBasin(cabinet, width)?.key ? undefined : basin.key,
    count: count === 2 ? 2 : undefined,
    at: at === 'middle' ? undefined : at,
    height: height === cabinet.topHeight ? undefined : height,
  }
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best))
}
