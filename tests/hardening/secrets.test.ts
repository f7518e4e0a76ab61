/** Secrets in the messages of errors: `npm run build` first. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hiddenMessage } from '#domain/public-error.ts'
import { freePort } from '#tests/services/ports.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'

/** Part of every secret, and of every message that the layers below throw. */
const secret = 'hunter2'

/** A content server that fails with a secret in its response. */
const cms = createServer((_request, response) => {
  response.writeHead(500, { 'content-type': 'application/json' }).end(`{"error":{"message":"${secret}"}}`)
})
let site: Site
/** What the error tracker received, each with a line for the event. */
const tracked: Record<string, unknown>[] = []
const tracker = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  tracked.push(JSON.parse(body.split('\n')[2] ?? ''))
  response.end()
})

beforeAll(async () => {
  const [port, trackerPort] = [await freePort(), await freePort()]
  await new Promise<void>((listening) => {
    cms.listen(port, '127.0.0.1', listening)
  })
  await new Promise<void>((listening) => {
    tracker.listen(trackerPort, '127.0.0.1', listening)
  })
  site = await startSite({
    CMS_URL: `http://127.0.0.1:${port}/${secret}`,
    CMS_TOKEN: secret,
    SECRET_KEY: secret.repeat(8),
    SENTRY_DSN: `http://sleutel@127.0.0.1:${trackerPort}/1`,
    SMTP_URL: `smtp://site:${secret}@127.0.0.1:${await freePort()}`,
  })
  const database = new DatabaseSync(join(site.dataDir, 'site.db'))
  const tables = ['dealer', 'spent_token', 'subscriber', 'newsletter_token', 'outbox', 'postcode_place', 'store_fact']
  for (const table of tables) database.exec(`ALTER TABLE ${table} RENAME TO ${table}_gone`)
  for (const table of tables) database.exec(`CREATE VIEW ${table} AS SELECT * FROM ${secret}`)
  database.close()
  await fetch(`${site.url}/verkooppunten?near=8011`, { headers: { 'x-request-id': 'van-de-proxy-1' } })
}, 60_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  cms.close()
  tracker.close()
})

/** The server functions that the built pages call. */
function serverFunctions(): string[] {
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join('dist/client/assets', name), 'utf8')).join('\n')
  return [...new Set(code.match(/\b[0-9a-f]{64}\b/g))]
}

test('no response holds the message of an error, whichever layer throws it', async () => {
  const own = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
  const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' }
  const post = (body: string, headers: Record<string, string>) => ({ method: 'POST', headers, body })
  const captcha: unknown = await (await fetch(`${site.url}/api/captcha`)).json()
  const id = typeof captcha === 'object' && captcha !== null && 'id' in captcha ? String(captcha.id) : ''
  const json = { ...own, 'content-type': 'application/json' }
  const calls = serverFunctions()
  expect(calls.length).toBeGreaterThan(20)
  const requests: [string, RequestInit?][] = [
    ...['/', '/producten', '/producten/kolomkast-morrison', '/vergelijken?items=kolomkast-morrison'].map(toGet),
    ...['/veelgestelde-vragen', '/vacatures', '/vacatures/meubelmaker', '/privacy', '/service', '/zoeken?q=eiken'].map(
      toGet,
    ),
    ...['/verkooppunten', '/verkooppunten?near=8011', '/verkooppunten/badhuis-de-vecht', '/api/dealers'].map(toGet),
    ...['/api/products', '/api/faqs', '/api/search/faqs', '/feed/products.json', '/sitemap.xml', '/readyz'].map(toGet),
    ...['/nieuwsbrief/bevestigen?token=x', '/nieuwsbrief/afmelden?token=x', '/api/captcha/x.png'].map(toGet),
    ['/nieuwsbrief/afmelden?token=x', post('List-Unsubscribe=One-Click', form)],
    ['/nieuwsbrief', post(`email=a%40water.example&answer=123456&code=${id}`, form)],
    ['/api/captcha', post(JSON.stringify({ id, answer: '123456' }), json)],
    ['/api/newsletter', post(JSON.stringify({ email: 'a@water.example', captchaToken: 'x' }), json)],
    ...calls.flatMap((call): [string, RequestInit][] => [
      [`/_serverFn/${call}`, { headers: own }],
      [`/_serverFn/${call}`, post('{}', json)],
    ]),
  ]
  const failed: string[] = []
  let hidden = 0
  for (const [path, init] of requests) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init })
    const text = `${JSON.stringify([...response.headers])}${await response.text()}`
    if (response.status >= 500) failed.push(path)
    if (text.includes(hiddenMessage)) hidden += 1
    expect([path, text]).not.toEqual([path, expect.stringMatching(/hunter2|SQLITE|no such table|invalid_type/)])
  }
  expect(hidden, 'server functions that fail').toBeGreaterThan(20)
  expect(failed, 'pages and APIs that fail').toEqual(
    expect.arrayContaining(['/producten', '/veelgestelde-vragen', '/verkooppunten', '/api/dealers', '/api/captcha']),
  )
})

test('the log and the error tracker get each error with its request, route and stack, and without its message', async () => {
  const ofRequest = () => tracked.find(({ tags }) => JSON.stringify(tags).includes('van-de-proxy-1'))
  await expect.poll(ofRequest, { timeout: 30_000 }).toBeDefined()
  expect(ofRequest()).toMatchObject({
    transaction: '/verkooppunten',
    tags: { event: expect.any(String), requestId: 'van-de-proxy-1' },
    exception: {
      values: [{ stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ in_app: true })]) } }],
    },
  })
  const lines = site.complaints()
  expect(lines).toMatch(
    /"requestId":"van-de-proxy-1","route":"\/verkooppunten","error":"[^"]+","stack":\["at [^"]*dist\/server/,
  )
  for (const told of [lines, JSON.stringify(tracked)]) expect(told).not.toMatch(/hunter2|no such table/)
})

function toGet(path: string): [string] {
  return [path]
}
