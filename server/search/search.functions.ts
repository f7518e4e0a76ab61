/** The results page of the search, for the browser. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { searchResults } from './search-results.ts'

/** The results page: results in groups, with totals; of one group all results. */
export const fetchSearchResults = createServerFn({ method: 'GET' })
  .validator(z.object({ query: z.string().max(60), group: z.optional(z.string().max(60)) }))
  .handler(async ({ data }) => searchResults(data.query, data.group))
