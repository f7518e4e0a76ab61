/** What the pages of the inspiration rooms show. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { PriceRange } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { setOfRoom } from '#domain/configurator/set-of-product.ts'
import { splitId, type FavouriteRef } from '#domain/favourites.ts'
import type { Room, RoomItem } from '#domain/rooms/room.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { resolveFavourites } from '#server/favourites/favourites.ts'

/** A room in the list. */
export type RoomCard = Pick<Room, 'slug' | 'title' | 'line' | 'style' | 'tone' | 'collection' | 'picture'> & {
  collectionName: string
}

/** The rooms in the order of the content file. */
export function roomCards({ rooms, collections }: ContentFiles): RoomCard[] {
  return rooms.map(({ slug, title, line, style, tone, collection, picture }) => {
    const collectionName = collections.get(collection)?.name ?? collection
    return { slug, title, line, style, tone, collection, picture, collectionName }
  })
}

/** Something in a room, with its place on the picture in percent. Prices in cents, 0 and 0 without one. */
export type ShownItem = {
  x: number
  y: number
  name: string
  /** Its size and finish, its code, or its brands. */
  detail: string
  href: string
  picture: PictureSlot | null
  price: PriceRange
}

/**
 * The page of one room, or null for an unknown slug.
 * @param products the active products by slug; none while the catalogue cannot be read
 */
export function roomPage(files: ContentFiles, products: ReadonlyMap<string, Product>, slug: string) {
  const place = files.rooms.findIndex((candidate) => candidate.slug === slug)
  const room = files.rooms[place]
  if (!room) return null
  const collection = files.collections.get(room.collection)
  return {
    ...room,
    set: setOfRoom(files.configurator, room),
    items: room.items.flatMap((item) => shownItem(files, products, item)),
    collection: {
      slug: room.collection,
      name: collection?.name ?? room.collection,
      tagline: collection?.tagline ?? '',
      path: collectionPath(room.collection),
    },
    previous: linkTo(files.rooms.at(place - 1)),
    next: linkTo(files.rooms[(place + 1) % files.rooms.length]),
  }
}
export type RoomPageData = NonNullable<ReturnType<typeof roomPage>>

function linkTo(room: Room | undefined): Pick<Room, 'slug' | 'title' | 'picture'> | null {
  return room ? { slug: room.slug, title: room.title, picture: room.picture } : null
}

/** None when the item does not exist. */
function shownItem(files: ContentFiles, products: ReadonlyMap<string, Product>, item: RoomItem): ShownItem[] {
  const ref = refOf(item, products)
  const [, article] = splitId(ref.id)
  return resolveFavourites(files, products, [ref]).map(({ name, detail, href, picture, price }) => ({
    x: item.x,
    y: item.y,
    name,
    // The article number is on the page of the product.
    detail: detail.replace(`, ${article ?? ''}`, ''),
    href,
    picture,
    price,
  }))
}

/** A product is named in the size and finish that are seen, or in all of its sizes when that one is no longer made. */
function refOf(item: RoomItem, products: ReadonlyMap<string, Product>): FavouriteRef {
  switch (item.kind) {
    case 'product': {
      const seen = products
        .get(item.product)
        ?.variants.find(
          ({ is_active, width, color_textures: [texture] }) =>
            is_active && width === item.width && texture?.name === item.finish,
        )
      return { kind: 'product', id: seen ? `${item.product}_${seen.article}` : item.product }
    }
    case 'mirror':
      return { kind: 'mirror', id: mirrorSlug(item.mirror) }
    case 'finish':
      return { kind: 'finish', id: item.finish }
    default:
      return item satisfies never
  }
}
