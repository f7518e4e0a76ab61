/** Turns the rows of the outbox about subscribers into emails, and into calls of the mailing tool. */
import type { Kysely, Transaction } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Maker } from '#server/mail/email.ts'
import type { LinkTokenOf } from '#server/mail/link-token.ts'
import type { Delivery } from '#server/mail/outbox-delivery.ts'
import { UnreadableRowError, type OutboxRow } from '#server/mail/outbox.ts'
import { listHeaders, type MailTransport } from '#server/mail/transport.ts'
import { confirmUrl, unsubscribeUrl, writeEmail } from './emails.ts'
import { storeToken } from './link-tokens.ts'
import type { Listmonk, ListMember, ListState } from './listmonk.ts'

export type DeliveryParts = {
  db: Kysely<SiteDatabase>
  transport: MailTransport
  listmonk: Listmonk | null
  origin: string
  maker: Maker
  tokenOf: LinkTokenOf
  now: () => Date
}

/** Prepares the delivery of a row, with links of its own; null when the row is out of date. @throws {UnreadableRowError} */
export async function prepareNewsletterLetter(
  trx: Transaction<SiteDatabase>,
  { id, letter, subscriber_id }: OutboxRow,
  { db, transport, listmonk, origin, maker, tokenOf, now }: DeliveryParts,
): Promise<Delivery | null> {
  if (letter !== 'confirm' && letter !== 'welcome' && letter !== 'forward') throw new UnreadableRowError(id)
  const subscriber = await trx
    .selectFrom('subscriber')
    .select(['id', 'email', 'type', 'language', 'state'])
    .where('id', '=', subscriber_id)
    .executeTakeFirst()
  if (subscriber === undefined) return null
  if (letter === 'forward') return listmonk && (() => forward(db, listmonk, subscriber.id, subscriber))
  // Since it was queued the subscriber may have confirmed through an earlier email, or unsubscribed.
  if (subscriber.state !== (letter === 'confirm' ? 'pending' : 'confirmed')) return null
  const link = (purpose: 'confirm' | 'unsubscribe', about: string) =>
    storeToken(trx, tokenOf(purpose, about), subscriber.id, purpose, now())
  const unsubscribe = unsubscribeUrl(origin, await link('unsubscribe', subscriber.id))
  const action = letter === 'confirm' ? confirmUrl(origin, await link('confirm', id)) : `${origin}/collecties`
  const links = { action, unsubscribe, privacy: `${origin}/privacy` }
  return () =>
    transport.send({
      id,
      to: subscriber.email,
      ...writeEmail(letter, subscriber.language, links, maker),
      headers: listHeaders(unsubscribe),
    })
}

/** Sends the current state, and again when it has changed meanwhile, so that the last of several processes sends the right one. */
async function forward(db: Kysely<SiteDatabase>, listmonk: Listmonk, id: string, member: ListMember): Promise<void> {
  let told: ListState | null = null
  for (;;) {
    const subscriber = await db.selectFrom('subscriber').select('state').where('id', '=', id).executeTakeFirst()
    // A subscriber who returns stays off the list until the confirmation.
    const state: ListState =
      subscriber === undefined ? 'forgotten' : subscriber.state === 'confirmed' ? 'confirmed' : 'unsubscribed'
    if (state === told) return
    await listmonk.tell(member, state)
    told = state
  }
}
