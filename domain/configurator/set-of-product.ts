/** Where a product is a cabinet to begin a set with. */
import type { AnyCollectionSlug } from '../collections/collection-slugs.ts'
import type { ConfiguratorContent } from './configurator.schema.ts'

/** The collection, and the value of `cabinet` in its address. */
export type SetStart = { collection: AnyCollectionSlug; cabinet: string }

/** Null for a product that is no cabinet of a set. */
export function setOfProduct({ sets }: ConfiguratorContent, slug: string): SetStart | null {
  for (const { collection, cabinets } of sets) {
    const cabinet = cabinets.find(({ product }) => product === slug)
    if (cabinet) return { collection, cabinet: cabinet.key }
  }
  return null
}
