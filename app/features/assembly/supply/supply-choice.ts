/** The search params of the pipe drawing, `?collection=beat45&width=1200&basin=wastafel-enkel-54&height=870`, and the choice they make. */
import { z } from 'zod/mini'
import { canHoldTwo, heightLimits, type SupplyCabinet, type SupplyChoice } from '#domain/assembly/supply-rules.ts'
import { param, textLike, wholeNumber } from '#domain/search-params.ts'

export const supplySearchSchema = z.object({
  collection: param(textLike(/^[a-z0-9-]{1,40}$/)),
  width: param(wholeNumber(100, 9999)),
  top: param(textLike(/^[a-z0-9-]{1,60}$/)),
  basin: param(textLike(/^[a-z0-9-]{1,60}$/)),
  count: param(wholeNumber(2, 2)),
  height: param(wholeNumber(100, 9999)),
})
export type SupplySearch = z.output<typeof supplySearchSchema>

const defaultCollection = 'beat45'
const defaultWidth = 1200

/** The choice; unknown values and values that do not fit fall back. @throws RangeError when there is no cabinet with a top and a basin */
export function choiceOf(cabinets: readonly SupplyCabinet[], search: SupplySearch): SupplyChoice {
  const cabinet =
    cabinets.find(({ slug }) => slug === search.collection) ??
    cabinets.find(({ slug }) => slug === defaultCollection) ??
    cabinets[0]
  const [firstTop] = cabinet?.tops ?? []
  const [firstBasin] = cabinet?.basins ?? []
  if (!cabinet || !firstTop || !firstBasin)
    throw new RangeError('There is no cabinet with a top and a basin to draw pipes for')
  const width = nearest(cabinet.widths, search.width ?? defaultWidth)
  const fitting = cabinet.basins.filter((basin) => basin.width <= width)
  const basin = fitting.find(({ key }) => key === search.basin) ?? fitting[0] ?? firstBasin
  return {
    cabinet,
    width,
    basin,
    top: cabinet.tops.find(({ key }) => key === search.top) ?? firstTop,
    count: search.count === 2 && canHoldTwo(width, basin) ? 2 : 1,
    height:
      cabinet.isStanding || search.height === undefined
        ? cabinet.topHeight
        : Math.min(heightLimits.most, Math.max(heightLimits.least, search.height)),
  }
}

/** The search params of a choice, without defaults. */
export function searchOf({ cabinet, width, basin, top, count, height }: SupplyChoice): SupplySearch {
  return {
    collection: cabinet.slug,
    width,
    top: top === cabinet.tops[0] ? undefined : top.key,
    basin: basin === cabinet.basins[0] ? undefined : basin.key,
    count: count === 2 ? 2 : undefined,
    height: height === cabinet.topHeight ? undefined : height,
  }
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best))
}
