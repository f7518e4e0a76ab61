/** All collections: a gallery to be drawn in by, and a table to compare them in. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { StandingHero } from '#app/sections/hero/StandingHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { CollectionComparison } from './CollectionComparison.tsx'
import { CollectionGallery } from './CollectionGallery.tsx'
import { collectionsQueryOptions } from './overview-query.ts'

export function CollectionsPage() {
  const { data: overview } = useSuspenseQuery(collectionsQueryOptions())
  if (!overview) return null // the loader has answered 404 already
  const { page, collections } = overview
  const table = page.sections.find((section) => section.kind === 'table')
  return (
    <>
      <StandingHero path={page.path} stands={standsInPage(overview)} hero={page.hero} />
      <Standing name="alle collecties" of={page} stands={standsInPage(overview)}>
        {() => (
          <>
            <CollectionGallery collections={collections} />
            {table && <CollectionComparison collections={collections} table={table} />}
          </>
        )}
      </Standing>
      <SectionList page={page} sections={page.sections.filter((section) => section !== table)} />
    </>
  )
}
