/** Deletes personal data when the retention periods of the privacy page end. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { forgetSpent } from '#server/captcha/spent.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { emailKey } from '#server/mail/email-key.ts'
import { confirmationDays } from './link-tokens.ts'
import type { Listmonk } from './listmonk.ts'

const day = 86_400_000
/** Proof of consent and of its end is kept for twelve months after the end. */
const proofDays = 365

/** Deletes signups not confirmed within 30 days, subscriptions that ended a year ago, mail sent a month ago and whatever has expired. Returns the number of deleted addresses. */
export async function forgetExpired(db: Kysely<SiteDatabase>, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  return db.transaction().execute(async (trx) => {
    await forgetSpent(trx, now)
    // A subscriber who had left and did not confirm the return counts as left: the proof stays for twelve months.
    await trx
      .updateTable('subscriber')
      .set({ state: 'unsubscribed' })
      .where('state', '=', 'pending')
      .where('asked_at', '<', before(confirmationDays))
      .where('unsubscribed_at', 'is not', null)
      .execute()
    const unconfirmed = await trx
      .deleteFrom('subscriber')
      .where('state', '=', 'pending')
      .where('asked_at', '<', before(confirmationDays))
      .executeTakeFirst()
    const ended = await trx
      .deleteFrom('subscriber')
      .where('state', '=', 'unsubscribed')
      .where('unsubscribed_at', '<', before(proofDays))
      .executeTakeFirst()
    await trx.deleteFrom('outbox').where('sent_at', '<', before(confirmationDays)).execute()
    await trx.deleteFrom('newsletter_token').where('expires_at', '<', now.toISOString()).execute()
    return Number(unconfirmed.numDeletedRows + ended.numDeletedRows)
  })
}

/** Deletes an address with everything that belongs to it, in the mailing tool first, so that a failure can be retried. True when it was known. @throws {ListmonkError} */
export async function forgetAddress(
  db: Kysely<SiteDatabase>,
  email: string,
  listmonk: Listmonk | null,
): Promise<boolean> {
  const known = await db
    .selectFrom('subscriber')
    .select('email')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  await listmonk?.tell({ email: known?.email ?? email.trim(), type: '', language: '' }, 'forgotten')
  const result = await whileBusy(() =>
    db.deleteFrom('subscriber').where('email_key', '=', emailKey(email)).executeTakeFirst(),
  )
  return result.numDeletedRows > 0n
}
