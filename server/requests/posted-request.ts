/** A request form as it is posted, with or without scripts: checked, summed up, and at last stored (docs/rules.md, Requests). */
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { requestChoices, requestFields } from '#domain/requests/request-fields.ts'
import { emptyForm, requestMessages, type RequestFact, type RequestForm } from '#domain/requests/request-form.ts'
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { readPhotos, writePhotos, type PhotoRef } from '#domain/requests/photos.ts'
import { readRequest, type SiteRequest } from '#domain/requests/request.schema.ts'
import { isRightAnswer, openChallenge, spentChallenge } from '#server/captcha/challenge.ts'
import { linkedChallenge } from '#server/captcha/captcha-response.ts'
import { emailKey } from '#server/mail/email-key.ts'
import { newLinkToken } from '#server/mail/link-token.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { completeRequest } from './complete-request.ts'
import { hasFiles, receiveForm, type ReceivedForm } from './photos/receive-photos.ts'
import { photoFacts, takePhotos, type TakenPhotos } from './photos/take-photos.ts'
import type { RequestContext } from './request-context.ts'
import { makePaper } from './request-paper.ts'
import { lettersOf, storeRequest } from './store-request.ts'
import { rowOfToken, statusPath } from './stored-request.ts'

/** The form to show, or the token of the page about the request that is stored now. */
export type PostedResult = { form: RequestForm } | { token: string }

/** Values longer than any field takes are cut, so that a page stays a page. */
const longestValue = 6000

/** Handles a posted form of this kind. Never rejects for what a visitor can do. */
export function handlePostedRequest(
  context: RequestContext,
  kind: RequestKind,
  request: Request,
): Promise<PostedResult> {
  return handleForm(context, kind, request, (takesFiles) => readPosted(context, kind, request, takesFiles))
}

/** The same for the fields of a form without photographs, which a page sent by its server function in `request`. */
export function handleSentRequest(
  context: RequestContext,
  kind: Exclude<RequestKind, 'service'>,
  form: URLSearchParams,
  request: Request,
): Promise<PostedResult> {
  return handleForm(context, kind, request, async () => ({ form, values: valuesOf(form, kind), taken: null }))
}

/** `read` gives the fields, or null when they cannot be read; it takes files only from a client that is within its limit. */
async function handleForm(
  context: RequestContext,
  kind: RequestKind,
  request: Request,
  read: (takesFiles: boolean) => Promise<PostedForm | null>,
): Promise<PostedResult> {
  const failed: PostedResult = { form: { ...emptyForm, message: messages.failed } }
  if (!context.guard.isOwnRequest(request)) return failed
  const isBusy = (await context.guard.waitOfClient(request)) !== null
  const posted = await read(!isBusy)
  return posted === null ? failed : answerForm(context, kind, posted, isBusy)
}

async function answerForm(
  context: RequestContext,
  kind: RequestKind,
  posted: PostedForm,
  isBusy: boolean,
): Promise<PostedResult> {
  const { form, values, taken } = posted
  const fill = (message: string | null, faults: Readonly<Record<string, string>> = {}): PostedResult => ({
    form: { step: 'fill', values, faults: { ...faults, ...photoFault(taken) }, message, ...shownPhotos(taken) },
  })
  if (isBusy) return fill(requestMessages.busy)
  if (form.get('website') !== '') return fill(messages.spam)
  if (form.has('edit')) return fill(null)
  const reading = readRequest(kind, values)
  if (reading.status === 'invalid') return fill(requestMessages.faults, reading.faults)
  const completion = await completeRequest(reading.request, context.sources, context.now())
  if (completion.status === 'invalid') return fill(requestMessages.faults, completion.faults)
  // A form that is sent may have been stored before: that is found out first.
  if (taken?.fault && !form.has('send')) return fill(requestMessages.faults)
  const facts = [...completion.facts, ...photoFacts(readPhotos(values['photos'] ?? ''))]
  return sendOrSumUp(context, { ...posted, request: reading.request, facts })
}

type PostedForm = {
  form: URLSearchParams
  values: Readonly<Record<string, string>>
  /** Null for a kind without photographs. */
  taken: TakenPhotos | null
}
type Posted = PostedForm & { request: SiteRequest; facts: RequestFact[] }

/** The fields of a form and the photographs with it; null when it cannot be read. */
async function readPosted(
  { guard, photos, photoGuard }: RequestContext,
  kind: RequestKind,
  request: Request,
  takesFiles: boolean,
): Promise<PostedForm | null> {
  if (kind !== 'service') {
    const body = await guard.readForm(request)
    const form = body === null ? null : new URLSearchParams(body)
    return form && { form, values: valuesOf(form, kind), taken: null }
  }
  const received = hasFiles(request)
    ? await receiveForm(request, photos, takesFiles)
    : await withoutFiles(guard.readForm(request))
  if (received === null) return null
  const { form } = received
  const isWanted = form.get('website') === ''
  const taken = await takePhotos(
    photos,
    received,
    async () => isWanted && (await photoGuard.waitOfClient(request)) === null,
  )
  const values = valuesOf(form, kind)
  // A form that is sent keeps the names of photographs that are gone, to find out whether it was stored before.
  return { form, values: form.has('send') ? values : { ...values, photos: writePhotos(taken.photos) }, taken }
}

async function withoutFiles(reading: Promise<string | null>): Promise<ReceivedForm | null> {
  const body = await reading
  return body === null ? null : { form: new URLSearchParams(body), arrived: [], refused: [] }
}

const photoFault = (taken: TakenPhotos | null) => (taken?.fault ? { photos: taken.fault } : {})
const shownPhotos = (taken: TakenPhotos | null) => (taken ? { photos: taken.photos } : {})

/** The summary, with a message where it could not be sent; or the stored request. */
async function sendOrSumUp(
  context: RequestContext,
  { form, values, taken, request, facts }: Posted,
): Promise<PostedResult> {
  const given = form.get('form') ?? ''
  const formToken = /^[\w-]{32}$/.test(given) ? given : newLinkToken()
  const sumUp = (message: string | null): PostedResult => ({
    form: { step: 'check', values, facts, formToken, message, challenge: linkedChallenge(context) },
  })
  if (given !== formToken || !form.has('send')) return sumUp(null)
  const outcome = await send(context, {
    request,
    facts,
    photos: readPhotos(values['photos'] ?? ''),
    formToken,
    code: form.get('code'),
    answer: form.get('answer'),
  })
  if (outcome === requestMessages.taken)
    return { form: { step: 'fill', values, faults: { slot: outcome }, message: requestMessages.faults } }
  if (outcome === requestMessages.gone) {
    const left = { ...values, photos: writePhotos(taken?.photos ?? []) }
    const faults = { photos: taken?.fault ?? outcome }
    return { form: { step: 'fill', values: left, faults, message: requestMessages.faults, ...shownPhotos(taken) } }
  }
  return outcome === 'stored' ? { token: formToken } : sumUp(outcome)
}

type Sending = {
  request: SiteRequest
  facts: RequestFact[]
  /** Drafts that go with it. */
  photos: readonly PhotoRef[]
  formToken: string
  code: string | null
  answer: string | null
}

/** 'stored', also for a form that was stored before, or the message that says why it is not. */
async function send(context: RequestContext, sending: Sending): Promise<string> {
  const { db, keys, guard, spend, sources, mailer, now, hasWebhook } = context
  const { request, facts, formToken } = sending
  try {
    if ((await rowOfToken(db, formToken)) !== null) return 'stored'
    const answer = sending.answer?.trim() ?? ''
    if (answer === '') return messages.checkEmpty
    const challenge = openChallenge(keys.challenge, sending.code ?? '')
    if (challenge === null || challenge.expires <= now().getTime()) return messages.checkWrong
    const spent = spentChallenge(challenge)
    if (!isRightAnswer(challenge, answer)) {
      await spend(spent.name, spent.expires)
      return messages.checkWrong
    }
    // Counted only after the answer, so that nobody can lock out the address of another person.
    if ((await guard.waitOfAddress(emailKey(request.email))) !== null) return requestMessages.busy
    const paper = await makePaper(request, sources, now())
    const claimed = await context.photos.claim(sending.photos)
    if (claimed === null) return requestMessages.gone
    const stored = request.kind === 'service' ? { ...request, photos: claimed } : request
    const asked = { request: stored, facts, formToken, spent, paper }
    const outcome = await storeRequest(db, sources.showroom, asked, lettersOf(hasWebhook), now())
    // Not after an error: the row may have been written although nobody heard of it.
    if (outcome !== 'stored') await context.photos.release(claimed.map(({ file }) => file))
    if (outcome === 'used') return messages.checkWrong
    if (outcome === 'taken') return requestMessages.taken
    if (outcome === 'stored') mailer.wake()
    return 'stored'
  } catch (error) {
    reportProblem({ event: 'request-not-stored', about: { kind: request.kind }, privateError: error })
    return messages.failed
  }
}

/** The fields of this kind as typed; several of one name with commas between them. */
function valuesOf(form: URLSearchParams, kind: RequestKind): Record<string, string> {
  const names = [...requestFields[kind].map(({ name }) => name), ...requestChoices[kind]]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).join(',').slice(0, longestValue)]))
}

/** Handles a form that was posted to its page: the state that the page then shows, or the way to the page about the request. */
export async function answerPostedRequest(
  context: RequestContext,
  kind: RequestKind,
  request: Request,
): Promise<RequestForm | Response> {
  const result = await handlePostedRequest(context, kind, request)
  if ('form' in result) return result.form
  // With a fragment of its own, or the browser keeps that of the form.
  const location = `${statusPath(result.token)}#inhoud`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
