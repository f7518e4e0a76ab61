/**
 * Tables that a PostgreSQL database has besides those of the site: facts about itself, which the embedded store has
 * anyway, and rate limits, which a single process keeps in memory.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const storeFacts: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('store_fact')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

/** By the names that rate-limiter-flexible expects. */
export const rateLimitTable: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}
