import { createServer, request, type IncomingMessage } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'
import { targetOf } from './target.ts'

const dir = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => {
  rmSync(dir, { recursive: true })
})
mkdirSync(join(dir, 'assets'))
const script = 'console.log(1)\n'.repeat(100)
writeFileSync(join(dir, 'assets', 'a-1.js'), script)
writeFileSync(join(dir, 'assets', 'a-1.js.br'), brotliCompressSync(script))
writeFileSync(join(dir, 'deur.svg'), script)
mkdirSync(join(dir, 'map.mp4'))
writeFileSync(join(dir, 'film.mp4'), Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251)))
const files = staticFiles(
  [
    { prefix: '/assets/', dir, immutable: true },
    { prefix: '/', dir, immutable: false },
  ],
  100_000,
)
const server = createServer(async (incoming, response) => {
  if (!(await files.respond(incoming, response, targetOf(incoming.url ?? '')))) response.writeHead(404).end()
})
const port = await new Promise<number>((done) => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    done(typeof address === 'object' && address !== null ? address.port : 0)
  })
})
afterAll(() => server.close())

/** The response, its body as it was sent; null when there is no such file. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((done, failed) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, done).once('error', failed).end()
  })
  const body = await buffer(response)
  const { statusCode: status } = response
  const { date: _, ...said } = response.headers
  return status === 404 ? null : { status, headers: said, body }
}

test('serves byte ranges, and refuses those beyond the end', async () => {
  const whole = await ask('/film.mp4')
  expect(whole).toMatchObject({
    status: 200,
    headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': '1000' },
  })
  for (const [range, content, first, length] of [
    ['bytes=100-199', 'bytes 100-199/1000', 100, 100],
    ['bytes=990-', 'bytes 990-999/1000', 990 % 251, 10],
    ['bytes=-5', 'bytes 995-999/1000', 995 % 251, 5],
  ] as const) {
    const part = await ask('/film.mp4', { range })
    expect([part?.status, part?.headers['content-range']], range).toEqual([206, content])
    expect([part?.body[0], part?.body.length], range).toEqual([first, length])
  }
  const beyond = await ask('/film.mp4', { range: 'bytes=1000-' })
  expect([beyond?.status, beyond?.headers['content-range']]).toEqual([416, 'bytes */1000'])
})

test('serves a range only of what the client has, by a strong comparison, and only to GET', async () => {
  const { etag = '', 'last-modified': modified = '' } = (await ask('/film.mp4'))?.headers ?? {}
  const range = 'bytes=0-1'
  for (const [condition, status] of [
    ['"anders"', 200],
    [etag, 200], // a weak tag
    ['Mon, 01 Jan 2024 00:00:00 GMT', 200],
    [modified, 206],
  ] as const) {
    const part = await ask('/film.mp4', { range, 'if-range': condition })
    expect([condition, part?.status, part?.body.length]).toEqual([condition, status, status === 200 ? 1000 : 2])
  }
  const head = await ask('/film.mp4', { range }, 'HEAD')
  expect([head?.status, head?.headers['content-length'], head?.body.length]).toEqual([200, '1000', 0])
})

test('caches files of the build for good, compressed, and others for an hour', async () => {
  const made = await ask('/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(made?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const gzipped = await ask('/assets/a-1.js', { 'accept-encoding': 'br;q=0, gzip' })
  expect(gunzipSync(gzipped?.body ?? '').toString()).toBe(script)
  expect((await ask('/assets/a-1.js', { 'accept-encoding': 'br;q=0' }))?.body.toString()).toBe(script)
  const film = await ask('/film.mp4')
  expect(film?.headers['cache-control']).toBe('public, max-age=3600')
  for (const known of [film?.headers.etag ?? '', '*'])
    expect((await ask('/film.mp4', { 'if-none-match': known }))?.status).toBe(304)
})

test('compresses drawings', async () => {
  const drawing = await ask('/deur.svg', { 'accept-encoding': 'br' })
  expect([drawing?.headers['content-encoding'], drawing?.headers['cache-control']]).toEqual([
    'br',
    'public, max-age=3600',
  ])
  expect(brotliDecompressSync(drawing?.body ?? '').toString()).toBe(script)
})

test('serves no file outside the folder, hidden or of an unknown type', async () => {
  const outside = ['/assets/../../etc/passwd.txt', '/%2e%2e/%2e%2e/etc/hosts.txt']
  for (const path of [
    ...outside,
    '/.env.txt',
    '/assets/.hidden.js',
    '/assets/a-1.js.br',
    '/film',
    '/%00.js',
    '/map.mp4',
  ])
    expect(await ask(path), path).toBeNull()
})

test('reads files of the build once, and others when they changed', async () => {
  const name = join(dir, 'assets', 'b-2.js'),
    other = join(dir, 'b.txt')
  for (const file of [name, other]) writeFileSync(file, script)
  const packed = { 'accept-encoding': 'br' }
  const both = async () => [await ask('/assets/b-2.js'), await ask('/assets/b-2.js', packed)]
  const [before, text] = [await both(), (await ask('/b.txt'))?.body.toString()]
  for (const file of [name, other]) writeFileSync(file, 'changed')
  expect(await both()).toEqual(before)
  expect([text, (await ask('/b.txt'))?.body.toString()]).toEqual([script, 'changed'])
  expect(files.ready(targetOf('/assets/b-2.js'))).not.toBeNull()
  expect(files.ready(targetOf('/b.txt'))).toBeNull()
  expect((await ask('/assets/b-2.js', { 'if-none-match': before[0]?.headers.etag ?? '' }))?.status).toBe(304)
})

test('serves files that are too large for memory', async () => {
  const large = Buffer.alloc(300_000, 'x')
  writeFileSync(join(dir, 'assets', 'c-3.wasm'), large)
  for (let time = 0; time < 2; time += 1) expect((await ask('/assets/c-3.wasm'))?.body.length).toBe(large.length)
})
