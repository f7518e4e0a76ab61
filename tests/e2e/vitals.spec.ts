/** How fast pages were for visitors: told after a yes alone, to this site alone, and counted per kind of page. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'

const token = 'teller-van-de-tests-1'
let server: ChildProcess
let folder: string
let url: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitals-'))
  server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      WARM_PICTURES: 'no',
      METRICS_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((heard) => {
    server.stdout?.on('data', (said: Buffer) => {
      const found = /http:\/\/localhost:(\d+)/.exec(said.toString())?.[1]
      if (found !== undefined) heard(found)
    })
  })
  url = `http://localhost:${port}`
})
test.afterAll(async () => {
  const ended = new Promise((done) => {
    server.once('exit', done)
  })
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

const counted = async (page: Page) =>
  (await (await page.request.get(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text())
    .split('\n')
    .filter((line) => /^web_vitals_\w+_count/.test(line))
/** Opens a page, presses something on it, and leaves it. */
async function visit(page: Page, choice: 'true' | 'false' | null) {
  await page.context().clearCookies()
  if (choice !== null) await page.context().addCookies([{ name: 'posthog', value: choice, url }])
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(request.url().replace(url, ''))
  })
  await page.goto(`${url}/producten/planchet-ferro`, { waitUntil: 'networkidle' })
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForLoadState('networkidle')
  return asked
}

test('measures, loads and sends nothing before a choice and after a refusal', async ({ page }) => {
  const before = await counted(page)
  for (const choice of [null, 'false'] as const)
    expect((await visit(page, choice)).filter((path) => /vitals/.test(path))).toEqual([])
  expect(await counted(page)).toEqual(before)
})

test('reports the speed of a page once after consent, counted by its route', async ({ page }) => {
  const asked = await visit(page, 'true')
  expect(asked.filter((path) => path === '/api/vitals')).toHaveLength(1)
  await expect
    .poll(() => counted(page))
    .toEqual(
      expect.arrayContaining([
        'web_vitals_ttfb_count{route="/producten/$slug"} 1',
        'web_vitals_fcp_count{route="/producten/$slug"} 1',
      ]),
    )
})

test('refuses reports from other sites', async ({ request }) => {
  const report = { path: '/', vitals: [{ name: 'LCP', value: 1 }] }
  expect(
    (await request.post(`${url}/api/vitals`, { data: report, headers: { 'sec-fetch-site': 'cross-site' } })).status(),
  ).toBe(403)
  expect(
    (await request.post(`${url}/api/vitals`, { data: report, headers: { origin: 'https://elders.example' } })).status(),
  ).toBe(403)
  expect((await request.post(`${url}/api/vitals`, { data: report })).status()).toBe(204)
  expect((await request.get(`${url}/api/vitals`)).status()).toBe(405)
})
