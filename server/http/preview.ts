/**
 * A preview: an editor sees the site with what is not published yet. The panel of the content server signs a link, the link gives a cookie for
 * the session, and requests with it are served drafts that nobody else gets (docs/cms.md, Preview).
 */
import { createHmac } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

const cookieName = 'voorbeeld'
/** ms that a preview lasts: a day of work. */
const lasts = 10 * 3_600_000

/** The sign of the content server, or of this site, that `what` holds until `until` (ms since 1970). */
function signOf(secret: string, what: string, until: string): string {
  return createHmac('sha256', secret).update(`${what}\n${until}`).digest('base64url')
}

function isSigned(secret: string, what: string, until: string, sign: string, now: number): boolean {
  return isSameSecret(sign, signOf(secret, what, until)) && Number(until) > now
}

/** Whether these cookies hold a preview that still lasts. */
export function isPreviewCookie(cookies: string | undefined, secret: string | undefined, now: number): boolean {
  if (cookies === undefined || secret === undefined || !cookies.includes(`${cookieName}=`)) return false
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  const [until = '', sign = ''] = value?.split('.') ?? []
  return isSigned(secret, cookieName, until, sign, now)
}

/**
 * GET /api/voorbeeld: begins a preview at `naar` for a link that is signed (`tot`, `teken`), or ends it with `stop`. 404 without a secret, 401 for a link that
 * is not signed or too old.
 */
export function previewResponse(request: Request, secret: string | undefined, now: number): Response {
  const { searchParams: params, protocol } = new URL(request.url)
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
  if (params.has('stop')) return goTo('/', `${cookieName}=${attributes}; Max-Age=0`)
  if (secret === undefined) return refuse(404)
  const [path, until, sign] = [params.get('naar') ?? '', params.get('tot') ?? '', params.get('teken') ?? '']
  if (!/^\/(?!\/)/.test(path) || !isSigned(secret, path, until, sign, now)) return refuse(401)
  const end = String(now + lasts)
  return goTo(path, `${cookieName}=${end}.${signOf(secret, cookieName, end)}${attributes}`)
}

function goTo(location: string, cookie: string): Response {
  return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' } })
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
