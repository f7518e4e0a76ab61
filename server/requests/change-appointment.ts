/** Moves or cancels an appointment by the link in its mail. */
import type { Transaction } from 'kysely'
import type { Showroom } from '#domain/requests/showroom.schema.ts'
import { showroomSlots, slotFact, slotFactLabel, slotStart, type Slot } from '#domain/requests/showroom-slots.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import type { RequestContext } from './request-context.ts'
import { orTaken, takePlace } from './showroom-places.ts'
import { keepUntil, lettersOf } from './store-request.ts'
import { requestOfToken, type StoredRequest } from './stored-request.ts'

/** 'unknown': no appointment that can still be changed; 'taken': the other slot has no place left or is not offered. */
export type ChangeOutcome = 'changed' | 'unchanged' | 'unknown' | 'taken' | 'failed'

/** Whether a visitor may still change an appointment in this slot. */
export function canChange(slot: Slot, { timeZone }: Showroom, now: Date): boolean {
  return slotStart(slot, timeZone) > now
}

/** Changes the appointment of the link's token: to another slot, or 'cancelled'. Idempotent. Never rejects. */
export async function changeAppointment(
  context: RequestContext,
  token: string,
  to: { slot: Slot } | 'cancelled',
): Promise<ChangeOutcome> {
  const { db, sources, now, mailer } = context
  const { showroom, files } = sources
  try {
    const found = await requestOfToken(db, token)
    const request = found?.request
    if (!found || request?.kind !== 'appointment' || found.state === 'cancelled')
      return found?.state === 'cancelled' && to === 'cancelled' ? 'unchanged' : 'unknown'
    if (!canChange(request.slot, showroom, now())) return 'unknown'
    const next = to === 'cancelled' ? request : { ...request, slot: to.slot, movedFrom: request.slot }
    if (to !== 'cancelled') {
      if (next.slot === request.slot) return 'unchanged'
      if (!showroomSlots(showroom, files.openingHours.showroomHours, now()).includes(next.slot)) return 'taken'
    }
    const facts = found.facts.map((fact) => (fact.label === slotFactLabel ? slotFact(next.slot) : fact))
    const outcome = await orTaken(() =>
      db.transaction().execute((trx) =>
        write(trx, context, {
          id: found.id,
          version: found.version,
          state: to === 'cancelled' ? 'cancelled' : 'open',
          stored: { request: next, facts },
        }),
      ),
    )
    if (outcome === 'changed') mailer.wake()
    return outcome
  } catch (error) {
    reportProblem({ event: 'appointment-not-changed', privateError: error })
    return 'failed'
  }
}

type Change = { id: string; version: number; state: 'open' | 'cancelled'; stored: StoredRequest }

async function write(
  trx: Transaction<SiteDatabase>,
  { sources: { showroom }, now, hasWebhook }: RequestContext,
  { id, version, state, stored }: Change,
): Promise<'changed' | 'unchanged'> {
  // The version decides, not the row read before: of two simultaneous changes one is written.
  const { numUpdatedRows } = await trx
    .updateTable('request')
    .set({
      state,
      version: version + 1,
      body: JSON.stringify(stored),
      keep_until: keepUntil(stored.request, showroom, now()),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 'unchanged'
  await trx.deleteFrom('showroom_place').where('request_id', '=', id).execute()
  if (state === 'open' && stored.request.kind === 'appointment')
    await takePlace(trx, id, stored.request.slot, showroom.capacity)
  await enqueue(
    trx,
    lettersOf(hasWebhook).map((letter) => ({ letter, request_id: id })),
    now(),
  )
  return 'changed'
}
