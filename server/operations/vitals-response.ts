/** POST /api/vitals: how fast pages were for visitors who agreed to statistics, counted per route and without anything about the visitor. */
import { z } from 'zod'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { parseJson, readBody } from '#server/http/request-body.ts'
import { clientOf, secondsToWait } from '#server/http/client.ts'
import { vitalNames, type Metrics } from '#server/observe/metrics.ts'

/** Bytes; a full report has about 300. */
const bodyLimit = 2_048
/** Times in ms; CLS has no unit. */
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

/** A receiver with a limit of 30 reports a minute per client, counted in memory only: a lost report does not matter. */
export function vitalsReceiver({
  metrics,
  routeOf,
  trustedProxies,
}: VitalsParts): (request: Request) => Promise<Response> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'vitals', points: 30, duration: 60 })
  return async (request) => {
    const wait = await secondsToWait(limiter, clientOf(request, trustedProxies))
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

function bare(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
