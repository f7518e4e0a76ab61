import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { contentTags } from '#server/content/source-cache.ts'
import { revalidateResponse, touchedBy } from './revalidate-response.ts'

const secret = 'een-geheim-van-zestien-tekens-of-meer'
const post = (body: unknown, headers: Record<string, string> = { 'x-revalidate-secret': secret }) =>
  new Request('http://localhost/api/revalidate', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const published = {
  event: 'entry.publish',
  createdAt: '2026-11-21T12:00:00.000Z',
  model: 'product',
  uid: 'api::product.product',
  entry: { id: 8, documentId: 'a', publishedAt: '2026-11-21T12:00:00.000Z' },
}

test('invalidates what the entry feeds', async () => {
  const drop = vi.fn()
  const answer = await revalidateResponse(post(published), secret, drop)
  expect([answer.status, await answer.json()]).toEqual([200, { dropped: ['product'] }])
  expect(drop).toHaveBeenCalledExactlyOnceWith(['product'])
})

test.each([
  ['a saved draft', { ...published, event: 'entry.update', entry: { publishedAt: null } }, []],
  ['a new draft', { ...published, event: 'entry.create', entry: { publishedAt: null } }, []],
  ['a discarded draft', { ...published, event: 'entry.draft-discard' }, []],
  ['an unpublished product', { ...published, event: 'entry.unpublish', entry: { publishedAt: null } }, ['product']],
  ['a deleted product', { ...published, event: 'entry.delete', entry: { publishedAt: null } }, ['product']],
  [
    'a variant, which has no drafts',
    { ...published, event: 'entry.update', model: 'variant', entry: { publishedAt: null } },
    ['product'],
  ],
  ['a category', { ...published, event: 'entry.update', model: 'category' }, ['category', 'product']],
  ['a finish', { ...published, event: 'entry.update', model: 'color' }, ['color', 'product']],
  [
    'a picture',
    { event: 'media.update', media: { id: 1 } },
    ['media', 'product', 'color', 'page', 'collection-page', 'guide', 'mirror', 'finish', 'room', 'part-list'],
  ],
  ['a menu', { ...published, model: 'footer-menu' }, ['footer-menu']],
  ['the draft of a page', { event: 'entry.update', model: 'page', entry: { publishedAt: null } }, []],
  ['a question', { ...published, model: 'faq' }, ['faq']],
  ['a vacancy', { ...published, model: 'vacature' }, ['vacature']],
  ['the privacy page', { ...published, model: 'privacy-page' }, ['privacy-page']],
  ['a type that the site does not know', { ...published, model: 'constructor' }, contentTags],
  ['an account', { ...published, model: 'user', uid: 'plugin::users-permissions.user' }, []],
  ['the test button', { event: 'trigger-test' }, []],
])('maps %s to what it feeds', (_what, event, dropped) => {
  expect(touchedBy(event)).toEqual(dropped)
})

test('responds with 404 without a configured secret, and 401 to a wrong one', async () => {
  const drop = vi.fn()
  expect((await revalidateResponse(post(published), undefined, drop)).status).toBe(404)
  for (const headers of [
    {},
    { 'x-revalidate-secret': '' },
    { 'x-revalidate-secret': `${secret}x` },
    { 'x-revalidate-secret': secret.slice(1) },
  ])
    expect((await revalidateResponse(post(published, headers), secret, drop)).status).toBe(401)
  expect(drop).not.toHaveBeenCalled()
})

test('refuses a body over 1 MB, with or without Content-Length', async () => {
  const large = 'x'.repeat(1_048_577)
  expect((await revalidateResponse(post(large), secret, vi.fn())).status).toBe(413)
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
  const init = { method: 'POST', headers: { 'x-revalidate-secret': secret }, body: endless, duplex: 'half' }
  const request = new Request('http://localhost/api/revalidate', init)
  expect((await revalidateResponse(request, secret, vi.fn())).status).toBe(413)
})

test('refuses or ignores any other body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
      expect([200, 400]).toContain((await revalidateResponse(post(body), secret, () => undefined)).status)
    }),
  )
})
