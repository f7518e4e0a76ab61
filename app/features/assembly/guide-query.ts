/** Query options of the assembly pages, and what the head of a guide needs. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import {
  fetchCollectionGuides,
  fetchGuide,
  fetchGuideFilms,
  fetchSupplyCabinets,
} from '#server/assembly/guides.functions.ts'
import type { FilmFolder } from './guide-slugs.ts'
import { openSavedGuide } from './offline/saved-guides.ts'

/** The guide at `path`; null when there is none. Offline it fails at once, because the device may have a copy. */
export function guideQueryOptions(path: string) {
  return queryOptions({
    queryKey: ['guide', path],
    queryFn: () => fetchGuide({ data: { path } }),
    networkMode: 'always',
    retry: (failures) => failures === 0 && typeof document !== 'undefined' && navigator.onLine,
  })
}

/** The films of the guides below `folder`. */
export function guideFilmsQueryOptions(folder: FilmFolder) {
  return queryOptions({
    queryKey: ['guide-films', folder],
    queryFn: () => fetchGuideFilms({ data: { folder } }),
  })
}

/** The guides of each collection. */
export const collectionGuidesQueryOptions = queryOptions({
  queryKey: ['collection-guides'],
  queryFn: () => fetchCollectionGuides(),
})

/** The cabinets of the pipe drawing. */
export const supplyQueryOptions = queryOptions({
  queryKey: ['supply-cabinets'],
  queryFn: () => fetchSupplyCabinets(),
})

/** Fills the cache with the guide and returns what its head needs; opens the copy on the device when it cannot be fetched. @throws notFound */
export async function loadGuide(queryClient: QueryClient, path: string): Promise<PageSeo> {
  const guide = await queryClient.ensureQueryData(guideQueryOptions(path)).catch(async (error: unknown) => {
    await openSavedGuide(path)
    throw error
  })
  if (!guide) throw notFound()
  return {
    ...guide.meta,
    path,
    ogType: 'article',
    alternates: [markdownOf(path)],
    crumbs: crumbsTo(path),
  }
}
