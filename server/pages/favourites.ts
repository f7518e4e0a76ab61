/** Cards of favourites. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import { priceRange } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { splitId, type FavouriteKind, type FavouriteRef } from '#domain/favourites.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** The card of a favourite; prices in cents, 0 and 0 when it has none. */
export type FavouriteCard = {
  kind: FavouriteKind
  id: string
  name: string
  /** A description, or the chosen size and colour. */
  detail: string
  href: string
  picture: PictureSlot | null
  /** Shown where there is no picture. */
  color: string | null
  price: { min: number; max: number }
  /** Sizes and colours to choose from, with the id of the favourite in each. */
  choices: { id: string; label: string }[]
}

type Found = Omit<FavouriteCard, 'kind' | 'id'>

/** The cards of the `refs` that exist, in their order. `products`: the active products by slug. */
export function resolveFavourites(
  files: ContentFiles,
  products: ReadonlyMap<string, Product>,
  refs: readonly FavouriteRef[],
): FavouriteCard[] {
  return refs.flatMap((ref) => {
    const found = find(files, products, ref)
    return found ? [{ kind: ref.kind, id: ref.id, ...found }] : []
  })
}

function find(files: ContentFiles, products: ReadonlyMap<string, Product>, { kind, id }: FavouriteRef): Found | null {
  const [slug, article] = splitId(id)
  switch (kind) {
    case 'mirror':
      return findMirror(files, slug, article)
    case 'product':
      return findProduct(products, slug, article)
    case 'finish': {
      const finish = files.finishes.find((candidate) => candidate.name === id)
      return finish
        ? {
            name: finish.displayName,
            detail: finish.brands.join(', '),
            href: `/kleuren/${id}`,
            picture: finish.image,
            color: finish.surface.color,
            price: none,
            choices: [],
          }
        : null
    }
    case 'collection': {
      const collection = [...files.collections.values()].find((candidate) => candidate.slug === id)
      return collection
        ? {
            name: collection.name,
            detail: collection.tagline,
            href: collectionPath(collection.slug),
            picture: collection.card,
            color: null,
            price: none,
            choices: [],
          }
        : null
    }
    case 'room': {
      const room = files.rooms.find((candidate) => candidate.slug === id)
      return room
        ? {
            name: room.title,
            detail: files.collections.get(room.collection)?.name ?? '',
            href: `/inspiratie#${id}`,
            picture: room.picture,
            color: null,
            price: none,
            choices: [],
          }
        : null
    }
    default:
      return kind satisfies never
  }
}

const none = { min: 0, max: 0 }

function findMirror(files: ContentFiles, slug: string, article: string | null): Found | null {
  const mirror = files.mirrors.find((candidate) => mirrorSlug(candidate.name) === slug)
  const format = mirror?.formats.find((candidate) => candidate.article === article)
  if (!mirror || (article !== null && !format)) return null
  const label = (size: (typeof mirror.formats)[number]['size']) =>
    size ? dimensionLabel({ ...size, diameter: null }) : 'Op maat'
  const prices = (format ? [format] : mirror.formats).map(({ price }) => price)
  return {
    name: `Spiegel ${mirror.name2}`,
    detail: format ? `${label(format.size)}, ${format.article}` : mirror.name,
    href: `/collecties/spiegels/${slug}`,
    picture: mirror.lit,
    color: null,
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    choices: mirror.formats.map((candidate) => ({ id: `${slug}_${candidate.article}`, label: label(candidate.size) })),
  }
}

function findProduct(products: ReadonlyMap<string, Product>, slug: string, article: string | null): Found | null {
  const product = products.get(slug)
  const variants = product?.variants.filter((variant) => variant.is_active) ?? []
  const variant = variants.find((candidate) => candidate.article === article)
  if (!product || (article !== null && !variant)) return null
  const label = (candidate: (typeof variants)[number]) =>
    [dimensionLabel(candidate), ...candidate.color_textures.map((texture) => texture.color_name)]
      .filter((part) => part !== '')
      .join(', ')
  return {
    name: product.name,
    detail: variant ? `${label(variant)}, ${variant.article}` : product.short_description,
    href: `/producten/${slug}`,
    picture: variant?.images[0] ?? product.featured_image,
    color: (variant ?? variants[0])?.color_textures[0]?.hex_code ?? null,
    price: priceRange(variant ? [variant] : variants),
    choices: variants.map((candidate) => ({ id: `${slug}_${candidate.article}`, label: label(candidate) })),
  }
}
