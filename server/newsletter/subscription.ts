/** What the links in emails do: confirm a signup, and end a subscription. Both are idempotent. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { subscriberOfToken, type LinkPurpose } from './link-tokens.ts'
import { queueEmail, recordConsent } from './store-signup.ts'

/** What a link would do now, without doing it: 'ready', 'done' when there is nothing left to do, 'unknown' when the link no longer works. */
export type LinkState = 'ready' | 'done' | 'unknown'

/** The state of the link with this token. Reads only: mail scanners open every link. */
export async function linkState(
  db: Kysely<SiteDatabase>,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkState> {
  const subscriber = await subscriberOfToken(db, token, purpose, now)
  if (!subscriber) return 'unknown'
  if (purpose === 'unsubscribe') return subscriber.state === 'unsubscribed' ? 'done' : 'ready'
  return subscriber.state === 'confirmed' ? 'done' : subscriber.state === 'pending' ? 'ready' : 'unknown'
}

type Subscriptions = {
  db: Kysely<SiteDatabase>
  now: () => Date
  /** True when the mailing tool is told of changes. */ forwards: boolean
}

/** Confirms the signup of the token. Queues the welcome email with the first confirmation only. */
export async function confirmSubscription(
  { db, now, forwards }: Subscriptions,
  token: string,
  sourcePage: string,
): Promise<'confirmed' | 'already-confirmed' | 'unknown'> {
  const subscriber = await subscriberOfToken(db, token, 'confirm', now())
  if (!subscriber || subscriber.state === 'unsubscribed') return 'unknown'
  return whileBusy(() =>
    db.transaction().execute(async (trx) => {
      // The update decides, not the row read before it: of two simultaneous requests one changes the row.
      const changed = await trx
        .updateTable('subscriber')
        .set({ state: 'confirmed', confirmed_at: now().toISOString(), unsubscribed_at: null })
        .where('id', '=', subscriber.id)
        .where('state', '=', 'pending')
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return 'already-confirmed'
      await recordConsent(trx, { ...subscriber, kind: 'confirmed', sourcePage }, now())
      await queueEmail(trx, subscriber.id, 'welcome', now())
      // Always a row more: one that is queued may be on its way with an earlier state.
      if (forwards) await enqueue(trx, [{ letter: 'forward', subscriber_id: subscriber.id }], now())
      return 'confirmed'
    }),
  )
}

/** Ends the subscription of the token: queued emails are not sent, and an open confirmation link becomes void. */
export async function endSubscription(
  { db, now, forwards }: Subscriptions,
  token: string,
  sourcePage: string,
): Promise<'unsubscribed' | 'already-unsubscribed' | 'unknown'> {
  const subscriber = await subscriberOfToken(db, token, 'unsubscribe', now())
  if (!subscriber) return 'unknown'
  return whileBusy(() =>
    db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('subscriber')
        .set({ state: 'unsubscribed', unsubscribed_at: now().toISOString() })
        .where('id', '=', subscriber.id)
        .where('state', '!=', 'unsubscribed')
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return 'already-unsubscribed'
      await recordConsent(trx, { ...subscriber, kind: 'withdrawn', sourcePage }, now())
      await trx
        .deleteFrom('outbox')
        .where('subscriber_id', '=', subscriber.id)
        .where('sent_at', 'is', null)
        .where('letter', '!=', 'forward')
        .execute()
      await trx
        .deleteFrom('newsletter_token')
        .where('subscriber_id', '=', subscriber.id)
        .where('purpose', '=', 'confirm')
        .execute()
      // The mailing tool knows only confirmed subscribers.
      if (forwards && subscriber.confirmed_at !== null)
        await enqueue(trx, [{ letter: 'forward', subscriber_id: subscriber.id }], now())
      return 'unsubscribed'
    }),
  )
}
