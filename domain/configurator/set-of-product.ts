/** Where the furniture of a product page or a room can be put together. */
import type { AnyCollectionSlug } from '../collections/collection-slugs.ts'
import type { Room } from '#domain/rooms/room.schema.ts'
import type { ConfiguratorContent } from './configurator.schema.ts'
import type { SetAsked } from './set-path.ts'

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

/** The set that is seen in a room: its cabinet in that size and finish, and what the room says of the rest. Null for a room without a cabinet. */
export function setOfRoom(content: ConfiguratorContent, { items, set }: Pick<Room, 'items' | 'set'>): SetAsked | null {
  for (const item of items) {
    const start = item.kind === 'product' ? setOfProduct(content, item.product) : null
    if (item.kind === 'product' && start)
      return {
        slug: start.collection,
        search: { cabinet: start.cabinet, width: String(item.width), finish: item.finish, ...set },
      }
  }
  return null
}
