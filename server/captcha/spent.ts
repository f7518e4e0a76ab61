/** What can be used once: the first to write a name down has used it, in whatever process. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'

/** True for the first call with this name, false for every later one. `expires` says until when that must be remembered. */
export async function spend(db: Kysely<SiteDatabase>, name: string, expires: Date): Promise<boolean> {
  const result = await db.insertInto('spent_token').values({ id: name, expires_at: expires.toISOString() }).onConflict((conflict) => conflict.column('id').doNothing()).executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Forgets what has expired and would be refused for that reason alone. */
export async function forgetSpent(db: Kysely<SiteDatabase>, now: Date): Promise<void> {
  await db.deleteFrom('spent_token').where('expires_at', '<', now.toISOString()).execute()
}
