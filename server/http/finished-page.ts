/** A rendered page with its headers, and its body in every encoding that clients accept; each is made once. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { env } from '../env.ts'
import { contentSecurityPolicy, scriptHashes, securityHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The body in one encoding, with all headers: names and values in turns. */
type Form = { head: readonly string[]; body: Buffer }

export type FinishedPage = {
  status: number
  /** The ETag; null for a page that may not be cached. */
  tag: string | null
  /** The headers that are the same in every encoding. */
  headers: Readonly<Record<string, string>>
  /** The encodings that were made so far; at least one. */
  forms: Partial<Record<Encoding, Form>>
  /** Memory that it takes, roughly, including encodings that are not made yet. */
  bytes: number
}

/** What a request says about the encoding of its response. */
export type Wish = { method: string; ifNoneMatch: string | undefined; acceptEncoding: string | undefined }
export type PageResponse = { status: number; head: readonly string[]; body: Buffer | null }

/**
 * Finishes what the renderer made.
 * @param policy false in development, where Vite adds scripts of its own
 * @param tag identifies the page by its address and content; null for a page that may not be cached
 */
export async function finishPage(
  response: Response,
  policy: boolean,
  tag: string | null = null,
): Promise<FinishedPage> {
  const { status } = response
  const headers: Record<string, string> = { ...securityHeaders, ...Object.fromEntries(response.headers) }
  const body = Buffer.from(await response.arrayBuffer())
  if (policy)
    headers['content-security-policy'] = contentSecurityPolicy(
      scriptHashes(body),
      env().POSTHOG_KEY === undefined ? undefined : env().POSTHOG_HOST,
      mapHosts(),
    )
  headers['vary'] = 'accept-encoding'
  headers['cache-control'] = status === 200 ? (headers['cache-control'] ?? 'no-cache') : 'no-store'
  const isRedirect = status >= 300 && status < 400
  const isPublic = status === 200 && !headers['cache-control'].includes('no-store')
  const isCacheable = (isPublic || isRedirect) && !response.headers.has('set-cookie')
  if (status === 200 && tag !== null) headers['etag'] = tag
  return {
    status,
    tag: isCacheable ? tag : null,
    headers,
    forms: { identity: formOf(headers, 'identity', body) },
    bytes: body.length,
  }
}

/** The page with its brotli form alone; the others are made again from it for the clients that ask for them. */
export async function packPage(page: FinishedPage): Promise<FinishedPage> {
  const html = page.forms.identity?.body.length ?? 0
  const br = await formIn(page, 'br')
  return { ...page, forms: { br }, bytes: Math.ceil(br.body.length * 2.3) + html + 6_000 } // gzip is a quarter larger; headers and keys
}

/** Compresses at the highest level, which takes a third of a second on another thread. */
export async function packWell(page: FinishedPage): Promise<void> {
  page.forms.br = formOf(page.headers, 'br', alone(await compress(await htmlOf(page), 11)))
}

/** The response in the requested encoding. */
export async function respondWith(page: FinishedPage, wish: Wish): Promise<PageResponse> {
  return unchanged(page, wish) ?? responseIn(page, await formIn(page, acceptedEncoding(wish.acceptEncoding)), wish)
}

/** The same when that encoding was made already, else null. */
export function cachedResponse(page: FinishedPage, wish: Wish): PageResponse | null {
  const form = page.forms[acceptedEncoding(wish.acceptEncoding)]
  return unchanged(page, wish) ?? (form ? responseIn(page, form, wish) : null)
}

/** The encoding for an Accept-Encoding header; encodings refused with q=0 are not used. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(header) ? 'gzip' : 'identity'
}

async function formIn(page: FinishedPage, encoding: Encoding): Promise<Form> {
  const made = page.forms[encoding]
  if (made) return made
  const html = await htmlOf(page)
  const body =
    encoding === 'identity' ? html : encoding === 'br' ? await compress(html, 4) : await gzipped(html, { level: 6 })
  const form = formOf(page.headers, encoding, encoding === 'identity' ? body : alone(body))
  page.forms[encoding] = form
  return form
}

async function htmlOf({ forms }: FinishedPage): Promise<Buffer> {
  return forms.identity?.body ?? unbrotli(forms.br?.body ?? Buffer.alloc(0))
}

function compress(html: Buffer, quality: number): Promise<Buffer> {
  return brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** A copy of the compressed bytes: a slice would keep the whole buffer that it was cut from in memory. */
function alone(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return own
}

function formOf(headers: Readonly<Record<string, string>>, encoding: Encoding, body: Buffer): Form {
  return {
    head: [
      ...Object.entries(headers).flat(),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ],
    body,
  }
}

function responseIn({ status }: FinishedPage, { head, body }: Form, { method }: Wish): PageResponse {
  return { status, head, body: method === 'HEAD' ? null : body }
}

/** The browser keeps the page it has, with the hashes of that page's scripts: those of this render need not match. */
function unchanged({ headers }: FinishedPage, { ifNoneMatch }: Wish): PageResponse | null {
  const tag = headers['etag']
  if (ifNoneMatch === undefined || tag === undefined || !ifNoneMatch.includes(tag)) return null
  return {
    status: 304,
    head: Object.entries(headers)
      .filter(([name]) => name !== 'content-security-policy' && name !== 'content-type')
      .flat(),
    body: null,
  }
}

/** Origins of the street map's style and tiles; none when no style is configured. */
export function mapHosts(): string[] {
  const { MAP_STYLE_URL, MAP_HOSTS } = env()
  return MAP_STYLE_URL === undefined ? [] : [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS])]
}
