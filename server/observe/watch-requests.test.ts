import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { watchRequests } from './watch-requests.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A watched server; what it logged from `level` on, and its counters. */
async function watched(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  level: 'info' | 'debug' = 'debug',
  isFromMemory = false,
) {
  const lines: Record<string, unknown>[] = []
  const metrics = createMetrics()
  const log = pino(
    { level, base: null, formatters: { level: (label) => ({ level: label }) } },
    {
      write: (line) => {
        lines.push(JSON.parse(line))
      },
    },
  )
  const server = createServer(
    watchRequests(
      (request, response) => {
        listener(request, response)
        return isFromMemory
      },
      { log, metrics, routeOf: () => '/producten/$slug' },
    ),
  )
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { lines, metrics, port, url: `http://127.0.0.1:${port}` }
}

test('logs one line per request, without personal data', async () => {
  const { lines, url } = await watched((_, response) => {
    response.writeHead(404).end()
  })
  await fetch(`${url}/producten/ferro?email=anna@water.example`, {
    headers: {
      'x-request-id': 'van-de-proxy-1',
      'user-agent': 'Geheim/1.0',
      cookie: 'posthog=true',
      referer: 'https://elders.example/',
    },
  })
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toEqual({
    level: 'info',
    time: expect.any(Number),
    event: 'request',
    id: 'van-de-proxy-1',
    method: 'GET',
    route: '/producten/$slug',
    status: 404,
    ms: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toMatch(/anna|127\.0\.0\.1|Geheim|posthog|elders|ferro/)
})

test('logs a cancelled request at debug, as 499', async () => {
  const closed = Promise.withResolvers<void>()
  const { lines, port, metrics } = await watched((_, response) => {
    response.once('close', () => setImmediate(closed.resolve))
    going.destroy()
  })
  const going = ask({ port, host: '127.0.0.1', path: '/' })
  going.on('error', () => undefined)
  going.end()
  await closed.promise
  expect(lines[0]).toMatchObject({ level: 'debug', status: 499 })
  expect(await metrics.read()).toContain('http_requests_total{method="GET",route="/producten/$slug",status="499"} 1')
})

test('counts responses from memory without logging them', async () => {
  const { lines, url, metrics } = await watched(
    (_, response) => {
      response.end('ok')
    },
    'info',
    true,
  )
  await fetch(`${url}/`)
  await expect
    .poll(() => metrics.read())
    .toContain('http_requests_total{method="GET",route="/producten/$slug",status="200"} 1')
  expect(lines).toEqual([])
})
