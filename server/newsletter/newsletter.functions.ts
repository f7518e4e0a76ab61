/** The server functions of the newsletter: signing up, and the pages behind the links in emails. */
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { newsletterContext } from '#server/forms/forms-context.ts'
import { refuseRequest, registerSignup, signupFields, sourcePage, type SignupResult } from './receive-signup.ts'
import { linkState } from './subscription.ts'

/**
 * Signs a visitor up for the newsletter. The same rules, limits and error codes as POST /api/newsletter.
 *
 * Input: `{ email, captchaToken, website, type, language }`; `captchaToken` comes from POST /api/captcha, `website` is the honeypot.
 * Returns `{ status: 'pending' }` once the signup is stored and its confirmation email is queued,
 * or `{ status: 'refused', errorCode, retryAfter? }`; `refusalMessage(errorCode)` has the text, `retryAfter` is in seconds.
 * Rejects only when the call does not reach the function: offline, or fields of the wrong type.
 */
export const signUpToNewsletter = createServerFn({ method: 'POST' })
  .validator(signupFields)
  .handler(async ({ data }): Promise<SignupResult> => {
    const context = await newsletterContext()
    const request = getRequest()
    return (await refuseRequest(context, request)) ?? registerSignup(context, data, sourcePage(request))
  })

const linkInput = z.object({ token: z.string().max(200), purpose: z.enum(['confirm', 'unsubscribe']) })

/** The state of the link in an email: 'ready', 'done' or 'unknown'. */
export const fetchLinkState = createServerFn({ method: 'GET' })
  .validator(linkInput)
  .handler(async ({ data }) => {
    const { db, now } = await newsletterContext()
    return linkState(db, data.token, data.purpose, now())
  })
