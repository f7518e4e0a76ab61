/** Search over the whole site. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { findItems, groupItems } from '#app/features/search/find-items.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { siteContext } from '#server/site-context.ts'
import { searchItems } from './search-items.ts'

/** What the results page shows of one category. */
const shownPerCategory = 20

/** Results by category, with how many there are in all. */
export const fetchSearchResults = createServerFn({ method: 'GET' })
  .validator(z.object({ query: z.string().max(60) }))
  .handler(async ({ data }) => {
    const { files, content, db } = await siteContext()
    const found = data.query === '' ? [] : findItems(await searchItems({ files, content, dealers: () => listDealers(db) }), data.query)
    return { total: found.length, groups: groupItems(found).map((group) => ({ category: group.category, total: group.items.length, items: group.items.slice(0, shownPerCategory) })) }
  })
