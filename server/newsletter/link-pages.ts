/** The pages behind the links in mails. Opening one shows a button; only pressing it does something. */
import type { LinkPurpose } from './link-tokens.ts'
import type { NewsletterContext } from './newsletter-context.ts'
import { confirmSubscription, endSubscription } from './subscription.ts'

export type LinkResult = 'done' | 'unknown'

/**
 * Does what the button of the page says, for the token in the address.
 * No same-origin rule and no counting here: the token, which nobody can guess, is the right to do it, and a mail provider sends the
 * presses of all its users from one address. `oneClick` is true for the POST of a mail program on behalf of its user,
 * whose form has the one field List-Unsubscribe (RFC 8058, section 3.2).
 */
export async function pressLinkButton({ db, guard, mailer, now }: NewsletterContext, request: Request, purpose: LinkPurpose): Promise<{ result: LinkResult; oneClick: boolean }> {
  const url = new URL(request.url)
  const body = (await guard.readForm(request)) ?? ''
  const oneClick = purpose === 'unsubscribe' && /List-Unsubscribe\b[^]{0,80}One-Click/.test(body)
  const token = url.searchParams.get('token') ?? ''
  const outcome = purpose === 'confirm' ? await confirmSubscription(db, token, url.pathname, now()) : await endSubscription(db, token, url.pathname, now())
  if (outcome === 'confirmed') mailer.wake()
  return { result: outcome === 'unknown' ? 'unknown' : 'done', oneClick }
}

/** The answer to a mail program: nobody reads it, the status counts. */
export function oneClickAnswer(result: LinkResult): Response {
  const known = result === 'done'
  return new Response(known ? 'Afgemeld.' : 'Deze link is niet bekend.', { status: known ? 200 : 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' } })
}
