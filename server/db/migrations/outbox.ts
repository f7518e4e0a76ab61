/**
 * The outbox of everything that leaves, and what the two outboxes before it still hold. Those stay for one release: a process of the release before
 * this one may run beside it and queue there.
 */
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import type { Migration } from 'kysely/migration'

export const outbox: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('letter', 'text', (column) => column.notNull())
      .addColumn('subscriber_id', 'text', (column) => column.references('subscriber.id').onDelete('cascade'))
      .addColumn('request_id', 'text', (column) => column.references('request.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    for (const columns of [['sent_at', 'next_attempt_at'], ['subscriber_id'], ['request_id']])
      await db.schema
        .createIndex(`outbox_${columns.at(-1)}`)
        .on('outbox')
        .columns(columns)
        .execute()
    await drainEarlierOutboxes(db, new Date())
  },
}

/**
 * Moves what is due in the outboxes of the release before this one, and deletes what they have sent. What one of its processes is sending is not due;
 * it is moved later, should that process end before it has arrived. In a transaction: nothing is in both or in neither.
 */
export async function drainEarlierOutboxes(db: QueryExecutorProvider, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const [name, about] of [
    ['mail_outbox', 'subscriber_id'],
    ['request_outbox', 'request_id'],
  ] as const) {
    const [table, columns] = [sql.table(name), sql.raw(`id, letter, ${about}, created_at, attempts, last_error`)]
    await sql`delete from ${table} where sent_at is not null`.execute(db)
    // Taken as that release takes them, so that none of its processes sends them too. Later than every time.
    await sql`update ${table} set next_attempt_at = 'moving' where next_attempt_at <= ${at}`.execute(db)
    await sql`insert into outbox (${columns}, next_attempt_at) select ${columns}, cast(${at} as text) from ${table} where next_attempt_at = 'moving'`.execute(
      db,
    )
    await sql`delete from ${table} where next_attempt_at = 'moving'`.execute(db)
  }
}
