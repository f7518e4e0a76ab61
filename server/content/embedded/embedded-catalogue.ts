/** The catalogue from the embedded store. */
import { sql, type Kysely, type Selectable } from 'kysely'
import { z } from 'zod'
import type { CatalogueEntry, CatalogueReference, ColorTexture, Product } from '#domain/catalogue/product.schema.ts'
import { pictureSlotSchema } from '#domain/picture-slot.ts'
import { foldText } from '#domain/text-fold.ts'
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
    async listProducts(query) {
      let matching = db.selectFrom('product').where('product.is_active', '=', 1)
      const search = foldText(query.search ?? '')
      if (search !== '')
        matching = matching.where(
          'product.slug',
          'in',
          db.selectFrom('product_search').select('slug').where(contains(search)),
        )
      const among = (kind: CatalogueKind, slugs: readonly string[]) =>
        db
          .selectFrom('product_entry')
          .select('product_entry.product_slug')
          .where('kind', '=', kind)
          .where('slug', 'in', slugs)
      if (query.category !== undefined && query.category !== '')
        matching = matching.where('product.slug', 'in', among('category', [query.category]))
      if (query.collections?.length)
        matching = matching.where('product.slug', 'in', among('collection', query.collections))
      if (query.features?.length) matching = matching.where('product.slug', 'in', among('feature', query.features))
      const { minPrice = 0, maxPrice = 0, sort = 'newest' } = query
      if (minPrice > 0 || maxPrice > 0) {
        let priced = db
          .selectFrom('variant')
          .select('variant.product_slug')
          .where('variant.is_active', '=', 1)
          .where('variant.price', '>', 0)
        if (minPrice > 0) priced = priced.where('variant.price', '>=', minPrice)
        if (maxPrice > 0) priced = priced.where('variant.price', '<=', maxPrice)
        matching = matching.where('product.slug', 'in', priced)
      }
      const { total } = await matching
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const price = sql<
        number | null
      >`(select ${sql.raw(sort === 'price-desc' ? 'max' : 'min')}(price) from variant where product_slug = product.slug and is_active = 1 and price > 0)`
      const ordered =
        sort === 'newest'
          ? matching.orderBy('created_at', 'desc')
          : matching.orderBy(sql`${price} is null`).orderBy(price, sort === 'price-asc' ? 'asc' : 'desc')
      const rows = await ordered
        .orderBy('product.slug')
        .selectAll('product')
        .offset(query.start)
        .limit(Math.min(100, query.limit))
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

/** Whether the folded text contains `search`: asked of the index of trigrams, or of every text when it has fewer than three characters (or a NUL, at which a search expression ends). */
function contains(search: string) {
  if (/^.{0,2}$/su.test(search) || search.includes('\0')) return sql<boolean>`instr(search_text, ${search}) > 0`
  return sql<boolean>`product_search match ${`"${search.replaceAll('"', '""')}"`}`
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
  const slugs = rows.map((row) => row.slug)
  const ofProducts = db.selectFrom('variant').select('article').where('product_slug', 'in', slugs)
  const [entryRows, variantRows, textureRows, materialRows] = await Promise.all([
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
      .where('article', 'in', ofProducts)
      .orderBy('variant_color_texture.position')
      .execute(),
    db
      .selectFrom('variant_material')
      .innerJoin('catalogue_entry', (join) =>
        join.onRef('catalogue_entry.slug', '=', 'variant_material.slug').on('catalogue_entry.kind', '=', 'material'),
      )
      .select(['article', 'catalogue_entry.slug', 'name'])
      .where('article', 'in', ofProducts)
      .orderBy('position')
      .execute(),
  ])
  const entriesOf = Map.groupBy(entryRows, (row) => row.product_slug)
  const variantsOf = Map.groupBy(variantRows, (row) => row.product_slug)
  const texturesOf = Map.groupBy(textureRows, (row) => row.article)
  const materialsOf = Map.groupBy(materialRows, (row) => row.article)
  const pictures = pictureReader(manifest)

  return rows.map(({ created_at, is_active, is_new, is_featured, featured_image, gallery, ...row }) => {
    const entries = entriesOf.get(row.slug) ?? []
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
      // A picture that has not been made yet stands for nothing while another of the gallery has.
      featured_image: first?.file ? first : (slots.find((slot) => slot.file !== null) ?? first),
      gallery: slots,
      variants: (variantsOf.get(row.slug) ?? []).map(({ product_slug: _slug, position: _position, ...variant }) => ({
        ...variant,
        is_active: variant.is_active === 1,
        track_inventory: variant.track_inventory === 1,
        images: pictures(variant.images),
        color_textures: (texturesOf.get(variant.article) ?? []).map((texture) => toTexture(texture, manifest)),
        materials: (materialsOf.get(variant.article) ?? []).map(({ slug, name }) => ({ slug, name })),
      })),
    }
  })
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
