/** Things that can be used once: the first process that stores a name has used it. */
import type { Kysely } from 'kysely'
import type { RedisConnection } from '#server/db/redis.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'

/** True for the first call with this name, false for every later one until `expires`. */
export type Spend = (name: string, expires: Date) => Promise<boolean>

/** Stores used challenges in Redis where there is one; without it, or while it fails, in the database. */
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
      // A challenge used just before Redis failed could be used again, but its pass has the same name and is valid once.
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

/** Deletes expired names, which would be refused anyway. */
export async function forgetSpent(db: Kysely<SiteDatabase>, now: Date): Promise<void> {
  await db.deleteFrom('spent_token').where('expires_at', '<', now.toISOString()).execute()
}
