/**
 * The migrations; each runs once and is never edited afterwards. The embedded SQLite store runs all of them; a
 * PostgreSQL database has the tables of the site (dealers, places, newsletter, requests), never those of the catalogue, which
 * stay in each process.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createDealerTable } from './migrations/dealers.ts'
import { newsletterTables } from './migrations/newsletter.ts'
import { placeTables } from './migrations/places.ts'
import { requestPapers, requestTables } from './migrations/requests.ts'
import { rateLimitTable, storeFacts } from './migrations/postgres.ts'
import { dropProductSearch, productSearch } from './migrations/product-search.ts'

export const migrations: Record<string, Migration> = {
  '2026-11-20-content-and-dealers': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('store_fact')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('content_entry')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('content_entry_address', ['type', 'slug', 'locale'])
        .execute()
      await createDealerTable(db)
    },
  },
  '2026-11-20-shop-catalogue': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('catalogue_entry')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull())
        .addColumn('sort_order', 'integer', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('catalogue_entry_key', ['kind', 'slug'])
        .execute()
      await db.schema
        .createTable('color_texture')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('color_name', 'text', (column) => column.notNull())
        .addColumn('hex_code', 'text', (column) => column.notNull())
        .addColumn('texture_image', 'text')
        .addColumn('material', 'text')
        .addColumn('surface_finish', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('product')
        .addColumn('slug', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('short_description', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull())
        .addColumn('is_new', 'integer', (column) => column.notNull())
        .addColumn('is_featured', 'integer', (column) => column.notNull())
        .addColumn('featured_image', 'text')
        .addColumn('gallery', 'text', (column) => column.notNull())
        .addColumn('technical_drawing', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('product_entry')
        .addColumn('product_slug', 'text', (column) => column.notNull().references('product.slug').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('product_entry_key', ['product_slug', 'kind', 'slug'])
        .addForeignKeyConstraint('product_entry_entry', ['kind', 'slug'], 'catalogue_entry', ['kind', 'slug'])
        .execute()
      await db.schema.createIndex('product_entry_by_entry').on('product_entry').columns(['kind', 'slug']).execute()
      await db.schema
        .createTable('variant')
        .addColumn('article', 'text', (column) => column.primaryKey())
        .addColumn('product_slug', 'text', (column) => column.notNull().references('product.slug').onDelete('cascade'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('price', 'integer', (column) => column.notNull())
        .addColumn('compare_price', 'integer')
        .addColumn('is_active', 'integer', (column) => column.notNull())
        .addColumn('track_inventory', 'integer', (column) => column.notNull())
        .addColumn('stock_quantity', 'integer', (column) => column.notNull())
        .addColumn('low_stock_threshold', 'integer')
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('depth', 'integer')
        .addColumn('diameter', 'integer')
        .addColumn('images', 'text', (column) => column.notNull())
        .addColumn('model_3d', 'text')
        .addColumn('technical_drawing', 'text')
        .execute()
      await db.schema.createIndex('variant_by_product').on('variant').columns(['product_slug', 'position']).execute()
      await db.schema
        .createTable('variant_color_texture')
        .addColumn('article', 'text', (column) => column.notNull().references('variant.article').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull().references('color_texture.name'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('variant_color_texture_key', ['article', 'name'])
        .execute()
      await db.schema
        .createTable('variant_material')
        .addColumn('article', 'text', (column) => column.notNull().references('variant.article').onDelete('cascade'))
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('variant_material_key', ['article', 'slug'])
        .execute()
    },
  },
  '2026-11-20-subscribers': newsletterTables,
  '2026-11-21-places': placeTables,
  '2026-11-21-product-search': productSearch,
  '2026-11-24-no-product-search': dropProductSearch,
  '2026-11-25-requests': requestTables,
  '2026-11-25-requests-papers': requestPapers,
}

/** The migrations of a PostgreSQL database. */
export const postgresMigrations: Record<string, Migration> = {
  '2026-11-20-facts': storeFacts,
  '2026-11-20-dealers': { up: createDealerTable },
  '2026-11-20-subscribers': newsletterTables,
  '2026-11-21-places': placeTables,
  '2026-11-21-rate-limits': rateLimitTable,
  '2026-11-25-requests': requestTables,
  '2026-11-25-requests-papers': requestPapers,
}
