/** Receives signups: from the site's form (newsletter.functions.ts), POST /api/newsletter, or the form without JavaScript (posted-form.ts). */
import { z } from 'zod'
import {
  errorStatus,
  isEmail,
  typedEmail,
  newsletterLanguages,
  subscriberTypes,
  type ErrorCode,
} from '#domain/newsletter/newsletter-rules.ts'
import { readPass } from '#server/captcha/pass.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { emailKey } from '#server/mail/email-key.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { signUp } from './store-signup.ts'

/** What a signup holds. `captchaToken` comes from POST /api/captcha; `website` is the honeypot, which people leave empty. */
export const signupFields = z.object({
  email: z.string(),
  type: z.enum(subscriberTypes).default('Particulier'),
  language: z.enum(newsletterLanguages).default('Nederlands'),
  captchaToken: z.string().default(''),
  website: z.string().default(''),
})
export type SignupFields = z.output<typeof signupFields>

/** `retryAfter`: seconds until the limit allows another attempt. */
export type SignupRefusal = { status: 'refused'; errorCode: ErrorCode; retryAfter?: number }
export type SignupResult = { status: 'pending' } | SignupRefusal

/** The refusal of a cross-site request, or of a client beyond its limit; null for others. */
export async function refuseRequest({ guard }: NewsletterContext, request: Request): Promise<SignupRefusal | null> {
  if (!guard.isOwnRequest(request)) return { status: 'refused', errorCode: 'FORBIDDEN' }
  const wait = await guard.waitOfClient(request)
  return wait === null ? null : { status: 'refused', errorCode: 'RATE_LIMITED', retryAfter: wait }
}

/** Checks the fields in the order of the rules, then signs up. `page`: the path on which the form was sent. Never rejects. */
export async function registerSignup(
  context: NewsletterContext,
  { type, language, captchaToken, website, ...typed }: SignupFields,
  page: string,
): Promise<SignupResult> {
  const { db, keys, guard, mailer, now } = context
  if (website !== '') return { status: 'refused', errorCode: 'SPAM' }
  const email = typedEmail(typed.email)
  if (!isEmail(email)) return { status: 'refused', errorCode: 'EMAIL_INVALID' }
  const pass = readPass(keys.pass, captchaToken, now())
  if (pass.status !== 'valid')
    return { status: 'refused', errorCode: pass.status === 'expired' ? 'CAPTCHA_EXPIRED' : 'CAPTCHA_INVALID' }
  // Counted only after the pass, so that nobody can lock out the address of another person.
  const wait = await guard.waitOfAddress(emailKey(email))
  if (wait !== null) return { status: 'refused', errorCode: 'RATE_LIMITED', retryAfter: wait }
  const outcome = await signUp(db, { email, type, language, sourcePage: page, pass }, now()).catch((error: unknown) => {
    reportProblem({ event: 'signup-failed', privateError: error })
    return 'failed' as const
  })
  if (outcome === 'failed') return { status: 'refused', errorCode: 'INTERNAL' }
  if (outcome === 'pass-used') return { status: 'refused', errorCode: 'CAPTCHA_INVALID' }
  if (outcome === 'already-subscribed') return { status: 'refused', errorCode: 'EMAIL_ALREADY_EXISTS' }
  mailer.wake()
  return { status: 'pending' }
}

/** POST /api/newsletter: `{ status: 'pending' }`, or `{ errorCode }` with the status that belongs to it. */
export async function newsletterResponse(context: NewsletterContext, request: Request): Promise<Response> {
  const refusal = await refuseRequest(context, request)
  if (refusal) return toResponse(refusal)
  const fields = signupFields.safeParse(await context.guard.readJson(request))
  return toResponse(
    fields.success
      ? await registerSignup(context, fields.data, sourcePage(request))
      : { status: 'refused', errorCode: 'INVALID_BODY' },
  )
}

/** The path of the page with the form, part of the proof of consent; 'onbekend' without a referrer. */
export function sourcePage(request: Request): string {
  const referrer = request.headers.get('referer') ?? ''
  return URL.canParse(referrer) ? new URL(referrer).pathname.slice(0, 200) : 'onbekend'
}

function toResponse(result: SignupResult): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (result.status === 'pending') return Response.json(result, { headers })
  if (result.retryAfter !== undefined) headers.set('retry-after', String(result.retryAfter))
  return Response.json({ errorCode: result.errorCode }, { status: errorStatus[result.errorCode], headers })
}
