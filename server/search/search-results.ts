/** What a search over the whole site finds, and the lists from which the browser searches by itself. */
import { createItemSearch, groupItems, type ItemSearch } from '#app/features/search/find-items.ts'
import { isSearchSource } from '#app/features/search/search-source.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { siteContext } from '#server/site-context.ts'
import { itemsOf, searchItems, type Sources } from './search-items.ts'

/** What the results page shows of one category. */
const shownPerCategory = 20

async function sources(): Promise<Sources> {
  const { files, content, db } = await siteContext()
  return {
    files, content, dealers: () => listDealers(db),
    catalogue: async () => {
      const [{ products }, kinds] = await Promise.all([catalogue(), content.listCategories()])
      return { products, kinds }
    },
  }
}

/** Results by category, with how many there are in all; nothing for an empty query. */
export async function searchResults(query: string) {
  const found = query === '' ? [] : (await preparedSearch())(query)
  return { total: found.length, groups: groupItems(found).map((group) => ({ category: group.category, total: group.items.length, items: group.items.slice(0, shownPerCategory) })) }
}

let prepared: { items: string; search: ItemSearch } | undefined

/** The search over the items of this moment; prepared anew only when they have changed. */
async function preparedSearch(): Promise<ItemSearch> {
  const items = await searchItems(await sources())
  const now = JSON.stringify(items)
  if (prepared?.items !== now) prepared = { items: now, search: createItemSearch(items) }
  return prepared.search
}

/** GET /api/search/{source}: the items of one source, never cached. 404 for another source, 503 when the list cannot be had. */
export async function searchSourceAnswer(source: string): Promise<Response> {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' }
  if (!isSearchSource(source)) return Response.json({ error: 'UNKNOWN_SOURCE' }, { status: 404, headers })
  try {
    return Response.json(await itemsOf(source, await sources()), { headers })
  } catch {
    return Response.json({ error: 'UNAVAILABLE' }, { status: 503, headers })
  }
}
