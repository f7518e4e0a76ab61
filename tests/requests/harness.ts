/** Requests of their own for each test, and a visitor who fills in the form of any kind, reads the code and sends it. */
import type { RequestKind } from '#domain/requests/request-kinds.ts'
import { openChallenge } from '#server/captcha/challenge.ts'
import type { PostedResult } from '#domain/requests/request-form.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import type { RequestContext } from '#server/requests/request-context.ts'
import { origin } from '#tests/newsletter/maker.ts'
import { openForms, type TestForms } from '#tests/services/forms.ts'
import { filledIn } from './sources.ts'

export type Harness = RequestContext & Pick<TestForms, 'dataDir' | 'pass' | 'close' | 'end'>

/** Opens requests, on a new database unless one is given. Without SMTP_URL their mail goes to `dataDir`/outbox. */
export async function openHarness(...given: Parameters<typeof openForms>): Promise<Harness> {
  const { requests, newsletter: _, ...rest } = await openForms(...given)
  return { ...requests, ...rest }
}

/** A POST of the form. */
export function formRequest(values: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    body: new URLSearchParams({ website: '', ...values }),
  })
}

/** The fields of the last step, with the code read from the summary; null where the form is not that far. */
export function lastStep(
  { keys }: Pick<RequestContext, 'keys'>,
  kind: RequestKind,
  email: string,
  result: PostedResult,
): Record<string, string> | null {
  if (!('form' in result) || result.form.step !== 'check') return null
  const { challenge, formToken } = result.form
  const fields = { ...filledIn[kind], email, form: formToken, send: '1' }
  if (challenge === null) return fields
  return { ...fields, code: challenge.id, answer: openChallenge(keys.challenge, challenge.id)?.code ?? '' }
}

/** Fills in the form, reads the summary, and sends it: the address of its status page, or the form as it is shown again. */
export async function ask(context: RequestContext, kind: RequestKind, email: string): Promise<PostedResult> {
  const summary = await handlePostedRequest(context, kind, formRequest({ ...filledIn[kind], email }))
  const last = lastStep(context, kind, email, summary)
  return last === null ? summary : handlePostedRequest(context, kind, formRequest(last))
}

export const isStored = (result: PostedResult) => 'token' in result
export const messageOf = (result: PostedResult) => ('form' in result ? result.form.message : null)

/** The token of the link to the status page in a mail or an address; '' when there is none. */
export function statusToken(text: string): string {
  const plain = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /\/aanvraag\?token=([\w-]{32})/.exec(plain)?.[1] ?? ''
}

/** The mails to one address or about one subject, as text, with quoted-printable undone for ASCII. */
export function readable(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
}
