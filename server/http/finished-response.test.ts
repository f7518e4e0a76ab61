import { expect, test } from 'vitest'
import { finish, finishResponse, pack, packWell, respondWith } from './finished-response.ts'

const plain = { method: 'GET', ifNoneMatch: undefined }

test('holds no more memory than its compressed forms', async () => {
  const html = `<!DOCTYPE html><html><body>${Array.from({ length: 400 }, (_, index) => `<p>Wastafelmeubel ${index * 7919}</p>`).join('')}</body></html>`
  const page = await pack(
    await finish(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }), true),
  )
  await respondWith(page, { ...plain, acceptEncoding: 'gzip' })
  const held = () => Object.values(page.forms).map(({ body }) => [body.length, body.buffer.byteLength])
  expect(held()).toHaveLength(2)
  for (const [length, memory] of held()) expect(memory).toBe(length)
  await packWell(page)
  for (const [length, memory] of held()) expect(memory).toBe(length)
  expect((await respondWith(page, { ...plain, acceptEncoding: undefined })).body?.toString()).toBe(html)
})

test('names the hashes of its own scripts in the policy, and nothing looser', async () => {
  const response = new Response('<body><script>a=1</script>', { headers: { 'content-type': 'text/html' } })
  const policy = (await finish(response, true)).headers['content-security-policy']
  expect(policy).toContain("'sha256-")
  expect(policy).not.toContain('unsafe')
})

test('sends the encoding that the weights of Accept-Encoding name', async () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ slug: `kast-${index}` })))
  for (const [accept, encoding] of [
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0', null],
    ['br; q=0.0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', null],
    ['bring, xgzip', null],
    ['identity', null],
    ['', null],
  ] as const) {
    const request = new Request('http://site.example/api/products', { headers: { 'accept-encoding': accept } })
    const { headers } = await finishResponse(request, Response.json(text), true)
    expect([accept, headers.get('content-encoding'), headers.get('vary')]).toEqual([
      accept,
      encoding,
      'accept-encoding',
    ])
  }
})

test('leaves small texts, pictures and what is packed already as they are', async () => {
  const request = new Request('http://site.example/', { headers: { 'accept-encoding': 'br' } })
  const bytes = new Uint8Array(5_000)
  for (const [type, body, headers] of [
    ['application/json', '{}', {}],
    ['image/webp', bytes, {}],
    ['application/pdf', bytes, {}],
    ['application/json', bytes, { 'content-encoding': 'gzip' }],
  ] as const) {
    const response = await finishResponse(
      request,
      new Response(body, { headers: { 'content-type': type, ...headers } }),
      true,
    )
    expect(response.headers.get('content-encoding') ?? '', type).not.toBe('br')
    expect((await response.bytes()).length, type).toBe(body.length)
    expect(response.headers.get('x-content-type-options'), type).toBe('nosniff')
  }
})

test('responds with 304 to a client that has any of it or the same', async () => {
  for (const [known, status] of [
    ['*', 304],
    ['"a"', 304],
    ['W/"a"', 304],
    ['"x", W/"a"', 304],
    ['"b"', 200],
    ['a', 200],
  ] as const)
    for (const type of ['image/webp', 'application/json']) {
      const request = new Request('http://site.example/', { headers: { 'if-none-match': known } })
      const response = await finishResponse(
        request,
        new Response('x', { headers: { etag: '"a"', 'content-type': type } }),
        true,
      )
      expect([known, type, response.status]).toEqual([known, type, status])
    }
})
