/** Things that can be used once: the first process that stores a name has used it. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'

/** True for the first call with this name, false for every later one until `expires`. */
export type Spend = (name: string, expires: Date) => Promise<boolean>

/** Stores used challenges in the database, which all processes share: each counts once, whatever else fails. */
export function createSpend(db: Kysely<SiteDatabase>): Spend {
  return (name, expires) => whileBusy(async () => (await spendAll(db, [{ name, expires }])).has(name))
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
