/** Turns what the renderer made into the answer that leaves the house: whole, with policy, ETag and a compressed body. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { env } from '../env.ts'
import { contentSecurityPolicy, plainPolicy, securityHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** True for answers that are pages; everything else passes with only the security headers added. */
export function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** A PDF is shown by a viewer of the browser's own, which a policy of ours would leave without its parts. */
function isDocument(response: Response): boolean {
  return response.headers.get('content-type') === 'application/pdf'
}

/** The finished answer to `request`. `policy` is false in development, where Vite adds scripts of its own. */
export async function finishAnswer(request: Request, response: Response, policy: boolean): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value)
  if (!isPage(response)) {
    if (policy && !isDocument(response)) headers.set('content-security-policy', plainPolicy)
    return new Response(response.body, { status: response.status, headers })
  }

  const html = await response.text()
  if (policy) headers.set('content-security-policy', contentSecurityPolicy(html, env().POSTHOG_KEY === undefined ? undefined : env().POSTHOG_HOST, mapHosts()))
  headers.set('vary', 'accept-encoding')
  if (response.status !== 200) headers.set('cache-control', 'no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')

  if (response.status === 200) {
    const etag = pageTag(html)
    headers.set('etag', etag)
    if (request.headers.get('if-none-match')?.split(/,\s*/).includes(etag)) {
      // The browser goes on with the page it has, and with the hashes that came with it: those of this render would not fit its scripts.
      headers.delete('content-security-policy')
      return new Response(null, { status: 304, headers })
    }
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) {
    headers.set('content-encoding', 'br')
    return new Response(Buffer.from(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } })), { status: response.status, headers })
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set('content-encoding', 'gzip')
    return new Response(Buffer.from(await gzipped(html, { level: 6 })), { status: response.status, headers })
  }
  return new Response(html, { status: response.status, headers })
}

/** Where the style of the street map and what belongs to it come from; nowhere when none is configured. */
export function mapHosts(): string[] {
  const { MAP_STYLE_URL, MAP_HOSTS } = env()
  return MAP_STYLE_URL === undefined ? [] : [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS])]
}

/** The times of this render that the query cache and the router write into the page; without them, two renders of the same content are equal. */
const renderTimes = /\b(u|dehydratedAt|dataUpdatedAt):\d{13}/g

/** A weak tag: the same for two renders that differ only in when they were made. */
function pageTag(html: string): string {
  return `W/"${createHash('sha256').update(html.replaceAll(renderTimes, '$1')).digest('base64url').slice(0, 22)}"`
}
