/** What operators see of the process: logs, metrics, traces, health and readiness, as configured (docs/deploy.md). */
import { env } from '#server/env.ts'
import { refuseMethod } from '#server/http/method-refusal.ts'
import { outboxState } from '#server/mail/outbox.ts'
import { log } from '#server/observe/log.ts'
import { metrics } from '#server/observe/metrics.ts'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { routePatterns } from '#server/observe/route-pattern.ts'
import { startTracing } from '#server/observe/tracing.ts'
import type { Watch } from '#server/observe/watch-requests.ts'
import { siteContext } from '#server/site-context.ts'
import { metricsResponse, metricsServer } from './metrics-response.ts'
import { readyResponse } from './readiness.ts'
import { vitalsReceiver } from './vitals-response.ts'

/** @param patternOf the pattern of the page route that a path matches, or undefined */
export function createOperations(patternOf: (pathname: string) => string | undefined) {
  const { METRICS_TOKEN, METRICS_PORT, TRUSTED_PROXIES } = env()
  const isMeasured = METRICS_TOKEN !== undefined || METRICS_PORT !== undefined
  const routeOf = routePatterns(patternOf)
  const watch: Watch = { log: log(), metrics: isMeasured ? metrics : null, routeOf }
  const receiveVitals = isMeasured ? vitalsReceiver({ metrics, routeOf, trustedProxies: TRUSTED_PROXIES }) : null
  let ending = false

  return {
    watch,
    /** Makes the process not ready, so that a load balancer sends requests elsewhere. */
    announceEnd: () => {
      ending = true
    },
    isEnding: () => ending,
    /** The response to a request about the process itself; null for every other request. */
    async respond(request: Request, pathname: string): Promise<Response | null> {
      if (pathname === '/api/vitals' && receiveVitals !== null)
        return request.method === 'POST' ? receiveVitals(request) : refuseMethod('POST')()
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      if (pathname === '/healthz') return new Response('ok', { headers: { 'cache-control': 'no-store' } })
      if (pathname === '/readyz') return readyResponse(ending, new URL(request.url).searchParams.has('verbose'))
      return pathname === '/metrics' ? metricsResponse(request, METRICS_TOKEN, metrics) : null
    },
    start: () => start(isMeasured),
  }
}

/** Starts what is configured; the returned function stops it. */
async function start(isMeasured: boolean): Promise<() => Promise<void>> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, HOST } = env()
  const { db } = await siteContext()
  if (import.meta.env.PROD) console.error = logFrameworkError
  if (isMeasured) {
    metrics.watchProcess()
    metrics.watchQueue(() => outboxState(db))
  }
  const server = METRICS_PORT === undefined ? null : await metricsServer(METRICS_PORT, HOST, metrics)
  const endTracing = OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await startTracing(OTEL_EXPORTER_OTLP_ENDPOINT)
  return async () => {
    server?.close()
    await endTracing?.()
  }
}

/**
 * Logs what the framework writes to the console, without the message, which can hold what a visitor typed.
 */
function logFrameworkError(error: unknown): void {
  const name = nameOfError(error)
  // A client that disconnected.
  if (name === 'ECONNRESET' && error instanceof Error && error.message === 'aborted')
    log().debug({ event: 'broken-off' })
  else reportProblem({ event: 'not-expected', error: name, at: stackTop(error) })
}

/** The first three lines of an error's stack that are not Node's own. */
function stackTop(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !line.includes('node:'))
    .slice(0, 3)
    .map((line) => line.trim().replace(/file:\/\/\S*\/(?=dist\/|node_modules\/)/, ''))
}
