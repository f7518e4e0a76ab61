/** Requests of the Strapi client, and bad responses; good ones are in tests/contract/content-source.contract.ts and content-source-shapes.test.ts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parse } from 'qs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { metrics } from '#server/observe/metrics.ts'
import { contentReport } from '../content-report.ts'
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

test('an error names path, status and reason, and never the token or the query', async () => {
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

test('a page in HTML, truncated JSON and another shape are malformed', async () => {
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

test('times out on slow headers and on a slow body', async () => {
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

test('a server that refuses or breaks connections is unreachable, and redirects are not followed', async () => {
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

test('retries once on a connection that the server closed', async () => {
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

test('requests published entries only', async () => {
  answer = listOf([])
  const source = strapiSource({ url })
  await source.listProducts({ start: 0, limit: 24 })
  await source.listFaqs({ start: 0, limit: 50 })
  await source.listVacancies()
  expect(asked.length).toBe(3)
  for (const { query } of asked) expect(query['status']).toBe('published')
})

test('sends no request for what cannot be a slug', async () => {
  const source = strapiSource({ url })
  expect([
    await source.getProduct('../users'),
    await source.getFaq('a b'),
    await source.getVacancy('A'),
    await source.getPrivacyPage('nl/..'),
  ]).toEqual([null, null, null, null])
  expect(asked).toEqual([])
})

test('refuses one malformed entry, says which field of it, and takes the others', async () => {
  answer = listOf([category(1), category(2, { name: 7 }), category(3)])
  expect((await strapiSource({ url }).listCategories()).map(({ slug }) => slug)).toEqual(['soort-1', 'soort-3'])
  expect(told).toEqual([
    expect.stringContaining(
      '"event":"content-entry-refused","list":"categories","kind":"category","entry":"soort-2","field":"name","expected":"a text"',
    ),
  ])
  expect(contentReport()).toContainEqual({
    list: 'categories',
    kind: 'category',
    found: 3,
    refusals: [{ entry: 'soort-2', field: 'name', expected: 'a text' }],
  })
  expect(await metrics.read()).toContain('content_entries{list="categories",kind="category",outcome="refused"} 1')
  await strapiSource({ url }).listCategories()
  expect(told).toHaveLength(1) // known already
})

test.each([
  [2, 20, true],
  [3, 20, false],
  [1, 1, false],
])('with %i of %i entries refused the list is taken: %s', async (bad, found, isTaken) => {
  answer = listOf(Array.from({ length: found }, (_, id) => category(id, id < bad ? { name: null } : {})))
  const list = strapiSource({ url }).listCategories()
  if (isTaken) expect(await list).toHaveLength(found - bad)
  else
    expect(await failure(list)).toMatchObject({
      kind: 'malformed',
      message: `The content server answered GET /api/categories with entries that cannot be read: ${bad} of ${found} of kind category (name of soort-0: expected a text).`,
    })
})

test('counts refusals over the windows of a list, and again from its start', async () => {
  let bad = 0
  answer = (request, response) => {
    const start = Number(new URL(request.url ?? '', url).searchParams.get('pagination[start]'))
    const page = Array.from({ length: 100 }, (_, id) => product(start + id, id < bad ? { name: '' } : {}))
    listOf(page, 300)(request, response)
  }
  const source = strapiSource({ url })
  const read = async (refused: number, start: number) => {
    bad = refused
    return (await source.listProducts({ start, limit: 100 })).items.length
  }
  expect([await read(9, 0), await read(11, 100), await read(0, 200)]).toEqual([91, 89, 100])
  expect(await read(10, 0)).toBe(90)
  expect((await failure(read(30, 100))).message).toContain('40 of 200 of kind product (name of kast-0')
  expect(await read(0, 0)).toBe(100)
})

test('refuses a bad variant or relation alone, and fails when the entry itself is asked for', async () => {
  const good = Array.from({ length: 20 }, (_, id) => ({ ...entry(100 + id), article: `K-${100 + id}`, price: 12.5 }))
  answer = listOf([
    product(1, {
      featured_image: { url: 3 },
      collections: [{ ...category(4), name: null }, category(5)],
      gallery: [{ ...entry(6), url: '/uploads/a.webp' }],
      variants: [...good, { ...entry(8), article: 'K-8', price: 'veel' }],
    }),
  ])
  const source = strapiSource({ url })
  const found = await source.getProduct('kast-1')
  expect(found).toMatchObject({ slug: 'kast-1', featured_image: null, collections: [{ slug: 'soort-5' }] })
  expect(found?.variants).toHaveLength(20)
  answer = listOf([product(1, { name: null })])
  expect((await failure(source.getProduct('kast-1'))).message).toContain('name of kast-1: expected a text')
})

test('asks again without a relation, field or sort key that the server does not know, once, and remembers it', async () => {
  const unknown = [
    ['populate', 'materials', 'variants', 'variants.populate.materials'],
    ['populate', 'images', 'variants.populate.images', 'variants.populate.images'],
    ['populate', 'gallery', 'gallery', 'populate.gallery'],
    ['sort', 'slug', null, 'slug:asc'],
    ['filters', 'is_active', null, 'is_active'],
  ] as const
  answer = (request, response) => {
    const text = decodeURIComponent(request.url ?? '')
      .replaceAll('][', '.')
      .replaceAll(/[[\]]/g, '.')
    const found = unknown.find(([, , , part]) => text.includes(part))
    if (!found) return listOf([product(1)])(request, response)
    const [param, key, path] = found
    const error = { status: 400, name: 'ValidationError', message: `Invalid key ${key}`, details: { key, path, param } }
    return json({ data: null, error }, 400)(request, response)
  }
  const onUnknownKey = vi.fn()
  const source = strapiSource({ url, onUnknownKey })
  expect((await source.listProducts({ start: 0, limit: 24 })).items).toHaveLength(1)
  expect(asked).toHaveLength(6)
  await source.listProducts({ start: 0, limit: 24 })
  expect(asked).toHaveLength(7)
  expect(onUnknownKey.mock.calls).toEqual([
    ['/api/products', { param: 'populate', path: ['variants', 'materials'] }],
    ['/api/products', { param: 'populate', path: ['variants', 'images'] }],
    ['/api/products', { param: 'populate', path: ['gallery'] }],
    ['/api/products', { param: 'sort', path: ['slug'] }],
    ['/api/products', { param: 'filters', path: ['is_active'] }],
  ])
  expect(asked.at(-1)?.query).toMatchObject({ populate: { categories: 'true' }, sort: ['createdAt:desc'] })
})

test('never asks without the slug that chooses the entry', async () => {
  const error = {
    status: 400,
    name: 'ValidationError',
    message: 'Invalid key slug',
    details: { key: 'slug', path: null, param: 'filters' },
  }
  answer = json({ data: null, error }, 400)
  expect(await failure(strapiSource({ url }).getFaq('vraag'))).toMatchObject({ status: 400 })
  expect(asked).toHaveLength(1)
})

test('reads both forms of pagination, with or without a total', async () => {
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

test('reads on when the server gives less than was requested', async () => {
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

test('stops when the total is never reached', async () => {
  answer = (_request, response) => {
    json({
      data: asked.length > 3 ? [] : [category(asked.length)],
      meta: { pagination: { start: 0, limit: 100, total: 1000 } },
    })(_request, response)
  }
  expect(await strapiSource({ url }).listCategories()).toHaveLength(3)
})

test('a privacy page that does not exist is null, a forbidden one is an error', async () => {
  answer = refusal(404, 'NotFoundError', 'Not Found')
  expect(await strapiSource({ url }).getPrivacyPage('fr')).toBeNull()
  answer = json({ data: null, meta: {} })
  expect(await strapiSource({ url }).getPrivacyPage('nl')).toBeNull()
  answer = refusal(403, 'ForbiddenError', 'Forbidden')
  expect(await failure(strapiSource({ url }).getPrivacyPage('nl'))).toMatchObject({ status: 403 })
})
