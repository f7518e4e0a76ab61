/** What can be used once: the first to write a name down has used it, in whatever process. */
import type { Kysely } from 'kysely'
import type { RedisConnection } from '#server/db/redis.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'

/** True for the first call with this name, false for every later one. `expires` says until when that must be remembered. */
export type Spend = (name: string, expires: Date) => Promise<boolean>

/** Codes that have been answered: remembered in Redis where there is one, else, and while it fails, in the database. */
export function createSpend(db: Kysely<SiteDatabase>, redis: RedisConnection | null): Spend {
  const inDatabase: Spend = (name, expires) =>
    whileBusy(async () => (await spendAll(db, [{ name, expires }])).has(name))
  if (redis === null) return inDatabase
  return async (name, expires) => {
    try {
      return (
        (await redis.set(`spent:${name}`, '1', {
          condition: 'NX',
          expiration: { type: 'PXAT', value: expires.getTime() },
        })) !== null
      )
    } catch {
      // A code that was answered just before Redis failed could be answered once more. Its pass has the same name then, and counts once.
      return inDatabase(name, expires)
    }
  }
}

/** Uses up all of these, which have different names; the names that had not been used before. */
export async function spendAll(
  db: Kysely<SiteDatabase>,
  spent: readonly { name: string; expires: Date }[],
): Promise<Set<string>> {
  const rows = await db
    .insertInto('spent_token')
    .values(spent.map(({ name, expires }) => ({ id: name, expires_at: expires.toISOString() })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Forgets what has expired and would be refused for that reason alone. */
export async function forgetSpent(db: Kysely<SiteDatabase>, now: Date): Promise<void> {
  await db.deleteFrom('spent_token').where('expires_at', '<', now.toISOString()).execute()
}
