import { afterEach, expect, test, vi } from 'vitest'
import { createItemSearch } from '#domain/search/find-items.ts'
import { builtSearchWords, setSearchWords } from '#domain/search/search-words.ts'
import { loadLists } from './search-lists.ts'

const page = { title: 'Kolomkast', description: '', url: '/producten/kolomkast', category: 'Product' }

/** A site whose first list is this, and whose other lists cannot be read. */
function answer(first: unknown) {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/search/paginas' ? Response.json(first) : new Response(null, { status: 503 }),
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
  setSearchWords(builtSearchWords)
})

test('searches with the words of the build when the lists bring none', async () => {
  answer([page])
  const { items, words } = await loadLists()
  expect(words).toBeNull()
  expect(createItemSearch(items, words)('torenmeubel')).toEqual([])
})

test('searches with the words that editors changed since', async () => {
  answer({ items: [page], words: { synonyms: { torenmeubel: ['kolomkast'] }, tasks: [] } })
  const { items, words } = await loadLists()
  expect(createItemSearch(items, words)('torenmeubel')).toEqual([page])
})
