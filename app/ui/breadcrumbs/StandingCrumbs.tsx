/** The crumbs of a page whose loader waited for `fetchCrumbs`. In the page that came first they stand. */
import { crumbsTo } from '#app/lib/crumbs.ts'
import { standingElement } from '#app/lib/standing-html.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

/** As for `crumbsTo`. */
export function StandingCrumbs({ path, label }: { path: string; label?: string }) {
  const name = `kruimels ${path}`
  return (
    <Standing key={name} name={name} of={undefined} stands={standingElement(name) !== undefined}>
      {() => <Breadcrumbs crumbs={crumbsTo(path, label)} />}
    </Standing>
  )
}
