/** The loading indicator: at the start until the hero is decoded or 800 ms have passed, and during a change of path until that ends. */
import { expect, test, type Page } from '@playwright/test'
import { holdRequests, open, serverFunctions } from './page.ts'

const starting = (page: Page) => page.evaluate(() => 'loading' in document.documentElement.dataset)
const indicator = (page: Page) => page.locator('[data-loading-indicator]')

test.describe('at the start', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 1_000))
    await page.route(/\/(?:media|img)\//, () => undefined) // no response
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await starting(page)).toBe(true)
  })

  test('shows for at most 800 ms while the hero loads, over content that is there', async ({ page }) => {
    await page.clock.runFor(799)
    expect(await starting(page)).toBe(true)
    await page.clock.runFor(1)
    expect(await starting(page)).toBe(false)
  })

  test('ends at a hero-ready event, and never shows on a page without a hero', async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new Event('hero-ready')))
    expect(await starting(page)).toBe(false)
    await page.goto('/bestaat-niet', { waitUntil: 'domcontentloaded' })
    expect(await starting(page)).toBe(false)
  })
})

test('shows over the old page until the next one has loaded', async ({ page }) => {
  await open(page, '/service')
  const release = await holdRequests(page, serverFunctions)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showroom', exact: true }).click()
  await expect(indicator(page)).toHaveCount(1)
  // The old page stays, also for assistive technology.
  await expect(page.getByRole('main')).toBeVisible()
  release()
  await expect(page).toHaveURL('/showroom')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(indicator(page)).toHaveCount(0)
})

test('does not show for a filter on the same page', async ({ page }) => {
  await open(page, '/kleuren')
  const seen = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        new MutationObserver(() => {
          if (document.querySelector('[data-loading-indicator]') !== null) done(true)
        }).observe(document.body, { childList: true, subtree: true })
        addEventListener('test-over', () => done(false))
      }),
  )
  await page.getByRole('main').locator('a[href^="/kleuren?"]').first().click()
  await expect(page).toHaveURL(/\/kleuren\?/)
  await page.evaluate(() => window.dispatchEvent(new Event('test-over')))
  expect(await seen).toBe(false)
})
