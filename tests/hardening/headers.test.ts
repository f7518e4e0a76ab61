/** The headers of every response, and what no response discloses. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { send, behindProxy, origin, sendBytes, type RawResponse } from './raw-request.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'

let site: Site
beforeAll(async () => {
  site = await startSite(behindProxy)
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

const byTls = ['X-Forwarded-Proto: https']
const wanted = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/** What is missing or wrong in the headers of an answer. */
function faults(answer: RawResponse | null, { policy = true } = {}): string[] {
  if (answer === null) return ['no answer']
  const { headers } = answer
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => `${name}: ${headers.get(name)}`),
    ...(policy &&
    !/(?:frame-ancestors 'none')/.test(headers.get('content-security-policy') ?? '') &&
    !/javascript/.test(headers.get('content-type') ?? '')
      ? ['no policy']
      : []),
    ...((headers.get('content-type')?.includes('javascript') ? /(?<!wasm-)unsafe-|\*/ : /unsafe-|\*/).test(
      headers.get('content-security-policy') ?? '',
    )
      ? ['an unsafe policy']
      : []),
    ...(headers.get('permissions-policy')?.includes('camera=') ? [] : ['no permissions policy']),
    ...['server', 'x-powered-by', 'via'].filter((name) => headers.has(name)).map((name) => `tells ${name}`),
  ]
}

test('sets security headers on every kind of response, refusals included', async () => {
  const asset = readdirSync('dist/client/assets').find((name) => name.endsWith('.js')) ?? ''
  // The content may be read anew just after the start.
  let unchanged: RawResponse | null = null
  await expect
    .poll(
      async () => {
        const page = await send(site.port, '/', { lines: byTls })
        unchanged = await send(site.port, '/', { lines: [...byTls, `If-None-Match: ${page?.headers.get('etag')}`] })
        return unchanged?.status
      },
      { timeout: 60_000 },
    )
    .toBe(304)
  const file = await send(site.port, '/favicon.svg', { lines: byTls })
  const cases: [string, number, Promise<RawResponse | null>, { policy: boolean }?][] = [
    ['a page', 200, send(site.port, '/', { lines: byTls })],
    ['a page again', 200, send(site.port, '/', { lines: [...byTls, 'Accept-Encoding: br'] })],
    ['a page that has not changed', 304, Promise.resolve(unchanged), { policy: false }],
    ['the head of a page', 200, send(site.port, '/', { method: 'HEAD', lines: byTls })],
    ['no page', 404, send(site.port, '/bestaat-niet', { lines: byTls })],
    ['another spelling', 308, send(site.port, '/Contact/', { lines: byTls })],
    ['search params that nobody knows', 307, send(site.port, '/producten?x=1&page=-1', { lines: byTls })],
    ['a file', 200, send(site.port, '/favicon.svg', { lines: byTls })],
    [
      'a file that has not changed',
      304,
      send(site.port, '/favicon.svg', { lines: [...byTls, `If-None-Match: ${file?.headers.get('etag')}`] }),
    ],
    ['a part of a file', 206, send(site.port, '/icon-192.png', { lines: [...byTls, 'Range: bytes=0-9'] })],
    ['no part of a file', 416, send(site.port, '/icon-192.png', { lines: [...byTls, 'Range: bytes=99999999-'] })],
    ['a script', 200, send(site.port, `/assets/${asset}`, { lines: byTls })],
    ['no script', 404, send(site.port, '/assets/none.js', { lines: byTls })],
    ['a call', 200, send(site.port, '/api/dealers', { lines: byTls })],
    ['a call in another way', 405, send(site.port, '/api/newsletter', { lines: byTls })],
    [
      'a call with nothing',
      400,
      send(site.port, '/api/newsletter', { method: 'POST', lines: [...byTls, 'Content-Length: 0'] }),
    ],
    [
      'a call from elsewhere',
      403,
      send(site.port, '/api/newsletter', {
        method: 'POST',
        lines: [...byTls, 'Origin: https://elders.example', 'Content-Length: 0'],
      }),
    ],
    ['a feed', 200, send(site.port, '/vacatures/rss.xml', { lines: byTls })],
    ['a text', 200, send(site.port, '/robots.txt', { lines: byTls })],
    ['the state of the process', 200, send(site.port, '/readyz', { lines: byTls })],
    [
      'too much',
      413,
      send(site.port, '/nieuwsbrief', { method: 'POST', lines: [...byTls, 'Content-Length: 99999999'] }),
    ],
    ['too long', 414, send(site.port, `/${'a'.repeat(9_000)}`, { lines: byTls })],
    ['a method to look inside', 405, send(site.port, '/', { method: 'TRACE', lines: byTls })],
  ]
  const found = await Promise.all(
    cases.map(async ([name, , answer, options]) => [name, (await answer)?.status, faults(await answer, options)]),
  )
  expect(found).toEqual(cases.map(([name, status]) => [name, status, []]))
})

test('sets security headers on refusals of node itself', async () => {
  for (const [bytes, status] of [
    ['NONSENSE\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await sendBytes(site.port, bytes)
    expect([
      answer?.status,
      answer?.headers.get('x-content-type-options'),
      answer?.headers.get('x-frame-options'),
      answer?.body,
    ]).toEqual([status, 'nosniff', 'DENY', ''])
  }
})

test('redirects to TLS at SITE_URL, whatever host the request names', async () => {
  const answer = await send(site.port, '/producten?sort=price', {
    host: 'elders.example',
    lines: ['X-Forwarded-Proto: http', 'X-Forwarded-Host: elders.example'],
  })
  expect([answer?.status, answer?.headers.get('location')]).toEqual([308, `${origin}/producten?sort=price`])
  const tricky = await send(site.port, '//elders.example/', { lines: ['X-Forwarded-Proto: http'] })
  expect([tricky?.status, tricky?.headers.get('location')]).toEqual([308, `${origin}//elders.example/`])
})

test('names a request as the proxy did, or by itself', async () => {
  expect((await send(site.port, '/', { lines: ['X-Request-Id: van-de-proxy-1'] }))?.headers.get('x-request-id')).toBe(
    'van-de-proxy-1',
  )
  const own = await Promise.all(
    ['/healthz', '/', '/'].map(async (path) =>
      (await send(site.port, path, { lines: ['X-Request-Id: a b'] }))?.headers.get('x-request-id'),
    ),
  )
  for (const name of own) expect(name).toMatch(/^[\w-]{16}$/)
  expect(new Set(own).size).toBe(own.length)
})
