/** /metrics for Prometheus: behind a secret on the site's port, or without one on a port of its own. */
import { createServer, type Server } from 'node:http'
import { isSameSecret } from '#server/http/same-secret.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Metrics } from '#server/observe/metrics.ts'

type Readable = Pick<Metrics, 'read' | 'contentType'>

/** The metrics, or null without the right secret: then the route does not exist. */
export async function metricsResponse(
  request: Request,
  token: string | undefined,
  metrics: Readable,
): Promise<Response | null> {
  if (!hasSecret(request, token)) return null
  return new Response(await metrics.read(), {
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
  })
}

/** True when the request bears `token`; false when there is none. */
export function hasSecret({ headers }: Request, token: string | undefined): boolean {
  return token !== undefined && isSameSecret(headers.get('authorization') ?? '', `Bearer ${token}`)
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
