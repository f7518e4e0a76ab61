/** The table of the dealers. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const dealerTable: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('dealer')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('naam', 'text', (column) => column.notNull())
      .addColumn('adres', 'text', (column) => column.notNull())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .addColumn('plaats', 'text', (column) => column.notNull())
      .addColumn('land', 'text', (column) => column.notNull())
      .addColumn('provincie', 'text', (column) => column.notNull())
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision')
      .addColumn('actief', 'integer', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('dealer_slug').ifNotExists().on('dealer').column('slug').execute()
    await db.schema.createIndex('dealer_land').ifNotExists().on('dealer').columns(['land', 'provincie']).execute()
  },
}
