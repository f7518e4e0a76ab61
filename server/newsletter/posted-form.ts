/** The signup form without JavaScript: the same fields, checks and texts, posted to the page itself (docs/rules.md, Newsletter). */
import { z } from 'zod'
import {
  checkSignup,
  messages,
  newsletterLanguages,
  refusalMessage,
  subscriberTypes,
} from '#domain/newsletter/newsletter-rules.ts'
import { emptySignup, type SignupState } from '#domain/newsletter/signup-state.ts'
import { exchangeAnswer, linkedChallenge } from '#server/captcha/captcha-response.ts'
import { registerSignup, sourcePage } from './receive-signup.ts'
import type { NewsletterContext } from './newsletter-context.ts'

const fields = z.object({
  email: z.string().max(320).catch(''),
  type: z.enum(subscriberTypes).catch('Particulier'),
  language: z.enum(newsletterLanguages).catch('Nederlands'),
  website: z.string().catch(''),
  answer: z.string().catch(''),
  /** The captcha challenge that was on screen; absent when the captcha was not shown. */
  code: z.string().optional().catch(undefined),
  renew: z.string().optional().catch(undefined),
})

/** The state that the page shows after a posted form: the form as filled in, with its message, or the confirmation. */
export async function handlePostedForm(context: NewsletterContext, request: Request): Promise<SignupState> {
  if (!context.guard.isOwnRequest(request)) return { ...emptySignup, message: messages.failed }
  const body = await context.guard.readForm(request)
  const form = new URLSearchParams(body ?? '')
  if (body === null || (await context.guard.waitOfClient(request)) !== null)
    return { ...emptySignup, email: form.get('email')?.slice(0, 320) ?? '', message: messages.failed }
  const { code, renew, ...filled } = fields.parse(Object.fromEntries(form))
  const state: SignupState = { ...emptySignup, ...filled, answer: '' }
  const withCode = (message: string | null): SignupState => ({
    ...state,
    step: 'check',
    message,
    challenge: linkedChallenge(context),
  })

  if (renew !== undefined && code !== undefined) return withCode(null)
  const check = checkSignup(filled, code !== undefined)
  if (check.next === 'refuse')
    return code === undefined ? { ...state, message: check.message } : withCode(check.message)
  if (check.next === 'reveal') return withCode(null)
  const exchanged = await exchangeAnswer(context, code ?? '', filled.answer)
  if (exchanged.status !== 'right')
    return withCode(exchanged.status === 'failed' ? messages.failed : messages.checkWrong)
  const result = await registerSignup(context, { ...filled, captchaToken: exchanged.captchaToken }, sourcePage(request))
  return result.status === 'pending' ? { ...state, step: 'done' } : withCode(refusalMessage(result.errorCode))
}
