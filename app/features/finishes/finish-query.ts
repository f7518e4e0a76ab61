/** Finishes in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { fetchFinish } from '#server/content/finishes.functions.ts'

/** One finish's page; null for an unknown name. */
export function finishQueryOptions(name: string) {
  return queryOptions({ queryKey: ['finish', name], queryFn: () => fetchFinish({ data: { name } }), staleTime: Infinity })
}

/** Puts the finish into the cache and returns what its head needs. @throws notFound */
export async function loadFinish(queryClient: QueryClient, name: string): Promise<PageSeo> {
  const [finish] = await Promise.all([queryClient.ensureQueryData(finishQueryOptions(name)), fetchCrumbs()])
  if (!finish) throw notFound()
  carryLean(finish, () => ({ ...finish, tops: [], related: [], stands: true }))
  const path = `/kleuren/${finish.name}`
  return { title: `Kleur ${finish.displayName}`, description: finish.meta.description, path, ogImage: '/media/og/kleuren.jpg', crumbs: crumbsTo(path, finish.displayName) }
}
