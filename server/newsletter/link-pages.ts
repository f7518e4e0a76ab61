/** The pages behind the links in mails. Opening one shows a button; only pressing it does something. */
import type { LinkPurpose } from './link-tokens.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { confirmSubscription, endSubscription } from './subscription.ts'

/** What a pressed button led to. 'failed' says nothing about the link: it can be pressed again. */
export type LinkResult = 'done' | 'unknown' | 'failed'

/**
 * Does what the button of the page says, for the token in the address.
 * No same-origin rule here: the token itself is the right to do it. `oneClick` is true for the POST of a mail program on behalf of its user,
 * whose form has the one field List-Unsubscribe (RFC 8058, section 3.2).
 */
export async function pressLinkButton({ db, guard, mailer, now }: NewsletterContext, request: Request, purpose: LinkPurpose): Promise<{ result: LinkResult; oneClick: boolean }> {
  const url = new URL(request.url)
  const body = (await guard.readForm(request)) ?? ''
  const oneClick = purpose === 'unsubscribe' && /List-Unsubscribe\b[^]{0,80}One-Click/.test(body)
  if ((await guard.waitOfClient(request)) !== null) return { result: 'failed', oneClick }
  const token = url.searchParams.get('token') ?? ''
  const outcome = purpose === 'confirm' ? await confirmSubscription(db, token, url.pathname, now()) : await endSubscription(db, token, url.pathname, now())
  if (outcome === 'confirmed') mailer.wake()
  return { result: outcome === 'unknown' ? 'unknown' : 'done', oneClick }
}

/** The answer to a mail program: nobody reads it, the status counts. */
export function oneClickAnswer(result: LinkResult): Response {
  const status = { done: 200, unknown: 404, failed: 429 }[result]
  return new Response(result === 'done' ? 'Afgemeld.' : 'Niet gelukt.', { status, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...(status === 429 ? { 'retry-after': '600' } : {}) } })
}
