/** Around every request: its name, its line in the log, its count and its span. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { requestId } from './request-id.ts'
import { requestSpan } from './tracing.ts'

export type Watch = {
  log: Logger
  /** Null while nobody can read the counters. */
  metrics: Pick<Metrics, 'requestBegan' | 'requestEnded'> | null
  /** The pattern of the route that a path belongs to, such as /producten/$slug. */
  routeOf: (pathname: string) => string
}

/** Methods that are told by their own name. */
const known: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/**
 * `listener` with all of that around it; it finds the name in the request's own x-request-id, and says it in the answer. A request that the browser broke off is no fault: it is told at 'debug'. So are pages that
 * were answered from memory, for which `listener` says true: they are counted, and a line for each would cost more than the answer.
 */
export function watchRequests(
  listener: (request: IncomingMessage, response: ServerResponse) => boolean,
  { log, metrics, routeOf }: Watch,
): RequestListener {
  return (request, response) => {
    const began = performance.now()
    const id = requestId(request.headers['x-request-id'])
    request.headers['x-request-id'] = id
    const method = known.has(request.method ?? '') ? (request.method ?? '') : 'OTHER'
    const { url = '' } = request
    metrics?.requestBegan()
    const span = requestSpan(method, header(request, 'traceparent'), { 'http.request.method': method })
    const isFromMemory = span === null ? listener(request, response) : span.within(() => listener(request, response))
    if (isFromMemory && metrics === null && span === null && !log.isLevelEnabled('debug')) return // nobody is told, whatever becomes of it
    response.once('close', () => {
      const isWhole = response.writableFinished
      const level = !isWhole || (response.statusCode < 400 && isFromMemory) ? 'debug' : 'info'
      if (metrics === null && span === null && !log.isLevelEnabled(level)) return
      const ms = performance.now() - began
      const route = routeOf(pathOf(url))
      const status = isWhole ? response.statusCode : 499 // as nginx calls it: the browser went away
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

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
