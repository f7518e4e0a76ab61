/** The catalogue as other programs read it: the REST dialect at its real addresses. */
import { expect, test } from '@playwright/test'

test('finds a product by a filter, gives it by its id, and refuses in the dialect', async ({ request }) => {
  const list = await request.get(
    '/api/products?filters[slug][$eq]=planchet-ferro&fields=name&populate[variants][fields]=price',
  )
  expect(list.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  })
  const {
    data: [product],
    meta,
  } = await list.json()
  expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 1 })
  expect(product.variants[0].price).toBeGreaterThan(0)
  const whole = await request.get(`/api/products/${product.documentId}`)
  expect((await whole.json()).data).toMatchObject({ slug: 'planchet-ferro', name: product.name })
  expect(
    (
      await request.get(`/api/products/${product.documentId}`, {
        headers: { 'if-none-match': whole.headers()['etag'] ?? '' },
      })
    ).status(),
  ).toBe(304)

  for (const [path, status, name] of [
    ['/api/products?foo=1', 400, 'ValidationError'],
    ['/api/products/onbekend', 404, 'NotFoundError'],
    ['/api/onbekend', 404, 'NotFoundError'],
    ['/api/privacy-page?locale=fr', 404, 'NotFoundError'],
  ] as const) {
    const answer = await request.get(path)
    expect(await answer.json(), path).toMatchObject({ data: null, error: { status, name } })
    expect(answer.status(), path).toBe(status)
  }
  expect((await request.post('/api/products', { data: {} })).status()).toBe(405)
})

test('answers for every type, with existing pictures, and leaves the other API routes as they are', async ({
  request,
}) => {
  for (const type of [
    'products',
    'categories',
    'collections',
    'features',
    'materials',
    'colors',
    'faqs',
    'vacatures',
    'privacy-page',
  ])
    expect((await request.get(`/api/${type}`)).status(), type).toBe(200)
  const {
    data: [color],
  } = await (
    await request.get('/api/colors?pagination[limit]=1&populate=*&filters[texture_image][url][$notNull]=true')
  ).json()
  const picture = await request.get(color.texture_image.url)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect(Array.isArray(await (await request.get('/api/dealers')).json())).toBe(true)
  expect((await request.get('/api/newsletter')).status()).toBe(405)
})
