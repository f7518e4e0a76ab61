/** Places in the slots of the showroom: each is a row, whose key keeps two visitors from the same one. */
import type { Kysely, Transaction } from 'kysely'
import { showroomSlots, type Slot } from '#domain/requests/showroom-slots.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import type { RequestSources } from './complete-request.ts'

/** The slot has no place left; the transaction that wanted one is rolled back. */
class SlotTakenError extends Error {
  override readonly name = 'SlotTakenError'
}

/** The result of a transaction that may take a place, or 'taken', when nothing of it is kept. */
export async function orTaken<TResult>(write: () => Promise<TResult>): Promise<TResult | 'taken'> {
  try {
    return await whileBusy(write)
  } catch (error) {
    if (error instanceof SlotTakenError) return 'taken'
    throw error
  }
}

/** Takes the first free place of the slot. @throws {SlotTakenError} when there is none */
export async function takePlace(
  trx: Transaction<SiteDatabase>,
  requestId: string,
  slot: Slot,
  capacity: number,
): Promise<void> {
  for (let place = 1; place <= capacity; place++) {
    const taken = await trx
      .insertInto('showroom_place')
      .values({ slot, place, request_id: requestId })
      .onConflict((conflict) => conflict.columns(['slot', 'place']).doNothing())
      .returning('place')
      .executeTakeFirst()
    if (taken) return
  }
  throw new SlotTakenError('The slot has no place left; nothing has been stored, and the visitor chooses another one.')
}

/** The slots that can be chosen now and have a place left. */
export async function freeSlots(
  db: Kysely<SiteDatabase>,
  { showroom, files }: Pick<RequestSources, 'showroom' | 'files'>,
  now: Date,
): Promise<Slot[]> {
  const rows = await db
    .selectFrom('showroom_place')
    .select(['slot', ({ fn }) => fn.countAll().as('taken')])
    .groupBy('slot')
    .execute()
  const full = new Set(rows.filter(({ taken }) => Number(taken) >= showroom.capacity).map(({ slot }) => slot))
  return showroomSlots(showroom, files.openingHours.showroomHours, now).filter((slot) => !full.has(slot))
}
