/** Guards the forms of the site: same origin, small bodies, rate limits. */
import { createHmac, createSecretKey } from 'node:crypto'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { LimiterOf } from '#server/db/limits.ts'
import { isForeign } from '#server/http/same-origin.ts'
import { parseJson, readBody } from '#server/http/request-body.ts'
import { visitorPassLifetime } from './pass.ts'
import { clientOf, secondsToWait } from '#server/http/client.ts'

/** Ten minutes, in seconds. */
const period = 600
/** Bodies of more bytes are not read, unless a form takes longer texts. */
const defaultBodyLimit = 16_384
/** Requests for which one solved challenge holds: a pass that is handed round is worth no more. */
const requestsPerPass = 10

export type FormGuard = ReturnType<typeof createFormGuard>

/**
 * @param name of what is counted; forms of one name share their limits
 * @param perClient requests that one client may make in ten minutes; four times as many captcha requests, since a form takes several
 * @param perAddress stored forms of one e-mail address in ten minutes
 * @param origin public origin, which a browser may name besides the one it sent the request to
 * @param secret key of the hashes that counters are stored under, so that they do not reveal addresses
 */
export function createFormGuard({
  name,
  perClient,
  perAddress,
  trustedProxies,
  origin,
  secret,
  limiterOf,
  bodyLimit = defaultBodyLimit,
}: {
  name: 'newsletter' | 'request' | 'upload'
  perClient: number
  perAddress: number
  trustedProxies: number
  origin: string
  secret: string
  limiterOf: LimiterOf
  /** In bytes. */
  bodyLimit?: number
}) {
  const key = createSecretKey(Buffer.from(secret))
  const clients = limiterOf(`${name}-client`, { points: perClient, duration: period })
  const captchas = limiterOf('visitor-check', { points: perClient * 4, duration: period })
  const passes = limiterOf('visitor-pass', { points: requestsPerPass, duration: visitorPassLifetime / 1000 })
  const addresses = limiterOf(`${name}-address`, { points: perAddress, duration: period })

  const waitOf = (limiter: RateLimiterAbstract, who: string) =>
    secondsToWait(limiter, createHmac('sha256', key).update(who).digest('base64url'))
  const refuse = (seconds: number | null) =>
    seconds === null
      ? null
      : Response.json(
          { errorCode: 'RATE_LIMITED' },
          { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
        )

  return {
    /** Seconds that this client has to wait before its next request, or null. */
    waitOfClient: (request: Request) => waitOf(clients, clientOf(request, trustedProxies)),
    /** Seconds before this e-mail address may be used again, or null. */
    waitOfAddress: (emailKey: string) => waitOf(addresses, emailKey),
    /** Counts a request with the pass of this name; true when it has been used too often. */
    isPassUsedUp: async (pass: string) => (await waitOf(passes, pass)) !== null,
    refuseCaptcha: async (request: Request) => refuse(await waitOf(captchas, clientOf(request, trustedProxies))),
    /** A 403 for a request from a page of another site, else null. */
    refuseForeign: (request: Request) =>
      isOwnRequest(request, origin)
        ? null
        : Response.json({ errorCode: 'FORBIDDEN' }, { status: 403, headers: { 'cache-control': 'no-store' } }),
    isOwnRequest: (request: Request) => isOwnRequest(request, origin),
    /** The body as JSON; undefined when it is not JSON, too large, or of another content type. */
    async readJson(request: Request): Promise<unknown> {
      if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined
      return parseJson((await readBody(request, bodyLimit)) ?? '')
    },
    /** The raw body of a posted form; null when it is too large. */
    readForm: (request: Request) => readBody(request, bodyLimit),
  }
}

function isOwnRequest({ headers, url }: Request, ownOrigin: string): boolean {
  const header = (name: string) => headers.get(name) ?? undefined
  return !isForeign(
    { site: header('sec-fetch-site'), origin: header('origin'), host: header('host') ?? new URL(url).host },
    ownOrigin,
  )
}
