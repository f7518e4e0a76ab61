/** Cards of favourites. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import { priceRange } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { splitId, type FavouriteKind, type FavouriteRef } from '#domain/favourites.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { variantPicture } from '#server/catalogue/variant-picture.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { findFinish } from '#server/finishes/finishes.ts'

/** The card of a favourite; prices in cents, 0 and 0 when it has none. */
export type FavouriteCard = {
  kind: FavouriteKind
  id: string
  name: string
  /** A description, or the chosen size and finish. */
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
      const finish = findFinish(files, id)
      if (!finish) return null
      const { displayName: name, brands, image: picture, surface } = finish
      return { ...plain, name, detail: brands.join(', '), href: `/kleuren/${id}`, picture, color: surface.color }
    }
    case 'collection': {
      const collection = files.collections.get(id)
      if (!collection) return null
      const { name, tagline: detail, card: picture } = collection
      return { ...plain, name, detail, href: collectionPath(collection.slug), picture }
    }
    case 'room': {
      const room = files.rooms.find((candidate) => candidate.slug === id)
      if (!room) return null
      const detail = files.collections.get(room.collection)?.name ?? ''
      return { ...plain, name: room.title, detail, href: `/inspiratie/${id}`, picture: room.picture }
    }
    default:
      return kind satisfies never
  }
}

/** The slugs of the collections that these are of, each once. */
export function collectionsOf(
  files: Pick<ContentFiles, 'rooms'>,
  products: ReadonlyMap<string, Product>,
  refs: readonly FavouriteRef[],
): string[] {
  const slugs = refs.flatMap(({ kind, id }) => {
    if (kind === 'collection') return [id]
    if (kind === 'room') return files.rooms.find(({ slug }) => slug === id)?.collection ?? []
    return kind === 'product' ? (products.get(splitId(id)[0])?.collections.map(({ slug }) => slug) ?? []) : []
  })
  return [...new Set(slugs)]
}

/** Without a price and without sizes to choose from. */
const plain = { color: null, price: { min: 0, max: 0 }, choices: [] }

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
    href: `/producten/${slug}${variant ? `?variant=${variant.article}` : ''}`,
    picture: (variant && variantPicture(variant, product)) ?? product.featured_image,
    color: (variant ?? variants[0])?.color_textures[0]?.hex_code ?? null,
    price: priceRange(variant ? [variant] : variants),
    choices: variants.map((candidate) => ({ id: `${slug}_${candidate.article}`, label: label(candidate) })),
  }
}
