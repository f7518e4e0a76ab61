/** A request form as it is posted, with or without scripts: checked, summed up, and at last stored (docs/rules.md, Requests). */
import type { KeyObject } from 'node:crypto'
import { setCookie } from '@tanstack/react-start/server'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { requestChoices, requestFields } from '#domain/requests/request-fields.ts'
import {
  emptyForm,
  requestMessages,
  type PostedResult,
  type RequestFact,
  type RequestForm,
} from '#domain/requests/request-form.ts'
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { readUploads, uploadRules, writeUploads, type UploadRef, type UploadRule } from '#domain/requests/uploads.ts'
import { readRequest, type SiteRequest, type StoredUpload } from '#domain/requests/request.schema.ts'
import { isRightAnswer, openChallenge, spentChallenge } from '#server/captcha/challenge.ts'
import { linkedChallenge } from '#server/captcha/captcha-response.ts'
import { createPass, readPass, visitorPassLifetime } from '#server/captcha/pass.ts'
import { emailKey } from '#server/mail/email-key.ts'
import { hashOfToken, newLinkToken } from '#server/mail/link-token.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { completeRequest } from './complete-request.ts'
import { hasFiles, receiveForm, type ReceivedForm } from './uploads/receive-uploads.ts'
import { uploadFacts, takeUploads, type TakenUploads } from './uploads/take-uploads.ts'
import type { RequestContext } from './request-context.ts'
import { makePaper } from './request-paper.ts'
import { lettersOf, storeRequest } from './store-request.ts'
import { rowOfToken, statusPath } from './stored-request.ts'

/** Values longer than any field takes are cut, so that a page stays a page. */
const longestValue = 6000

/** `pass`: what the visitor has earned with a right answer, to keep in a cookie. */
type HandledRequest = PostedResult & { pass?: string }

/** Handles a posted form of this kind. Never rejects for what a visitor can do. */
export async function handlePostedRequest(
  context: RequestContext,
  kind: RequestKind,
  request: Request,
): Promise<HandledRequest> {
  const failed: PostedResult = { form: { ...emptyForm, message: messages.failed } }
  if (!context.guard.isOwnRequest(request)) return failed
  const isBusy = (await context.guard.waitOfClient(request)) !== null
  // Files are taken only from a client that is within its limit.
  const posted = await readPosted(context, kind, request, !isBusy)
  return posted === null ? failed : answerForm(context, kind, posted, isBusy)
}

async function answerForm(
  context: RequestContext,
  kind: RequestKind,
  posted: PostedForm,
  isBusy: boolean,
): Promise<HandledRequest> {
  const { form, values, rule, taken } = posted
  const fill = (message: string | null, faults: Readonly<Record<string, string>> = {}): PostedResult => ({
    form: { step: 'fill', values, faults: { ...faults, ...uploadFault(posted) }, message, ...shownUploads(taken) },
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
  const facts = [...completion.facts, ...uploadFacts(rule, uploadsIn(rule, values))]
  return sendOrSumUp(context, { ...posted, request: reading.request, facts })
}

type PostedForm = {
  form: URLSearchParams
  /** The name of a pass in the visitor's cookie; null without a valid one. */
  passName: string | null
  values: Readonly<Record<string, string>>
  /** Of a kind that takes files. */
  rule: UploadRule | undefined
  /** Null for a kind that takes none. */
  taken: TakenUploads | null
}
type Posted = PostedForm & { request: SiteRequest; facts: RequestFact[] }

/** The fields of a form and the files with it; null when it cannot be read. */
async function readPosted(
  { guard, uploads, uploadGuard, keys, now }: RequestContext,
  kind: RequestKind,
  request: Request,
  takesFiles: boolean,
): Promise<PostedForm | null> {
  const passName = passNameOf(request, keys.visitor, now())
  const rule = uploadRules[kind]
  if (rule === undefined) {
    const body = await guard.readForm(request)
    const form = body === null ? null : new URLSearchParams(body)
    return form && { form, passName, values: valuesOf(form, kind), rule, taken: null }
  }
  const received = hasFiles(request)
    ? await receiveForm(request, uploads, rule.limit, takesFiles)
    : await withoutFiles(guard.readForm(request))
  if (received === null) return null
  const { form } = received
  const isWanted = form.get('website') === ''
  const taken = await takeUploads(
    uploads,
    rule,
    received,
    async () => isWanted && (await uploadGuard.waitOfClient(request)) === null,
  )
  const values = valuesOf(form, kind)
  // A form that is sent keeps the names of files that are gone, to find out whether it was stored before.
  const named = form.has('send') ? values : { ...values, [rule.field]: writeUploads(taken.uploads) }
  return { form, passName, values: named, rule, taken }
}

async function withoutFiles(reading: Promise<string | null>): Promise<ReceivedForm | null> {
  const body = await reading
  return body === null ? null : { form: new URLSearchParams(body), arrived: [], refused: [] }
}

const uploadsIn = (rule: UploadRule | undefined, values: PostedForm['values']) =>
  rule === undefined ? [] : readUploads(values[rule.field] ?? '')
const uploadFault = ({ rule, taken }: PostedForm) => (rule && taken?.fault ? { [rule.field]: taken.fault } : {})
const shownUploads = (taken: TakenUploads | null) => (taken ? { uploads: taken.uploads } : {})

/** The summary, with a message where it could not be sent; or the stored request. */
async function sendOrSumUp(
  context: RequestContext,
  { form, passName, values, rule, taken, request, facts }: Posted,
): Promise<HandledRequest> {
  const given = form.get('form') ?? ''
  const formToken = /^[\w-]{32}$/.test(given) ? given : newLinkToken()
  const isSent = given === formToken && form.has('send')
  const isPassed = passName !== null && !(isSent && (await context.guard.isPassUsedUp(passName)))
  const sumUp = (message: string | null): PostedResult => ({
    form: {
      step: 'check',
      values,
      facts,
      formToken,
      message,
      challenge: isPassed ? null : linkedChallenge(context),
    },
  })
  if (!isSent) return sumUp(null)
  const { outcome, pass } = await send(context, {
    request,
    facts,
    rule,
    uploads: uploadsIn(rule, values),
    formToken,
    isPassed,
    code: form.get('code'),
    answer: form.get('answer'),
  })
  const earned = pass === undefined ? {} : { pass }
  if (outcome === requestMessages.taken)
    return { ...earned, form: { step: 'fill', values, faults: { slot: outcome }, message: requestMessages.faults } }
  if (outcome === requestMessages.gone && rule) {
    const left = { ...values, [rule.field]: writeUploads(taken?.uploads ?? []) }
    const faults = { [rule.field]: taken?.fault ?? outcome }
    return {
      ...earned,
      form: { step: 'fill', values: left, faults, message: requestMessages.faults, ...shownUploads(taken) },
    }
  }
  return { ...earned, ...(outcome === 'stored' ? { token: formToken } : sumUp(outcome)) }
}

type Sending = {
  request: SiteRequest
  facts: RequestFact[]
  rule: UploadRule | undefined
  /** Drafts that go with it. */
  uploads: readonly UploadRef[]
  formToken: string
  /** The visitor has a pass and needs no answer. */
  isPassed: boolean
  code: string | null
  answer: string | null
}
/** What makes sure that a form is stored once, and the pass for a right answer. */
type Check = { spent: { name: string; expires: Date }; pass?: string }

/** 'stored', also for a form that was stored before, or the message that says why it is not; with the pass for a right answer. */
async function send(context: RequestContext, sending: Sending): Promise<{ outcome: string; pass?: string }> {
  const { formToken, request } = sending
  try {
    if ((await rowOfToken(context.db, formToken)) !== null) return { outcome: 'stored' }
    const check = await checkVisitor(context, sending)
    if (typeof check === 'string') return { outcome: check }
    const { spent, ...earned } = check
    return { ...earned, outcome: await store(context, sending, spent) }
  } catch (error) {
    reportProblem({ event: 'request-not-stored', about: { kind: request.kind }, privateError: error })
    return { outcome: messages.failed }
  }
}

async function checkVisitor({ keys, spend, now }: RequestContext, sending: Sending): Promise<Check | string> {
  const { formToken, isPassed, code, answer } = sending
  if (isPassed)
    return {
      spent: { name: `form ${hashOfToken(formToken)}`, expires: new Date(now().getTime() + visitorPassLifetime) },
    }
  const typed = answer?.trim() ?? ''
  if (typed === '') return messages.checkEmpty
  const challenge = openChallenge(keys.challenge, code ?? '')
  if (challenge === null || challenge.expires <= now().getTime()) return messages.checkWrong
  const spent = spentChallenge(challenge)
  if (isRightAnswer(challenge, typed))
    return { spent, pass: createPass(keys.visitor, challenge.name, now(), visitorPassLifetime) }
  await spend(spent.name, spent.expires)
  return messages.checkWrong
}

async function store(context: RequestContext, sending: Sending, spent: Check['spent']): Promise<string> {
  const { db, guard, sources, mailer, now, hasWebhook } = context
  const { request, facts, formToken, rule } = sending
  // Counted only after the answer, so that nobody can lock out the address of another person.
  if ((await guard.waitOfAddress(emailKey(request.email))) !== null) return requestMessages.busy
  const paper = await makePaper(request, sources, now())
  const claimed = rule === undefined ? [] : await context.uploads.claim(sending.uploads, rule.ending)
  if (claimed === null) return requestMessages.gone
  const stored = withUploads(request, claimed)
  const asked = { request: stored, facts, formToken, spent, paper }
  const outcome = await storeRequest(db, sources.showroom, asked, lettersOf(hasWebhook), now())
  // Not after an error: the row may have been written although nobody heard of it.
  if (outcome !== 'stored') await context.uploads.release(claimed.map(({ file }) => file))
  if (outcome === 'used') return messages.checkWrong
  if (outcome === 'taken') return requestMessages.taken
  if (outcome === 'stored') mailer.wake()
  return 'stored'
}

function withUploads(request: SiteRequest, claimed: StoredUpload[]): SiteRequest {
  if (request.kind === 'service') return { ...request, photos: claimed }
  return request.kind === 'application' ? { ...request, cv: claimed } : request
}

/** The fields of this kind as typed; several of one name with commas between them. */
function valuesOf(form: URLSearchParams, kind: RequestKind): Record<string, string> {
  const names = [...requestFields[kind].map(({ name }) => name), ...requestChoices[kind]]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).join(',').slice(0, longestValue)]))
}

/** The cookie that holds the pass; scripts cannot read it. */
const passCookie = 'visitorCheck'

/** The name of the valid pass in the cookies of `request`; null without one. */
function passNameOf(request: Request, key: KeyObject, now: Date): string | null {
  const [, given = ''] = new RegExp(`(?:^|; )${passCookie}=([^;]*)`).exec(request.headers.get('cookie') ?? '') ?? []
  const reading = readPass(key, given, now)
  return reading.status === 'valid' ? reading.name : null
}

/**
 * Handles a form that was posted to its page: the state that the page then shows, or the way to the page about the request. A script that asks
 * for JSON gets either as a PostedResult, and the page stays.
 */
export async function answerPostedRequest(
  context: RequestContext,
  kind: RequestKind,
  request: Request,
): Promise<RequestForm | Response> {
  const { pass, ...result } = await handlePostedRequest(context, kind, request)
  if (pass !== undefined)
    setCookie(passCookie, pass, {
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
      path: '/',
      maxAge: visitorPassLifetime / 1000,
    })
  const noStore = { 'cache-control': 'no-store' }
  if (request.headers.get('accept') === 'application/json') return Response.json(result, { headers: noStore })
  if ('form' in result) return result.form
  // With a fragment of its own, or the browser keeps that of the form.
  const location = `${statusPath(result.token)}#inhoud`
  return new Response(null, { status: 303, headers: { location, ...noStore } })
}
