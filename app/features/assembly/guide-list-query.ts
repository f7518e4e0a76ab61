/** What the pages around the guides list, in the query cache. */
import { queryOptions } from '@tanstack/react-query'
import { fetchCollectionGuides, fetchGuideFilms } from '#server/content/guides.functions.ts'
import type { FilmFolder } from './guide-slugs.ts'

/** The films of the guides below `folder`. */
export function guideFilmsQueryOptions(folder: FilmFolder) {
  return queryOptions({
    queryKey: ['guide-films', folder],
    queryFn: () => fetchGuideFilms({ data: { folder } }),
    staleTime: Infinity,
  })
}

export const collectionGuidesQueryOptions = queryOptions({
  queryKey: ['collection-guides'],
  queryFn: () => fetchCollectionGuides(),
  staleTime: Infinity,
})
