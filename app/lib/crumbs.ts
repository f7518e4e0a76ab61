/**
 * Where a page stands in the site. In the page that came first its crumbs stand, for people (app/ui/breadcrumbs/StandingCrumbs.tsx) and in
 * the head for search engines (seo.ts); the map of the site, of which they are made, comes with the page after that.
 */
import { createIsomorphicFn } from '@tanstack/react-start'
import * as siteMap from './site-map.ts'
import { atHand, spared } from './spared.ts'

export type Crumb = { label: string; path: string }

const crumbCode = createIsomorphicFn()
  .server(() => atHand(siteMap))
  .client(() => spared(() => import('./site-map.ts')))()

/** For loaders of pages with crumbs. */
export const fetchCrumbs = crumbCode.fetch

/** The crumbs of a page: the fixed pages above `path`, then the page itself with `label` (needed where the path is not a fixed one). @throws where no loader has waited for `fetchCrumbs` */
export function crumbsTo(path: string, label?: string): Crumb[] {
  return crumbCode.get().crumbsTo(path, label)
}

/** `crumbs` as structured data. @throws as above */
export function breadcrumbList(crumbs: readonly Crumb[]): Record<string, unknown> {
  return crumbCode.get().breadcrumbList(crumbs)
}
