/** What the page about a request posts, and the files that it links. Its link is the permission: the token is unguessable. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { slotForm } from '#domain/requests/showroom-slots.ts'
import { calendarFile } from './calendar.ts'
import { changeAppointment, type ChangeOutcome } from './change-appointment.ts'
import type { RequestContext } from './request-context.ts'
import { paperOf } from './request-paper.ts'
import { requestOfToken, rowOfToken, statusPath } from './stored-request.ts'

/** Handles the buttons 'Verzetten' (`slot`) and 'Afzeggen' (`cancel`). */
export async function answerChange(context: RequestContext, request: Request): Promise<ChangeOutcome> {
  const form = new URLSearchParams((await context.guard.readForm(request)) ?? '')
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (form.has('cancel')) return changeAppointment(context, token, 'cancelled')
  const slot = form.get('slot') ?? ''
  return slotForm.test(slot) ? changeAppointment(context, token, { slot }) : 'taken'
}

/** GET /aanvraag/afspraak.ics?token= */
export async function calendarResponse({ db, sources, now }: RequestContext, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const found = await requestOfToken(db, token)
  if (found?.request.kind !== 'appointment') return unknownFile('Deze afspraak kennen wij niet.')
  const { id: reference, state, version, request: appointment } = found
  const entry = { reference, state, version, request: appointment, url: absoluteUrl(statusPath(token)) }
  const { method, text } = await calendarFile(entry, false, sources.showroom, now())
  return new Response(text, {
    headers: {
      ...privateHeaders,
      'content-type': `text/calendar; charset=utf-8; method=${method}`,
      'content-disposition': 'attachment; filename="afspraak.ics"',
    },
  })
}

/** GET /aanvraag/offerte.pdf?token=: the file that both mails have. */
export async function paperResponse({ db }: RequestContext, request: Request): Promise<Response> {
  const found = await rowOfToken(db, new URL(request.url).searchParams.get('token') ?? '')
  const paper = found && (await paperOf(db, found.id))
  if (!paper) return unknownFile('Deze offerteaanvraag kennen wij niet.')
  return new Response(new Uint8Array(paper.content), {
    headers: {
      ...privateHeaders,
      'content-type': paper.contentType,
      'content-disposition': `attachment; filename="${paper.filename}"`,
    },
  })
}

const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

function unknownFile(text: string): Response {
  return new Response(text, {
    status: 404,
    headers: { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8' },
  })
}
