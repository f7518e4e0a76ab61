/** Deletes requests when their retention period ends, or when the person asks for it, with their files. */
import type { Kysely, ExpressionBuilder, Expression, SqlBool } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { emailKey } from '#server/mail/email-key.ts'
import type { UploadStore } from './uploads/upload-store.ts'
import { filesOf } from './stored-request.ts'

type Uploads = Pick<UploadStore, 'release'>
type Which = (row: ExpressionBuilder<SiteDatabase, 'request'>) => Expression<SqlBool>

/** Deletes requests whose time has come, with their links, messages and files. Returns how many. */
export async function forgetExpiredRequests(db: Kysely<SiteDatabase>, uploads: Uploads, now: Date): Promise<number> {
  return forget(db, uploads, (row) => row('keep_until', '<', now.toISOString()))
}

/** Deletes all requests of an email address. Returns how many. */
export async function forgetRequestsOf(db: Kysely<SiteDatabase>, uploads: Uploads, email: string): Promise<number> {
  return forget(db, uploads, (row) => row('email_key', '=', emailKey(email)))
}

/** Deletes files of which no request knows, and those of forms that were left open. */
export async function forgetLostUploads(db: Kysely<SiteDatabase>, uploads: Pick<UploadStore, 'sweep'>): Promise<void> {
  await uploads.sweep(async () => {
    const rows = await db.selectFrom('request').select('body').where('body', 'like', '%"file":"%').execute()
    return new Set(rows.flatMap(filesOf))
  })
}

/** The rows first: should the process end in between, the files are found as lost ones. */
async function forget(db: Kysely<SiteDatabase>, uploads: Uploads, which: Which): Promise<number> {
  const rows = await whileBusy(() => db.deleteFrom('request').where(which).returning('body').execute())
  await uploads.release(rows.flatMap(filesOf))
  return rows.length
}
