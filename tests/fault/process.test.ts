/** The built site when its process, its disk or its services are taken away under load. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startLoad, type Load, type LoadOptions } from '#tests/services/load.ts'
import { startPostgres } from '#tests/services/postgres.ts'
import { findPostgres, findRedis } from '#tests/services/programs.ts'
import { startRedis } from '#tests/services/redis.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { startFakeCms } from './fake-cms.ts'

vi.setConfig({ testTimeout: 180_000 })

const pages = [
  '/',
  '/producten',
  '/collecties/thor',
  '/favicon.svg',
  '/producten?minPrice=100',
  '/veelgestelde-vragen',
  '/api/products?pagination[pageSize]=5',
]
const temporary = () => mkdtempSync(join(tmpdir(), 'process-'))
const visitors = (site: Site, paths: readonly string[] = pages, options: LoadOptions = {}) =>
  startLoad(site.url, paths, { retries: true, ...options })
const waitFor = (load: Load, more: number) => {
  const wanted = load.good + more
  return expect.poll(() => load.good, { timeout: 60_000 }).toBeGreaterThan(wanted)
}
const statusOf = async (site: Site, path: string) => (await site.visit(path)).status

/** GETs each path; the test fails at the first status that is not 200. */
async function expectPages(site: Site, paths: readonly string[], state = ''): Promise<void> {
  for (const path of paths) expect([state, path, await statusOf(site, path)]).toEqual([state, path, 200])
}

test('answers all requests and exits with 0 when it is told to stop under load', async () => {
  await using site = await startSite()
  const load = visitors(site)
  await waitFor(load, 100)
  const before = load.good
  expect(await site.stop()).toBe(0)
  await load.stop()
  expect(load.failures).toEqual(new Map())
  expect(load.good, 'it went on to the end').toBeGreaterThan(before)
  expect(site.complaints()).toBe('')
})

test('starts again with all its data after it was killed under load', async () => {
  await using site = await startSite()
  const load = visitors(site)
  await waitFor(load, 50)
  await site.kill()
  await load.stop()
  const began = performance.now()
  await using again = await startSite({ DATA_DIR: site.dataDir }, { port: site.port })
  const up = performance.now() - began
  await expectPages(again, [...pages, '/readyz', '/verkooppunten'])
  process.stdout.write(`up again after ${(up / 1000).toFixed(2)} s\n`)
  // A busy machine says nothing about time: there it is judged only when asked.
  expect(up).toBeLessThan(process.env['JUDGE_TIMES'] === '1' ? 2_000 : 30_000)
})

test('serves pages while another program holds the database', async () => {
  await using site = await startSite()
  const other = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5_000 })
  try {
    other.exec('BEGIN IMMEDIATE')
    const load = visitors(site, [...pages, '/verkooppunten', '/api/dealers', '/readyz'])
    await waitFor(load, 100)
    await load.stop()
    expect(load.failures).toEqual(new Map())
    other.exec('ROLLBACK')
  } finally {
    other.close()
  }
})

test('serves pages when nothing reads its output any more, though it has problems to write', async () => {
  await using cms = await startFakeCms()
  cms.fault = 'down'
  await using site = await startSite({ CMS_URL: cms.url })
  expect(site.complaints()).toContain('"level":"warn"')
  site.closeOutput()
  for (const time of ['first', 'second', 'third']) {
    expect([time, await statusOf(site, '/producten')], 'a problem to write').toEqual([time, 503])
    await expectPages(site, ['/', '/kleuren', '/healthz'], time)
  }
  expect(await site.stop()).toBe(0)
})

/** Only a user who may mount can take a disk away. */
const mayMount = (() => {
  const folder = temporary()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  if (mounted) spawnSync('umount', [folder])
  return mounted
})()

test.runIf(mayMount)('serves pages while the disk is full, and everything else once there is room again', async () => {
  const folder = temporary()
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder]).status).toBe(0)
  const site = await startSite({ DATA_DIR: folder })
  const all = [...pages, '/verkooppunten', '/api/dealers', '/api/captcha', '/nieuwsbrief', '/readyz']
  try {
    await expectPages(site, all, 'well')
    const used = readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
      // The site goes on writing: a file may have its last name by now.
      (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
    expect(used).toBeLessThan(150 * 1_048_576)
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'full')}`, 'bs=1M'])
    // Room that the site has freed meanwhile is filled as well.
    expect(() => {
      for (;;) appendFileSync(join(folder, 'full'), 'x'.repeat(100_000))
    }).toThrow(/ENOSPC/)
    await expectPages(site, all, 'full')
    rmSync(join(folder, 'full'))
    await expectPages(site, all, 'well again')
  } finally {
    await site.stop()
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
})

test.runIf(findPostgres() !== undefined && findRedis() !== undefined)(
  'serves pages from memory while PostgreSQL and Redis are gone, and recovers by itself',
  async () => {
    const [postgres, redis] = [await startPostgres(), await startRedis()]
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query('create database site')
    const database = new URL(postgres.url)
    database.pathname = '/site'
    const site = await startSite({ DATABASE_URL: database.href, REDIS_URL: redis.url })
    try {
      const load = visitors(site, pages, { visitors: 4 })
      await redis.kill()
      await admin.query('alter database site allow_connections false')
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'")
      await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(503)
      expect(await statusOf(site, '/healthz'), 'alive all the same').toBe(200)
      expect(await statusOf(site, '/verkooppunten')).toBe(503)
      await waitFor(load, 50)
      await admin.query('alter database site allow_connections true')
      await redis.start()
      for (const path of ['/readyz', '/verkooppunten'])
        await expect.poll(() => statusOf(site, path), { timeout: 60_000 }).toBe(200)
      expect(await statusOf(site, '/api/captcha')).toBe(200)
      await load.stop()
      expect(load.failures).toEqual(new Map())
    } finally {
      await admin.end()
      await site[Symbol.asyncDispose]()
      await Promise.all([redis.kill(), postgres.end()])
    }
  },
)

test('serves all pages while its content server comes and goes ten times', async () => {
  await using cms = await startFakeCms()
  await using site = await startSite({ CMS_URL: cms.url })
  const known = ['/producten', '/veelgestelde-vragen', '/vacatures', '/privacy', '/producten/wastafelmeubel-beat-40']
  await expect
    .poll(() => Promise.all(known.map((path) => statusOf(site, path))), { timeout: 90_000 })
    .toEqual(known.map(() => 200))
  const load = visitors(site, known, { visitors: 2, pauseMs: 5 })
  for (let change = 0; change < 20; change++) {
    cms.fault = change % 2 === 0 ? ((['down', 'status 500', 'cut', 'page'] as const)[(change / 2) % 4] ?? 'down') : null
    await waitFor(load, 10)
  }
  await load.stop()
  expect(load.failures).toEqual(new Map())
})
