import { expect, test } from 'vitest'
import { respondWith, finishPage, packPage, packWell } from './finished-page.ts'

const wish = { method: 'GET', ifNoneMatch: undefined }

test('a page that is kept holds no more memory than its compressed forms are long', async () => {
  const html = `<!DOCTYPE html><html><body>${Array.from({ length: 400 }, (_, index) => `<p>Wastafelmeubel ${index * 7919}</p>`).join('')}</body></html>`
  const page = await packPage(
    await finishPage(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }), true),
  )
  await respondWith(page, { ...wish, acceptEncoding: 'gzip' })
  const held = () => Object.values(page.forms).map(({ body }) => [body.length, body.buffer.byteLength])
  expect(held()).toHaveLength(2)
  for (const [length, memory] of held()) expect(memory).toBe(length)
  await packWell(page)
  for (const [length, memory] of held()) expect(memory).toBe(length)
  expect((await respondWith(page, { ...wish, acceptEncoding: undefined })).body?.toString()).toBe(html)
})
