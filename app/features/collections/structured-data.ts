/** What a collection's page tells search engines about the furniture, without prices: those belong to its products. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'

/** A schema.org ProductGroup; `path` is the canonical path of the page. */
export function collectionStructuredData(
  collection: Pick<Collection, 'slug' | 'name' | 'brand' | 'material'> & { path: string; meta: Collection['meta'] },
): Record<string, unknown> {
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
