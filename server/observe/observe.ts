/** Seeing what the process does: put together once, from the environment. */
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '#app/routeTree.gen.ts'
import { env } from '#server/env.ts'
import { refuseMethod } from '#server/newsletter/method-refusal.ts'
import { nameOfError, reportProblem } from '#server/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { log } from './log.ts'
import { metrics } from './metrics.ts'
import { metricsAnswer, metricsServer } from './metrics-answer.ts'
import { readyAnswer } from './readiness.ts'
import { routePatterns } from './route-pattern.ts'
import { startTracing } from './tracing.ts'
import { vitalsReceiver } from './vitals-answer.ts'
import type { Watch } from './watch-requests.ts'

const router = createRouter({ routeTree, context: { queryClient: new QueryClient() } })
/** The pattern of the route that a path belongs to. */
export const routeOf = routePatterns((pathname) =>
  router.getMatchedRoutes(pathname)[2]?.fullPath.replace(/(?<=.)\/$/, ''),
)

const { METRICS_TOKEN, METRICS_PORT, TRUSTED_PROXIES, OTEL_EXPORTER_OTLP_ENDPOINT, HOST } = env()
const isMeasured = METRICS_TOKEN !== undefined || METRICS_PORT !== undefined

export const watch: Watch = { log: log(), metrics: isMeasured ? metrics : null, routeOf }
/** Without counters that anybody reads there is nothing to receive for. */
const receiveVitals = isMeasured ? vitalsReceiver({ metrics, routeOf, trustedProxies: TRUSTED_PROXIES }) : null

const life = { isEnding: false }
/** The process was told to stop: it goes on answering, and tells the balancer to go elsewhere. */
export function announceEnd(): void {
  life.isEnding = true
}
export const isEnding = () => life.isEnding

/** The answers about the process itself, or null for every other request. */
export async function observeAnswer(request: Request, pathname: string): Promise<Response | null> {
  if (pathname === '/api/vitals' && receiveVitals !== null)
    return request.method === 'POST' ? receiveVitals(request) : refuseMethod('POST')()
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  if (pathname === '/healthz') return new Response('ok', { headers: { 'cache-control': 'no-store' } })
  if (pathname === '/readyz') return readyAnswer(life.isEnding)
  return pathname === '/metrics' ? metricsAnswer(request, METRICS_TOKEN, metrics) : null
}

/** Where an error came from: the first places of its stack that are ours. */
function placesOf(what: unknown): string[] {
  const lines =
    what instanceof Error
      ? (what.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node:'))
      : []
  return lines.slice(0, 3).map((line) => line.trim().replace(/file:\/\/\S*\/(?=dist\/|node_modules\/)/, ''))
}

/** Starts what is configured; the function that is returned ends it. */
export async function startObserving(): Promise<() => Promise<void>> {
  const { db } = await siteContext()
  // The framework writes what it did not expect to the console, message and all: here it is a line like any other, without what a visitor may have written.
  if (import.meta.env.PROD) {
    console.error = (what: unknown) => {
      const error = nameOfError(what)
      if (error === 'ECONNRESET' && what instanceof Error && what.message === 'aborted')
        log().debug({ event: 'broken-off' }) // a browser that went on to another page, which is nobody's fault
      else reportProblem({ event: 'not-expected', error, at: placesOf(what) })
    }
  }
  if (isMeasured) {
    metrics.watchProcess()
    metrics.watchQueue(async () =>
      Number(
        (
          await db
            .selectFrom('mail_outbox')
            .select(({ fn }) => fn.countAll().as('waiting'))
            .where('sent_at', 'is', null)
            .executeTakeFirst()
        )?.waiting ?? 0,
      ),
    )
  }
  const server = METRICS_PORT === undefined ? null : await metricsServer(METRICS_PORT, HOST, metrics)
  const endTracing = OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await startTracing(OTEL_EXPORTER_OTLP_ENDPOINT)
  return async () => {
    server?.close()
    await endTracing?.()
  }
}
