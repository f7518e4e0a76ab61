import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { finishResponse } from '#server/http/finished-response.ts'
import { createCmsMasters } from './cms-masters.ts'
import { pictureResponse } from './picture-response.ts'
import { parsePictureRequest } from './picture-request.ts'
import { createPictureStore } from './picture-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const mastersDir = join(folder, 'media')
mkdirSync(join(mastersDir, 'proef'), { recursive: true })
await sharp({ create: { width: 500, height: 400, channels: 3, background: { r: 180, g: 140, b: 100 } } })
  .webp()
  .toFile(join(mastersDir, 'proef/kast.webp'))
writeFileSync(join(mastersDir, 'proef/stuk.webp'), 'this is no picture')

function pictures(cache: string) {
  return {
    store: createPictureStore({
      masterOf: (media) => Promise.resolve({ file: join(mastersDir, `${media}.webp`), version: '1' }),
      cacheDir: join(folder, cache),
    }),
    currentVersion: (media: string) => (media === 'proef/kast' ? 'abcd1234' : null),
  }
}
async function ask(
  path: string,
  { cacheDir = 'cache', query = '', ...init }: RequestInit & { cacheDir?: string; query?: string } = {},
) {
  const request = new Request(`http://localhost/img/${path}${query}`, init)
  return finishResponse(request, await pictureResponse(request, path, pictures(cacheDir)), true)
}
/** Format and size of the picture in a response. */
async function madeBy(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { format, width, height }
}

test('gives a picture in the requested width', async () => {
  const webp = await ask('320/proef/kast.webp')
  expect(webp.status).toBe(200)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  expect(await madeBy(webp)).toEqual({ format: 'webp', width: 320, height: 256 })
})

test('makes share cards of 1200 x 630, and no other size or format', async () => {
  const card = await ask('og/proef/kast.jpg', { query: '?v=abcd1234' })
  expect([card.status, card.headers.get('content-type'), card.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    expect.stringContaining('immutable'),
  ])
  const bytes = await card.clone().arrayBuffer()
  expect(await madeBy(card)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  // A picture narrower than a card has the paper colour on both sides.
  for (const left of [0, 1180]) {
    const { dominant } = await sharp(
      await sharp(bytes).extract({ left, top: 0, width: 20, height: 630 }).png().toBuffer(),
    ).stats()
    for (const [channel, paper] of [
      ['r', 246],
      ['g', 243],
      ['b', 236],
    ] as const)
      expect(Math.abs(dominant[channel] - paper), channel).toBeLessThan(8)
  }
  expect([
    (await ask('og/proef/kast.webp')).status,
    (await ask('320/proef/kast.jpg')).status,
    (await ask('320/proef/kast.avif')).status,
    (await ask('og/proef/onbekend.jpg')).status,
  ]).toEqual([400, 404, 404, 404])
})

test('never makes a picture wider than its master', async () => {
  expect((await madeBy(await ask('1920/proef/kast.webp'))).width).toBe(500)
})

test('lets browsers cache only the address with the current version for ever', async () => {
  const policy = async (query: string) => (await ask('320/proef/kast.webp', { query })).headers.get('cache-control')
  expect(await policy('?v=abcd1234')).toContain('immutable')
  for (const query of ['?v=old', '']) expect(await policy(query)).not.toContain('immutable')
})

test('responds 304 to a request with the ETag, and without a body to HEAD', async () => {
  const etag = (await ask('480/proef/kast.webp')).headers.get('etag') ?? ''
  expect((await ask('480/proef/kast.webp', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await ask('480/proef/kast.webp', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('makes one file for simultaneous requests, and serves it after a restart', async () => {
  const path = '320/proef/kast.webp'
  const request = () => new Request(`http://localhost/img/${path}`)
  const shared = pictures('together')
  const responses = await Promise.all(Array.from({ length: 12 }, () => pictureResponse(request(), path, shared)))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(readdirSync(join(folder, 'together/proef'))).toHaveLength(1)
  const later = await pictureResponse(request(), path, pictures('together'))
  expect(later.headers.get('etag')).toBe(responses[0]?.headers.get('etag'))
})

test('responds although the cache cannot be written', async () => {
  writeFileSync(join(folder, 'blocked'), 'a file where a folder should be')
  expect((await ask('320/proef/kast.webp', { cacheDir: 'blocked' })).status).toBe(200)
})

test('refuses widths that are not made, and does not find unknown pictures', async () => {
  for (const path of ['333/proef/kast.webp', 'proef/kast.webp']) expect((await ask(path)).status).toBe(400)
  for (const path of ['320/proef/onbekend.webp', '320/proef/stuk.webp', '320/proef/kast.png'])
    expect((await ask(path)).status).toBe(404)
})

test('lets no address lead outside the folder of masters', () => {
  for (const path of [
    '320/../server/env.webp',
    '320/proef/../../geheim.webp',
    '320//etc/passwd.webp',
    '320/proef/%2e%2e/x.webp',
    String.raw`320/proef\..\x.webp`,
    '320/proef/kast.webp\0.webp',
  ])
    expect(parsePictureRequest(path)).toBe('unknown-picture')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parsePictureRequest(`640/${text}`)
      expect(typeof parsed === 'string' || /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(parsed.media)).toBe(true)
    }),
  )
})

test('makes pictures of the content server too, cached for an hour, and does not find those that cannot be fetched', async () => {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const cms = createCmsMasters({
    url: 'https://cms.oeverhout.example',
    mediaHosts: [],
    dir: join(folder, 'masters'),
    fetch: (address) =>
      new Request(address).url === 'https://cms.oeverhout.example/uploads/kast.jpg'
        ? Promise.resolve(new Response(jpeg, { headers: { 'content-type': 'image/jpeg' } }))
        : Promise.reject(new TypeError('fetch failed')),
  })
  const store = createPictureStore({
    masterOf: async (media) => {
      const file = await cms.masterOf(media)
      return file === null ? null : { file, version: '1' }
    },
    cacheDir: join(folder, 'made'),
  })
  const respond = (path: string) =>
    pictureResponse(new Request(`http://localhost/img/${path}?v=1`), path, { store, currentVersion: () => null })
  const made = await respond('320/cms/uploads/kast-2ejpg.webp')
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect((await madeBy(made)).width).toBe(320)
  for (const path of [
    '320/cms/uploads/anders-2ejpg.webp',
    '320/cms/api/products.webp',
    '320/cms/uploads/-2e-2e/api/x.webp',
    '320/cdn/localhost/x.webp',
  ])
    expect((await respond(path)).status, path).toBe(404)
})
