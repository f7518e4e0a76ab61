/**
 * Sends what the outbox holds, at least once each: a row counts as sent only after the transport took the mail, so a crash in between
 * sends it again under the same message id. What fails rests and is tried again for as long as the row exists.
 */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { restAfter } from './back-off.ts'
import type { Mail, MailTransport } from './transport.ts'

/** A process that took a row has this long to send it before another may. */
const lease = 120_000
/** Rows are looked for this often even when nobody calls. */
const interval = 15_000
const batch = 20

export type OutboxRow = { id: string; subscriber_id: string; letter: 'confirm' | 'welcome'; attempts: number }
export type Mailer = { /** Looks into the outbox now. */ wake: () => void; /** Resolves when nothing that could be sent now is left. */ settle: () => Promise<void>; /** Finishes the mail that is under way and stops. */ stop: () => Promise<void> }

export type MailerParts = {
  db: Kysely<SiteDatabase>
  transport: MailTransport
  /** The mail of a row, made at the moment of sending; null when there is nobody left to send it to. */
  compose: (row: OutboxRow) => Promise<Mail | null>
  now: () => Date
  /** Told of each failure, without the address. */
  report: (problem: { event: 'mail-failed' | 'mailer-failed'; id?: string; attempts?: number; error: string }) => void
}

/** Starts the loop. */
export function startMailer(parts: MailerParts): Mailer {
  const loop: { stopped: boolean; again: boolean; running: Promise<void> | null } = { stopped: false, again: false, running: null }

  const run = async () => {
    do {
      loop.again = false
      try {
        let looked = batch
        while (!loop.stopped && looked === batch) looked = await sendBatch(parts)
      } catch (error) {
        parts.report({ event: 'mailer-failed', error: nameOf(error) })
      }
    } while (loop.again && !loop.stopped)
  }
  const wake = () => {
    if (loop.stopped) return
    loop.again = true
    loop.running ??= run().finally(() => { loop.running = null })
  }
  const timer = setInterval(wake, interval)
  timer.unref()
  wake()
  return {
    wake,
    settle: async () => { while (loop.running) await loop.running },
    async stop() {
      loop.stopped = true
      clearInterval(timer)
      await loop.running
      parts.transport.close()
    },
  }
}

/** Sends up to a batch of due rows; returns how many were looked at. */
async function sendBatch({ db, transport, compose, now, report }: MailerParts): Promise<number> {
  const due = await db.selectFrom('mail_outbox').select(['id', 'subscriber_id', 'letter', 'attempts', 'next_attempt_at'])
    .where('sent_at', 'is', null).where('next_attempt_at', '<=', now().toISOString()).orderBy('next_attempt_at').limit(batch).execute()
  for (const { next_attempt_at, ...row } of due) {
    // Whoever moves the next attempt first has the row; the others find it changed.
    const taken = await db.updateTable('mail_outbox').set({ next_attempt_at: new Date(now().getTime() + lease).toISOString() })
      .where('id', '=', row.id).where('sent_at', 'is', null).where('next_attempt_at', '=', next_attempt_at).executeTakeFirst()
    if (taken.numUpdatedRows === 0n) continue
    try {
      const mail = await compose(row)
      if (mail) await transport.send(mail)
      await db.updateTable('mail_outbox').set({ sent_at: now().toISOString(), last_error: null }).where('id', '=', row.id).execute()
    } catch (error) {
      const attempts = row.attempts + 1
      await db.updateTable('mail_outbox').set({ attempts, next_attempt_at: new Date(now().getTime() + restAfter(attempts, Math.random())).toISOString(), last_error: nameOf(error) }).where('id', '=', row.id).execute()
      report({ event: 'mail-failed', id: row.id, attempts, error: nameOf(error) })
    }
  }
  return due.length
}

/** What went wrong, without what the mail server said: that often repeats the address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return code + answer
}
