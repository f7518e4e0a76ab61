/** Assembly guides in the query cache. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo, fetchCrumbs } from '#app/lib/crumbs.ts'
import { fetchGuide } from '#server/content/guides.functions.ts'
import { guideCode } from './guide-code.ts'
import { openKeptGuide } from './offline/kept-guide.ts'
import { stepPlace } from './steps/step-list.ts'

/** The guide at `path`, or null. Without a network it fails at once: the device may have it. */
export function guideQueryOptions(path: string) {
  return queryOptions({
    queryKey: ['guide', path],
    queryFn: () => fetchGuide({ data: { path } }),
    staleTime: Infinity,
    networkMode: 'always',
    retry: (failures) => failures === 0 && typeof document !== 'undefined' && navigator.onLine,
  })
}

/** The name of a part that stands in the whole guide at `path`. */
export function guidePart(path: string, name: string): string {
  return `${path} ${name}`
}

/** True where the page that came first was this guide, whole. */
export function guideStands(_path: string): boolean {
  return false
}

/**
 * Puts the guide into the cache and returns what its head needs; one that cannot be fetched is opened from the device, where it is kept.
 * What makes the whole of it may be missing where it stands, and for a single step. @throws notFound
 */
export async function loadGuide(queryClient: QueryClient, path: string, step: string | undefined): Promise<PageSeo> {
  const orKept = async (error: unknown): Promise<never> => {
    await openKeptGuide(path)
    throw error
  }
  const making = Promise.all([guideCode.fetch(), fetchCrumbs()]).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const [guide, missing] = await Promise.all([queryClient.ensureQueryData(guideQueryOptions(path)), making]).catch(
    orKept,
  )
  if (!guide) throw notFound()
  if (missing && stepPlace(guide.chapters, step) === null && !guideStands(path)) await orKept(missing.error)
  return {
    ...guide.meta,
    path,
    ogType: 'article',
    alternates: [markdownOf(path)],
    ...(missing ? {} : { crumbs: crumbsTo(path), structuredData: [guideCode.get().howToData(guide)] }),
  }
}
