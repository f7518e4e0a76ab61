/** Writes the shop catalogue into the store. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { CatalogueKind, Database } from '#server/db/schema.ts'
import { colorTexture, expandFamilies } from '#server/content/families/expand-families.ts'

/** Rows per INSERT: the widest table has 16 columns, and SQLite takes 32,766 values. */
const rowsAtOnce = 1000

/**
 * Replaces the catalogue in the store when the content differs from what it was filled from, as part of the
 * transaction `trx`. @throws {ContentFileError}
 */
export async function fillCatalogue(trx: Transaction<Database>, files: ContentFiles): Promise<void> {
  const entries = catalogueEntries(files)
  const textures = files.finishes.map(colorTexture)
  const products = expandFamilies(files)
  const hash = createHash('sha256')
    .update(JSON.stringify([entries, textures, products]))
    .digest('hex')
  const filled = await trx
    .selectFrom('store_fact')
    .select('value')
    .where('key', '=', 'catalogue-hash')
    .executeTakeFirst()
  if (filled?.value === hash) return

  for (const table of [
    'variant_material',
    'variant_color_texture',
    'variant',
    'product_entry',
    'product',
    'color_texture',
    'catalogue_entry',
  ] as const)
    await trx.deleteFrom(table).execute()
  const insert = async <TTable extends keyof Database>(
    table: TTable,
    rows: readonly Database[TTable][],
    write: (part: Database[TTable][]) => Promise<unknown>,
  ) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce))
  }
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ product, variant, position })),
  )
  await insert('catalogue_entry', entries, (part) => trx.insertInto('catalogue_entry').values(part).execute())
  await insert(
    'color_texture',
    textures.map((texture, position) => ({
      ...texture,
      texture_image: texture.texture_image && JSON.stringify(texture.texture_image),
      material: texture.material && texture.material.name,
      position,
    })),
    (part) => trx.insertInto('color_texture').values(part).execute(),
  )
  await insert('product', products.map(productRow), (part) => trx.insertInto('product').values(part).execute())
  await insert('product_entry', products.flatMap(productEntries), (part) =>
    trx.insertInto('product_entry').values(part).execute(),
  )
  await insert(
    'variant',
    variants.map(({ product, variant: { color_textures: _textures, materials: _materials, ...row }, position }) => ({
      ...row,
      product_slug: product.slug,
      position,
      is_active: Number(row.is_active),
      track_inventory: Number(row.track_inventory),
      images: JSON.stringify(row.images),
    })),
    (part) => trx.insertInto('variant').values(part).execute(),
  )
  await insert(
    'variant_color_texture',
    variants.flatMap(({ variant }) =>
      variant.color_textures.map(({ name }, position) => ({ article: variant.article, name, position })),
    ),
    (part) => trx.insertInto('variant_color_texture').values(part).execute(),
  )
  await insert(
    'variant_material',
    variants.flatMap(({ variant }) =>
      variant.materials.map(({ slug }, position) => ({ article: variant.article, slug, position })),
    ),
    (part) => trx.insertInto('variant_material').values(part).execute(),
  )
  await trx.replaceInto('store_fact').values({ key: 'catalogue-hash', value: hash }).execute()
}

function catalogueEntries(files: ContentFiles): Database['catalogue_entry'][] {
  const rows = (kind: CatalogueKind, list: ContentFiles['categories']) =>
    list.map(({ slug, name, is_active, sort_order, description }) => ({
      kind,
      slug,
      name,
      is_active: Number(is_active),
      sort_order,
      description: description ?? '',
    }))
  const collections = [...files.collections.values()].map(({ slug, name, tagline }) => ({
    slug,
    name,
    is_active: true,
    sort_order: allCollectionSlugs.indexOf(slug),
    description: tagline,
  }))
  return [
    ...rows('category', files.categories),
    ...rows('collection', collections),
    ...rows('feature', files.features),
    ...rows('material', files.materials),
  ]
}

function productRow(product: Product): Database['product'] {
  const { slug, name, description, short_description, brand, model, technical_drawing, createdAt } = product
  return {
    slug,
    name,
    description,
    short_description,
    brand,
    model,
    technical_drawing,
    created_at: createdAt,
    is_active: Number(product.is_active),
    is_new: Number(product.is_new),
    is_featured: Number(product.is_featured),
    featured_image: product.featured_image && JSON.stringify(product.featured_image),
    gallery: JSON.stringify(product.gallery),
  }
}

function productEntries(product: Product): Database['product_entry'][] {
  const rows = (kind: CatalogueKind, list: readonly { slug: string }[]) =>
    list.map(({ slug }, position) => ({ product_slug: product.slug, kind, slug, position }))
  return [
    ...rows('category', product.categories),
    ...rows('collection', product.collections),
    ...rows('feature', product.features),
  ]
}
