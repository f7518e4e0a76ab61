/** Three processes behind nginx, under load: one is lost, a new version comes, and no visitor notices. `npm run test:cluster`. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { openPostgres } from '#server/db/database.ts'
import { chromiumLaunch, findChromium } from '#tests/e2e/chromium.ts'
import { newPass } from '#tests/newsletter/harness.ts'
import { assetsOf, startLoad, type Load } from '#tests/services/load.ts'
import { canRun } from '#tests/services/programs.ts'
import { clusterSecret, startCluster, type Cluster } from '#tests/services/cluster.ts'
import { buildInto, copyBuild } from './build-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'versions-'))
const [first, second] = [join(folder, 'first'), join(folder, 'second')]
const pages = [
  '/',
  '/producten',
  '/producten/wastafelmeubel-beat-40',
  '/collecties',
  '/contact',
  '/verkooppunten',
  '/vacatures',
  '/kleuren',
]
let cluster: Cluster

beforeAll(() => {
  copyBuild(first)
  buildInto(second, 'second', { file: 'app/shell/error-page/ErrorPage.tsx', from: 'Probeer', to: 'Probeer nu' })
}, 600_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function withCluster(
  run: () => Promise<void>,
  options: { secure?: boolean; count?: number } = {},
): Promise<void> {
  cluster = await startCluster({
    root: first,
    variables: { LOG_LEVEL: 'warn', RATE_LIMIT_NEWSLETTER: '1000000' },
    ...options,
  })
  try {
    await run()
  } finally {
    await cluster[Symbol.asyncDispose]()
  }
}

/** Stops the visitors: no request of theirs may have failed. */
async function expectNoFailures(what: string, load: Load): Promise<void> {
  await load.stop()
  process.stdout.write(`${what}: ${load.good} requests answered\n`)
  expect(load.failures).toEqual(new Map())
}
const textOf = async (path: string) => (await fetch(cluster.url + path)).text()

test('serves every page under load while a process is lost', async () => {
  await withCluster(async () => {
    const load = startLoad(cluster.url, pages, { visitors: 12 })
    for (const member of [cluster.members[1], cluster.members[2]]) {
      const before = load.good
      await expect.poll(() => load.good, { timeout: 60_000 }).toBeGreaterThan(before + 300)
      await member?.kill()
      await expect.poll(() => load.good, { timeout: 60_000 }).toBeGreaterThan(before + 900)
      await member?.start(first)
    }
    await expectNoFailures('Two processes lost, one after the other', load)
  })
})

test('keeps every acknowledged signup, once, while a process is lost', async () => {
  await withCluster(async () => {
    const keys = captchaKeys(clusterSecret)
    const told: string[] = []
    let failed = 0,
      next = 0
    const signUp = async () => {
      const email = `inschrijving${next++}@water.example`
      const body = JSON.stringify({
        email,
        type: 'Particulier',
        language: 'Nederlands',
        captchaToken: newPass({ keys, now: () => new Date() }),
      })
      const answer = await fetch(`${cluster.url}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: cluster.url },
        body,
      }).catch(() => null)
      if (answer?.status === 200) told.push(email)
      else failed += 1
      await answer?.arrayBuffer()
    }
    await Promise.all(
      Array.from({ length: 10 }, async (_, visitor) => {
        while (told.length < 400) {
          await signUp()
          if (visitor === 0 && told.length > 150 && cluster.members[0]?.process) await cluster.members[0].kill()
        }
      }),
    )
    process.stdout.write(
      `One process lost during signups: ${told.length} were told that it went well, ${failed} that it did not\n`,
    )
    expect(failed, 'at most what that process was working on').toBeLessThanOrEqual(10)
    const { db } = await openPostgres(cluster.databaseUrl)
    const kept = (await db.selectFrom('subscriber').select('email').execute()).map(({ email }) => email)
    await db.destroy()
    expect(told.filter((email) => !kept.includes(email))).toEqual([])
    expect(new Set(kept).size).toBe(kept.length)
  })
})

test('updates one process after the other under load without a failure, and keeps the files of the old build', async () => {
  await withCluster(async () => {
    const oldFiles = assetsOf(await textOf('/'))
    expect(oldFiles.length).toBeGreaterThan(3)
    const load = startLoad(cluster.url, pages, { visitors: 6, withAssets: true })
    let posted = 0
    const refused: string[] = []
    const end = new AbortController()
    // Four at once: it is under such a load that a form stood at the door of a process that closed it.
    const posting = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (; !end.signal.aborted; posted++) {
          const answer = await fetch(`${cluster.url}/api/newsletter`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: cluster.url },
            body: '{}',
          }).catch((error: unknown) => String(error))
          if (typeof answer === 'string' || answer.status !== 400)
            refused.push(typeof answer === 'string' ? answer : `status ${answer.status}`)
          if (typeof answer !== 'string') await answer.arrayBuffer()
        }
      }),
    )
    await expect.poll(() => load.good, { timeout: 120_000 }).toBeGreaterThan(300)
    await cluster.deploy(second)
    const deployed = load.good
    await expect.poll(() => load.good, { timeout: 120_000 }).toBeGreaterThan(deployed + 300)
    end.abort()
    await posting
    await expectNoFailures('A new version on all processes', load)
    process.stdout.write(`  and ${posted} that may not be sent twice, ${refused.length} failed\n`)
    expect(refused).toEqual([])

    const newFiles = assetsOf(await textOf('/'))
    expect(newFiles.filter((file) => !oldFiles.includes(file)).length, 'it is another build').toBeGreaterThan(0)
    for (const { url } of cluster.members) {
      for (const file of oldFiles) {
        const answer = await fetch(url + file)
        expect([file, answer.status, answer.headers.get('cache-control')]).toEqual([
          file,
          200,
          'public, max-age=31536000, immutable',
        ])
        await answer.arrayBuffer()
      }
    }
    for (const { dataDir } of cluster.members) expect(readdirSync(join(dataDir, 'builds'))).toHaveLength(2)

    // And back again, as one does when the new version is no good.
    const back = startLoad(cluster.url, pages, { visitors: 6, withAssets: true })
    await cluster.deploy(first)
    await expectNoFailures('Back to the version before', back)
    expect(assetsOf(await textOf('/'))).toEqual(oldFiles)
  })
})

test.runIf(canRun(findChromium()))('moves an open page to the new version', async () => {
  await withCluster(async () => {
    const browser = await chromium.launch(chromiumLaunch)
    try {
      const page = await browser.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      await page.goto(cluster.url)
      const scriptOf = () =>
        page.evaluate(() => document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset['scripts'] ?? '')
      const before = await scriptOf()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().waitFor()
      await cluster.deploy(second)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Vacatures', exact: true }).first().click()
      await expect.poll(() => page.url(), { timeout: 30_000 }).toBe(`${cluster.url}/vacatures`)
      await expect.poll(scriptOf, { timeout: 30_000 }).not.toBe(before)
      expect(await textOf('/vacatures'), 'the page itself, not one that says what went wrong').toContain(
        await page.getByRole('heading', { level: 1 }).textContent(),
      )
      expect(loads, 'once whole, and not round and round').toBe(2)
      await pause(1_000)
      expect(loads).toBe(2)
      expect(faults).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

test('serves precompressed pages over HTTP/2 with a certificate', async () => {
  await withCluster(
    async () => {
      const session = connect(cluster.url, { rejectUnauthorized: false })
      try {
        const asked = session.request({ ':path': '/producten', 'accept-encoding': 'br', accept: 'text/html' })
        const headers = await new Promise<Record<string, unknown>>((told, failed) => {
          asked.once('response', told).once('error', failed)
        })
        asked.resume()
        expect([
          headers[':status'],
          headers['content-encoding'],
          headers['server'],
          String(headers['strict-transport-security']),
        ]).toEqual([200, 'br', 'nginx', expect.stringContaining('max-age=')])
      } finally {
        session.destroy()
      }
    },
    { secure: true, count: 1 },
  )
})
