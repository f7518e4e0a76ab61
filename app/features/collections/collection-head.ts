/** The head of a collection's page: what search engines and shared links show. */
import type { PageSeo } from '#app/lib/seo.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { shareCard } from '#domain/picture-source.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { CollectionPageData } from '#server/collections/collections.ts'

export function collectionSeo(collection: CollectionPageData): PageSeo {
  return {
    ...collection.meta,
    path: collection.path,
    ogImage: shareCard(collection.hero.picture) ?? '/media/og/collecties.jpg',
    crumbs: crumbsTo(collection.path, collection.name),
  }
}

/** A schema.org ProductGroup, without prices: those belong to its products. */
export function collectionStructuredData(collection: CollectionPageData): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: collection.slug,
    name: collection.name,
    description: collection.meta.description,
    url: absoluteUrl(collection.path),
    brand: { '@type': 'Brand', name: collection.brand },
    material: collection.material,
    variesBy: ['https://schema.org/color', 'https://schema.org/width'],
  }
}
