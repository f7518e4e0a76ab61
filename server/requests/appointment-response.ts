/** What the page about an appointment posts, and its file for a calendar. Its link is the permission: the token is unguessable. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { slotForm } from '#domain/requests/showroom-slots.ts'
import { calendarFile } from './calendar.ts'
import { changeAppointment, type ChangeOutcome } from './change-appointment.ts'
import { requestContext } from './request-context.ts'
import { requestOfToken, statusPath } from './stored-request.ts'

/** Handles the buttons 'Verzetten' (`slot`) and 'Afzeggen' (`cancel`). */
export async function answerChange(request: Request): Promise<ChangeOutcome> {
  const context = await requestContext()
  const form = new URLSearchParams((await context.guard.readForm(request)) ?? '')
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (form.has('cancel')) return changeAppointment(context, token, 'cancelled')
  const slot = form.get('slot') ?? ''
  return slotForm.test(slot) ? changeAppointment(context, token, { slot }) : 'taken'
}

/** GET /aanvraag/afspraak.ics?token= */
export async function calendarResponse(request: Request): Promise<Response> {
  const { db, sources, now } = await requestContext()
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const found = await requestOfToken(db, token)
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
  if (found?.request.kind !== 'appointment')
    return new Response('Deze afspraak kennen wij niet.', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    })
  const { id: reference, state, version, request: appointment } = found
  const entry = { reference, state, version, request: appointment, url: absoluteUrl(statusPath(token)) }
  return new Response(await calendarFile(entry, sources.showroom, now()), {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="afspraak.ics"',
    },
  })
}
