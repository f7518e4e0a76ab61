/** POST /api/newsletter (specification section 7, decisions: 'Newsletter'). */
import { z } from 'zod'
import {
  errorStatus,
  isEmail,
  newsletterLanguages,
  subscriberTypes,
  type ErrorCode,
} from '#domain/newsletter/newsletter-rules.ts'
import { readPass } from '#server/captcha/pass.ts'
import { nameOfError, reportProblem } from '#server/problem-report.ts'
import { emailKey } from './email-key.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { sourcePage } from './source-page.ts'

const body = z.object({
  email: z.string(),
  type: z.enum(subscriberTypes).default('Particulier'),
  language: z.enum(newsletterLanguages).default('Nederlands'),
  captchaToken: z.string().default(''),
  website: z.string().default(''),
})
type SignupRequest = z.output<typeof body>

/** The answer to a signup: `{ status: 'pending' }`, or `{ errorCode }` with the status that belongs to it. */
export async function newsletterAnswer(context: NewsletterContext, request: Request): Promise<Response> {
  const refused = context.guard.refuseForeign(request) ?? (await context.guard.refuseClient(request))
  if (refused) return refused
  const parsed = body.safeParse(await context.guard.readJson(request))
  if (!parsed.success) return refusal('INVALID_BODY')
  const result = await registerSignup(context, parsed.data, sourcePage(request))
  if (result.status === 'pending')
    return Response.json({ status: 'pending' }, { headers: { 'cache-control': 'no-store' } })
  return refusal(result.errorCode, result.retryAfter)
}

export type SignupResult = { status: 'pending' } | { status: 'refused'; errorCode: ErrorCode; retryAfter?: number }

/** The checks in their order, then the signup itself. Used by the call above and by the form without JavaScript. */
export async function registerSignup(
  context: NewsletterContext,
  { email, type, language, captchaToken, website }: SignupRequest,
  page: string,
): Promise<SignupResult> {
  const { keys, guard, signUp, mailer, now } = context
  if (website !== '') return { status: 'refused', errorCode: 'SPAM' }
  if (!isEmail(email.trim())) return { status: 'refused', errorCode: 'EMAIL_INVALID' }
  const pass = readPass(keys.pass, captchaToken, now())
  if (pass.status !== 'valid')
    return { status: 'refused', errorCode: pass.status === 'expired' ? 'CAPTCHA_EXPIRED' : 'CAPTCHA_INVALID' }
  // Counted only for who brought a pass, so that nobody can lock out somebody else's address from afar.
  const wait = await guard.waitOfAddress(emailKey(email))
  if (wait !== null) return { status: 'refused', errorCode: 'RATE_LIMITED', retryAfter: wait }
  const outcome = await signUp({ email, type, language, sourcePage: page, pass }).catch((error: unknown) => {
    reportProblem({ event: 'signup-failed', error: nameOfError(error) })
    return 'failed' as const
  })
  if (outcome === 'failed') return { status: 'refused', errorCode: 'INTERNAL' }
  if (outcome === 'pass-used') return { status: 'refused', errorCode: 'CAPTCHA_INVALID' }
  if (outcome === 'already-subscribed') return { status: 'refused', errorCode: 'EMAIL_ALREADY_EXISTS' }
  mailer.wake()
  return { status: 'pending' }
}

function refusal(errorCode: ErrorCode, retryAfter?: number): Response {
  return Response.json(
    { errorCode },
    {
      status: errorStatus[errorCode],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
    },
  )
}
