/** Towns and postcodes of a GeoNames postal-code file, when one has been imported. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const placeTables: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('postcode_place')
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('postcode_place_key', ['country', 'postcode', 'name'])
      .execute()
  },
}
