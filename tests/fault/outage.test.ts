/** Every address of the site while its content server is gone: from running, after a restart, and from the first start. */
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

async function visitAll(site: Site): Promise<Map<string, Awaited<ReturnType<Site['visit']>>>> {
  const found = new Map<string, Awaited<ReturnType<Site['visit']>>>()
  await forEachAtOnce(6, healthy.keys(), async (path) => {
    found.set(path, await site.visit(path))
  })
  return found
}
const statuses = async (site: Site) => new Map(Array.from(await visitAll(site), ([path, { status }]) => [path, status]))

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
  for (const [path, { status, headers, text }] of await visitAll(site)) {
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
  expect(await statuses(site)).toEqual(healthy)
}, 240_000)

test('after a restart: serves every address of what was kept, and is ready', async () => {
  cms.fault = 'down'
  await using site = await start()
  expect(await statuses(site)).toEqual(healthy)
  await expect
    .poll(async () => JSON.parse((await site.visit('/readyz')).text))
    .toEqual({ ready: true, checks: { database: 'ok', mail: 'ok', content: 'stale' } })
  expect((await site.visit('/readyz')).status).toBe(200)
}, 240_000)

test('what is kept is readable for its owner alone', () => {
  const open = readdirSync(folder()).filter((name) => (statSync(join(folder(), name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
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
