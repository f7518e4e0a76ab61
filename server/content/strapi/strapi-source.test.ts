/** What the client asks, and what it makes of bad answers; that good ones are understood is tests/contract/content-source.contract.ts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parse } from 'qs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentSourceError } from '../content-source.ts'
import { strapiSource } from './strapi-source.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: { path: string; query: Record<string, unknown>; headers: IncomingMessage['headers'] }[] = []
const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://cms.example')
  asked.push({
    path: pathname,
    query: parse(search.slice(1), { depth: 20, arrayLimit: 100 }),
    headers: request.headers,
  })
  answer(request, response)
})
let url = ''
beforeEach(async () => {
  asked = []
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The test server has no port.')
  url = `http://127.0.0.1:${address.port}`
})
const told: string[] = []
vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
  told.push(String(line))
  return true
})
afterEach(async () => {
  told.length = 0
  server.closeAllConnections()
  await new Promise((closed) => {
    server.close(closed)
  })
})

const json =
  (body: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
/** As Strapi 5.54 refuses. */
const refusal = (status: number, name: string, message: string) =>
  json({ data: null, error: { status, name, message, details: {} } }, status)
const entry = (id: number) => ({
  id,
  documentId: `doc${id}`,
  createdAt: '2026-03-02T12:00:00.000Z',
  updatedAt: '2026-03-02T12:00:00.000Z',
  publishedAt: '2026-03-02T12:00:00.000Z',
})
const category = (id: number, fields: object = {}) => ({
  ...entry(id),
  slug: `soort-${id}`,
  name: `Soort ${id}`,
  description: null,
  is_active: true,
  sort_order: id,
  ...fields,
})
const product = (id: number, fields: object = {}) => ({
  ...entry(id),
  slug: `kast-${id}`,
  name: `Kast ${id}`,
  ...fields,
})
/** Start and limit, as Strapi answers them: with a total, without a page count. */
const listOf = (data: unknown[], total = data.length) =>
  json({ data, meta: { pagination: { start: 0, limit: 100, total } } })

async function failure(asking: Promise<unknown>): Promise<ContentSourceError> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ContentSourceError)) throw new Error(`No ContentSourceError: ${String(error)}`)
  return error
}

test('a refusal says what was asked, what was answered and why, and never the token or the query', async () => {
  for (const [status, name, message] of [
    [400, 'ValidationError', 'Invalid key is_actief'],
    [403, 'ForbiddenError', 'Forbidden'],
    [404, 'NotFoundError', 'Not Found'],
    [500, 'InternalServerError', 'Internal Server Error'],
  ] as const) {
    answer = refusal(status, name, message)
    const error = await failure(strapiSource({ url, token: 'geheim-teken' }).listProducts({ start: 0, limit: 24 }))
    expect(error).toMatchObject({
      kind: 'status',
      status,
      message: `The content server answered ${status} to GET /api/products: ${message}.`,
    })
  }
  expect(asked[0]?.headers.authorization).toBe('Bearer geheim-teken')
})

test('a page in HTML, a cut-off answer and another shape are malformed', async () => {
  const source = strapiSource({ url })
  for (const body of [
    '<!doctype html><title>Welkom</title>',
    '{"data":[{"id":1,"slug":"a"',
    '',
    '{"data":{}}',
    '[]',
    'null',
    '{"data":[{},{}],"meta":{"pagination":{"total":"veel"}}}',
  ]) {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    }
    expect(await failure(source.listCategories()), body).toMatchObject({ kind: 'malformed', status: null })
  }
  answer = (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  }
  expect(await failure(source.getProduct('kast'))).toMatchObject({
    kind: 'status',
    status: 502,
    message: 'The content server answered 502 to GET /api/products.',
  })
})

test('a server that is slow, in its head or in its body, is given up in time', async () => {
  const source = strapiSource({ url, timeout: 80 })
  answer = () => {}
  expect(await failure(source.getFaq('vraag'))).toMatchObject({
    kind: 'timeout',
    message: 'The content server did not answer GET /api/faqs within 0.08 s.',
  })
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":[')
  }
  expect(await failure(source.listVacancies())).toMatchObject({ kind: 'timeout' })
})

test('a server that is not there, or breaks off, is unreachable; a redirect is not followed', async () => {
  answer = (request) => {
    request.socket.destroy()
  }
  expect(await failure(strapiSource({ url }).listColors())).toMatchObject({ kind: 'unreachable' })
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"data":[')
    setImmediate(() => response.destroy())
  }
  expect(await failure(strapiSource({ url }).listColors())).toMatchObject({ kind: 'unreachable' })
  const nobody = await failure(strapiSource({ url: 'http://127.0.0.1:1', token: 'geheim-teken' }).listColors())
  expect(nobody.kind).toBe('unreachable')
  expect(nobody.message).not.toContain('geheim-teken')
  answer = (_request, response) => {
    response.writeHead(302, { location: 'http://elders.example/' }).end()
  }
  expect(await failure(strapiSource({ url, token: 'geheim-teken' }).listColors())).toMatchObject({
    kind: 'status',
    status: 302,
  })
})

test('a connection that the server closes as it is used is tried once more, and no more than once', async () => {
  const good = listOf([category(1)])
  answer = (request, response) => {
    if (asked.length === 1) request.socket.destroy()
    else good(request, response)
  }
  expect(await strapiSource({ url }).listCategories()).toHaveLength(1)
  asked = []
  answer = (request) => {
    request.socket.destroy()
  }
  await failure(strapiSource({ url }).listCategories())
  expect(asked).toHaveLength(2)
})

test('every question is for published entries', async () => {
  answer = listOf([])
  const source = strapiSource({ url })
  await source.listProducts({ start: 0, limit: 24 })
  await source.listFaqs({ start: 0, limit: 50 })
  await source.listVacancies()
  expect(asked.length).toBe(3)
  for (const { query } of asked) expect(query['status']).toBe('published')
})

test('what cannot be a slug is not asked for', async () => {
  const source = strapiSource({ url })
  expect([
    await source.getProduct('../users'),
    await source.getFaq('a b'),
    await source.getVacancy('A'),
    await source.getPrivacyPage('nl/..'),
  ]).toEqual([null, null, null, null])
  expect(asked).toEqual([])
})

test('a bad entry is left out and reported in a line, the others stay', async () => {
  answer = listOf([category(1), category(2, { name: 7 }), 'onzin', category(3)])
  expect((await strapiSource({ url }).listCategories()).map(({ slug }) => slug)).toEqual(['soort-1', 'soort-3'])
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('"entry":"soort-2","at":"name"')
})

test('a bad variant, picture or relation costs itself, not the product', async () => {
  answer = listOf([
    product(1, {
      categories: 'geen lijst',
      gallery: [{ id: 1 }],
      featured_image: { url: 3 },
      collections: [{ ...category(4), slug: null }, category(5)],
      variants: [
        { ...entry(8), article: 'met spatie' },
        { ...entry(9), article: 'K-9', price: 12.5 },
      ],
    }),
  ])
  const found = await strapiSource({ url }).getProduct('kast-1')
  expect(found).toMatchObject({
    slug: 'kast-1',
    categories: [],
    gallery: [],
    featured_image: null,
    collections: [{ slug: 'soort-5' }],
    variants: [{ article: 'K-9', price: 1250 }],
  })
})

test('either form of paging is understood, with or without its sums', async () => {
  const source = strapiSource({ url })
  for (const pagination of [
    { start: 0, limit: 100, total: 2 },
    { page: 1, pageSize: 100, pageCount: 1, total: 2 },
    { start: 0, limit: 100 },
  ]) {
    answer = json({ data: [product(1), product(2)], meta: { pagination } })
    expect(await source.listProducts({ start: 0, limit: 24 })).toMatchObject({
      total: 2,
      items: [{ slug: 'kast-1' }, { slug: 'kast-2' }],
    })
  }
  answer = json({ data: [product(1)], meta: { pagination: { start: 0, limit: 1 } } })
  expect(await failure(source.listProducts({ start: 0, limit: 1 }))).toMatchObject({ kind: 'malformed' })
})

test('a server that gives less at once than was asked is asked on', async () => {
  answer = (request, response) => {
    const start = Number(new URL(request.url ?? '', url).searchParams.get('pagination[start]'))
    json({
      data: Array.from({ length: Math.max(0, Math.min(25, 60 - start)) }, (_, index) => category(start + index)),
      meta: { pagination: { start, limit: 25, total: 60 } },
    })(request, response)
  }
  expect(await strapiSource({ url }).listCategories()).toHaveLength(60)
  expect(asked).toHaveLength(3)
})

test('a server whose total is never reached is not asked for ever', async () => {
  answer = (_request, response) => {
    json({
      data: asked.length > 3 ? [] : [category(asked.length)],
      meta: { pagination: { start: 0, limit: 100, total: 1000 } },
    })(_request, response)
  }
  expect(await strapiSource({ url }).listCategories()).toHaveLength(3)
})

test('a privacy page that is not there is null, a refused one is not', async () => {
  answer = refusal(404, 'NotFoundError', 'Not Found')
  expect(await strapiSource({ url }).getPrivacyPage('fr')).toBeNull()
  answer = json({ data: null, meta: {} })
  expect(await strapiSource({ url }).getPrivacyPage('nl')).toBeNull()
  answer = refusal(403, 'ForbiddenError', 'Forbidden')
  expect(await failure(strapiSource({ url }).getPrivacyPage('nl'))).toMatchObject({ status: 403 })
})
