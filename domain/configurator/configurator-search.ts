/**
 * The search params of the configurator: `?cabinet=laden&width=1000&finish=eiken-naturel&top=wastafel`. A value that has the form of one but
 * cannot be made is kept: the page says why and shows the nearest (docs/rules.md, Samenstellen). The niche is in mm, the budget in euros.
 */
import { z } from 'zod/mini'
import { euros, millimetres } from '../catalogue/product-filter-params.ts'
import { variantParam } from '../catalogue/product-search-params.ts'
import { oneOf, param, paramList, searchSchema, textLike } from '../search-params.ts'
import { parts, type Part, type Wish } from './parts.ts'

const value = () => param(textLike(/^[a-z0-9-]{1,60}$/))

const placeParams = () => ({
  /** Between the side walls, in mm. */
  niche: millimetres(),
  /** In euros. */
  budget: euros(),
})

/** What goes with a cabinet. */
const partParams = () => ({
  top: value(),
  topFinish: value(),
  basin: value(),
  basinFinish: value(),
  basinAt: value(),
  tap: value(),
  handle: value(),
  handleFinish: value(),
  mirror: value(),
  side: value(),
  sideAt: value(),
  hinge: value(),
})

export const configuratorSearchSchema = searchSchema(() =>
  z.object({
    cabinet: value(),
    width: param(textLike(/^[1-9]\d{2,3}$/)),
    finish: value(),
    ...partParams(),
    ...placeParams(),
    /** Parts in this address that we chose: they change without a word. */
    ours: paramList(z.enum(parts)),
  }),
)
export type ConfiguratorSearch = z.output<typeof configuratorSearchSchema>

/** The search params of a product page: its variant, and what a visitor chose to go with it. */
export const productPageSearchSchema = searchSchema(() => z.object({ ...variantParam(), ...partParams() }))
export type ProductPageSearch = z.output<typeof productPageSearchSchema>

/** What a visitor asked for of each part. */
export function wishIn(search: Partial<Record<Part, string | undefined>>): Wish {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const asked = search[part]
      return asked === undefined ? [] : [[part, asked]]
    }),
  )
}

/** The search params of /samenstellen: which collections have a set for this place, budget and finish (a finish or a family of them). */
export const setsSearchSchema = searchSchema(() =>
  z.object({
    ...placeParams(),
    /** Of the furniture at most, in mm. */
    depth: millimetres(),
    /** For one person or two. */
    basins: param(oneOf([1, 2])),
    color: value(),
  }),
)
export type SetsSearch = z.output<typeof setsSearchSchema>
