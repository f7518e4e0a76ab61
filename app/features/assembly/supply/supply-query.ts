/** The cabinets of the pipe drawing in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchSupplyCabinets } from '#server/pages/guides.functions.ts'

export const supplyQueryOptions = queryOptions({
  queryKey: ['supply-cabinets'],
  queryFn: () => fetchSupplyCabinets(),
  staleTime: Infinity,
})
