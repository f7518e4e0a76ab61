/** The request id, log line, metrics and span of every request. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { withinRequest } from './current-request.ts'
import type { Metrics } from './metrics.ts'
import { requestId } from './request-id.ts'
import { rawHeader } from '#server/raw-header.ts'
import { requestSpan } from './tracing.ts'

export type Watch = {
  log: Logger
  /** Null when nobody can read the metrics. */
  metrics: Pick<Metrics, 'requestBegan' | 'requestEnded'> | null
  /** The route pattern of a path, such as /producten/$slug. */
  routeOf: (pathname: string) => string
}

/** Methods with a label of their own. */
const known: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/**
 * Wraps `listener`. A request that the browser cancelled is no error and is logged at 'debug'. So are responses from
 * memory, for which `listener` returns true: a log line would cost more than the response.
 */
export function watchRequests(
  listener: (request: IncomingMessage, response: ServerResponse, id: string) => boolean,
  { log, metrics, routeOf }: Watch,
): RequestListener {
  return (request, response) => {
    const began = performance.now()
    const id = requestId(rawHeader(request, 'x-request-id'))
    const method = known.has(request.method ?? '') ? (request.method ?? '') : 'OTHER'
    const { url = '' } = request
    metrics?.requestBegan()
    const span = requestSpan(method, () => rawHeader(request, 'traceparent'), { 'http.request.method': method })
    const respond = () =>
      withinRequest({ id, route: () => routeOf(pathOf(url)) }, () => listener(request, response, id))
    const isFromMemory = span === null ? respond() : span.within(respond)
    if (isFromMemory && metrics === null && span === null && !log.isLevelEnabled('debug')) return // nothing would be written
    response.once('close', () => {
      const isWhole = response.writableFinished
      const level = !isWhole || (response.statusCode < 400 && isFromMemory) ? 'debug' : 'info'
      if (metrics === null && span === null && !log.isLevelEnabled(level)) return
      const ms = performance.now() - began
      const route = routeOf(pathOf(url))
      const status = isWhole ? response.statusCode : 499 // the status that nginx logs for a cancelled request
      metrics?.requestEnded(method, route, status, ms / 1000)
      span?.end({ 'http.route': route, 'http.response.status_code': status })
      if (log.isLevelEnabled(level))
        log[level]({ event: 'request', id, method, route, status, ms: Math.round(ms * 10) / 10 })
    })
  }
}

/** The path of a request target, without its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}
