/** Facts about the database itself, such as the last import; and rate limits, which only processes that share a database keep here. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const storeFacts: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('store_fact')
      .ifNotExists()
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
