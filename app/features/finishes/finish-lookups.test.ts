import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctBrands, distinctCategories, distinctCollections, everything, filterFinishes, findFinish, finishesOfCollection } from './finish-lookups.ts'
import { finishBrands, finishCategories, finishCollections } from './finish-words.ts'

const catalogue = fc.uniqueArray(fc.record({
  name: fc.stringMatching(/^[a-z]{1,6}$/),
  categories: fc.subarray([...finishCategories], { minLength: 1 }),
  brands: fc.subarray([...finishBrands], { minLength: 1 }),
  collections: fc.subarray([...finishCollections]),
}), { selector: (finish) => finish.name, maxLength: 20 })
const choice = (values: readonly string[]) => fc.option(fc.constantFrom(everything, ...values), { nil: undefined })
const filter = fc.record({ category: choice(finishCategories), brand: choice(finishBrands), collection: choice(finishCollections) })

/** The same rule, written the long way. */
function isShown(finish: { categories: readonly string[]; brands: readonly string[]; collections: readonly string[] }, chosen: { category: string | undefined; brand: string | undefined; collection: string | undefined }): boolean {
  for (const [values, wanted] of [[finish.categories, chosen.category], [finish.brands, chosen.brand], [finish.collections, chosen.collection]] as const) {
    if (wanted === undefined || wanted === 'Alle') continue
    if (!values.some((value) => value === wanted)) return false
  }
  return true
}

test('a finish is shown when it has the chosen category, brand and collection', () => {
  fc.assert(fc.property(catalogue, filter, (finishes, chosen) => {
    expect(filterFinishes(finishes, chosen)).toEqual(finishes.filter((finish) => isShown(finish, chosen)))
  }))
})

test('each list holds exactly the values that still lead to something under the other two filters', () => {
  fc.assert(fc.property(catalogue, filter, (finishes, chosen) => {
    const leads = (name: 'category' | 'brand' | 'collection', values: readonly string[]) => values.filter((value) => finishes.some((finish) => isShown(finish, { ...chosen, [name]: value })))
    expect(distinctCategories(finishes, chosen).toSorted()).toEqual(leads('category', finishCategories).toSorted())
    expect(distinctBrands(finishes, chosen).toSorted()).toEqual(leads('brand', finishBrands).toSorted())
    expect(distinctCollections(finishes, chosen).toSorted()).toEqual(leads('collection', finishCollections).toSorted())
  }))
})

test('a finish is found by its name, and those of a collection by the collection', () => {
  fc.assert(fc.property(catalogue, fc.constantFrom(...finishCollections), (finishes, collection) => {
    for (const finish of finishes) expect(findFinish(finishes, finish.name)).toBe(finish)
    expect(findFinish(finishes, 'UNKNOWN')).toBeNull()
    expect(finishesOfCollection(finishes, collection)).toEqual(filterFinishes(finishes, { collection }))
  }))
})
