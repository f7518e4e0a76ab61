/** What a search over the whole site finds, and the lists from which the browser searches by itself. */
import { createItemSearch, groupItems, type ItemSearch } from '#domain/search/find-items.ts'
import { productItem, shownText, type SearchItem } from '#domain/search/search-item.ts'
import { isSearchSource } from '#domain/search/search-source.ts'
import { indexQuery } from '#server/catalogue/product-pages.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { siteContext } from '#server/site-context.ts'
import { resultPictures } from './result-pictures.ts'
import { itemsOf, mostProducts, searchItems, type Sources } from './search-items.ts'

/** What the results page shows of one category. */
const shownPerCategory = 20

async function sources(): Promise<Sources> {
  const { files, content, db } = await siteContext()
  return {
    files,
    content,
    dealers: () => listDealers(db),
    catalogue: async () => {
      const [{ products }, kinds] = await Promise.all([catalogue(), content.listCategories()])
      return { products, kinds }
    },
  }
}

/** Products of a large catalogue that are looked for at most besides those among the items. */
const furtherProducts = 100

/** Results as they are shown, by category and products by themselves, with how many there are in all; nothing for an empty query. */
export async function searchResults(query: string) {
  const found = query === '' ? [] : (await preparedSearch())(query)
  const all = query === '' ? [] : [...found, ...(await productsBesides(found, query))]
  const picture =
    all.length === 0
      ? () => null
      : resultPictures({
          files: (await siteContext()).files,
          products: (await catalogue().catch(() => null))?.products ?? new Map(),
        })
  const shown = (item: SearchItem) => ({
    title: item.title,
    text: shownText(item),
    url: item.url,
    picture: picture(item.url),
  })
  return {
    total: all.length,
    groups: groupItems(all).map((group) => ({
      name: group.name,
      total: group.items.length,
      items: group.items.slice(0, shownPerCategory).map(shown),
    })),
  }
}

/** Of a catalogue with more products than the items hold: those that have the query in their texts. None when the catalogue cannot be had. */
async function productsBesides(found: readonly SearchItem[], query: string): Promise<SearchItem[]> {
  const sold = await catalogue().catch(() => null)
  if (sold === null || sold.products.size <= mostProducts) return []
  const { slugs } = sold.index.query(indexQuery({ search: query, perPage: furtherProducts }))
  const known = new Set(found.map((item) => item.url))
  return slugs.flatMap((slug) => {
    const product = sold.products.get(slug)
    return product === undefined || known.has(`/producten/${slug}`) ? [] : [productItem(product)]
  })
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
