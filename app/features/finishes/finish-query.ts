/** Finishes in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageSeo } from '#app/lib/seo.ts'
import { shareCard } from '#domain/picture-source.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { fetchFinish, fetchFinishCards } from '#server/finishes/finishes.functions.ts'

/** All finishes as samples, in groups. */
export function finishCardsQueryOptions() {
  return queryOptions({ queryKey: ['finishes'], queryFn: () => fetchFinishCards() })
}

/** One finish's page; null for an unknown name. */
export function finishQueryOptions(name: string) {
  return queryOptions({
    queryKey: ['finish', name],
    queryFn: () => fetchFinish({ data: { name } }),
  })
}

/** Fills the cache with the finish and returns what its head needs. @throws notFound */
export async function loadFinish(queryClient: QueryClient, name: string): Promise<PageSeo> {
  const finish = await queryClient.ensureQueryData(finishQueryOptions(name))
  if (!finish) throw notFound()
  const path = `/kleuren/${finish.name}`
  return {
    title: `Kleur ${finish.displayName}`,
    description: finish.meta.description,
    path,
    ogImage: shareCard(finish.worn) ?? '/media/og/kleuren.jpg',
    crumbs: crumbsTo(path, finish.displayName),
  }
}
