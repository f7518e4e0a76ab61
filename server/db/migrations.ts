/** The schema's history; each step runs once and is never edited afterwards. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migrations: Record<string, Migration> = {
  '2026-11-20-content-and-dealers': {
    async up(db: Kysely<never>) {
      await db.schema.createTable('store_fact')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createTable('content_entry')
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
      await db.schema.createTable('dealer')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('naam', 'text', (column) => column.notNull())
        .addColumn('adres', 'text', (column) => column.notNull())
        .addColumn('postcode', 'text', (column) => column.notNull())
        .addColumn('plaats', 'text', (column) => column.notNull())
        .addColumn('land', 'text', (column) => column.notNull())
        .addColumn('provincie', 'text', (column) => column.notNull())
        .addColumn('latitude', 'real')
        .addColumn('longitude', 'real')
        .addColumn('actief', 'integer', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('dealer_slug').on('dealer').column('slug').execute()
      await db.schema.createIndex('dealer_land').on('dealer').columns(['land', 'provincie']).execute()
    },
  },
}
