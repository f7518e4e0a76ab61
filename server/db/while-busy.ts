/** Retries writes while the database is busy: SQLite itself would block the only thread, and PostgreSQL aborts one of two transactions in a deadlock. */
import { setTimeout as pause } from 'node:timers/promises'

/** SQLITE_BUSY (https://www.sqlite.org/rescode.html). */
const busy = 5
/** Deadlock and serialization failure (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001'])
/** ms after which the database counts as failed. */
const timeoutMs = 5_000

/** The result of `write`, a single statement or transaction, which is retried every 50 to 100 ms for 5 s while the database is busy. @throws any other error of `write`, or the last one */
export async function whileBusy<TResult>(write: () => Promise<TResult>): Promise<TResult> {
  const end = performance.now() + timeoutMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await pause(50 + Math.random() * 50)
    }
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('errcode' in error && typeof error.errcode === 'number' && error.errcode % 256 === busy) ||
    ('code' in error && conflicts.has(error.code))
  )
}
