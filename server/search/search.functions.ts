/** The results page of the search, for the browser. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { searchResults } from './search-results.ts'

/** The results page: results by category, with totals. */
export const fetchSearchResults = createServerFn({ method: 'GET' })
  .validator(z.object({ query: z.string().max(60) }))
  .handler(async ({ data }) => searchResults(data.query))
