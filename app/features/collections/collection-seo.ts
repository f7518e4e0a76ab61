/** What the head of a collection's page says. */
import { crumbsTo } from '#domain/site-map.ts'
import { shareCard } from '#domain/picture-source.ts'
import type { PageSeo } from '#app/lib/seo.ts'
import type { CollectionPageData } from '#server/pages/collections.ts'
import { collectionStructuredData } from './structured-data.ts'

export function collectionSeo(collection: CollectionPageData): PageSeo {
  return {
    ...collection.meta,
    path: collection.path,
    ogImage: shareCard(collection.hero.picture) ?? '/media/og/collecties.jpg',
    crumbs: crumbsTo(collection.path, collection.name),
    structuredData: [collectionStructuredData(collection)],
  }
}
