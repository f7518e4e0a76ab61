import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, createCmsMasters } from './cms-masters.ts'
import { cmsPictureName, readCmsPictureName } from '#server/content/cms-picture-name.ts'

const folder = mkdtempSync(join(tmpdir(), 'masters-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const logged: string[] = []
vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
  logged.push(String(line))
  return true
})

const url = 'https://cms.oeverhout.example'
const media = 'cms/uploads/kast-2ewebp'
const picture = (bytes: BodyInit = 'bytes', headers: Record<string, string> = {}) =>
  new Response(bytes, { headers: { 'content-type': 'image/webp', ...headers } })

let respond: (url: string, init: RequestInit) => Response | Promise<Response>
let requests: { url: string; init: RequestInit }[] = []
let round = 0
beforeEach(() => {
  requests = []
  logged.length = 0
  round += 1
})
const fetch: typeof globalThis.fetch = (input, init = {}) => {
  const address = input instanceof Request ? input.url : String(input)
  requests.push({ url: address, init })
  return Promise.resolve().then(() => respond(address, init))
}
const masters = (settings: Partial<Parameters<typeof createCmsMasters>[0]> = {}) =>
  createCmsMasters({ url, mediaHosts: [], dir: join(folder, String(round)), fetch, ...settings })
const textOf = (file: string | null) => (file === null ? null : readFileSync(file, 'utf8'))

test('names each file, and reads the file back from its name', () => {
  fc.assert(
    fc.property(
      fc.webPath().filter((path) => /^(?:\/[^/]+)+$/.test(path)),
      (path) => {
        const address = new URL(path, url)
        const name = cmsPictureName(address, url)
        if (name === null) return
        expect(name).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/)
        expect(readCmsPictureName(name)).toEqual({ host: null, path: address.pathname })
      },
    ),
  )
  expect(cmsPictureName(new URL('https://media.example:8443/Foto 1.JPG?x=1'), url)).toBe(
    'cdn/media-2eexample-3a8443/-46oto-25201-2e-4a-50-47',
  )
  expect(cmsPictureName(new URL(`${url}/uploads//x.webp`), url)).toBeNull()
  expect(cmsPictureName(new URL(`${url}/${'a'.repeat(500)}`), url)).toBeNull()
})

test('gives an address only to media of the content server and of configured hosts', () => {
  const place = (path: string, host?: string) =>
    addressOf(cmsPictureName(new URL(path, host ?? url), url) ?? '', url, ['https://media.example'])?.href ?? null
  expect(place('/uploads/a.webp')).toBe(`${url}/uploads/a.webp`)
  expect(place('/media/producten/a.webp')).toBe(`${url}/media/producten/a.webp`)
  expect(place('/foto/a.webp', 'https://media.example')).toBe('https://media.example/foto/a.webp')
  expect([
    place('/api/products'),
    place('/admin/users'),
    place('/uploads-geheim/a.webp'),
    place('/uploads/..%2fadmin'),
    place('/uploads/%2e%2e%5cadmin'),
    place('/a.webp', 'https://elders.example'),
    place('/a.webp', 'http://169.254.169.254'),
  ]).toEqual([null, null, null, null, null, null, null])
  expect(addressOf('cms/uploads/a-2ewebp', `${url}/beheer`, [])).toBeNull()
  expect(addressOf('cms/beheer/uploads/a-2ewebp', `${url}/beheer`, [])?.href).toBe(`${url}/beheer/uploads/a.webp`)
})

test('lets no name lead anywhere else', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'cms',
      'cdn',
      'uploads',
      '-2e-2e',
      '-2e',
      '-2f',
      '-5c',
      '-40evil-2eexample',
      '-3f',
      '-23',
      '-25-32-65',
      'localhost-3a1337',
      '',
    ),
    fc.stringMatching(/^[a-z0-9-]{1,12}$/),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const address = addressOf(parts.join('/'), url, [])
      if (address !== null)
        expect(address.href).toMatch(/^https:\/\/cms\.oeverhout\.example\/(?:uploads|media)\/(?!.*\/\.\.?(?:\/|$))/)
    }),
    { numRuns: 2000 },
  )
})

test('fetches a master once for simultaneous requests, without a redirect or a token', async () => {
  respond = () => picture('kast')
  const store = masters()
  const files = await Promise.all(Array.from({ length: 8 }, () => store.masterOf(media)))
  expect(textOf(files[0] ?? null)).toBe('kast')
  expect(textOf(await store.masterOf(media))).toBe('kast')
  expect(requests).toMatchObject([{ url: `${url}/uploads/kast.webp`, init: { redirect: 'error' } }])
  expect(new Headers(requests[0]?.init.headers).has('authorization')).toBe(false)
})

test('does not store what is no picture, too large, refused or missing, and does not retry at once', async () => {
  for (const wrong of [
    () => picture('<svg/>', { 'content-type': 'image/svg+xml' }),
    () => picture('<html>', { 'content-type': 'text/html' }),
    () => picture('x'.repeat(2_000)),
    () => new Response('nee', { status: 403 }),
    () => new Response('stuk', { status: 500 }),
    () => new Response('weg', { status: 404 }),
    () => Promise.reject(new TypeError('fetch failed')),
  ]) {
    round += 1
    requests = []
    respond = wrong
    const store = masters({ maxBytes: 1_000 })
    expect([await store.masterOf(media), await store.masterOf(media)]).toEqual([null, null])
    expect(requests).toHaveLength(1)
  }
  expect(logged.length).toBe(6)
})

test('serves no old master after a picture was replaced', async () => {
  let content = 'oud'
  respond = () => picture(content, { etag: `"${content}"` })
  const store = masters()
  expect(textOf(await store.masterOf(media))).toBe('oud')
  content = 'nieuw'
  expect(textOf(await store.masterOf(media)), 'nobody said so').toBe('oud')
  store.renew()
  expect(textOf(await store.masterOf(media))).toBe('nieuw')
})

test('serves the old master while a new one is fetched, and when it cannot be fetched', async () => {
  let content = 'oud'
  respond = () => picture(content, { etag: `"${content}"` })
  const store = masters({ freshMs: 0 })
  const file = await store.masterOf(media)
  content = 'nieuw'
  expect(textOf(await store.masterOf(media))).toMatch(/oud|nieuw/)
  await vi.waitFor(() => {
    expect(textOf(file)).toBe('nieuw')
  })
  respond = () => Promise.reject(new TypeError('fetch failed'))
  expect(textOf(await store.masterOf(media))).toBe('nieuw')
  await vi.waitFor(() => {
    expect(logged).toHaveLength(1)
  })
  respond = (_url, init) =>
    new Response(null, { status: new Headers(init.headers).get('if-none-match') === '"nieuw"' ? 304 : 500 })
  expect(textOf(await store.masterOf(media))).toBe('nieuw')
  respond = () => new Response('weg', { status: 404 })
  await vi.waitFor(async () => {
    expect(await store.masterOf(media)).toBeNull()
  })
})

test('gives up on a slow server', async () => {
  respond = (_url, init) =>
    new Promise((_, refuse) => {
      init.signal?.addEventListener('abort', () => {
        refuse(new DOMException('te traag', 'TimeoutError'))
      })
    })
  expect(await masters({ timeout: 20 }).masterOf(media)).toBeNull()
  expect(logged).toHaveLength(1)
})

test('leaves nothing half-written', async () => {
  respond = () => picture('kast')
  await masters().masterOf(media)
  expect(readdirSync(join(folder, String(round)))).toHaveLength(1)
})
