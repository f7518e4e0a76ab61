/** The pages behind the links in emails. Only their buttons change anything, because mail scanners open every link. */
import { reportProblem } from '#server/observe/problem-report.ts'
import type { LinkPurpose } from './link-tokens.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { confirmSubscription, endSubscription } from './subscription.ts'

/** 'failed' when it could not be stored; the link still works then. */
export type LinkResult = 'done' | 'unknown' | 'failed'

/**
 * Confirms or ends the subscription of the token in the address. No same-origin check and no rate limit: the token is unguessable, and a mail
 * provider sends the clicks of all its users from one address. `oneClick` is true for the POST of a mail program, whose form has the one field
 * List-Unsubscribe (RFC 8058, section 3.2).
 */
export async function pressLinkButton(
  context: NewsletterContext,
  request: Request,
  purpose: LinkPurpose,
): Promise<{ result: LinkResult; oneClick: boolean }> {
  const url = new URL(request.url)
  const body = (await context.guard.readForm(request)) ?? ''
  const oneClick = purpose === 'unsubscribe' && /List-Unsubscribe\b[^]{0,80}One-Click/.test(body)
  const token = url.searchParams.get('token') ?? ''
  try {
    const outcome =
      purpose === 'confirm'
        ? await confirmSubscription(context, token, url.pathname)
        : await endSubscription(context, token, url.pathname)
    if (outcome === 'confirmed' || outcome === 'unsubscribed') context.mailer.wake()
    return { result: outcome === 'unknown' ? 'unknown' : 'done', oneClick }
  } catch (error) {
    reportProblem({ event: 'link-failed', about: { purpose }, privateError: error })
    return { result: 'failed', oneClick }
  }
}

const oneClickResponses: Record<LinkResult, [number, string]> = {
  done: [200, 'Afgemeld.'],
  unknown: [404, 'Deze link is niet bekend.'],
  failed: [503, 'Afmelden lukte nu niet.'],
}

/** The response to a mail program, of which only the status counts. */
export function oneClickResponse(result: LinkResult): Response {
  const [status, text] = oneClickResponses[result]
  return new Response(text, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...(result === 'failed' ? { 'retry-after': '60' } : {}),
    },
  })
}
