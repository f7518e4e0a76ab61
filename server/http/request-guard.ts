/** What every connection passes before anything is looked up: headers that hold for all answers, limits, and what no browser of a visitor sends. */
import type { IncomingHttpHeaders, IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { isForeign } from './same-origin.ts'
import { plainPolicy, securityHeaders, strictTransport } from './security-headers.ts'

/** What node itself holds connections to. Times in ms. The proxy in front must let go of an idle connection sooner than we do. */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false /* the options asks for it */,
}
/** Characters of a request target: 200 filters and a shared list of 60 products fit in it. */
const maxTargetLength = 8_192
/** Bytes of a body; each reader has a smaller limit of its own. */
const maxBodyBytes = 1_048_576
/** Seconds after which one may come back who came when it was full. */
const retryAfterSeconds = 2

export type GuardOptions = {
  /** Public origin, without a slash at the end. */
  origin: string
  /** True when that origin was configured and is of https. */
  isHttps: boolean
  /** How many proxies of our own stand before this process. */
  trustedProxies: number
  /** Requests that are worked on at the same time. */
  maxRequests: number
  /** True from the moment that the process was told to stop: each connection ends with its answer. */
  isEnding: () => boolean
}

/** Answers from memory, with a head of its own that holds `headers` (names and values in turns) too; false when it cannot. */
export type FastPath = (request: IncomingMessage, response: ServerResponse, headers: readonly string[]) => boolean

/** A listener that lets through to `fastPath`, then to `next`, what may pass, and answers the rest itself. Whatever `next` throws becomes a bare 500. True for what came from memory. */
export function guardRequests(
  next: (request: IncomingMessage, response: ServerResponse) => unknown,
  options: GuardOptions,
  fastPath: FastPath = () => false,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let open = 0
  return (request, response) => {
    const own = ['x-request-id', String(request.headers['x-request-id'])]
    if (isByTls(request, options)) own.push('strict-transport-security', strictTransport)
    if (options.isEnding()) own.push('connection', 'close')
    const refusal =
      refusalOf(request, options) ??
      (isForAnother(request, options)
        ? { status: 502 }
        : open >= options.maxRequests
          ? { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } }
          : null)
    if (refusal === null && fastPath(request, response, own)) return true
    for (let index = 0; index < own.length; index += 2) response.setHeader(own[index] ?? '', own[index + 1] ?? '')
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (refusal !== null) {
      respondBare(request, response, refusal)
      return false
    }
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const fail = (error: unknown) => {
      if (isBrokenOff(request, response)) return // nobody is there to be answered
      reportProblem({ event: 'request-failed', id: request.headers['x-request-id'], error: nameOfError(error) })
      if (response.headersSent) response.destroy()
      else respondBare(request, response, { status: 500 })
    }
    try {
      Promise.resolve(next(request, response)).catch(fail)
    } catch (error) {
      fail(error)
    }
    return false
  }
}

type Refusal = { status: number; headers?: Record<string, string> }

/** Why a request may not pass, or null. */
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
  options: GuardOptions,
): Refusal | null {
  const { method = '', url = '', headers } = request
  if (url.length > maxTargetLength) return { status: 414 }
  if (!url.startsWith('/') && method !== 'OPTIONS') return { status: 400 } // the form for proxies, which we are not
  if (
    !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(headers.host ?? '') ||
    countOf(request.rawHeaders, 'host') > 1
  )
    return { status: 400 }
  if (headers['transfer-encoding'] !== undefined && headers['content-length'] !== undefined) return { status: 400 } // two lengths: one of them is a lie
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return { status: 413 }
  if (method === 'GET' || method === 'HEAD')
    return isWithoutTls(headers, options) ? { status: 308, headers: { location: options.origin + url } } : null
  if (method === 'OPTIONS') return null
  if (method === 'TRACE' || method === 'CONNECT') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
  return isForeign({ site: headers['sec-fetch-site'], origin: headers.origin, host: headers.host }, options.origin)
    ? { status: 403 }
    : null
}

/** The browser speaks TLS: with a proxy of ours, which says so, or by what was configured. */
function isByTls({ headers }: IncomingMessage, options: GuardOptions): boolean {
  return options.isHttps || protocolOf(headers, options) === 'https'
}

/** A proxy of ours says that it was asked without TLS, though the site has it. */
function isWithoutTls(headers: IncomingHttpHeaders, options: GuardOptions): boolean {
  return options.isHttps && protocolOf(headers, options) === 'http'
}

function protocolOf(headers: IncomingHttpHeaders, { trustedProxies }: GuardOptions): string | undefined {
  return trustedProxies > 0
    ? String(headers['x-forwarded-proto'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
}

/**
 * What may be asked twice, of a process that ends, by a proxy of ours that asks the next one when it is told 502: it says so with `X-When-Ending: 502`. After a few
 * of these it leaves this process alone, so that nobody stands at the options when it closes with what may be sent only once (docs/deploy.md).
 */
function isForAnother({ method, headers }: IncomingMessage, { isEnding, trustedProxies }: GuardOptions): boolean {
  return (
    headers['x-when-ending'] === '502' && isEnding() && trustedProxies > 0 && (method === 'GET' || method === 'HEAD')
  )
}

function countOf(rawHeaders: readonly string[], name: string): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === name.length && rawHeaders[index]?.toLowerCase() === name) count += 1
  return count
}

/** The browser went away, before its request was whole or before its answer was: no fault of anybody's. */
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

/** The answer to what node's own parser cannot read. */
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
