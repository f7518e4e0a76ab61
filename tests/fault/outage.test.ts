/** The site while its content server is gone: every address from running, and one of each kind after a restart and from the first start. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forEachAtOnce } from '#tests/services/load.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { everyAddress, hasReadEverything } from './every-address.ts'
import { startFakeCms, type FakeCms } from './fake-cms.ts'

/** What nobody can show without ever having read the source. */
const needSource =
  /^\/(?:producten(?:[/?]|$)|vergelijken\?|veelgestelde-vragen|vacatures|feed\/|artikel\/|service\/past-het\?|samenstellen(?:[/?.]|$)|verlanglijstje.*product|favorieten.*product|api\/search\/(?:vacatures|veelgestelde-vragen))/

let cms: FakeCms
let dataDir: string
/** All addresses with the status that they always have. */
const healthy = new Map<string, number>()

const start = () => startSite({ CMS_URL: cms.url, DATA_DIR: dataDir })
const folder = () => join(dataDir, 'responses')

/** Of the addresses that differ in the last part of their path or in the values of their params alone, the last. */
const unlike = () =>
  new Map(
    Array.from(healthy.keys(), (path) => {
      const { pathname, searchParams } = new URL(path, 'https://site.example')
      const kind = pathname.replace(/^(\/.+?)\/[^/]*?(\.\w+)?$/, '$1/$2')
      return [[kind, healthy.get(path), ...searchParams.keys()].join(' '), path]
    }),
  ).values()

async function visitAll(site: Site, paths: Iterable<string>): Promise<Map<string, Awaited<ReturnType<Site['visit']>>>> {
  const found = new Map<string, Awaited<ReturnType<Site['visit']>>>()
  await forEachAtOnce(6, paths, async (path) => {
    found.set(path, await site.visit(path))
  })
  return found
}

const readEverything = (site: Site) => vi.waitUntil(() => hasReadEverything(site), { timeout: 60_000, interval: 100 })

beforeAll(async () => {
  cms = await startFakeCms()
  dataDir = mkdtempSync(join(tmpdir(), 'outage-'))
  await using site = await startSite({ CMS_URL: cms.url })
  await readEverything(site)
  for (const path of await everyAddress(site)) healthy.set(path, path.endsWith('bestaat-niet') ? 404 : 200)
  expect(healthy.size).toBeGreaterThan(400)
}, 240_000)
afterAll(async () => {
  await cms[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

test('first start: what needs the content server says so with 503, and all else is served', async () => {
  cms.fault = 'down'
  await using site = await startSite({ CMS_URL: cms.url })
  const unexpected: string[] = []
  for (const [path, { status, headers, text }] of await visitAll(site, unlike())) {
    if (status === healthy.get(path)) continue
    const isExpected = status === 503 && needSource.test(path) && headers.get('retry-after') !== null
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    const sentences = text
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .match(/Kan [a-z ]+ niet laden\. Probeer het later opnieuw\./g)
    if (!isExpected || (isPage && sentences?.length !== 1)) unexpected.push(`${path} ${status} ${sentences?.join()}`)
  }
  expect(unexpected).toEqual([])
  const ready = await site.visit('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { ready: true, checks: { database: 'ok', mail: 'ok', content: 'missing' } },
  ])
}, 240_000)

test('from running: serves every address, though nobody opened one before', async () => {
  cms.fault = null
  await using site = await start()
  await readEverything(site)
  cms.fault = 'down'
  const found = await visitAll(site, healthy.keys())
  expect(new Map(Array.from(found, ([path, { status }]) => [path, status]))).toEqual(healthy)
}, 240_000)

test('after a restart: serves what was kept, and is ready', async () => {
  cms.fault = 'down'
  await using site = await start()
  for (const [path, { status }] of await visitAll(site, unlike())) expect(status, path).toBe(healthy.get(path))
  await expect
    .poll(async () => JSON.parse((await site.visit('/readyz')).text))
    .toEqual({ ready: true, checks: { database: 'ok', mail: 'ok', content: 'stale' } })
  expect((await site.visit('/readyz')).status).toBe(200)
}, 240_000)

test('what is kept is readable for its owner alone', () => {
  expect(readdirSync(folder()).map((name) => statSync(join(folder(), name)).mode & 0o077)).toEqual([0, 0, 0, 0, 0])
})

test.each([
  ['of another shape', (text: string) => text.replace(/"version":"\w+"/, '"version":"x"')],
  ['cut off', (text: string) => text.slice(0, -20)],
])(
  'a file %s counts as absent',
  async (_what, change) => {
    const path = join(folder(), 'vacancies.json')
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, change(before))
    cms.fault = 'down'
    {
      await using site = await start()
      expect([(await site.visit('/vacatures')).status, (await site.visit('/veelgestelde-vragen')).status]).toEqual([
        503, 200,
      ])
    }
    writeFileSync(path, before)
  },
  60_000,
)
