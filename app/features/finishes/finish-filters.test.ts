import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filterByFacets } from '#app/lib/in-memory-facets.ts'
import { finishBrands, finishCategories, finishCollections } from '#domain/finishes/finish-words.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { finishFacets } from './finish-filters.ts'

test('every mix of category, brand and collection shows the finishes that have all three, and each option its count', () => {
  const { finishes } = readContentFiles(resolve('content'), resolve('public'))
  // Counted the other way round: each finish marks every mix that it belongs to, mixes without a value included.
  const marks = new Map<string, number>()
  for (const { categories, brands, collections } of finishes)
    for (const category of ['', ...categories])
      for (const brand of ['', ...brands])
        for (const collection of ['', ...collections]) {
          const mix = [category, brand, collection].join()
          marks.set(mix, (marks.get(mix) ?? 0) + 1)
        }
  expect(marks.get(',,')).toBe(50)
  for (const category of ['', ...finishCategories])
    for (const brand of ['', ...finishBrands])
      for (const collection of ['', ...finishCollections]) {
        const chosen = { category, brand, collection }
        const { items, filters } = filterByFacets(finishes, finishFacets, chosen)
        const promised = (change: object) => marks.get(Object.values({ ...chosen, ...change }).join()) ?? 0
        expect([chosen, items.length]).toEqual([chosen, promised({})])
        for (const { key, options } of filters)
          for (const { value, count } of options)
            expect([chosen, value, count]).toEqual([chosen, value, promised({ [key]: value })])
      }
})
