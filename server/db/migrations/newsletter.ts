/** The tables of the newsletter: subscribers with their proof of consent, the links in their emails, and the outbox. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const newsletterTables: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('subscriber')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('unsubscribed_at', 'text')
      .execute()
    await db.schema.createIndex('subscriber_state').on('subscriber').columns(['state', 'asked_at']).execute()
    await db.schema
      .createTable('newsletter_consent')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('source_page', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('newsletter_consent_subscriber')
      .on('newsletter_consent')
      .column('subscriber_id')
      .execute()
    await db.schema
      .createTable('newsletter_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .execute()
    await db.schema.createIndex('newsletter_token_subscriber').on('newsletter_token').column('subscriber_id').execute()
    await db.schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
      .addColumn('letter', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema
      .createIndex('mail_outbox_waiting')
      .on('mail_outbox')
      .columns(['sent_at', 'next_attempt_at'])
      .execute()
    await db.schema.createIndex('mail_outbox_subscriber').on('mail_outbox').column('subscriber_id').execute()
    await db.schema
      .createTable('spent_token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
}
