import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => {
  rmSync(dir, { recursive: true })
})
mkdirSync(join(dir, 'assets'))
const script = 'console.log(1)\n'.repeat(100)
writeFileSync(join(dir, 'assets', 'a-1.js'), script)
writeFileSync(join(dir, 'assets', 'a-1.js.gz'), gzipSync(script))
writeFileSync(join(dir, 'film.mp4'), Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251)))
const files = staticFiles([
  { prefix: '/assets/', dir, immutable: true },
  { prefix: '/', dir, immutable: false },
])

/** The response to GET; null when there is no such file. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Response | null> {
  const answer = await files(
    new Request(`http://site.example${path}`, { headers }),
    () => new Response(null, { status: 404 }),
  )
  return answer.status === 404 ? null : answer
}

test('serves byte ranges, and refuses those beyond the end', async () => {
  const whole = await ask('/film.mp4')
  const header = (name: string) => whole?.headers.get(name)
  expect(whole?.status).toBe(200)
  expect(['content-type', 'accept-ranges', 'content-length'].map(header)).toEqual(['video/mp4', 'bytes', '1000'])
  for (const [range, content, first, length] of [
    ['bytes=100-199', 'bytes 100-199/1000', 100, 100],
    ['bytes=990-', 'bytes 990-999/1000', 990 % 251, 10],
    ['bytes=-5', 'bytes 995-999/1000', 995 % 251, 5],
  ] as const) {
    const part = await ask('/film.mp4', { range })
    const bytes = new Uint8Array((await part?.arrayBuffer()) ?? [])
    expect([part?.status, part?.headers.get('content-range')], range).toEqual([206, content])
    expect([bytes[0], bytes.length], range).toEqual([first, length])
  }
  const beyond = await ask('/film.mp4', { range: 'bytes=1000-' })
  expect([beyond?.status, beyond?.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
})

test('caches files of the build for good, compressed, and others for an hour', async () => {
  const made = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip' })
  expect(Object.fromEntries(made?.headers ?? [])).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(await (await ask('/assets/a-1.js'))?.text()).toBe(script)
  const film = await ask('/film.mp4')
  expect(film?.headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await ask('/film.mp4', { 'if-none-match': film?.headers.get('etag') ?? '' }))?.status).toBe(304)
})

test('serves no file outside the folder, hidden or of an unknown type', async () => {
  const outside = ['/assets/../../etc/passwd.txt', '/%2e%2e/%2e%2e/etc/hosts.txt']
  for (const path of [...outside, '/.env.txt', '/assets/.hidden.js', '/assets/a-1.js.gz', '/film', '/%00.js'])
    expect(await ask(path), path).toBeNull()
})

test('reads files of the build once, and others at every request', async () => {
  const name = join(dir, 'assets', 'b-2.js'),
    other = join(dir, 'b.txt')
  for (const file of [name, other]) writeFileSync(file, script)
  writeFileSync(`${name}.gz`, gzipSync(script))
  const packed = { 'accept-encoding': 'gzip' }
  const before = {
    plain: await ask('/assets/b-2.js'),
    packed: await ask('/assets/b-2.js', packed),
    other: await (await ask('/b.txt'))?.text(),
  }
  for (const file of [name, `${name}.gz`, other]) writeFileSync(file, 'changed')
  const after = {
    plain: await ask('/assets/b-2.js'),
    packed: await ask('/assets/b-2.js', packed),
    other: await (await ask('/b.txt'))?.text(),
  }
  expect(await after.plain?.text()).toBe(script)
  for (const form of ['plain', 'packed'] as const)
    expect([...(after[form]?.headers ?? [])]).toEqual([...(before[form]?.headers ?? [])])
  expect(gunzipSync((await after.packed?.bytes()) ?? '').toString()).toBe(script)
  expect([before.other, after.other]).toEqual([script, 'changed'])
  expect((await ask('/assets/b-2.js', { 'if-none-match': before.plain?.headers.get('etag') ?? '' }))?.status).toBe(304)
})

test('serves files that are too large for the cache', async () => {
  const large = Buffer.alloc(3_000_000, 'x')
  writeFileSync(join(dir, 'assets', 'c-3.wasm'), large)
  for (let time = 0; time < 2; time += 1)
    expect((await (await ask('/assets/c-3.wasm'))?.bytes())?.length).toBe(large.length)
})
