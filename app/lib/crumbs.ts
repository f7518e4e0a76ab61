/** Transitional: the crumbs of a page. */
export { breadcrumbList, crumbsTo } from '#domain/site-map.ts'

export type Crumb = { label: string; path: string }

export const fetchCrumbs = (): Promise<void> => Promise.resolve()
