/** The outbox: what leaves the site, each row written in one transaction with what it is about (docs/decisions/0006). */
import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'

type OutboxTable = SiteDatabase['outbox']
export type Letter = OutboxTable['letter']
export type OutboxRow = Pick<OutboxTable, 'id' | 'letter' | 'subscriber_id' | 'request_id' | 'attempts'>
/** What a letter is about. */
type About = { subscriber_id: string } | { request_id: string }

/** This release cannot read `row`, which a later one wrote: it is set aside until a release that can sends it. */
export class UnreadableRowError extends Error {
  override readonly name = 'UnreadableRowError'
  readonly row: string
  constructor(row: string, cause?: unknown) {
    super(`Row ${row} was written by another release, which this one cannot read; the row is kept for one that can.`, {
      cause,
    })
    this.row = row
  }
}

/** Queues these letters, in the transaction that makes them necessary. */
export async function enqueue(
  trx: Transaction<SiteDatabase>,
  letters: readonly (About & { letter: Letter })[],
  now: Date,
): Promise<void> {
  if (letters.length === 0) return
  const at = now.toISOString()
  await trx
    .insertInto('outbox')
    .values(
      letters.map((letter) => ({
        subscriber_id: null,
        request_id: null,
        ...letter,
        id: randomUUID(),
        created_at: at,
        attempts: 0,
        next_attempt_at: at,
        sent_at: null,
        last_error: null,
      })),
    )
    .execute()
}

/** Attempts after which a row counts as stuck. */
const stuckAfterAttempts = 5
/** Rows that are listed; a release that can read nothing would list them all. */
const shownRows = 20

export type OutboxState = {
  waiting: number
  /** Rows that fail again and again. */
  stuck: number
  setAside: number
  /** The first rows that were set aside, each with the request or subscriber that it is about. */
  rows: { id: string; letter: string; about: string }[]
}

/** The state of what has not been sent, for operators. */
export async function outboxState(db: Kysely<SiteDatabase>): Promise<OutboxState> {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null)
  const isSetAside = sql<boolean>`last_error = ${UnreadableRowError.name}`
  const counts = await unsent
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>=', stuckAfterAttempts).as('stuck'),
      fn.countAll<number>().filterWhere(isSetAside).as('setAside'),
    ])
    .executeTakeFirstOrThrow()
  const rows =
    counts.setAside === 0
      ? []
      : await unsent
          .select(({ fn }) => ['id', 'letter', fn.coalesce('request_id', 'subscriber_id').as('about')])
          .where(isSetAside)
          .orderBy('created_at')
          .limit(shownRows)
          .execute()
  return { ...counts, rows: rows.map(({ about, ...row }) => ({ ...row, about: about ?? '' })) }
}
