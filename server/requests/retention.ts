/** Deletes requests when their retention period ends, or when the person asks for it. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { emailKey } from '#server/mail/email-key.ts'

/** Deletes requests whose time has come, with their links and messages. Returns how many. */
export async function forgetExpiredRequests(db: Kysely<SiteDatabase>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('request')
    .where('keep_until', '<', now.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes all requests of an email address. Returns how many. */
export async function forgetRequestsOf(db: Kysely<SiteDatabase>, email: string): Promise<number> {
  const { numDeletedRows } = await whileBusy(() =>
    db.deleteFrom('request').where('email_key', '=', emailKey(email)).executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
