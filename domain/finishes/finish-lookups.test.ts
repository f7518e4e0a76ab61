import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/content-files.ts'
import {
  countWithFinish,
  distinctBrands,
  distinctCategories,
  distinctCollections,
  everything,
  filterFinishes,
  findFinish,
  finishesOfCollection,
} from './finish-lookups.ts'
import { finishBrands, finishCategories, finishCollections } from './finish-words.ts'

const catalogue = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,6}$/),
    categories: fc.subarray([...finishCategories], { minLength: 1 }),
    brands: fc.subarray([...finishBrands], { minLength: 1 }),
    collections: fc.subarray([...finishCollections]),
  }),
  { selector: (finish) => finish.name, maxLength: 20 },
)
const choice = (values: readonly string[]) => fc.option(fc.constantFrom(everything, ...values), { nil: undefined })
const filter = fc.record({
  category: choice(finishCategories),
  brand: choice(finishBrands),
  collection: choice(finishCollections),
})

/** The same rule, written the long way. */
function isShown(
  finish: { categories: readonly string[]; brands: readonly string[]; collections: readonly string[] },
  chosen: { category: string | undefined; brand: string | undefined; collection: string | undefined },
): boolean {
  for (const [values, wanted] of [
    [finish.categories, chosen.category],
    [finish.brands, chosen.brand],
    [finish.collections, chosen.collection],
  ] as const) {
    if (wanted === undefined || wanted === 'Alle') continue
    if (!values.some((value) => value === wanted)) return false
  }
  return true
}

test('a finish is shown when it has the chosen category, brand and collection', () => {
  fc.assert(
    fc.property(catalogue, filter, (finishes, chosen) => {
      expect(filterFinishes(finishes, chosen)).toEqual(finishes.filter((finish) => isShown(finish, chosen)))
    }),
  )
})

test('each list holds exactly the values that still lead to something under the other two filters', () => {
  fc.assert(
    fc.property(catalogue, filter, (finishes, chosen) => {
      const leads = (name: 'category' | 'brand' | 'collection', values: readonly string[]) =>
        values.filter((value) => finishes.some((finish) => isShown(finish, { ...chosen, [name]: value })))
      expect(distinctCategories(finishes, chosen).toSorted()).toEqual(leads('category', finishCategories).toSorted())
      expect(distinctBrands(finishes, chosen).toSorted()).toEqual(leads('brand', finishBrands).toSorted())
      expect(distinctCollections(finishes, chosen).toSorted()).toEqual(
        leads('collection', finishCollections).toSorted(),
      )
    }),
  )
})

test('a finish is found by its name, and those of a collection by the collection', () => {
  fc.assert(
    fc.property(catalogue, fc.constantFrom(...finishCollections), (finishes, collection) => {
      for (const finish of finishes) expect(findFinish(finishes, finish.name)).toBe(finish)
      expect(findFinish(finishes, 'UNKNOWN')).toBeNull()
      expect(finishesOfCollection(finishes, collection)).toEqual(filterFinishes(finishes, { collection }))
    }),
  )
})

test('of the fifty finishes every mix of the three filters shows what was promised, and a value promises something exactly when it stands in its list', () => {
  const { finishes } = readContentFiles(resolve('content'), resolve('public'))
  /** Counted the other way round: each finish puts a mark at every mix that it belongs to, 'Alle' included. */
  const marks = new Map<string, number>()
  for (const { categories, brands, collections } of finishes) {
    for (const category of ['Alle', ...categories])
      for (const brand of ['Alle', ...brands])
        for (const collection of ['Alle', ...collections]) {
          const mix = [category, brand, collection].join()
          marks.set(mix, (marks.get(mix) ?? 0) + 1)
        }
  }
  expect(marks.get('Alle,Alle,Alle')).toBe(50)
  for (const category of ['Alle', ...finishCategories])
    for (const brand of ['Alle', ...finishBrands])
      for (const collection of ['Alle', ...finishCollections]) {
        const chosen = { category, brand, collection }
        const mix = Object.values(chosen).join()
        const promised = marks.get(mix) ?? 0
        expect([mix, filterFinishes(finishes, chosen).length]).toEqual([mix, promised])
        expect([
          mix,
          countWithFinish(finishes, chosen, 'category', category),
          countWithFinish(finishes, chosen, 'brand', brand),
          countWithFinish(finishes, chosen, 'collection', collection),
        ]).toEqual([mix, promised, promised, promised])
        if (category !== 'Alle')
          expect([mix, distinctCategories(finishes, chosen).includes(category)]).toEqual([mix, promised > 0])
        if (brand !== 'Alle')
          expect([mix, distinctBrands(finishes, chosen).includes(brand)]).toEqual([mix, promised > 0])
        if (collection !== 'Alle')
          expect([mix, distinctCollections(finishes, chosen).includes(collection)]).toEqual([mix, promised > 0])
      }
})
