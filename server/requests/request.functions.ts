/** The server functions of the requests: the page behind the link in a mail, and the moments that are free. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { draftName } from '#domain/requests/draft-name.ts'
import type { RequestFact } from '#domain/requests/request-form.ts'
import type { Slot } from '#domain/requests/showroom-slots.ts'
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { canChange } from './change-appointment.ts'
import { freeSlots } from './showroom-places.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { paperOf } from './request-paper.ts'
import { requestOfToken } from './stored-request.ts'

export type RequestStatus = {
  reference: string
  kind: RequestKind
  state: 'open' | 'cancelled'
  /** ISO time. */
  receivedAt: string
  facts: readonly RequestFact[]
  /** The name of its draft in the browser. */
  draft: string
  /** The address of the set that an offer is about, else null. */
  composition: string | null
  /** The file with the offer's list or composition that both mails have. */
  hasPaper: boolean
  /** Of an appointment that can still be changed: its moment, and those that it can be moved to with its own among them; else null. */
  appointment: { slot: Slot; slots: readonly Slot[] } | null
}

/** What a visitor may see of the request with this link; null when the link does not work (any more). */
export const fetchRequestStatus = createServerFn({ method: 'GET' })
  .validator(z.object({ token: z.string().max(200) }))
  .handler(async ({ data }): Promise<RequestStatus | null> => {
    const { db, sources, now } = await requestContext()
    const found = await requestOfToken(db, data.token)
    if (found === null) return null
    const { id: reference, kind, state, received_at: receivedAt, facts, request } = found
    const slot =
      request.kind === 'appointment' && state === 'open' && canChange(request.slot, sources.showroom, now())
        ? request.slot
        : null
    const appointment =
      slot === null
        ? null
        : {
            slot,
            slots: [...new Set([slot, ...(await freeSlots(db, sources, now()))])].toSorted(),
          }
    const composition = request.kind === 'quote' && request.composition !== '' ? request.composition : null
    const hasPaper = (await paperOf(db, reference)) !== null
    const draft = draftName(request)
    return { reference, kind, draft, state, receivedAt, facts, composition, hasPaper, appointment }
  })

/** The moments at which the showroom can be visited. */
export const fetchFreeSlots = createServerFn({ method: 'GET' }).handler(async () => {
  const { db, sources, now } = await requestContext()
  return freeSlots(db, sources, now())
})
