import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
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
const ask = (
  path: string,
  { kept = 'cache', query = '', ...init }: RequestInit & { kept?: string; query?: string } = {},
) => pictureResponse(new Request(`http://localhost/img/${path}${query}`, init), path, pictures(kept))

test('a picture has the width that was asked for', async () => {
  const webp = await ask('320/proef/kast.webp')
  expect(webp.status).toBe(200)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  const made = await sharp(await webp.arrayBuffer()).metadata()
  expect({ format: made.format, width: made.width, height: made.height }).toEqual({
    format: 'webp',
    width: 320,
    height: 256,
  })
})

test('a card for sharing is 1200 x 630 whatever its picture is, and no size or format beside it is made', async () => {
  const card = await ask('og/proef/kast.jpg', { query: '?v=abcd1234' })
  expect([card.status, card.headers.get('content-type'), card.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    expect.stringContaining('immutable'),
  ])
  const bytes = await card.arrayBuffer()
  const made = await sharp(bytes).metadata()
  expect({ format: made.format, width: made.width, height: made.height }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  // This one is less wide than a card: paper stands on both sides of it.
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

test('a picture is never made wider than its master', async () => {
  expect((await sharp(await (await ask('1920/proef/kast.webp')).arrayBuffer()).metadata()).width).toBe(500)
})

test('only the address with the current version may be kept for ever', async () => {
  expect((await ask('320/proef/kast.webp', { query: '?v=abcd1234' })).headers.get('cache-control')).toContain(
    'immutable',
  )
  expect((await ask('320/proef/kast.webp', { query: '?v=old' })).headers.get('cache-control')).not.toContain(
    'immutable',
  )
  expect((await ask('320/proef/kast.webp')).headers.get('cache-control')).not.toContain('immutable')
})

test('a second request with the ETag of the first is answered 304, and HEAD has no body', async () => {
  const etag = (await ask('480/proef/kast.webp')).headers.get('etag') ?? ''
  expect((await ask('480/proef/kast.webp', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await ask('480/proef/kast.webp', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('requests at the same moment leave one whole file, which the next request is answered from', async () => {
  const shared = pictures('together')
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      pictureResponse(new Request('http://localhost/img/320/proef/kast.webp'), '320/proef/kast.webp', shared),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(readdirSync(join(folder, 'together/proef'))).toHaveLength(1)
  expect(
    (
      await pictureResponse(
        new Request('http://localhost/img/320/proef/kast.webp'),
        '320/proef/kast.webp',
        pictures('together'),
      )
    ).headers.get('etag'),
  ).toBe(answers[0]?.headers.get('etag'))
})

test('a cache that cannot be written still leaves an answer', async () => {
  writeFileSync(join(folder, 'blocked'), 'a file where a folder should be')
  expect((await ask('320/proef/kast.webp', { kept: 'blocked' })).status).toBe(200)
})

test('widths that are not made are refused, pictures that are not there are not found', async () => {
  expect((await ask('333/proef/kast.webp')).status).toBe(400)
  expect((await ask('proef/kast.webp')).status).toBe(400)
  expect((await ask('320/proef/onbekend.webp')).status).toBe(404)
  expect((await ask('320/proef/stuk.webp')).status).toBe(404)
  expect((await ask('320/proef/kast.png')).status).toBe(404)
})

test('no address leads outside the folder of masters', () => {
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

test('a picture on the content server is made like any other, may be kept for an hour, and is not found while it cannot be had', async () => {
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
  const answer = (path: string) =>
    pictureResponse(new Request(`http://localhost/img/${path}?v=1`), path, { store, currentVersion: () => null })
  const made = await answer('320/cms/uploads/kast-2ejpg.webp')
  expect([
    made.status,
    made.headers.get('cache-control'),
    (await sharp(await made.arrayBuffer()).metadata()).width,
  ]).toEqual([200, 'public, max-age=3600', 320])
  for (const path of [
    '320/cms/uploads/anders-2ejpg.webp',
    '320/cms/api/products.webp',
    '320/cms/uploads/-2e-2e/api/x.webp',
    '320/cdn/localhost/x.webp',
  ])
    expect((await answer(path)).status, path).toBe(404)
})
