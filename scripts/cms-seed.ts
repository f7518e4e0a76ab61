/**
 * What an empty content server is filled with: the same content that the embedded store is filled with, in the words of tests/strapi/cms.
 * Money in euros, lengths in mm, relations by slug, pictures by media name and only those that have been made, drawings by their address on the website.
 */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { colorTexture, expandFamilies } from '#server/content/families/expand-families.ts'
import { readContentFiles } from '#server/content/content-files.ts'
import { readMediaManifest } from '#server/content/media.ts'

/** A time of day in which a date is the same date in the Netherlands and in UTC. */
const noon = (date: string) => `${date}T12:00:00.000Z`
const euros = (cents: number | null) => (cents === null || cents === 0 ? null : cents / 100)

/**
 * The seed, ready to be written as JSON. `drafts` adds what nobody may see: a product, a question and a vacancy that were never published,
 * and a change to the first product that is not published yet.
 */
export function cmsSeed(contentDir: string, publicDir: string, { drafts = false } = {}) {
  const files = readContentFiles(contentDir, publicDir)
  const manifest = readMediaManifest(publicDir)
  const pictures = new Map<
    string,
    { media: string; from: string; alt: string; width: number; height: number; bytes: number }
  >()
  const use = (slot: PictureSlot): string | null => {
    const made = Object.hasOwn(manifest.pictures, slot.media) ? manifest.pictures[slot.media] : undefined
    if (!made) return null
    const from = resolve(publicDir, 'media', made.file)
    pictures.set(slot.media, {
      media: slot.media,
      from,
      alt: slot.alt,
      width: made.width,
      height: made.height,
      bytes: statSync(from).size,
    })
    return slot.media
  }
  const all = (slots: readonly PictureSlot[]) => slots.map(use).filter((media) => media !== null)
  const drawings = new Map<string, { address: string; from: string; bytes: number }>()
  const drawn = (address: string | null): string | null => {
    if (address === null) return null
    const from = resolve(publicDir, address.slice(1))
    drawings.set(address, { address, from, bytes: statSync(from).size })
    return address
  }
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

  const product = expandFamilies(files).map(
    ({
      createdAt,
      featured_image,
      gallery,
      technical_drawing,
      categories,
      collections,
      features,
      variants,
      ...rest
    }: Product) => ({
      ...rest,
      createdAt: noon(createdAt),
      categories: slugs(categories),
      collections: slugs(collections),
      features: slugs(features),
      featured_image: featured_image && use(featured_image),
      gallery: all(gallery),
      technical_drawing: drawn(technical_drawing),
      variants: variants.map(
        ({
          price,
          compare_price,
          color_textures,
          materials,
          images,
          model_3d: _model,
          technical_drawing: plan,
          ...variant
        }) => ({
          ...variant,
          price: euros(price),
          compare_price: euros(compare_price),
          color_textures: color_textures.map(({ name }) => name),
          materials: slugs(materials),
          images: all(images),
          technical_drawing: drawn(plan),
        }),
      ),
    }),
  )
  const color = files.finishes.map((finish, position) => {
    const { name, color_name, hex_code, surface_finish } = colorTexture(finish)
    return {
      slug: name,
      name: color_name,
      color_name,
      hex_code,
      surface_finish,
      is_active: true,
      sort_order: position,
      texture_image: use(finish.image),
      material: `opbouw-${name}`,
    }
  })
  const collection = [...files.collections.values()].map(({ slug, name, tagline }) => ({
    slug,
    name,
    is_active: true,
    sort_order: allCollectionSlugs.indexOf(slug),
    description: tagline,
  }))
  // What a colour is made of is a sentence of its own; not active, so that the list of materials stays the list to choose from.
  const builds = files.finishes.map((finish, position) => ({
    slug: `opbouw-${finish.name}`,
    name: finish.surface.material,
    is_active: false,
    sort_order: 1000 + position,
    description: `Opbouw van ${finish.displayName}.`,
  }))
  const content = {
    category: files.categories,
    collection,
    feature: files.features,
    material: [...files.materials, ...builds],
    color,
    product: drafts ? withDrafts(product) : product,
    faq: drafts
      ? [
          ...files.faqs,
          ...files.faqs.slice(0, 1).map((faq) => ({
            ...faq,
            slug: 'concept-vraag',
            title: 'Is deze vraag nog een concept?',
            status: 'draft',
          })),
        ]
      : files.faqs,
    vacature: drafts
      ? [
          ...files.vacancies,
          ...files.vacancies.slice(0, 1).map((vacancy) => ({
            ...vacancy,
            slug: 'concept-vacature',
            titel: 'Vacature in concept',
            status: 'draft',
          })),
        ]
      : files.vacancies,
    'privacy-page': files.privacy.pages.map(({ updatedAt, ...page }) => ({ ...page, createdAt: updatedAt })),
  }
  const seed = { ...content, pictures: [...pictures.values()], drawings: [...drawings.values()] }
  return { hash: createHash('sha256').update(JSON.stringify(seed)).digest('hex'), ...seed }
}

function withDrafts<TProduct extends { slug: string; name: string; variants: unknown[] }>(
  products: readonly TProduct[],
) {
  return products.flatMap((product, index) =>
    index > 0
      ? [product]
      : [
          { ...product, change: { name: `${product.name} (concept)` } },
          { ...product, slug: 'concept-product', name: 'Product in concept', variants: [], status: 'draft' },
        ],
  )
}

/** Where content and pictures lie, seen from the root of the project. */
export const cmsSeedOf = (root: string, options?: { drafts?: boolean }) =>
  cmsSeed(join(root, 'content'), join(root, 'public'), options)
