/** What operators see of the process: logs, metrics, traces, health and readiness, as configured (docs/deploy.md). */
import { buildName } from '#domain/build.ts'
import { env } from '#server/env.ts'
import { documentSource } from '#server/content/strapi/documents/document-source.ts'
import { isPreviewCookie } from '#server/http/preview.ts'
import { methodNotAllowed } from '#server/http/refusal.ts'
import { outboxState } from '#server/mail/outbox.ts'
import { startErrorTracking } from '#server/observe/error-tracker.ts'
import { log } from '#server/observe/log.ts'
import { metrics } from '#server/observe/metrics.ts'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { routePatterns } from '#server/observe/route-pattern.ts'
import { startTracing } from '#server/observe/tracing.ts'
import type { Watch } from '#server/observe/watch-requests.ts'
import { siteContext } from '#server/site-context.ts'
import { hasSecret, metricsResponse, metricsServer } from './metrics-response.ts'
import { editorStatusResponse, type EditorStatus } from './editor-status.ts'
import { contentState, readyResponse } from './readiness.ts'
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
        return request.method === 'POST' ? receiveVitals(request) : methodNotAllowed(request.method, ['POST'])
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      if (pathname === '/api/redactie') return editorStatusResponse(isEditor(request), editorStatus)
      if (pathname === '/healthz') return new Response('ok', { headers: { 'cache-control': 'no-store' } })
      if (pathname === '/readyz')
        return readyResponse(
          ending,
          hasSecret(request, METRICS_TOKEN) && new URL(request.url).searchParams.has('verbose'),
        )
      return pathname === '/metrics' ? metricsResponse(request, METRICS_TOKEN, metrics) : null
    },
    start: () => start(isMeasured),
  }
}

/** Whether a request bears the cookie of a preview, or the secret of the metrics. */
function isEditor(request: Request): boolean {
  const { METRICS_TOKEN, REVALIDATE_SECRET } = env()
  const cookies = request.headers.get('cookie') ?? undefined
  return hasSecret(request, METRICS_TOKEN) || isPreviewCookie(cookies, REVALIDATE_SECRET, Date.now())
}

/** Null without a content server. */
async function editorStatus(): Promise<EditorStatus | null> {
  const { CMS_URL: url, CMS_TOKEN: token } = env()
  if (url === undefined) return null
  return {
    cmsUrl: url,
    state: await contentState(await siteContext()),
    entries: documentSource({ url, token }).entries,
  }
}

/** Starts what is configured; the returned function stops it. */
async function start(isMeasured: boolean): Promise<() => Promise<void>> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, SENTRY_DSN, HOST } = env()
  const { db } = await siteContext()
  const endErrorTracking = SENTRY_DSN === undefined ? async () => {} : startErrorTracking(SENTRY_DSN, buildName)
  if (import.meta.env.PROD) {
    console.error = logFrameworkError
    // Once nobody reads the output, its lines are lost and the site goes on; a report of that would only be written there again.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
    process.on('uncaughtException', endAfterReport('not-caught', endErrorTracking))
  }
  if (isMeasured) {
    metrics.watchProcess()
    metrics.watchQueue(() => outboxState(db))
  }
  const server = METRICS_PORT === undefined ? null : await metricsServer(METRICS_PORT, HOST, metrics)
  const endTracing = OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await startTracing(OTEL_EXPORTER_OTLP_ENDPOINT)
  return async () => {
    server?.close()
    await endTracing?.()
    await endErrorTracking()
  }
}

/** Logs what the framework writes to the console, without messages, which can hold what a visitor typed. */
export function logFrameworkError(...written: readonly unknown[]): void {
  const error = written.find((part) => part instanceof Error) ?? written[0]
  // A client that disconnected.
  if (error instanceof Error && nameOfError(error) === 'ECONNRESET' && error.message === 'aborted')
    log().debug({ event: 'broken-off' })
  else reportProblem({ event: 'not-expected', privateError: error })
}

/** Reports what nobody catches; then the process ends, as it would without this, and its supervisor starts another. */
function endAfterReport(event: string, stopTracking: () => Promise<void>): (thrown: unknown) => void {
  return (thrown) => {
    reportProblem({ event, privateError: thrown })
    void stopTracking().finally(() => process.exit(1))
  }
}
