/** Checks every request before it is handled: security headers, limits, and requests that no browser sends. */
import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { reportProblem } from '#server/observe/problem-report.ts'
import { isRepeated, rawHeader } from '#server/raw-header.ts'
import { isForeign } from './same-origin.ts'
import { plainPolicy, securityHeaders, strictTransport } from './security-headers.ts'
import { targetOf, type Target } from './target.ts'

/** Limits of Node's own server, in ms. The proxy in front must close idle connections sooner than we do. */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 300_000 /* of an upload; `bodyTimeoutMs` is that of all others */,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false /* requests are checked for it here */,
}
/** Maximum characters of a request target: 200 filters and a shared list of 60 products fit in it. */
const maxTargetLength = 8_192
/** Maximum bytes of a body; each reader has a lower limit of its own. */
const maxBodyBytes = 1_048_576
/** ms in which the body of a request must arrive, unless it is an upload. */
const bodyTimeoutMs = 30_000
/** Seconds to wait when the server is full. */
const retryAfter = '2'

export type GuardOptions = {
  /** Public origin, without a trailing slash. */
  origin: string
  /** True when that origin is configured and uses https. */
  isHttps: boolean
  /** Number of our own proxies in front of this process. */
  trustedProxies: number
  /** The pages that take files. */
  uploadPath: RegExp
  /** Their largest body, in bytes. */
  uploadLimit: number
  /** Paths that take a POST of any origin: the token in its address is the authority, as of a link to unsubscribe (RFC 8058). */
  tokenLinks: readonly string[]
  /** ms in which any other body must arrive, instead of half a minute. */
  bodyTimeoutMs?: number
  /** Requests handled at the same time. */
  maxRequests: number
  /** True once the process shuts down: each connection closes after its response. */
  isEnding: () => boolean
}

/** Responds from memory, with `headers` (names and values in turns) added to its own; false when it cannot. */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  headers: readonly string[],
) => boolean

/**
 * A listener that passes valid requests on to `fastPath`, then to `next`, and refuses the others. Whatever `next`
 * throws becomes a bare 500. Returns true for a response from memory.
 */
export function guardRequests(
  next: (request: IncomingMessage, response: ServerResponse, target: Target) => unknown,
  options: GuardOptions,
  fastPath: FastPath = () => false,
): (request: IncomingMessage, response: ServerResponse, id: string) => boolean {
  let open = 0
  return (request, response, id) => {
    const target = targetOf(request.url ?? '')
    const own = ['x-request-id', id]
    if (isByTls(request, options)) own.push('strict-transport-security', strictTransport)
    if (options.isEnding()) own.push('connection', 'close')
    const isFull = open >= options.maxRequests
    const refusal =
      refusalOf(request, target, options) ?? (isFull ? { status: 503, headers: { 'retry-after': retryAfter } } : null)
    if (refusal === null && fastPath(request, response, target, own)) return true
    request.headers['x-request-id'] = id
    for (let index = 0; index < own.length; index += 2) response.setHeader(own[index] ?? '', own[index + 1] ?? '')
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (refusal !== null) {
      respondBare(request, response, refusal)
      return false
    }
    if (uploadLimitOf(request, target.pathname, options) === undefined)
      limitArrival(request, options.bodyTimeoutMs ?? bodyTimeoutMs)
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const fail = (error: unknown) => {
      if (isBrokenOff(request, response)) return // the client has disconnected
      reportProblem({ event: 'request-failed', privateError: error })
      if (response.headersSent) response.destroy()
      else respondBare(request, response, { status: 500 })
    }
    try {
      Promise.resolve(next(request, response, target)).catch(fail)
    } catch (error) {
      fail(error)
    }
    return false
  }
}

const hostForm = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>
type Refusal = { status: number; headers?: Record<string, string> }

/** Why a request is refused, or null. */
export function refusalOf(
  request: RawRequest & Pick<IncomingMessage, 'headers'>,
  { pathname }: Pick<Target, 'pathname'>,
  options: GuardOptions,
): Refusal | null {
  const { method = '', url = '' } = request
  if (url.length > maxTargetLength) return { status: 414 }
  if (!url.startsWith('/') && method !== 'OPTIONS') return { status: 400 } // the absolute form, which is for proxies
  const host = rawHeader(request, 'host')
  if (!hostForm.test(host ?? '') || isRepeated(request, 'host')) return { status: 400 }
  const length = rawHeader(request, 'content-length')
  if (length !== undefined) {
    if (rawHeader(request, 'transfer-encoding') !== undefined) return { status: 400 } // two lengths: request smuggling
    if (Number(length) > (uploadLimitOf(request, pathname, options) ?? maxBodyBytes)) return { status: 413 }
  }
  if (method === 'GET' || method === 'HEAD') {
    if (isWithoutTls(request, options)) return { status: 308, headers: { location: options.origin + url } }
    return isForAnother(request, options) ? { status: 502 } : null
  }
  if (method === 'OPTIONS') return null
  if (method === 'TRACE' || method === 'CONNECT') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
  if (options.tokenLinks.includes(pathname)) return null
  const { 'sec-fetch-site': site, origin } = request.headers
  return isForeign({ site, origin, host }, options.origin) ? { status: 403 } : null
}

/** Bytes that this request may have as an upload; undefined when it is none. */
function uploadLimitOf(
  request: RawRequest,
  pathname: string,
  { uploadPath, uploadLimit }: GuardOptions,
): number | undefined {
  const isForm = request.method === 'POST' && /^multipart\/form-data\b/i.test(rawHeader(request, 'content-type') ?? '')
  return isForm && uploadPath.test(pathname) ? uploadLimit : undefined
}

/** Closes the connection when the body takes too long: the limit of Node's server is that of uploads. */
function limitArrival(request: IncomingMessage, ms: number): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined
  if (!hasBody || request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, ms).unref()
  request.once('close', () => clearTimeout(timer))
}

/** True when the browser uses TLS, according to our proxy or the configuration. */
function isByTls(request: RawRequest, options: GuardOptions): boolean {
  return options.isHttps || protocolOf(request, options) === 'https'
}

/** True when our proxy says that the request came without TLS although the site has it. */
function isWithoutTls(request: RawRequest, options: GuardOptions): boolean {
  return options.isHttps && protocolOf(request, options) === 'http'
}

function protocolOf(request: RawRequest, { trustedProxies }: GuardOptions): string | undefined {
  return trustedProxies > 0 ? rawHeader(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
}

/**
 * True when this process shuts down and our proxy will send the request to another one: it says so with
 * `X-When-Ending: 502`. After a few of these it sends nothing here, so that no form arrives while the process closes
 * (docs/deploy.md).
 */
function isForAnother(request: RawRequest, { isEnding, trustedProxies }: GuardOptions): boolean {
  return isEnding() && trustedProxies > 0 && rawHeader(request, 'x-when-ending') === '502'
}

/** The client disconnected before its request or the response was complete: not an error. */
export function isBrokenOff(request: IncomingMessage, response: ServerResponse): boolean {
  return (request.destroyed && !request.complete) || (response.destroyed && !response.writableFinished)
}

function respondBare(request: IncomingMessage, response: ServerResponse, { status, headers = {} }: Refusal): void {
  request.resume()
  response
    .writeHead(status, {
      'content-security-policy': plainPolicy,
      'content-length': '0',
      'cache-control': 'no-store',
      connection: status === 503 ? 'keep-alive' : 'close',
      ...headers,
    })
    .end()
}

/** The response to a request that Node's parser cannot read. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const lines = Object.entries({
    ...securityHeaders,
    'content-security-policy': plainPolicy,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`)
}
