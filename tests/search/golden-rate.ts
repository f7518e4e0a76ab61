/** The share of queries that find a right page. */
import { createItemSearch } from '#domain/search/find-items.ts'
import type { Query } from './golden.ts'
import { siteItems } from './site-items.ts'

/** Results among which a right page must be. */
const top = 3

export type Miss = { query: string; wanted: readonly string[]; found: readonly string[] }

/** The share of queries with a right page among the first three, from 0 to 1, and the others. */
export async function answeredRate(set: readonly Query[]): Promise<{ queries: number; rate: number; misses: Miss[] }> {
  const search = createItemSearch(await siteItems())
  const misses = set.flatMap(([query, ...wanted]): Miss[] => {
    const found = search(query)
      .slice(0, top)
      .map((item) => item.url)
    const right = wanted.some((page) =>
      found.some((url) => (page.startsWith('^') ? new RegExp(page).test(url) : url === page)),
    )
    return right ? [] : [{ query, wanted, found }]
  })
  return { queries: set.length, rate: 1 - misses.length / set.length, misses }
}
