/** From a form to a row that waits for its confirmation: signup, proof of consent and the mail that asks are written together or not at all. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { consentVersion, type NewsletterLanguage, type SubscriberType } from '#app/features/newsletter/newsletter-rules.ts'
import { spend } from '#server/captcha/spent.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { emailKey } from './email-key.ts'

export type Signup = { email: string; type: SubscriberType; language: NewsletterLanguage; /** Path of the page with the form. */ sourcePage: string }
/** The pass of the visitor check: it counts once. */
export type SignupPass = { name: string; expires: Date }
export type SignupOutcome = { status: 'pending' } | { status: 'already-subscribed' } | { status: 'pass-used' }

/**
 * Writes a signup down. A confirmed address stays as it is; one that waits, or has left, is asked (again) to confirm.
 * The pass is used up in the same transaction, so that a signup that failed can be tried again with it.
 */
export async function signUp(db: Kysely<SiteDatabase>, signup: Signup, pass: SignupPass, now: Date): Promise<SignupOutcome> {
  return db.transaction().execute(async (trx) => {
    // First a write: it takes the database's lock at once, and two signups of one address wait for each other.
    if (!(await spend(trx, pass.name, pass.expires))) return { status: 'pass-used' }
    const id = await askedSubscriber(trx, signup, now)
    if (id === null) return { status: 'already-subscribed' }
    await recordConsent(trx, { id, kind: 'asked', sourcePage: signup.sourcePage, type: signup.type, language: signup.language }, now)
    await queueLetter(trx, id, 'confirm', now)
    return { status: 'pending' }
  })
}

/** The id of the subscriber that now waits for confirmation; null when the address is confirmed already. */
async function askedSubscriber(trx: Transaction<SiteDatabase>, { email, type, language }: Signup, now: Date): Promise<string | null> {
  const key = emailKey(email)
  const asked = { email: email.trim(), type, language, state: 'pending', asked_at: now.toISOString() } as const
  const id = randomUUID()
  const inserted = await trx.insertInto('subscriber').values({ id, email_key: key, ...asked, confirmed_at: null, unsubscribed_at: null })
    .onConflict((conflict) => conflict.column('email_key').doNothing()).executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return id
  const updated = await trx.updateTable('subscriber').set(asked).where('email_key', '=', key).where('state', '!=', 'confirmed').returning('id').executeTakeFirst()
  return updated?.id ?? null
}

/** Adds a step to the proof of consent. */
export async function recordConsent(trx: Transaction<SiteDatabase>, step: { id: string; kind: 'asked' | 'confirmed' | 'withdrawn'; sourcePage: string; type: string; language: string }, now: Date): Promise<void> {
  await trx.insertInto('newsletter_consent').values({
    id: randomUUID(), subscriber_id: step.id, kind: step.kind, at: now.toISOString(), text_version: consentVersion, source_page: step.sourcePage, type: step.type, language: step.language,
  }).execute()
}

/** Queues a letter, unless the same one is waiting already: whoever presses twice gets one mail. */
export async function queueLetter(trx: Transaction<SiteDatabase>, subscriberId: string, letter: 'confirm' | 'welcome', now: Date): Promise<void> {
  const waiting = await trx.selectFrom('mail_outbox').select('id').where('subscriber_id', '=', subscriberId).where('letter', '=', letter).where('sent_at', 'is', null).executeTakeFirst()
  if (waiting) return
  await trx.insertInto('mail_outbox').values({ id: randomUUID(), subscriber_id: subscriberId, letter, created_at: now.toISOString(), attempts: 0, next_attempt_at: now.toISOString(), sent_at: null, last_error: null }).execute()
}
