/**
 * Delivers the rows of an outbox at least once: a row counts as sent only after the receiver accepted it, so a crash in between sends it again under
 * the same message id. Failed deliveries are retried with growing delays for as long as the row exists.
 */
import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from '#server/db/database.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'

/** ms that a process has to deliver the rows it took before another may take them: more than a batch takes when every connection times out. */
const leaseMs = 300_000
/** ms between two looks into the outbox when nobody calls `wake`. */
const intervalMs = 15_000
/** Rows taken together, and delivered at the same time. */
const batchSize = 20
const concurrency = 4
/** ms before the first retry, and at most between two. */
const firstRetryMs = 10_000
const maxRetryMs = 6 * 3_600_000

/** The outboxes; each is a table with the same columns for delivery. */
export const outboxTables = ['mail_outbox', 'request_outbox'] as const
export type OutboxTable = (typeof outboxTables)[number]
type OutboxRow = Pick<SiteDatabase[OutboxTable], 'id' | 'attempts'>
/** Delivers a row. @throws when it may not have arrived */
export type Delivery = () => Promise<void>
export type Mailer = {
  /** Looks into the outbox now. */
  wake: () => void
  /** Resolves when nothing that could be sent now is left. */
  settle: () => Promise<void>
  /** Finishes the deliveries under way and stops. */
  stop: () => Promise<void>
}

export type MailerParts = {
  db: Kysely<SiteDatabase>
  table: OutboxTable
  /** Prepares the delivery of the row `id` in the transaction that takes the row; null when it is out of date. */
  prepare: (trx: Transaction<SiteDatabase>, id: string) => Promise<Delivery | null>
  now: () => Date
}

/** Starts the loop. */
export function startMailer(parts: MailerParts): Mailer {
  const loop: { stopped: boolean; again: boolean; running: Promise<void> | null } = {
    stopped: false,
    again: false,
    running: null,
  }

  const run = async () => {
    do {
      loop.again = false
      try {
        let looked = batchSize
        while (!loop.stopped && looked === batchSize) looked = await sendBatch(parts)
      } catch (error) {
        reportProblem({ event: 'mailer-failed', error: nameOfError(error) })
      }
    } while (loop.again && !loop.stopped)
  }
  const wake = () => {
    if (loop.stopped) return
    loop.again = true
    loop.running ??= run().finally(() => {
      loop.running = null
      if (loop.again) wake() // called between the last look and here
    })
  }
  const timer = setInterval(wake, intervalMs)
  timer.unref()
  wake()
  return {
    wake,
    settle: async () => {
      while (loop.running) await loop.running
    },
    async stop() {
      loop.stopped = true
      clearInterval(timer)
      await loop.running
    },
  }
}

type Taken = { row: OutboxRow; deliver: Delivery | null }
type Outcome = { row: OutboxRow; error: unknown }

/** Sends up to a batch of due rows, with two commits in all; returns how many were due. */
async function sendBatch(parts: MailerParts): Promise<number> {
  const { looked, taken } = await whileBusy(() => parts.db.transaction().execute((trx) => takeBatch(trx, parts)))
  const outcomes: Outcome[] = []
  const queue = [...taken]
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        outcomes.push({ row: next.row, error: await failureOf(next.deliver) })
    }),
  )
  if (outcomes.length > 0)
    await whileBusy(() =>
      parts.db.transaction().execute((trx) => recordOutcomes(trx, parts.table, outcomes, parts.now())),
    )
  for (const { row, error } of outcomes)
    if (error !== undefined)
      reportProblem({ event: 'mail-failed', id: row.id, attempts: row.attempts + 1, error: nameOfError(error) })
  return looked
}

/**
 * Takes due rows: the process that first moves the next attempt has the row. On PostgreSQL, rows that another process is taking are skipped instead of
 * waited for.
 */
async function takeBatch(
  trx: Transaction<SiteDatabase>,
  { table, prepare, now }: MailerParts,
): Promise<{ looked: number; taken: Taken[] }> {
  const due = await trx
    .selectFrom(table)
    .select(['id', 'attempts', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now().toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(batchSize)
    .$if(isPostgres(trx), (rows) => rows.forUpdate().skipLocked())
    .execute()
  const until = new Date(now().getTime() + leaseMs).toISOString()
  const taken: Taken[] = []
  for (const { next_attempt_at, ...row } of due) {
    const moved = await trx
      .updateTable(table)
      .set({ next_attempt_at: until })
      .where('id', '=', row.id)
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '=', next_attempt_at)
      .executeTakeFirst()
    if (moved.numUpdatedRows > 0n) taken.push({ row, deliver: await prepare(trx, row.id) })
  }
  return { looked: due.length, taken }
}

async function failureOf(deliver: Delivery | null): Promise<unknown> {
  try {
    await deliver?.()
    return undefined
  } catch (error) {
    return error ?? new Error('unknown')
  }
}

async function recordOutcomes(
  trx: Transaction<SiteDatabase>,
  table: OutboxTable,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const sent = outcomes.filter(({ error }) => error === undefined).map(({ row }) => row.id)
  if (sent.length > 0)
    await trx.updateTable(table).set({ sent_at: now.toISOString(), last_error: null }).where('id', 'in', sent).execute()
  for (const { row, error } of outcomes) {
    if (error === undefined) continue
    const attempts = row.attempts + 1
    await trx
      .updateTable(table)
      .set({
        attempts,
        next_attempt_at: new Date(now.getTime() + retryDelay(attempts, Math.random())).toISOString(),
        last_error: nameOfError(error),
      })
      .where('id', '=', row.id)
      .execute()
  }
}

/** ms after the `attempts`-th failure (from 1): 10 s, doubled each time up to 6 hours, and up to a tenth more by `random` (0 to 1). */
export function retryDelay(attempts: number, random: number): number {
  return Math.round(Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 30)) * (1 + random / 10))
}
