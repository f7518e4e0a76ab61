/** The server functions of the requests: sending a form, and the page behind the link in a mail. */
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import type { RequestFact } from '#domain/requests/request-form.ts'
import type { Slot } from '#domain/requests/showroom-slots.ts'
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { handleSentRequest, type PostedResult } from './posted-request.ts'
import { canChange } from './change-appointment.ts'
import { freeSlots } from './showroom-places.ts'
import { requestContext } from '#server/forms/forms-context.ts'
import { paperOf } from './request-paper.ts'
import { requestOfToken } from './stored-request.ts'

/** Fields as a form posts them, by name and value; a service request has photographs, which no server function takes. */
const sentForm = z.object({
  kind: z.enum(['contact', 'samples', 'quote', 'appointment']),
  fields: z.array(z.tuple([z.string().max(40), z.string().max(6000)])).max(40),
})
export type SentKind = z.infer<typeof sentForm>['kind']

/**
 * Checks a request form, sums it up, and stores it once it is sent (docs/rules.md, Requests). The same rules and limits as a form that is posted to
 * its page.
 *
 * Returns the state of the form, or the token of the page about the request that is stored now.
 * Rejects only when the call does not reach the function: offline, or fields that no form of ours has.
 */
export const sendRequestForm = createServerFn({ method: 'POST' })
  .validator(sentForm)
  .handler(async ({ data }): Promise<PostedResult> =>
    handleSentRequest(await requestContext(), data.kind, new URLSearchParams(data.fields), getRequest()),
  )

export type RequestStatus = {
  reference: string
  kind: RequestKind
  state: 'open' | 'cancelled'
  /** ISO time. */
  receivedAt: string
  facts: readonly RequestFact[]
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
            slots: [...new Set([slot, ...(await freeSlots(db, sources.showroom, now()))])].toSorted(),
          }
    const composition = request.kind === 'quote' && request.composition !== '' ? request.composition : null
    const hasPaper = (await paperOf(db, reference)) !== null
    return { reference, kind, state, receivedAt, facts, composition, hasPaper, appointment }
  })

/** The moments at which the showroom can be visited. */
export const fetchFreeSlots = createServerFn({ method: 'GET' }).handler(async () => {
  const { db, sources, now } = await requestContext()
  return freeSlots(db, sources.showroom, now())
})
