/** A preview begins with a signed link, lasts as its cookie says, and cannot be made up. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPreviewCookie, previewResponse } from './preview.ts'

const secret = 'een-geheim-van-de-proef'
const now = Date.parse('2026-11-27T12:00:00Z')

function link(path: string, until: number, key = secret): Request {
  const sign = createHmac('sha256', key).update(`${path}\n${until}`).digest('base64url')
  const query = new URLSearchParams({ naar: path, tot: String(until), teken: sign })
  return new Request(`https://oeverhout.example/api/voorbeeld?${query}`)
}

test('goes to the page with a cookie that only servers read and that lasts ten hours', () => {
  const response = previewResponse(link('/over-ons?x=1', now + 1), secret, now)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/over-ons?x=1'])
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const [pair = ''] = cookie.split(';')
  expect(isPreviewCookie(`theme=dark; ${pair}`, secret, now)).toBe(true)
  expect(isPreviewCookie(pair, secret, now + 10 * 3_600_000)).toBe(false)
  expect(isPreviewCookie(pair, 'een-ander-geheim-van-de-proef', now)).toBe(false)
  expect(isPreviewCookie(pair, undefined, now)).toBe(false)
  expect(isPreviewCookie(pair.replace(/\d+\./, `${now * 2}.`), secret, now)).toBe(false)
})

test.each([
  ['a link that is too old', link('/', now)],
  ['a link of somebody else', link('/', now + 1, 'geraden')],
  ['another site', link('//elders.example', now + 1)],
  ['no path', link('elders.example', now + 1)],
  ['no sign', new Request('https://oeverhout.example/api/voorbeeld?naar=/')],
])('refuses %s', (_, request) => {
  const response = previewResponse(request, secret, now)
  expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
})

test('is not there without a secret, and ends for every visitor', () => {
  expect(previewResponse(link('/', now + 1), undefined, now).status).toBe(404)
  const ended = previewResponse(new Request('http://localhost/api/voorbeeld?stop='), undefined, now)
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/'])
  expect(ended.headers.get('set-cookie')).toMatch(/^voorbeeld=; .*; Max-Age=0$/)
})
