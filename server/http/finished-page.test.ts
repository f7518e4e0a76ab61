import { expect, test } from 'vitest'
import { respondWith, finishPage, packPage, packWell } from './finished-page.ts'

const request = { method: 'GET', ifNoneMatch: undefined }

test('holds no more memory than its compressed forms', async () => {
  const html = `<!DOCTYPE html><html><body>${Array.from({ length: 400 }, (_, index) => `<p>Wastafelmeubel ${index * 7919}</p>`).join('')}</body></html>`
  const page = await packPage(
    await finishPage(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }), true),
  )
  await respondWith(page, { ...request, acceptEncoding: 'gzip' })
  const held = () => Object.values(page.forms).map(({ body }) => [body.length, body.buffer.byteLength])
  expect(held()).toHaveLength(2)
  for (const [length, memory] of held()) expect(memory).toBe(length)
  await packWell(page)
  for (const [length, memory] of held()) expect(memory).toBe(length)
  expect((await respondWith(page, { ...request, acceptEncoding: undefined })).body?.toString()).toBe(html)
})

test('names the hashes of its own scripts in the policy, and nothing looser', async () => {
  const response = new Response('<body><script>a=1</script>', { headers: { 'content-type': 'text/html' } })
  const policy = (await finishPage(response, true)).headers['content-security-policy']
  expect(policy).toContain("'sha256-")
  expect(policy).not.toContain('unsafe')
})
