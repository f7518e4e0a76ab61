/** Turns the rows of the outbox into emails, and into calls of the mailing tool. */
import type { Kysely, Transaction } from 'kysely'
import type { Site } from '#domain/site.schema.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Delivery } from '#server/mail/mailer.ts'
import { listHeaders, type MailTransport } from '#server/mail/transport.ts'
import { confirmUrl, unsubscribeUrl, writeEmail } from './emails.ts'
import { issueToken } from './link-tokens.ts'
import type { Listmonk, ListMember, ListState } from './listmonk.ts'

export type MakerSite = Pick<Site, 'name' | 'legalName' | 'kvk' | 'email'> & {
  foundedYear: number
  address: Pick<Site['address'], 'street' | 'postcode' | 'city'>
}
export type DeliveryParts = {
  db: Kysely<SiteDatabase>
  transport: MailTransport
  listmonk: Listmonk | null
  origin: string
  maker: MakerSite
  now: () => Date
}

/** Prepares the delivery of the row `id`, with links of its own; null when the row is out of date. */
export async function prepareDelivery(
  trx: Transaction<SiteDatabase>,
  id: string,
  parts: DeliveryParts,
): Promise<Delivery | null> {
  const row = await trx
    .selectFrom('mail_outbox')
    .innerJoin('subscriber', 'subscriber.id', 'mail_outbox.subscriber_id')
    .select(['letter', 'subscriber_id', 'email', 'type', 'language', 'state'])
    .where('mail_outbox.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.letter === 'forward') {
    const { listmonk } = parts
    return listmonk ? () => forward(parts.db, listmonk, row.subscriber_id, row) : null
  }
  // Since it was queued the subscriber may have confirmed through an earlier email, or unsubscribed.
  const { letter } = row
  if (row.state !== (letter === 'confirm' ? 'pending' : 'confirmed')) return null
  const { transport, origin, maker, now } = parts
  const unsubscribe = unsubscribeUrl(origin, await issueToken(trx, row.subscriber_id, 'unsubscribe', now()))
  const action =
    letter === 'confirm'
      ? confirmUrl(origin, await issueToken(trx, row.subscriber_id, 'confirm', now()))
      : `${origin}/collecties`
  return () =>
    transport.send({
      id,
      to: row.email,
      ...writeEmail(
        letter,
        row.language,
        { action, unsubscribe, privacy: `${origin}/privacy` },
        { ...maker, ...maker.address },
      ),
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
