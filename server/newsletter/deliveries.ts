/** What the rows of the outbox become: letters in the mail, and word to the mailing tool. */
import type { Kysely, Transaction } from 'kysely'
import type { Site } from '#domain/site.schema.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Delivery, OutboxRow } from '#server/mail/mailer.ts'
import { listHeaders } from '#server/mail/message-headers.ts'
import type { MailTransport } from '#server/mail/transport.ts'
import { confirmUrl, unsubscribeUrl, writeLetter } from './letters.ts'
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

/** Prepares the delivery of a row, with links made for this very sending; null when there is nothing to say any more. */
export async function prepareDelivery(
  trx: Transaction<SiteDatabase>,
  row: OutboxRow,
  parts: DeliveryParts,
): Promise<Delivery | null> {
  const subscriber = await trx
    .selectFrom('subscriber')
    .select(['email', 'type', 'language', 'state'])
    .where('id', '=', row.subscriber_id)
    .executeTakeFirst()
  if (row.letter === 'forward') {
    const { listmonk } = parts
    return subscriber && listmonk ? () => forward(parts.db, listmonk, row.subscriber_id, subscriber) : null
  }
  // Between queueing and sending somebody may have confirmed by an earlier letter, or left.
  const { letter } = row
  if (subscriber?.state !== (letter === 'confirm' ? 'pending' : 'confirmed')) return null
  const { transport, origin, maker, now } = parts
  const unsubscribe = unsubscribeUrl(origin, await issueToken(trx, row.subscriber_id, 'unsubscribe', now()))
  const action =
    letter === 'confirm'
      ? confirmUrl(origin, await issueToken(trx, row.subscriber_id, 'confirm', now()))
      : `${origin}/collecties`
  return () =>
    transport.send({
      id: row.id,
      to: subscriber.email,
      ...writeLetter(
        letter,
        subscriber.language,
        { action, unsubscribe, privacy: `${origin}/privacy` },
        { ...maker, ...maker.address },
      ),
      headers: listHeaders(unsubscribe),
    })
}

/** Tells what holds now, and again when that has changed meanwhile: of several processes the last to speak has then said what holds. */
async function forward(db: Kysely<SiteDatabase>, listmonk: Listmonk, id: string, member: ListMember): Promise<void> {
  let told: ListState | null = null
  for (;;) {
    const subscriber = await db.selectFrom('subscriber').select('state').where('id', '=', id).executeTakeFirst()
    // Who signs up again after leaving stays off the list until the confirmation.
    const state: ListState =
      subscriber === undefined ? 'forgotten' : subscriber.state === 'confirmed' ? 'confirmed' : 'unsubscribed'
    if (state === told) return
    await listmonk.tell(member, state)
    told = state
  }
}
