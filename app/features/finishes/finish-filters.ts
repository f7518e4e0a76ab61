/** The filters of the finishes, each defined once: `/kleuren?category=Afdekbladen+HPL&brand=Type&collection=Sunny`. */
import { z } from 'zod/mini'
import type { Facet } from '#app/lib/in-memory-facets.ts'
import { finishBrands, finishCategories, finishCollections } from '#domain/finishes/finish-words.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import { param, textLike } from '#domain/search-params.ts'

export const finishSearchSchema = z.object({
  /** The finish that is open above the wall. */
  color: param(textLike(/^[a-z0-9-]{1,60}$/)),
  category: param(z.enum(finishCategories)),
  brand: param(z.enum(finishBrands)),
  collection: param(z.enum(finishCollections)),
})
export type FinishSearch = z.output<typeof finishSearchSchema>

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
