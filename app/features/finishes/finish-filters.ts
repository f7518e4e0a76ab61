/** The filters of the finishes, each defined once. */
import type { Facet } from '#app/lib/in-memory-facets.ts'
import { finishBrands, finishCategories, finishCollections } from '#domain/finishes/finish-words.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import type { FinishSearch } from './finish-search.ts'

const optionsFrom = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

export const finishFacets: readonly Facet<Pick<Finish, 'categories' | 'brands' | 'collections'>, keyof FinishSearch>[] =
  [
    {
      key: 'category',
      legend: 'Toepassing',
      isSingle: true,
      valuesOf: ({ categories }) => categories,
      optionsOf: () => optionsFrom(finishCategories),
    },
    {
      key: 'brand',
      legend: 'Merk',
      isSingle: true,
      valuesOf: ({ brands }) => brands,
      optionsOf: () => optionsFrom(finishBrands),
    },
    {
      key: 'collection',
      legend: 'Collectie',
      isSingle: true,
      valuesOf: ({ collections }) => collections,
      optionsOf: () => optionsFrom(finishCollections),
    },
  ]
