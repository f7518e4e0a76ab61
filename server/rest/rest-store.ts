/** The embedded content as the REST dialect shows it. */
import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { CatalogueEntry, Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { bySlug, embeddedSource, taxonomies, type EmbeddedContent } from '#server/content/embedded-source.ts'
import type { MediaManifest } from '#server/content/media.ts'
import { mediaFileSize } from '#server/content/media-files.ts'
import { everyFaq } from '#server/content/every-faq.ts'
import type { ResourceName } from './content-types.ts'
import type { Entry, Value } from './rest-entry.ts'

export type RestEntries = Readonly<Record<ResourceName, readonly Entry[]>>
export type RestStore = () => Promise<RestEntries>

/** `content` with the pictures of `manifest` and the other files under `publicDir`; made when it is first asked for. */
export function restStore(content: EmbeddedContent, manifest: MediaManifest, publicDir: string): RestStore {
  let entries: Promise<RestEntries> | undefined
  return () =>
    (entries ??= makeEntries(content, manifest, publicDir).catch((error: unknown) => {
      entries = undefined // the next request tries again
      throw error
    }))
}

/** A time of day at which the date is the same in the Netherlands and in UTC. */
const noon = (date: string) => `${date}T12:00:00.000Z`
const euros = (cents: number | null) => (cents === null || cents === 0 ? null : cents / 100)

async function makeEntries(content: EmbeddedContent, manifest: MediaManifest, publicDir: string): Promise<RestEntries> {
  const source = embeddedSource(content)
  const [colors, faqs, vacancies] = await Promise.all([source.listColors(), everyFaq(source), source.listVacancies()])
  const products = content.products.toSorted(bySlug)
  const files = new Set(
    products
      .flatMap((product) => [
        product.technical_drawing,
        ...product.variants.flatMap((variant) => [variant.model_3d, variant.technical_drawing]),
      ])
      .filter((file) => file !== null),
  )
  const sizes = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await mediaFileSize(publicDir, file.replace(/^\/media\//, ''))] as const),
    ),
  )

  /** Taxonomies and colours have no time of their own: as old as the oldest product. */
  const since = noon(products.map((product) => product.createdAt).toSorted()[0] ?? '2026-01-01')
  const media = mediaReader(manifest, sizes, since)
  const pictures = (slots: readonly PictureSlot[]) => slots.flatMap((slot) => media.picture(slot))
  const ofKind = (kind: string, list: readonly CatalogueEntry[]) =>
    new Map(list.map((fields) => [fields.slug, entry(kind, fields.slug, since, fields)]))
  const lists = taxonomies(content.files)
  const taxonomy = {
    category: ofKind('category', lists.categories),
    collection: ofKind('collection', lists.collections),
    feature: ofKind('feature', lists.features),
    material: ofKind('material', lists.materials),
  }
  const named = (kind: keyof typeof taxonomy, list: readonly { slug: string }[]) =>
    list.flatMap(({ slug }) => taxonomy[kind].get(slug) ?? [])

  // The material of a colour is a sentence of its own; inactive, so that it is not in the list of materials.
  const builds = colors.map(({ name, color_name, material }, position) =>
    material === null
      ? []
      : [
          entry('material', `opbouw-${name}`, since, {
            slug: `opbouw-${name}`,
            name: material.name,
            is_active: false,
            sort_order: 1000 + position,
            description: `Opbouw van ${color_name}.`,
          }),
        ],
  )
  const colorEntries = new Map(
    colors.map(({ name, color_name, hex_code, surface_finish, texture_image }, sort_order) => [
      name,
      entry(
        'color',
        name,
        since,
        { slug: name, name: color_name, color_name, hex_code, surface_finish, is_active: true, sort_order },
        { texture_image: pictures(texture_image ? [texture_image] : []), material: builds[sort_order] ?? [] },
      ),
    ]),
  )

  const variantEntry =
    (createdAt: string) =>
    ({ price, compare_price, color_textures, images, model_3d, technical_drawing, materials, ...fields }: Variant) =>
      entry(
        'variant',
        fields.article,
        createdAt,
        { ...fields, price: euros(price), compare_price: euros(compare_price) },
        {
          color_textures: color_textures.flatMap(({ name }) => colorEntries.get(name) ?? []),
          images: pictures(images),
          materials: named('material', materials),
          model_3d: media.file(model_3d),
          technical_drawing: media.file(technical_drawing),
        },
      )
  const productEntry = ({
    createdAt,
    categories,
    collections,
    features,
    featured_image,
    gallery,
    technical_drawing,
    variants,
    ...fields
  }: Product) =>
    entry('product', fields.slug, noon(createdAt), fields, {
      categories: named('category', categories),
      collections: named('collection', collections),
      features: named('feature', features),
      variants: variants.map(variantEntry(noon(createdAt))),
      featured_image: pictures(featured_image ? [featured_image] : []),
      gallery: pictures(gallery),
      technical_drawing: media.file(technical_drawing),
    })
  const pages = content.files.privacy.pages.map(({ updatedAt, ...fields }) =>
    entry('privacy-page', 'privacy', updatedAt, fields, {}, { key: fields.locale }),
  )

  return {
    products: products.map(productEntry),
    categories: [...taxonomy.category.values()],
    collections: [...taxonomy.collection.values()],
    features: [...taxonomy.feature.values()],
    materials: [...taxonomy.material.values(), ...builds.flat()],
    colors: [...colorEntries.values()],
    faqs: faqs.map(({ createdAt, updatedAt, ...fields }) =>
      entry('faq', fields.slug, createdAt, fields, {}, { updatedAt }),
    ),
    // Only active ones: an editor who ends a vacancy wants it gone at once, for every client.
    vacatures: vacancies.map(({ createdAt, ...fields }) => entry('vacature', fields.slug, createdAt, fields)),
    'privacy-page': pages.map((page) => ({
      ...page,
      relations: { localizations: pages.filter((other) => other !== page) },
    })),
  }
}

/** An entry with ids that stay the same for its type and slug; `key` tells apart entries of one document, such as languages. */
function entry(
  type: string,
  slug: string,
  createdAt: string,
  fields: Record<string, Value>,
  relations: Entry['relations'] = {},
  { updatedAt = createdAt, key = '' } = {},
): Entry {
  const digest = createHash('sha256').update(`${type}:${slug}`).digest()
  const id = createHash('sha256').update(`${type}:${slug}:${key}`).digest().readUIntBE(0, 6)
  const documentId = Array.from(digest.subarray(0, 24), (byte) => (byte % 36).toString(36)).join('')
  return {
    fields: { id, documentId, ...fields, createdAt, updatedAt, publishedAt: createdAt },
    relations,
    folded: new Map(),
  }
}

const mimes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.glb': 'model/gltf-binary',
}

/** Media entries of pictures and files, each made once; none for files that do not exist. */
function mediaReader(manifest: MediaManifest, sizes: ReadonlyMap<string, number | null>, createdAt: string) {
  const known = new Map<string, Entry>()
  const once = (path: string, bytes: number | undefined, about: Record<string, Value>): Entry => {
    const ext = extname(path)
    const made =
      known.get(path) ??
      entry('media', path, createdAt, {
        name: basename(path),
        alternativeText: null,
        caption: null,
        width: null,
        height: null,
        formats: null,
        hash: createHash('sha256').update(`/media/${path}`).digest('hex').slice(0, 16),
        ext,
        mime: mimes[ext] ?? 'application/octet-stream',
        size: bytes === undefined ? null : Math.round(bytes / 10) / 100,
        url: `/media/${path}`,
        ...about,
      })
    known.set(path, made)
    return made
  }
  return {
    picture({ media, alt: alternativeText }: PictureSlot): Entry[] {
      const made = Object.hasOwn(manifest.pictures, media) ? manifest.pictures[media] : undefined
      if (!made) return []
      const { file, width, height, hash, bytes } = made
      return [once(file, bytes, { alternativeText, width, height, hash })]
    },
    file(address: string | null): Entry[] {
      const size = address === null ? null : sizes.get(address)
      return address === null || typeof size !== 'number' ? [] : [once(address.replace(/^\/media\//, ''), size, {})]
    },
  }
}
