/** Stores signups: the subscriber, the proof of consent and the confirmation email in the outbox are written in one transaction. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { consentVersion, type NewsletterLanguage, type SubscriberType } from '#domain/newsletter/newsletter-rules.ts'
import { spendAll } from '#server/captcha/spent.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { emailKey } from '#server/mail/email-key.ts'
import { enqueue } from '#server/mail/outbox.ts'

export type Signup = {
  email: string
  type: SubscriberType
  language: NewsletterLanguage
  /** Path of the page with the form. */
  sourcePage: string
  /** The captcha pass, valid once. */
  pass: { name: string; expires: Date }
}
export type SignupOutcome = 'pending' | 'already-subscribed' | 'pass-used'

/**
 * Stores a signup. A confirmed address stays as it is; a pending or unsubscribed one is asked (again) to confirm.
 * @throws when it could not be written; nothing of it is kept then, and the same pass can be used again
 */
export async function signUp(db: Kysely<SiteDatabase>, signup: Signup, now: Date): Promise<SignupOutcome> {
  return whileBusy(() =>
    db.transaction().execute(async (trx) => {
      // A write first: it takes the lock of the database, so that two signups of one address run one after the other.
      if ((await spendAll(trx, [signup.pass])).size === 0) return 'pass-used'
      const id = await askSubscriber(trx, signup, now)
      if (id === undefined) return 'already-subscribed'
      await recordConsent(trx, { ...signup, id, kind: 'asked' }, now)
      await queueEmail(trx, id, 'confirm', now)
      return 'pending'
    }),
  )
}

/** The id of the subscriber, who is pending now; undefined for one who was confirmed already. */
async function askSubscriber(
  trx: Transaction<SiteDatabase>,
  { email, type, language }: Signup,
  now: Date,
): Promise<string | undefined> {
  const asked = { email: email.trim(), type, language, state: 'pending', asked_at: now.toISOString() } as const
  const none = { confirmed_at: null, unsubscribed_at: null }
  const row = await trx
    .insertInto('subscriber')
    .values({ id: randomUUID(), email_key: emailKey(email), ...asked, ...none })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(asked).where('subscriber.state', '!=', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type ConsentStep = {
  id: string
  kind: 'asked' | 'confirmed' | 'withdrawn'
  sourcePage: string
  type: string
  language: string
}

/** Adds a step to the proof of consent of the subscriber `id`. */
export async function recordConsent(
  trx: Transaction<SiteDatabase>,
  { id, kind, sourcePage, type, language }: ConsentStep,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('newsletter_consent')
    .values({
      id: randomUUID(),
      subscriber_id: id,
      kind,
      at: now.toISOString(),
      text_version: consentVersion,
      source_page: sourcePage,
      type,
      language,
    })
    .execute()
}

/** Queues an email to a subscriber, unless the same one is queued already. */
export async function queueEmail(
  trx: Transaction<SiteDatabase>,
  subscriber_id: string,
  letter: 'confirm' | 'welcome',
  now: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where('subscriber_id', '=', subscriber_id)
    .where('letter', '=', letter)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (waiting === undefined) await enqueue(trx, [{ letter, subscriber_id }], now)
}
