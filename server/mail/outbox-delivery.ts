/**
 * Delivers the rows of the outbox at least once: a row counts as sent only after the receiver accepted it, so a crash in between sends it again under
 * the same message id. Failed deliveries are retried with growing delays for as long as the row exists.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import { isPostgres } from '#server/db/database.ts'
import { drainEarlierOutboxes } from '#server/db/migrations/outbox.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { outsideRequests } from '#server/observe/current-request.ts'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { UnreadableRowError, type OutboxRow } from './outbox.ts'

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
  /**
   * Prepares the delivery of a row in the transaction that takes it; null when the row is out of date.
   * @throws when this row cannot be sent now; it alone fails
   */
  prepare: (trx: Transaction<SiteDatabase>, row: OutboxRow) => Promise<Delivery | null>
  now: () => Date
}

/** Starts the loop. */
export function startMailer(parts: MailerParts): Mailer {
  const loop: { stopped: boolean; again: boolean; running: Promise<void> | null; first: 'start' | 'drain' | null } = {
    stopped: false,
    again: false,
    running: null,
    first: 'start',
  }

  const work = async () => {
    do {
      loop.again = false
      try {
        if (loop.first !== null) await takeOver(parts, loop.first === 'start')
        loop.first = null
        let looked = batchSize
        while (!loop.stopped && looked === batchSize) looked = await sendBatch(parts)
      } catch (error) {
        reportProblem({ event: 'mailer-failed', privateError: error })
      }
    } while (loop.again && !loop.stopped)
  }
  // A request may wake the loop, whose problems are not that request's.
  const run = () => outsideRequests(work)
  const wake = () => {
    if (loop.stopped) return
    loop.again = true
    loop.running ??= run().finally(() => {
      loop.running = null
      if (loop.again) wake() // called between the last look and here
    })
  }
  const timer = setInterval(() => {
    loop.first ??= 'drain'
    wake()
  }, intervalMs)
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

/** Takes over what a process of the release before this one has queued; at the start also what this release may be able to read. */
async function takeOver({ db, now }: MailerParts, isStart: boolean): Promise<void> {
  await whileBusy(() =>
    db.transaction().execute(async (trx) => {
      await drainEarlierOutboxes(trx, now())
      if (!isStart) return
      await trx
        .updateTable('outbox')
        .set({ next_attempt_at: now().toISOString() })
        .where('sent_at', 'is', null)
        .where('last_error', '=', UnreadableRowError.name)
        .execute()
    }),
  )
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
    await whileBusy(() => parts.db.transaction().execute((trx) => recordOutcomes(trx, outcomes, parts.now())))
  for (const { row, error } of outcomes)
    if (error !== undefined)
      reportProblem({
        event: error instanceof UnreadableRowError ? 'mail-set-aside' : 'mail-failed',
        about: { table: 'outbox', ...row, attempts: row.attempts + 1 },
        privateError: error,
      })
  return looked
}

/**
 * Takes due rows: the process that first moves the next attempt has the row. On PostgreSQL, rows that another process is taking are skipped instead of
 * waited for.
 */
async function takeBatch(
  trx: Transaction<SiteDatabase>,
  { prepare, now }: MailerParts,
): Promise<{ looked: number; taken: Taken[] }> {
  const due = await trx
    .selectFrom('outbox')
    .select(['id', 'letter', 'subscriber_id', 'request_id', 'attempts', 'next_attempt_at'])
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
      .updateTable('outbox')
      .set({ next_attempt_at: until })
      .where('id', '=', row.id)
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '=', next_attempt_at)
      .executeTakeFirst()
    if (moved.numUpdatedRows > 0n) taken.push({ row, deliver: await prepared(trx, () => prepare(trx, row)) })
  }
  return { looked: due.length, taken }
}

/** What `prepare` returns. When it fails nothing of it is kept, and the delivery fails the same way. */
async function prepared(
  trx: Transaction<SiteDatabase>,
  prepare: () => Promise<Delivery | null>,
): Promise<Delivery | null> {
  await sql`savepoint before_row`.execute(trx)
  try {
    return await prepare()
  } catch (error) {
    await sql`rollback to savepoint before_row`.execute(trx)
    return () => Promise.reject(error)
  } finally {
    await sql`release savepoint before_row`.execute(trx)
  }
}

async function failureOf(deliver: Delivery | null): Promise<unknown> {
  try {
    await deliver?.()
    return undefined
  } catch (error) {
    return error ?? new Error('unknown')
  }
}

async function recordOutcomes(trx: Transaction<SiteDatabase>, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const sent = outcomes.filter(({ error }) => error === undefined).map(({ row }) => row.id)
  if (sent.length > 0)
    await trx
      .updateTable('outbox')
      .set({ sent_at: now.toISOString(), last_error: null })
      .where('id', 'in', sent)
      .execute()
  for (const { row, error } of outcomes) {
    if (error === undefined) continue
    const attempts = row.attempts + 1
    await trx
      .updateTable('outbox')
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
