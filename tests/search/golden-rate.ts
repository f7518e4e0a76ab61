/** How often the right page is among the first three. */
import { createItemSearch } from '#domain/search/find-items.ts'
import { siteItems } from './site-items.ts'

/** Results among which the right page must be. */
const looked = 3

export type Miss = { query: string; wanted: readonly string[]; found: readonly string[] }

type Query = readonly [query: string, ...pages: string[]]

/** The share of queries that are answered, from 0 to 1, with those that are not. */
export async function answeredRate(set: readonly Query[]): Promise<{ queries: number; rate: number; misses: Miss[] }> {
  const search = createItemSearch(await siteItems())
  const misses = set.flatMap(([query, ...wanted]): Miss[] => {
    const found = search(query)
      .slice(0, looked)
      .map((item) => item.url)
    const right = wanted.some((page) =>
      found.some((url) => (page.startsWith('^') ? new RegExp(page).test(url) : url === page)),
    )
    return right ? [] : [{ query, wanted, found }]
  })
  return { queries: set.length, rate: 1 - misses.length / set.length, misses }
}
