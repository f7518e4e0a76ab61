/** The address of one set, as a request for an offer keeps it: '/samenstellen/beat45?width=1200&niche=1250'. Pure. */
import { allCollectionSlugs, type AnyCollectionSlug } from '../collections/collection-slugs.ts'
import { parseSearch, stringifySearch } from '../search-string.ts'
import { configuratorSearchSchema, type ConfiguratorSearch } from './configurator-search.ts'

/** A collection, and what is asked of its set. */
export type SetAsked = { slug: AnyCollectionSlug; search: ConfiguratorSearch }

const form = /^\/samenstellen\/([a-z0-9-]{1,40})(\?[\w.~%!*+,;=:&-]{0,900})?$/

/** What a path on this site asks for; null for any other text, and for a collection that does not exist. */
export function readSetPath(path: string): SetAsked | null {
  const [, collection, search] = form.exec(path) ?? []
  return collection === undefined ? null : readSetAsked(collection, search)
}

/** What a collection and search params ask for, the invalid ones left out; null for a collection that does not exist. */
export function readSetAsked(collection: string, search = ''): SetAsked | null {
  const slug = allCollectionSlugs.find((known) => known === collection)
  return slug === undefined ? null : { slug, search: configuratorSearchSchema.parse(parseSearch(search)) }
}

/** The reverse. */
export function setPath({ slug, search }: SetAsked): string {
  return `/samenstellen/${slug}${stringifySearch(search)}`
}
