/** How fast pages were for visitors: told after a yes alone, to this site alone, and counted per kind of page. */
import { expect, test, type Page } from '@playwright/test'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { recordRequests } from './page.ts'

const token = 'teller-van-de-tests-1'
let site: Site
test.beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: token })
})
test.afterAll(() => site[Symbol.asyncDispose]())

const counted = async (page: Page) =>
  (await (await page.request.get(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text())
    .split('\n')
    .filter((line) => /^web_vitals_\w+_count/.test(line))
/** Opens a page, presses something on it, and leaves it. */
async function visit(page: Page, choice: 'true' | 'false' | null) {
  await page.context().clearCookies()
  if (choice !== null) await page.context().addCookies([{ name: 'posthog', value: choice, url: site.url }])
  const { urls, settled } = recordRequests(page)
  await page.goto(`${site.url}/producten/planchet-ferro`)
  await settled()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await settled()
  return urls.map((url) => url.replace(site.url, ''))
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
    (
      await request.post(`${site.url}/api/vitals`, { data: report, headers: { 'sec-fetch-site': 'cross-site' } })
    ).status(),
  ).toBe(403)
  expect(
    (
      await request.post(`${site.url}/api/vitals`, { data: report, headers: { origin: 'https://elders.example' } })
    ).status(),
  ).toBe(403)
  expect((await request.post(`${site.url}/api/vitals`, { data: report })).status()).toBe(204)
  expect((await request.get(`${site.url}/api/vitals`)).status()).toBe(405)
})
