/** Stores signups: the subscriber, the proof of consent and the confirmation email in the outbox are written in one transaction. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { consentVersion, type NewsletterLanguage, type SubscriberType } from '#domain/newsletter/newsletter-rules.ts'
import { spendAll } from '#server/captcha/spent.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { emailKey } from '#server/mail/email-key.ts'

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
 * Stores signups of different addresses with different passes in one transaction; returns the outcomes in the same order.
 * A confirmed address stays as it is; a pending or unsubscribed one is asked (again) to confirm.
 * Passes are used up in the same transaction, so that signups that failed can be tried again with them.
 */
export async function signUpAll(
  db: Kysely<SiteDatabase>,
  signups: readonly Signup[],
  now: Date,
): Promise<SignupOutcome[]> {
  return db.transaction().execute(async (trx) => {
    // A write first: it takes the lock of the database, so that two signups of one address run one after the other.
    const granted = await spendAll(
      trx,
      signups.map(({ pass }) => pass),
    )
    // Sorted, so that two processes that write the same addresses do not deadlock.
    const allowed = signups
      .filter(({ pass }) => granted.has(pass.name))
      .map((signup) => ({ ...signup, key: emailKey(signup.email) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const ids = await askSubscribers(trx, allowed, now)
    const asked = allowed.flatMap((signup) => {
      const id = ids.get(signup.key)
      return id === undefined ? [] : [{ ...signup, id }]
    })
    await recordConsent(
      trx,
      asked.map((signup) => ({ ...signup, kind: 'asked' })),
      now,
    )
    await queueEmails(
      trx,
      asked.map(({ id }) => id),
      'confirm',
      now,
    )
    return signups.map(({ email, pass }) =>
      !granted.has(pass.name) ? 'pass-used' : ids.has(emailKey(email)) ? 'pending' : 'already-subscribed',
    )
  })
}

/** The ids of the subscribers that are now pending, by the key of their address; without those that were confirmed already. */
async function askSubscribers(
  trx: Transaction<SiteDatabase>,
  signups: readonly (Signup & { key: string })[],
  now: Date,
): Promise<Map<string, string>> {
  if (signups.length === 0) return new Map()
  const asked = ({ email, type, language }: Signup) =>
    ({ email: email.trim(), type, language, state: 'pending', asked_at: now.toISOString() }) as const
  const rows = await trx
    .insertInto('subscriber')
    .values(
      signups.map((signup) => ({
        id: randomUUID(),
        email_key: signup.key,
        ...asked(signup),
        confirmed_at: null,
        unsubscribed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email_key'])
    .execute()
  const ids = new Map(rows.map(({ id, email_key }) => [email_key, id]))
  for (const signup of signups) {
    if (ids.has(signup.key)) continue
    const known = await trx
      .updateTable('subscriber')
      .set(asked(signup))
      .where('email_key', '=', signup.key)
      .where('state', '!=', 'confirmed')
      .returning('id')
      .executeTakeFirst()
    if (known) ids.set(signup.key, known.id)
  }
  return ids
}

export type ConsentStep = {
  id: string
  kind: 'asked' | 'confirmed' | 'withdrawn'
  sourcePage: string
  type: string
  language: string
}

/** Adds steps to the proof of consent of the subscribers `id`. */
export async function recordConsent(
  trx: Transaction<SiteDatabase>,
  steps: readonly ConsentStep[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return
  await trx
    .insertInto('newsletter_consent')
    .values(
      steps.map((step) => ({
        id: randomUUID(),
        subscriber_id: step.id,
        kind: step.kind,
        at: now.toISOString(),
        text_version: consentVersion,
        source_page: step.sourcePage,
        type: step.type,
        language: step.language,
      })),
    )
    .execute()
}

/** Queues an email to each subscriber, unless the same one is queued already. */
export async function queueEmails(
  trx: Transaction<SiteDatabase>,
  subscriberIds: readonly string[],
  letter: 'confirm' | 'welcome',
  now: Date,
): Promise<void> {
  if (subscriberIds.length === 0) return
  const waiting = await trx
    .selectFrom('mail_outbox')
    .select('subscriber_id')
    .where('subscriber_id', 'in', subscriberIds)
    .where('letter', '=', letter)
    .where('sent_at', 'is', null)
    .execute()
  const served = new Set(waiting.map(({ subscriber_id }) => subscriber_id))
  await enqueue(
    trx,
    subscriberIds.filter((id) => !served.has(id)),
    letter,
    now,
  )
}

/** Queues a message to the mailing tool about this subscriber; always a new row, because a queued one may be on its way with an earlier state. */
export async function queueForward(trx: Transaction<SiteDatabase>, subscriberId: string, now: Date): Promise<void> {
  await enqueue(trx, [subscriberId], 'forward', now)
}

async function enqueue(
  trx: Transaction<SiteDatabase>,
  subscriberIds: readonly string[],
  letter: SiteDatabase['mail_outbox']['letter'],
  now: Date,
): Promise<void> {
  if (subscriberIds.length === 0) return
  await trx
    .insertInto('mail_outbox')
    .values(
      subscriberIds.map((subscriber_id) => ({
        id: randomUUID(),
        subscriber_id,
        letter,
        created_at: now.toISOString(),
        attempts: 0,
        next_attempt_at: now.toISOString(),
        sent_at: null,
        last_error: null,
      })),
    )
    .execute()
}
