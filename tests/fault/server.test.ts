/** The built site while its content server fails. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { faults, startFakeCms, type FakeCms } from './fake-cms.ts'

const secret = 'een-geheim-van-zestien-tekens-of-meer'

/** Starts the site on this content server. */
const startSiteOn = (cms: FakeCms) => startSite({ CMS_URL: cms.url, REVALIDATE_SECRET: secret })

/** Tells the site that a product has changed. */
const notify = (site: Site, headers: Record<string, string>) =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      event: 'entry.publish',
      model: 'product',
      entry: { publishedAt: '2026-11-21T12:00:00.000Z' },
    }),
  })

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

/** The text of a page, without scripts, which contain times. */
const words = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('says what is missing while the content server is down at the start, serves all else, and recovers by itself', async () => {
  await using cms = await startFakeCms()
  cms.fault = 'down'
  await using site = await startSiteOn(cms)
  for (const [path, message] of [
    ['/producten', 'Kan producten niet laden. Probeer het later opnieuw.'],
    ['/producten/wastafelmeubel-beat-40', 'Kan product niet laden. Probeer het later opnieuw.'],
    ['/veelgestelde-vragen', 'Kan veelgestelde vragen niet laden. Probeer het later opnieuw.'],
    [
      '/veelgestelde-vragen/waar-kan-ik-een-meubel-van-oeverhout-kopen',
      'Kan veelgestelde vraag niet laden. Probeer het later opnieuw.',
    ],
    ['/vacatures', 'Kan vacatures niet laden. Probeer het later opnieuw.'],
  ] as const) {
    const { status, headers, text: html } = await site.visit(path)
    expect([path, status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      path,
      503,
      'no-store',
      '10',
    ])
    expect(words(html)).toContain(message)
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
  // The log has one line of JSON for each failure.
  for (const line of site.complaints().trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: expect.any(String) })

  cms.fault = null
  await expect.poll(async () => (await site.visit('/producten')).status, { timeout: 40_000, interval: 250 }).toBe(200)
  for (const path of known) expect([path, (await site.visit(path)).status]).toEqual([path, 200])
}, 90_000)

let cms: FakeCms
let site: Site
beforeAll(async () => {
  cms = await startFakeCms()
  site = await startSiteOn(cms)
}, 60_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await cms[Symbol.asyncDispose]()
})
beforeEach(() => {
  cms.fault = null
  cms.rewrite = (body) => body
})

test.each(faults)('serves every page unchanged while the content server fails: %s', async (fault) => {
  const before = await Promise.all(known.map(async (path) => words((await site.visit(path)).text)))
  cms.fault = fault
  const after = await Promise.all(known.map((path) => site.visit(path)))
  cms.fault = null
  expect(after.map(({ status }) => status)).toEqual(known.map(() => 200))
  expect(after.map(({ text }) => words(text))).toEqual(before)
})

test('shows an announced change on its page at once, and in the list when that is read again', async () => {
  cms.rewrite = (body) => body.replaceAll('Wastafelmeubel Beat 40', 'Wastafelmeubel Veertig')
  expect((await notify(site, {})).status).toBe(401)
  expect((await site.visit('/producten/wastafelmeubel-beat-40')).text).toContain('Wastafelmeubel Beat 40')
  const answer = await notify(site, { 'x-revalidate-secret': secret })
  expect([answer.status, await answer.json()]).toEqual([200, { dropped: ['product'] }])
  expect((await site.visit('/producten/wastafelmeubel-beat-40')).text).toContain('Wastafelmeubel Veertig')
  await expect
    .poll(async () => (await site.visit('/producten?search=veertig')).text, { timeout: 20_000 })
    .toContain('Wastafelmeubel Veertig')
})
