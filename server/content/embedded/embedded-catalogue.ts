/** The catalogue from the embedded store. */
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { CatalogueEntry, CatalogueReference, ColorTexture, Product } from '#domain/catalogue/product.schema.ts'
import { pictureSlotSchema } from '#domain/picture-slot.ts'
import { withPictureFiles, type MediaManifest } from '#server/content/media.ts'
import type { CatalogueKind, Database } from '#server/db/schema.ts'
import type { CatalogueSource } from '../content-source.ts'

/** The source that answers from `db`, with the pictures that `manifest` lists. */
export function embeddedCatalogue(db: Kysely<Database>, manifest: MediaManifest): CatalogueSource {
  const entries = async (kind: CatalogueKind): Promise<CatalogueEntry[]> => {
    const rows = await db
      .selectFrom('catalogue_entry')
      .selectAll()
      .where('kind', '=', kind)
      .where('is_active', '=', 1)
      .orderBy('sort_order')
      .orderBy('slug')
      .execute()
    return rows.map(({ slug, name, sort_order, description }) => ({
      slug,
      name,
      is_active: true,
      sort_order,
      description,
    }))
  }
  const colors = async (): Promise<ColorTexture[]> =>
    (await db.selectFrom('color_texture').selectAll().orderBy('position').execute()).map((row) =>
      toTexture(row, manifest),
    )

  return {
    async listProducts({ start, limit }) {
      const active = db.selectFrom('product').where('is_active', '=', 1)
      const { total } = await active
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await active
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('slug')
        .offset(start)
        .limit(Math.min(100, limit))
        .execute()
      return { items: await withParts(db, manifest, rows), total }
    },
    async getProduct(slug) {
      const rows = await db
        .selectFrom('product')
        .selectAll()
        .where('slug', '=', slug)
        .where('is_active', '=', 1)
        .execute()
      return (await withParts(db, manifest, rows))[0] ?? null
    },
    listCategories: () => entries('category'),
    listCollections: () => entries('collection'),
    listFeatures: () => entries('feature'),
    listMaterials: () => entries('material'),
    listColors: colors,
  }
}

/** Every product in the store, inactive ones included, by slug. */
export async function everyProduct(db: Kysely<Database>, manifest: MediaManifest): Promise<Product[]> {
  return withParts(db, manifest, await db.selectFrom('product').selectAll().orderBy('slug').execute())
}

/** The products of these rows, in their order, with entries and variants; four queries however many there are. */
async function withParts(
  db: Kysely<Database>,
  manifest: MediaManifest,
  rows: readonly Selectable<Database['product']>[],
): Promise<Product[]> {
  if (rows.length === 0) return []
  const parts = await partsOf(
    db,
    rows.map(({ slug }) => slug),
  )
  const pictures = pictureReader(manifest)

  return rows.map(({ created_at, is_active, is_new, is_featured, featured_image, gallery, ...row }) => {
    const entries = parts.entries.get(row.slug) ?? []
    const slots = pictures(gallery)
    const first = featured_image === null ? null : (pictures(`[${featured_image}]`)[0] ?? null)
    const ofKind = (kind: CatalogueKind): CatalogueReference[] =>
      entries.filter((entry) => entry.kind === kind).map(({ slug, name }) => ({ slug, name }))
    return {
      ...row,
      createdAt: created_at,
      is_active: is_active === 1,
      is_new: is_new === 1,
      is_featured: is_featured === 1,
      categories: ofKind('category'),
      collections: ofKind('collection'),
      features: ofKind('feature'),
      // A picture that is not made yet gives way to another of the gallery that is.
      featured_image: first?.file ? first : (slots.find((slot) => slot.file !== null) ?? first),
      gallery: slots,
      variants: (parts.variants.get(row.slug) ?? []).map(
        ({ product_slug: _slug, position: _position, ...variant }) => ({
          ...variant,
          is_active: variant.is_active === 1,
          track_inventory: variant.track_inventory === 1,
          images: pictures(variant.images),
          color_textures: (parts.textures.get(variant.article) ?? []).map((texture) => toTexture(texture, manifest)),
          materials: (parts.materials.get(variant.article) ?? []).map(({ slug, name }) => ({ slug, name })),
        }),
      ),
    }
  })
}

/** The rows that belong to products: entries and variants by slug, textures and materials by article. */
async function partsOf(db: Kysely<Database>, slugs: readonly string[]) {
  const articles = db.selectFrom('variant').select('article').where('product_slug', 'in', slugs)
  const [entries, variants, textures, materials] = await Promise.all([
    db
      .selectFrom('product_entry')
      .innerJoin('catalogue_entry', (join) =>
        join
          .onRef('catalogue_entry.kind', '=', 'product_entry.kind')
          .onRef('catalogue_entry.slug', '=', 'product_entry.slug'),
      )
      .select(['product_slug', 'product_entry.kind', 'product_entry.slug', 'name'])
      .where('product_slug', 'in', slugs)
      .orderBy('position')
      .execute(),
    db.selectFrom('variant').selectAll().where('product_slug', 'in', slugs).orderBy('position').execute(),
    db
      .selectFrom('variant_color_texture')
      .innerJoin('color_texture', 'color_texture.name', 'variant_color_texture.name')
      .select([
        'article',
        'color_texture.name',
        'color_name',
        'hex_code',
        'texture_image',
        'material',
        'surface_finish',
      ])
      .where('article', 'in', articles)
      .orderBy('variant_color_texture.position')
      .execute(),
    db
      .selectFrom('variant_material')
      .innerJoin('catalogue_entry', (join) =>
        join.onRef('catalogue_entry.slug', '=', 'variant_material.slug').on('catalogue_entry.kind', '=', 'material'),
      )
      .select(['article', 'catalogue_entry.slug', 'name'])
      .where('article', 'in', articles)
      .orderBy('position')
      .execute(),
  ])
  return {
    entries: Map.groupBy(entries, (row) => row.product_slug),
    variants: Map.groupBy(variants, (row) => row.product_slug),
    textures: Map.groupBy(textures, (row) => row.article),
    materials: Map.groupBy(materials, (row) => row.article),
  }
}

type TextureRow = Pick<
  Selectable<Database['color_texture']>,
  'name' | 'color_name' | 'hex_code' | 'texture_image' | 'material' | 'surface_finish'
>

function toTexture(
  { name, color_name, hex_code, texture_image, material, surface_finish }: TextureRow,
  manifest: MediaManifest,
): ColorTexture {
  return {
    name,
    color_name,
    hex_code,
    texture_image: texture_image === null ? null : (pictureReader(manifest)(`[${texture_image}]`)[0] ?? null),
    material: material === null ? null : { name: material },
    surface_finish,
  }
}

const slots = z.array(pictureSlotSchema)

/** Reads stored picture slots, each text once: most variants of a product share theirs. */
function pictureReader(manifest: MediaManifest) {
  const known = new Map<string, Product['gallery']>()
  return (json: string): Product['gallery'] => {
    const before = known.get(json)
    if (before) return before
    const read = slots.parse(withPictureFiles(JSON.parse(json), manifest))
    known.set(json, read)
    return read
  }
}
