/** The tables of the requests: what visitors asked for, the links in their mails, and an outbox of their own (docs/decisions/0006). */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const requestTables: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('request')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('form_hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('keep_until', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('request_email').on('request').column('email_key').execute()
    await db.schema.createIndex('request_keep').on('request').column('keep_until').execute()
    await db.schema
      .createTable('request_link')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) => column.notNull().references('request.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('request_link_request').on('request_link').column('request_id').execute()
    await db.schema
      .createTable('request_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) => column.notNull().references('request.id').onDelete('cascade'))
      .addColumn('letter', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema
      .createIndex('request_outbox_waiting')
      .on('request_outbox')
      .columns(['sent_at', 'next_attempt_at'])
      .execute()
    await db.schema.createIndex('request_outbox_request').on('request_outbox').column('request_id').execute()
    // A place in a slot of the showroom: the key is what keeps two visitors from the last one.
    await db.schema
      .createTable('showroom_place')
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().unique().references('request.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('showroom_place_key', ['slot', 'place'])
      .execute()
  },
}

export const requestPapers: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('request_paper')
      .addColumn('request_id', 'text', (column) => column.primaryKey().references('request.id').onDelete('cascade'))
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()
  },
}
