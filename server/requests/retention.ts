/** Deletes requests when their retention period ends, or when the person asks for it, with their photographs. */
import type { Kysely, ExpressionBuilder, Expression, SqlBool } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { emailKey } from '#server/mail/email-key.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { filesOf } from './stored-request.ts'

type Photos = Pick<PhotoStore, 'release'>
type Which = (row: ExpressionBuilder<SiteDatabase, 'request'>) => Expression<SqlBool>

/** Deletes requests whose time has come, with their links, messages and photographs. Returns how many. */
export async function forgetExpiredRequests(db: Kysely<SiteDatabase>, photos: Photos, now: Date): Promise<number> {
  return forget(db, photos, (row) => row('keep_until', '<', now.toISOString()))
}

/** Deletes all requests of an email address. Returns how many. */
export async function forgetRequestsOf(db: Kysely<SiteDatabase>, photos: Photos, email: string): Promise<number> {
  return forget(db, photos, (row) => row('email_key', '=', emailKey(email)))
}

/** Deletes photographs of which no request knows, and those of forms that were left open. */
export async function forgetLostPhotos(db: Kysely<SiteDatabase>, photos: Pick<PhotoStore, 'sweep'>): Promise<void> {
  await photos.sweep(async () => {
    const rows = await db.selectFrom('request').select('body').where('body', 'like', '%"file":"%').execute()
    return new Set(rows.flatMap(filesOf))
  })
}

/** The rows first: should the process end in between, the files are found as lost ones. */
async function forget(db: Kysely<SiteDatabase>, photos: Photos, which: Which): Promise<number> {
  const rows = await whileBusy(() => db.deleteFrom('request').where(which).returning('body').execute())
  await photos.release(rows.flatMap(filesOf))
  return rows.length
}
