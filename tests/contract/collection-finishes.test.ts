/** The filter by collection on the wall of colours, and what a collection says itself. */
import { expect, test } from 'vitest'
import { finishFacets } from '#app/features/finishes/finish-filters.ts'
import { filterByFacets } from '#app/lib/in-memory-facets.ts'
import { finishCollections } from '#domain/finishes/finish-words.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'

const files = readContentFiles('content', 'public')

test('a collection names the finishes of furniture that the filter finds for it; tops come besides', () => {
  const named = [...files.collections.values()].filter(({ name }) => finishCollections.some((known) => known === name))
  expect(named.length).toBeGreaterThanOrEqual(11)
  for (const { name, finishes } of named) {
    const found = filterByFacets(files.finishes, finishFacets, { category: 'Badkamermeubelen', collection: name })
    expect(found.items.map((finish) => finish.name).toSorted(), name).toEqual(finishes.toSorted())
  }
})
