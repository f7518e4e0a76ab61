/** The lookbook of one collection: hero, then its own sequence of sections. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { crumbsTo } from '#app/lib/site-map.ts'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { collectionQueryOptions } from './collection-query.ts'
import type { AnyCollectionSlug } from './collection-slugs.ts'

export function CollectionPage({ slug }: { slug: AnyCollectionSlug }) {
  const { data: collection } = useSuspenseQuery(collectionQueryOptions(slug))
  if (!collection) return null // the loader has answered 404 already
  return (
    <>
      <Hero hero={collection.hero} crumbs={crumbsTo(collection.path, collection.name)} />
      <SectionList sections={collection.sections} />
    </>
  )
}
