/** The links in emails of the newsletter: to confirm a signup, and to end a subscription. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { hashOfToken } from '#server/mail/link-token.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** A confirmation link works for 30 days, as long as the signup is stored. */
export const confirmationDays = 30
const day = 86_400_000

/** Makes the link with this token work: one to unsubscribe as long as the subscriber is known. Returns the token. */
export async function storeToken(
  db: Kysely<SiteDatabase>,
  token: string,
  subscriberId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const expires_at = purpose === 'confirm' ? new Date(now.getTime() + confirmationDays * day).toISOString() : null
  await db
    .insertInto('newsletter_token')
    .values({ hash: hashOfToken(token), subscriber_id: subscriberId, purpose, expires_at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at }))
    .execute()
  return token
}

/** The subscriber of a token, or null when it is unknown, of another purpose or expired. */
export async function subscriberOfToken(db: Kysely<SiteDatabase>, token: string, purpose: LinkPurpose, now: Date) {
  const found = await db
    .selectFrom('newsletter_token')
    .innerJoin('subscriber', 'subscriber.id', 'newsletter_token.subscriber_id')
    .selectAll('subscriber')
    .select('newsletter_token.expires_at')
    .where('newsletter_token.hash', '=', hashOfToken(token))
    .where('newsletter_token.purpose', '=', purpose)
    .executeTakeFirst()
  if (!found || (found.expires_at !== null && found.expires_at <= now.toISOString())) return null
  return found
}
