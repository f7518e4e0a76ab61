/** The address of a collection's page. */
import { exclusiveSlugs, type AnyCollectionSlug } from './collection-slugs.ts'

/** '/collecties/beat40', '/collecties/exclusief/linea', '/collecties/sjithouse/epoch' */
export function collectionPath(slug: AnyCollectionSlug): string {
  if (slug === 'epoch') return '/collecties/sjithouse/epoch'
  return exclusiveSlugs.some((line) => line === slug) ? `/collecties/exclusief/${slug}` : `/collecties/${slug}`
}
