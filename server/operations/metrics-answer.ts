/** /metrics for Prometheus: behind a secret on the port of the site, or without one on a port of its own. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Metrics } from '#server/observe/metrics.ts'

type Readable = Pick<Metrics, 'read' | 'contentType'>

/** The counters, or null for whoever may not know that there are any: then the address does not exist. */
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

/** Serves them at `port`, to whoever can reach it. */
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

/** Takes as long for a wrong secret as for the right one. */
function isSame(given: string, wanted: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
