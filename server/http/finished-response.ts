/** A response with its headers, and its body in every encoding that clients accept; each is made once. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import { env } from '../env.ts'
import { contentSecurityPolicy, plainPolicy, scriptHashes, securityHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The body in one encoding, with all headers: names and values in turns. */
type Form = { head: readonly string[]; body: Buffer }

export type FinishedResponse = {
  status: number
  /** The ETag; null for a response that may not be cached. */
  tag: string | null
  /** The headers that are the same in every encoding. */
  headers: Readonly<Record<string, string>>
  /** False for a body that compression makes no smaller. */
  isCompressible: boolean
  /** The encodings that were made so far; at least one. */
  forms: Partial<Record<Encoding, Form>>
  /** Memory that it takes, roughly, including encodings that are not made yet. */
  bytes: number
}

/** What a request says about its response. */
export type Wish = { method: string; ifNoneMatch: string | undefined; acceptEncoding: string | undefined }
export type SentResponse = { status: number; head: readonly string[]; body: Buffer | null }

/** Bytes of a body that is sent as it is, because its compressed form fits in as many packets. */
const tooSmall = 1_000
/** Types that compression makes smaller. */
export const textType = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/

/** The last Accept-Encoding headers with what they accept best: there are a handful in the world. */
const accepted = new LRUCache<string, Encoding>({
  max: 200,
  memoMethod: (header) => negotiate<Encoding>(header.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity',
})

/**
 * Finishes what a route or the renderer made.
 * @param policy false in development, where Vite adds scripts of its own
 * @param tag identifies a page by its address and content; null for what may not be cached
 */
export async function finish(
  response: Response,
  policy: boolean,
  tag: string | null = null,
): Promise<FinishedResponse> {
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = { ...securityHeaders, ...Object.fromEntries(response.headers) }
  const isPage = isHtml(response)
  const isRedirect = status >= 300 && status < 400
  if (policy) headers['content-security-policy'] = isPage ? pagePolicy(body) : plainPolicy
  if (isPage || isRedirect)
    headers['cache-control'] = status === 200 ? (headers['cache-control'] ?? 'no-cache') : 'no-store'
  if (isText(response)) headers['vary'] = 'accept-encoding'
  if (status === 200 && tag !== null) headers['etag'] = tag
  const isPublic = status === 200 && !headers['cache-control']?.includes('no-store')
  return {
    status,
    tag: (isPublic || isRedirect) && !response.headers.has('set-cookie') ? tag : null,
    headers,
    isCompressible: isText(response) && body.length >= tooSmall,
    forms: { identity: formOf(headers, 'identity', body) },
    bytes: body.length,
  }
}

/** The final response of a route: with security headers, a 304 for a client that has it, and text in the encoding that `request` accepts. */
export async function finishResponse(request: Request, response: Response, policy: boolean): Promise<Response> {
  const { status, body } = response
  if (body !== null && isText(response)) return toResponse(await finish(response, policy), request)
  const headers = new Headers({ ...securityHeaders, ...(policy && { 'content-security-policy': plainPolicy }) })
  // Browsers show a PDF in their own viewer, which a policy of ours would break.
  if (response.headers.get('content-type') === 'application/pdf') headers.delete('content-security-policy')
  for (const [name, value] of response.headers) headers.set(name, value)
  const etag = headers.get('etag')
  if (status !== 200 || etag === null || !isKnown(etag, request.headers.get('if-none-match')))
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  await body?.cancel()
  for (const name of ['content-length', 'content-type']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/** The response to `request`, in the encoding that it accepts. */
export async function toResponse(
  finished: FinishedResponse,
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
): Promise<Response> {
  const { status, head, body } = await respondWith(finished, {
    method,
    ifNoneMatch: asked.get('if-none-match') ?? undefined,
    acceptEncoding: asked.get('accept-encoding') ?? undefined,
  })
  const headers = new Headers()
  for (let index = 0; index < head.length; index += 2) headers.append(head[index] ?? '', head[index + 1] ?? '')
  return new Response(body === null ? null : new Uint8Array(body), { status, headers })
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function isText({ headers }: Response): boolean {
  return textType.test(headers.get('content-type') ?? '') && !headers.has('content-encoding')
}

function pagePolicy(html: Buffer): string {
  const { POSTHOG_KEY, POSTHOG_HOST } = env()
  return contentSecurityPolicy(scriptHashes(html), POSTHOG_KEY === undefined ? undefined : POSTHOG_HOST, mapHosts())
}

/** The response with its brotli form alone; the others are made again from it for the clients that ask for them. */
export async function pack(finished: FinishedResponse): Promise<FinishedResponse> {
  const plain = finished.forms.identity?.body.length ?? 0
  const br = await formIn(finished, 'br')
  return { ...finished, forms: { br }, bytes: Math.ceil(br.body.length * 2.3) + plain + 6_000 } // gzip is a quarter larger; headers and keys
}

/** Compresses at the highest level, which takes a third of a second on another thread. */
export async function packWell(finished: FinishedResponse): Promise<void> {
  finished.forms.br = formOf(finished.headers, 'br', alone(await compress(await plainBody(finished), 11)))
}

/** The response in the requested encoding. */
export async function respondWith(finished: FinishedResponse, wish: Wish): Promise<SentResponse> {
  return unchanged(finished, wish) ?? responseIn(finished, await formIn(finished, encodingFor(finished, wish)), wish)
}

/** The same when that encoding was made already, else null. */
export function cachedResponse(finished: FinishedResponse, wish: Wish): SentResponse | null {
  const form = finished.forms[encodingFor(finished, wish)]
  return unchanged(finished, wish) ?? (form ? responseIn(finished, form, wish) : null)
}

function encodingFor({ isCompressible }: FinishedResponse, { acceptEncoding = '' }: Wish): Encoding {
  return isCompressible ? accepted.memo(acceptEncoding) : 'identity'
}

async function formIn(finished: FinishedResponse, encoding: Encoding): Promise<Form> {
  const made = finished.forms[encoding]
  if (made) return made
  const plain = await plainBody(finished)
  const body =
    encoding === 'identity'
      ? plain
      : alone(encoding === 'br' ? await compress(plain, 4) : await gzipped(plain, { level: 6 }))
  const form = formOf(finished.headers, encoding, body)
  finished.forms[encoding] = form
  return form
}

async function plainBody({ forms }: FinishedResponse): Promise<Buffer> {
  return forms.identity?.body ?? unbrotli(forms.br?.body ?? Buffer.alloc(0))
}

function compress(plain: Buffer, quality: number): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
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

/** A body in one encoding, with all headers. */
export function formOf(headers: Readonly<Record<string, string>>, encoding: Encoding, body: Buffer): Form {
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

function responseIn({ status }: FinishedResponse, { head, body }: Form, { method }: Wish): SentResponse {
  return { status, head, body: method === 'HEAD' ? null : body }
}

/** The browser keeps the page it has, with the hashes of that page's scripts: those of this render need not match. */
function unchanged({ headers }: FinishedResponse, { ifNoneMatch }: Wish): SentResponse | null {
  if (ifNoneMatch === undefined || !isKnown(headers['etag'], ifNoneMatch)) return null
  const { 'content-type': type, 'content-security-policy': policy = '', ...others } = headers
  const keptPolicy = type?.startsWith('text/html') ? [] : ['content-security-policy', policy]
  return { status: 304, head: [...Object.entries(others).flat(), ...keptPolicy], body: null }
}

/** True when an If-None-Match header names `etag`, by the weak comparison (RFC 9110, 13.1.2). */
function isKnown(etag: string | undefined, header: string | null): boolean {
  if (etag === undefined || header === null) return false
  return header.trim() === '*' || header.includes(etag.replace('W/', ''))
}

/** Origins of the street map's style and tiles; none when no style is configured. */
export function mapHosts(): string[] {
  const { MAP_STYLE_URL, MAP_HOSTS } = env()
  return MAP_STYLE_URL === undefined ? [] : [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS])]
}
