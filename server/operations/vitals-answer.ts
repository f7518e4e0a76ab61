/** POST /api/vitals: how fast pages were for visitors who agreed to statistics. What is kept is a count per route; nothing says whose it was. */
import { z } from 'zod'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { readBody } from '#server/http/request-body.ts'
import { clientOf } from '#server/http/client.ts'
import { vitalNames, type Metrics } from '#server/observe/metrics.ts'

/** Bytes; a full report has about 300. */
const bodyLimit = 2_048
/** Times in ms as the browser tells them; CLS without a unit. */
const report = z.object({
  path: z
    .string()
    .regex(/^\/[^?#]*$/)
    .max(500),
  vitals: z
    .array(z.object({ name: z.enum(vitalNames), value: z.number().min(0).max(600_000) }))
    .min(1)
    .max(vitalNames.length),
})

export type VitalsParts = {
  metrics: Pick<Metrics, 'vital'>
  routeOf: (pathname: string) => string
  trustedProxies: number
}

/** A receiver with a limit of 30 reports a minute per client, counted in memory alone: a report that is lost costs nothing. */
export function vitalsReceiver({
  metrics,
  routeOf,
  trustedProxies,
}: VitalsParts): (request: Request) => Promise<Response> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'vitals', points: 30, duration: 60 })
  return async (request) => {
    const wait = await limiter.consume(clientOf(request, trustedProxies)).then(
      () => null,
      (refusal: unknown) =>
        refusal instanceof RateLimiterRes ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) : 1,
    )
    if (wait !== null) return bare(429, { 'retry-after': String(wait) })
    const text = await readBody(request, bodyLimit)
    if (text === null) return bare(413)
    const read = report.safeParse(parseJson(text))
    if (!read.success) return bare(400)
    const route = routeOf(read.data.path)
    for (const { name, value } of read.data.vitals) metrics.vital(name, route, name === 'CLS' ? value : value / 1_000)
    return bare(204)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function bare(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
