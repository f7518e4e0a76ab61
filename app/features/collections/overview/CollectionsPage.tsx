/** All collections: a gallery, and a table that compares them. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHero } from '#app/sections/hero/PageHero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { groupBrands } from './brand-groups.ts'
import { CollectionComparison } from './CollectionComparison.tsx'
import { CollectionGallery } from './CollectionGallery.tsx'
import { collectionsQueryOptions } from './overview-query.ts'

export function CollectionsPage() {
  const { data: overview } = useSuspenseQuery(collectionsQueryOptions())
  if (!overview) return null // the loader has thrown notFound
  const { page, collections } = overview
  const table = page.sections.find((section) => section.kind === 'table')
  return (
    <>
      <PageHero path={page.path} hero={page.hero} />
      <CollectionGallery collections={collections} />
      {table && <CollectionComparison collections={groupBrands(collections).flatMap(({ own }) => own)} table={table} />}
      <SectionList sections={page.sections.filter((section) => section !== table)} />
    </>
  )
}
