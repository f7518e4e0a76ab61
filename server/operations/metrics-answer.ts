/** /metrics for Prometheus: behind a secret on the site's port, or without one on a port of its own. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Metrics } from '#server/observe/metrics.ts'

type Readable = Pick<Metrics, 'read' | 'contentType'>

/** The metrics, or null without the right secret: then the route does not exist. */
export async function metricsAnswer(
  request: Request,
  token: string | undefined,
  metrics: Readable,
): Promise<Response | null> {
  if (token === undefined || !isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)) return null
  return new Response(await metrics.read(), {
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
  })
}

/** Serves the metrics on `port`, to everyone who can reach it. */
export async function metricsServer(port: number, host: string, metrics: Readable): Promise<Server> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, host, done)
  })
  return server
}

/** Constant time, so that a secret cannot be guessed by timing. */
function isSame(given: string, wanted: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
