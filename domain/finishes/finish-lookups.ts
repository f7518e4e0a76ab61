/** The lookups of the finish catalogue (docs/rules.md, Catalogues). Pure; the order of the catalogue is kept. */
import type { Finish } from './finish.schema.ts'
import { finishBrands, finishCategories, finishCollections } from './finish-words.ts'

type Listed = Pick<Finish, 'name' | 'categories' | 'brands' | 'collections'>

/** The filter value that means no filter. */
export const everything = 'Alle'

/** What to filter on; absent, undefined and 'Alle' mean no filter. */
export type FinishFilter = {
  category?: string | undefined
  brand?: string | undefined
  collection?: string | undefined
}

/** By name, or null. */
export function findFinish<TFinish extends Listed>(finishes: readonly TFinish[], name: string): TFinish | null {
  return finishes.find((finish) => finish.name === name) ?? null
}

/** The finishes of one collection, by its name in the catalogue ('Beat 45'). */
export function finishesOfCollection<TFinish extends Listed>(
  finishes: readonly TFinish[],
  collection: string,
): TFinish[] {
  return finishes.filter((finish) => has(finish.collections, collection))
}

/** By category, brand and collection together. */
export function filterFinishes<TFinish extends Listed>(
  finishes: readonly TFinish[],
  { category, brand, collection }: FinishFilter,
): TFinish[] {
  return finishes.filter(
    (finish) =>
      passes(finish.categories, category) && passes(finish.brands, brand) && passes(finish.collections, collection),
  )
}

/** The categories that the finishes of a brand and collection have. */
export function distinctCategories(finishes: readonly Listed[], filter: Omit<FinishFilter, 'category'>): string[] {
  return distinct(filterFinishes(finishes, { ...filter, category: everything }).flatMap((finish) => finish.categories))
}

/** The brands that the finishes of a category and collection have. */
export function distinctBrands(finishes: readonly Listed[], filter: Omit<FinishFilter, 'brand'>): string[] {
  return distinct(filterFinishes(finishes, { ...filter, brand: everything }).flatMap((finish) => finish.brands))
}

/** The collections that the finishes of a category and brand have. */
export function distinctCollections(finishes: readonly Listed[], filter: Omit<FinishFilter, 'collection'>): string[] {
  return distinct(
    filterFinishes(finishes, { ...filter, collection: everything }).flatMap((finish) => finish.collections),
  )
}

/** How many finishes `value` would leave in its filter, the other two kept; 0 for a value that is in no list. */
export function countWithFinish(
  finishes: readonly Listed[],
  filter: FinishFilter,
  name: keyof FinishFilter,
  value: string,
): number {
  return filterFinishes(finishes, { ...filter, [name]: value }).length
}

/** The finishes that pass the filters, and how many each value of a filter would leave; 0 for one that the other filters leave nothing of. */
export function finishWall<TFinish extends Listed>(finishes: readonly TFinish[], filter: FinishFilter) {
  const items = filterFinishes(finishes, filter)
  const counted = (name: keyof FinishFilter, values: readonly string[], leading: readonly string[]) =>
    values.map((value) => ({
      value,
      label: value,
      count: leading.includes(value) ? countWithFinish(finishes, filter, name, value) : 0,
    }))
  return {
    total: items.length,
    items,
    filters: {
      category: counted('category', finishCategories, distinctCategories(finishes, filter)),
      brand: counted('brand', finishBrands, distinctBrands(finishes, filter)),
      collection: counted('collection', finishCollections, distinctCollections(finishes, filter)),
    },
  }
}

function passes(values: readonly string[], wanted: string | undefined): boolean {
  return wanted === undefined || wanted === everything || has(values, wanted)
}

function has(values: readonly string[], wanted: string): boolean {
  return values.includes(wanted)
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}
