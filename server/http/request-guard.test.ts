import { createServer, request as ask, type IncomingMessage, type ServerOptions } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseUnreadable, connectionLimits, guardRequests, refusalOf, type GuardOptions } from './request-guard.ts'
import { targetOf } from './target.ts'

const guard: GuardOptions = {
  origin: 'https://www.oeverhout.example',
  isHttps: true,
  trustedProxies: 1,
  uploadPath: /^\/upload$/,
  uploadLimit: 5_000_000,
  tokenLinks: ['/nieuwsbrief/afmelden'],
  maxRequests: 2,
  isEnding: () => false,
}
const ends: (() => void)[] = []
let reported: string[] = []
beforeEach(() => {
  reported = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => reported.push(String(line)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0)) end()
})

async function open(
  next: Parameters<typeof guardRequests>[0],
  { options = connectionLimits, ...changes }: Partial<GuardOptions> & { options?: ServerOptions } = {},
): Promise<number> {
  const handle = guardRequests(next, { ...guard, ...changes })
  const server = createServer(options, (request, response) => handle(request, response, 'test-request'))
  server.on('clientError', refuseUnreadable)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const ok: Parameters<typeof guardRequests>[0] = (_, response) => {
  response.end('ok')
}

const get = async (port: number, init: RequestInit = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, init)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test('responds with a bare 500 to any error, and reports only its name', async () => {
  for (const fail of [
    () => {
      throw new Error('/home/site/server/entry.ts of anna@water.example')
    },
    async () => {
      throw new TypeError('secret')
    },
    () => Promise.reject(new Error('secret')),
  ]) {
    const { status, headers, body } = await get(await open(fail))
    expect({ status, body }).toEqual({ status: 500, body: '' })
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  }
  expect(reported.map((line) => `${JSON.parse(line).event} ${JSON.parse(line).error}`)).toEqual([
    'request-failed Error',
    'request-failed TypeError',
    'request-failed Error',
  ])
})

test('responds with 503 while it is full', async () => {
  const waiting: (() => void)[] = []
  const port = await open((_, response) => {
    waiting.push(() => response.end('ok'))
  })
  const first = [get(port), get(port)]
  await expect.poll(() => waiting.length).toBe(2)
  const third = await get(port)
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '2'])
  for (const answer of waiting.splice(0)) answer()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  const fourth = get(port)
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect((await fourth).status).toBe(200)
})

test('frees the place of a client that disconnects, without a report', async () => {
  let begun = 0
  const port = await open(
    async (request: IncomingMessage) => {
      begun += 1
      for await (const _ of request) {
        /* reads until it ends or breaks */
      }
    },
    { maxRequests: 1 },
  )
  for (let count = 1; count <= 3; count++) {
    const going = ask({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 10 } })
    going.on('error', () => undefined)
    going.write('abc')
    await expect.poll(() => begun).toBe(count)
    going.destroy()
    await new Promise((done) => {
      going.once('close', done)
    })
    await expect
      .poll(async () => {
        const probe = await get(port, { method: 'HEAD', signal: AbortSignal.timeout(200) }).catch(() => ({
          status: 200,
        }))
        return probe.status
      })
      .toBe(200)
    begun = count
  }
  expect(reported).toEqual([])
})

test('closes each connection after its response while shutting down', async () => {
  const { headers } = await get(await open(ok, { isEnding: () => true }))
  expect(headers.get('connection')).toBe('close')
})

test('responds with 502 to repeatable requests of our proxy while shutting down', async () => {
  const ending = await open(ok, { isEnding: () => true })
  const asked = { headers: { 'x-when-ending': '502' } }
  const status = async (port: number, init: RequestInit) => (await get(port, init)).status
  expect([await status(ending, asked), await status(ending, { ...asked, method: 'HEAD' })]).toEqual([502, 502])
  expect(await status(ending, { ...asked, method: 'POST' }), 'not repeatable').toBe(200)
  expect(await status(ending, {}), 'without the header').toBe(200)
  const withoutProxy = await open(ok, { isEnding: () => true, trustedProxies: 0 })
  expect(await status(withoutProxy, asked), 'without a proxy of ours').toBe(200)
  expect(await status(await open(ok), asked), 'not shutting down').toBe(200)
})

test('times out requests that arrive byte by byte', async () => {
  const port = await open(ok, {
    options: { ...connectionLimits, headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 },
  })
  const answers = await Promise.all(
    ['GET / HTT', 'GET / HTTP/1.1\r\nHost: a\r\nX-', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc'].map(
      (begin) =>
        new Promise<string>((done) => {
          let said = ''
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(begin)
          })
          socket
            .setEncoding('latin1')
            .on('data', (text) => {
              said += String(text)
            })
            .on('error', () => undefined)
            .once('close', () => done(said))
        }),
    ),
  )
  expect(answers.map((said) => said.split('\r\n')[0])).toEqual([
    'HTTP/1.1 408 Request Timeout',
    'HTTP/1.1 408 Request Timeout',
    'HTTP/1.1 200 OK',
  ])
  expect(answers[0]).toContain('x-content-type-options: nosniff')
})

const refused = (method: string, url: string, headers: Record<string, string>, changes: Partial<GuardOptions> = {}) =>
  refusalOf(
    {
      method,
      url,
      headers,
      rawHeaders: Object.entries({ host: 'www.oeverhout.example', ...headers }).flat(),
    },
    targetOf(url),
    { ...guard, ...changes },
  )?.status ?? 'passes'

test('refuses cross-site requests that change something', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'X-STRANGE']) {
    expect(refused(method, '/api/newsletter', {})).toBe('passes')
    expect(
      refused(method, '/api/newsletter', { origin: 'https://www.oeverhout.example', 'sec-fetch-site': 'same-origin' }),
    ).toBe('passes')
    expect(
      refused(method, '/nieuwsbrief/bevestigen', { origin: 'null', 'sec-fetch-site': 'same-origin' }),
      'a form on a page without a referrer',
    ).toBe('passes')
    for (const headers of [
      { origin: 'https://elders.example' },
      { origin: 'null' },
      { origin: 'x' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://www.oeverhout.example.elders.example' },
      { origin: 'https://www.oeverhout.example', 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(refused(method, '/api/newsletter', headers), JSON.stringify(headers)).toBe(403)
      expect(refused(method, '/nieuwsbrief/afmelden?token=x', headers), 'of a mail program').toBe('passes')
      expect(refused(method, '/nieuwsbrief/afmelden/x?token=x', headers)).toBe(403)
    }
  }
  expect(refused('GET', '/', { 'sec-fetch-site': 'cross-site' }), 'a link on another site').toBe('passes')
})

test('redirects to TLS only when our proxy says that a request came without', () => {
  expect(refused('GET', '/x', { 'x-forwarded-proto': 'http' })).toBe(308)
  expect(refused('GET', '/x', { 'x-forwarded-proto': 'http, https' })).toBe('passes')
  expect(refused('GET', '/x', { 'x-forwarded-proto': 'http' }, { trustedProxies: 0 })).toBe('passes')
  expect(refused('GET', '/x', { 'x-forwarded-proto': 'http' }, { isHttps: false })).toBe('passes')
  expect(refused('POST', '/x', { 'x-forwarded-proto': 'http' }), 'a redirect would lose the body').toBe('passes')
})

test('refuses two lengths, two hosts, an invalid host and the absolute form', () => {
  expect(refused('POST', '/', { 'transfer-encoding': 'chunked', 'content-length': '3' })).toBe(400)
  expect(
    refusalOf({ method: 'GET', url: '/', headers: {}, rawHeaders: ['Host', 'a', 'host', 'b'] }, targetOf('/'), guard)
      ?.status,
  ).toBe(400)
  for (const host of ['', 'a b', 'a/b', 'a@b', 'a:99999999', '[::1', "a'b", 'a\\b', 'a,b'])
    expect(refused('GET', '/', { host }), host).toBe(400)
  for (const host of ['localhost:3000', '[::1]:3000', '127.0.0.1', 'www.oeverhout.example'])
    expect(refused('GET', '/', { host }), host).toBe('passes')
  expect(refused('GET', 'http://elders.example/', {})).toBe(400)
})

test('refuses or passes any request without an error', () => {
  const names = [
    'host',
    'origin',
    'sec-fetch-site',
    'content-length',
    'transfer-encoding',
    'x-forwarded-proto',
    '__proto__',
  ]
  const text = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 50 })
  fc.assert(
    fc.property(
      fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', '__proto__'),
      text,
      fc.dictionary(fc.constantFrom(...names), text),
      (method, url, headers) => {
        expect([undefined, 308, 400, 403, 405, 413, 414]).toContain(
          refusalOf({ method, url, headers, rawHeaders: Object.entries(headers).flat() }, targetOf(url), guard)?.status,
        )
      },
    ),
  )
})

test('takes a large body only as a form with files of a page that takes them', () => {
  const large = { 'content-length': '4000000', 'content-type': 'multipart/form-data; boundary=b' }
  expect(refused('POST', '/upload?x=1', large)).toBe('passes')
  expect(refused('POST', '/upload', { ...large, 'content-length': '5000001' })).toBe(413)
  expect(refused('POST', '/upload', { ...large, 'content-type': 'application/json' })).toBe(413)
  expect(refused('GET', '/upload', large)).toBe(413)
  for (const path of ['/', '/upload/', '/uploads', '/constructor', '/toString', '//upload'])
    expect(refused('POST', path, large), path).toBe(413)
})

test('closes the connection of a body that does not arrive in time, unless it is an upload', async () => {
  const port = await open(
    async (request, response) => {
      for await (const _ of request);
      response.end('ok')
    },
    { bodyTimeoutMs: 200, maxRequests: 9 },
  )
  const sendSlowly = (path: string, type: string) =>
    new Promise<string>((done) => {
      let said = ''
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 4\r\nConnection: close\r\n\r\nab`,
        )
        setTimeout(() => socket.writable && socket.write('cd'), 600)
      })
      socket
        .setEncoding('latin1')
        .on('data', (text) => {
          said += String(text)
        })
        .on('error', () => undefined)
        .once('close', () => done(said.split('\r\n')[0] ?? ''))
    })
  expect(
    await Promise.all([
      sendSlowly('/upload', 'multipart/form-data; boundary=b'),
      sendSlowly('/upload', 'application/x-www-form-urlencoded'),
      sendSlowly('/', 'multipart/form-data; boundary=b'),
    ]),
  ).toEqual(['HTTP/1.1 200 OK', '', ''])
  expect(reported).toEqual([])
})
