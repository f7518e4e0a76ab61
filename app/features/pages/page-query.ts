/** Editorial pages in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { carryLean } from '#app/lib/carried-data.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import { sectionCode } from '#app/sections/section-code.ts'
import { withoutSections } from '#app/sections/standing-sections.ts'
import { fetchPage } from '#server/content/pages.functions.ts'

/** The page at `path`; null when content has none. */
export function pageQueryOptions(path: string) {
  return queryOptions({ queryKey: ['page', path], queryFn: () => fetchPage({ data: { path } }), staleTime: Infinity })
}

/** Puts the page into the cache and returns what its head needs. @throws notFound */
export async function loadPage(queryClient: QueryClient, path: string): Promise<PageSeo> {
  const [page] = await Promise.all([
    queryClient.ensureQueryData(pageQueryOptions(path)),
    sectionCode.fetch(),
    fetchCrumbs(),
  ])
  if (!page) throw notFound()
  carryLean(page, () => ({ ...withoutSections(page), hero: { layout: page.hero.layout }, stands: true }))
  return { ...page.meta, path, crumbs: crumbsTo(path) }
}
