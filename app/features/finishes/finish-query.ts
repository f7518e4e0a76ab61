/** Finishes in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean, wholeData } from '#app/lib/carried-data.ts'
import { fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchFinish } from '#server/content/finishes.functions.ts'
import { finishParts } from './sheet/finish-parts.ts'

/** One finish's page; null for an unknown name. */
export function finishQueryOptions(name: string) {
  return queryOptions({
    queryKey: ['finish', name],
    queryFn: () => fetchFinish({ data: { name } }),
    staleTime: Infinity,
  })
}

/** The first part of its page. */
export function sheetName(name: string): string {
  return `kleur ${name}`
}

/** Puts the finish into the cache and returns what its head needs. @throws notFound */
export async function loadFinish(queryClient: QueryClient, name: string): Promise<PageSeo> {
  const options = finishQueryOptions(name)
  const [known] = await Promise.all([queryClient.ensureQueryData(options), finishParts.fetch(), fetchCrumbs()])
  const finish = await wholeData(known, sheetName(name), () => queryClient.fetchQuery({ ...options, staleTime: 0 }))
  if (!finish) throw notFound()
  carryLean(finish, () => ({
    name: finish.name,
    displayName: finish.displayName,
    meta: finish.meta,
    image: finish.image,
    stands: true,
  }))
  return finishParts.get().finishSeo(finish)
}
