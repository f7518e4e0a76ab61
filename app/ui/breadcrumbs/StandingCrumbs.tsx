/** Transitional. */
import { crumbsTo } from '#domain/site-map.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export function StandingCrumbs({ path, label }: { path: string; label?: string }) {
  return <Breadcrumbs crumbs={crumbsTo(path, label)} />
}
