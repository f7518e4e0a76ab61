/** Stores requests: the request and its messages in the outbox are written in one transaction. */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { requestDays } from '#domain/requests/request-kinds.ts'
import type { Showroom } from '#domain/requests/showroom.schema.ts'
import { slotStart } from '#domain/requests/showroom-slots.ts'
import type { SiteRequest } from '#domain/requests/request.schema.ts'
import { spendAll } from '#server/captcha/spent.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { emailKey } from '#server/mail/email-key.ts'
import { hashOfToken } from '#server/mail/link-token.ts'
import { enqueue, type Letter } from '#server/mail/outbox.ts'
import { storePaper, type RequestPaper } from './request-paper.ts'
import { orTaken, takePlace } from './showroom-places.ts'
import { storeLink, type StoredRequest } from './stored-request.ts'

const dayMs = 86_400_000

export type NewRequest = StoredRequest & {
  /** Of the form; also the token of the page that it leads to. */
  formToken: string
  /** The captcha challenge that was solved, valid once. */
  spent: { name: string; expires: Date }
  /** The PDF of an offer. */
  paper: RequestPaper | null
}
/** 'repeated': this form was stored before; 'used': the challenge was used for another form; 'taken': the slot has no place left. */
export type StoreOutcome = 'stored' | 'repeated' | 'used' | 'taken'

/** Stores a request once, however often its form is sent. `letters`: what is queued with it. @throws when it could not be written; nothing of it is kept then */
export async function storeRequest(
  db: Kysely<SiteDatabase>,
  showroom: Showroom,
  asked: NewRequest,
  letters: readonly Letter[],
  now: Date,
): Promise<StoreOutcome> {
  const formHash = hashOfToken(asked.formToken)
  const { request, facts } = asked
  return orTaken(() =>
    db.transaction().execute(async (trx) => {
      // A write first: it takes the lock of the database, so that one form sent twice at once is handled one after the other.
      const isFirst = (await spendAll(trx, [asked.spent])).size > 0
      const known = await trx.selectFrom('request').select('id').where('form_hash', '=', formHash).executeTakeFirst()
      if (known) return 'repeated'
      if (!isFirst) return 'used'
      const id = newReference()
      const inserted = await trx
        .insertInto('request')
        .values({
          id,
          kind: request.kind,
          form_hash: formHash,
          email: request.email,
          email_key: emailKey(request.email),
          state: 'open',
          version: 1,
          body: JSON.stringify({ request, facts } satisfies StoredRequest),
          received_at: now.toISOString(),
          keep_until: keepUntil(request, showroom, now),
        })
        .onConflict((conflict) => conflict.column('form_hash').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted === undefined) return 'repeated'
      await storeLink(trx, asked.formToken, id)
      if (asked.paper !== null) await storePaper(trx, id, asked.paper)
      if (request.kind === 'appointment') await takePlace(trx, id, request.slot, showroom.capacity)
      await enqueue(
        trx,
        letters.map((letter) => ({ letter, request_id: id })),
        now,
      )
      return 'stored'
    }),
  )
}

/** What is queued with a request and with every change of it. */
export function lettersOf(hasWebhook: boolean): readonly Letter[] {
  return hasWebhook ? ['visitor', 'maker', 'webhook'] : ['visitor', 'maker']
}

/** When a request is deleted: so many days after it was made, or after the appointment. */
export function keepUntil(request: SiteRequest, { timeZone }: Showroom, now: Date): string {
  const from = request.kind === 'appointment' ? slotStart(request.slot, timeZone) : now
  return new Date(from.getTime() + requestDays[request.kind] * dayMs).toISOString()
}

/** Without letters and digits that look alike, because people read it out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as 'OH-7K3QFW2M'. */
function newReference(): string {
  return `OH-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}
