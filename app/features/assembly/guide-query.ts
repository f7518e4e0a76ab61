/** Assembly guides in the query cache, and what the pages around them list. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import { fetchCollectionGuides, fetchGuide, fetchGuideFilms } from '#server/content/guides.functions.ts'
import { howToData } from './guide-seo.ts'
import type { FilmFolder } from './guide-slugs.ts'
import { openKeptGuide } from './offline/kept-guide.ts'

/** The guide at `path`, or null. Without a network it fails at once: the device may have it. */
export function guideQueryOptions(path: string) {
  return queryOptions({ queryKey: ['guide', path], queryFn: () => fetchGuide({ data: { path } }), staleTime: Infinity, networkMode: 'always', retry: (failures) => failures === 0 && typeof document !== 'undefined' && navigator.onLine })
}

/** The films of the guides below `folder`. */
export function guideFilmsQueryOptions(folder: FilmFolder) {
  return queryOptions({ queryKey: ['guide-films', folder], queryFn: () => fetchGuideFilms({ data: { folder } }), staleTime: Infinity })
}

export const collectionGuidesQueryOptions = queryOptions({ queryKey: ['collection-guides'], queryFn: () => fetchCollectionGuides(), staleTime: Infinity })

/** Puts the guide into the cache and returns what its head needs; one that cannot be fetched is opened from the device, where it is kept. @throws notFound */
export async function loadGuide(queryClient: QueryClient, path: string): Promise<PageSeo> {
  const [guide] = await Promise.all([queryClient.ensureQueryData(guideQueryOptions(path)), fetchCrumbs()]).catch(async (error: unknown) => {
    await openKeptGuide(path)
    throw error
  })
  if (!guide) throw notFound()
  return { ...guide.meta, path, ogType: 'article', crumbs: crumbsTo(path), structuredData: [howToData(guide)], alternates: [markdownOf(path)] }
}
