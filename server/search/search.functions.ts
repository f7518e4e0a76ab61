/** Search over the whole site, for the results page. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { searchResults } from './search-results.ts'

/** Results by category, with how many there are in all. */
export const fetchSearchResults = createServerFn({ method: 'GET' })
  .validator(z.object({ query: z.string().max(60) }))
  .handler(async ({ data }) => searchResults(data.query))
