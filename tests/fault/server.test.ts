/** The built site in front of a content server that breaks: `npm run build` first. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faults, startFakeCms, type FakeCms } from './fake-cms.ts'

const secret = 'een-geheim-van-zestien-tekens-of-meer'

type Site = {
  visit: (path: string) => Promise<{ status: number; headers: Headers; html: string }>
  notify: (headers: Record<string, string>) => Promise<Response>
  complained: () => string
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts the built server with this content server and an empty data folder. */
async function startSite(cmsUrl: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      WARM_PICTURES: 'no',
      CMS_URL: cmsUrl,
      REVALIDATE_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = '',
    complained = ''
  child.stderr.on('data', (bytes) => {
    complained += String(bytes)
  })
  const ended = new Promise<void>((done) => {
    child.on('exit', () => done())
  })
  const port = await new Promise<string>((done, fail) => {
    void ended.then(() => fail(new Error(complained)))
    child.stdout.on('data', (bytes) => {
      said += String(bytes)
      const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (found !== undefined) done(found)
    })
  })
  const url = `http://127.0.0.1:${port}`
  return {
    async visit(path) {
      const answer = await fetch(`${url}${path}`)
      return { status: answer.status, headers: answer.headers, html: await answer.text() }
    },
    notify: (headers) =>
      fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          event: 'entry.publish',
          model: 'product',
          entry: { publishedAt: '2026-11-21T12:00:00.000Z' },
        }),
      }),
    complained: () => complained,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const known = [
  '/',
  '/producten',
  '/producten?category=spiegels',
  '/producten/wastafelmeubel-beat-40',
  '/vergelijken?items=planchet-ferro',
  '/veelgestelde-vragen',
  '/veelgestelde-vragen/waar-kan-ik-een-meubel-van-oeverhout-kopen',
  '/vacatures',
  '/privacy',
  '/sitemap.xml',
  '/feed/products.json',
] as const

/** What a visitor reads: without scripts, which carry times. */
const words = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('started while the content server is down, pages say what is missing, everything else is there, and it recovers by itself', async () => {
  await using cms = await startFakeCms()
  cms.fault = 'down'
  await using site = await startSite(cms.url)
  for (const [path, text] of [
    ['/producten', 'Kan producten niet laden. Probeer het later opnieuw.'],
    ['/producten/wastafelmeubel-beat-40', 'Kan product niet laden. Probeer het later opnieuw.'],
    ['/veelgestelde-vragen', 'Kan veelgestelde vragen niet laden. Probeer het later opnieuw.'],
    [
      '/veelgestelde-vragen/waar-kan-ik-een-meubel-van-oeverhout-kopen',
      'Kan veelgestelde vraag niet laden. Probeer het later opnieuw.',
    ],
    ['/vacatures', 'Kan vacatures niet laden. Probeer het later opnieuw.'],
  ] as const) {
    const { status, headers, html } = await site.visit(path)
    expect([path, status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      path,
      503,
      'no-store',
      '10',
    ])
    expect(words(html)).toContain(text)
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<footer/)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Probeer opnieuw</a>`))
    expect(html, 'what went wrong inside stays inside').not.toMatch(
      /ECONN|127\.0\.0\.1:\d|socket|api\/(?:faqs|products|vacatures)/,
    )
  }
  for (const path of [
    '/',
    '/collecties',
    '/contact',
    '/privacy',
    '/verkooppunten',
    '/favorieten',
    '/sitemap.xml',
    '/zoeken?q=beton',
  ])
    expect([path, (await site.visit(path)).status]).toEqual([path, 200])
  // What went wrong stands in the log, one line of JSON each.
  for (const line of site.complained().trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: expect.any(String) })

  cms.fault = null
  await expect.poll(async () => (await site.visit('/producten')).status, { timeout: 40_000, interval: 250 }).toBe(200)
  for (const path of known) expect([path, (await site.visit(path)).status]).toEqual([path, 200])
}, 90_000)

let cms: FakeCms
let site: Site
beforeAll(async () => {
  cms = await startFakeCms()
  site = await startSite(cms.url)
}, 60_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await cms[Symbol.asyncDispose]()
})
beforeEach(() => {
  cms.fault = null
  cms.rewrite = (body) => body
})

test.each(faults)('%s: every page goes on as it was, products that nobody had asked for included', async (fault) => {
  const before = await Promise.all(known.map(async (path) => words((await site.visit(path)).html)))
  cms.fault = fault
  const after = await Promise.all(known.map(site.visit))
  cms.fault = null
  expect(after.map(({ status }) => status)).toEqual(known.map(() => 200))
  expect(after.map(({ html }) => words(html))).toEqual(before)
})

test('an event of the content server is on the pages at once, in the list as soon as it is read again', async () => {
  cms.rewrite = (body) => body.replaceAll('Wastafelmeubel Beat 40', 'Wastafelmeubel Veertig')
  expect((await site.notify({})).status).toBe(401)
  expect((await site.visit('/producten/wastafelmeubel-beat-40')).html).toContain('Wastafelmeubel Beat 40')
  const answer = await site.notify({ 'x-revalidate-secret': secret })
  expect([answer.status, await answer.json()]).toEqual([200, { dropped: ['product'] }])
  expect((await site.visit('/producten/wastafelmeubel-beat-40')).html).toContain('Wastafelmeubel Veertig')
  await expect
    .poll(async () => (await site.visit('/producten?search=veertig')).html, { timeout: 20_000 })
    .toContain('Wastafelmeubel Veertig')
})
