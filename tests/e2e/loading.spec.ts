/** The loading indicator: at the start until the hero is there or 800 ms are over, and from page to page until the next one has come or failed. */
import { expect, test, type Page } from '@playwright/test'

const starting = (page: Page) => page.evaluate(() => 'loading' in document.documentElement.dataset)
const between = (page: Page) => page.locator('[data-loading-indicator]')

test('it shows at the start for 800 ms at most while the hero is on its way, over content that stands there', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1_000))
  await page.route(/\/(?:media|img)\//, () => undefined) // never answered
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await starting(page)).toBe(true)
  await page.clock.runFor(799)
  expect(await starting(page)).toBe(true)
  await page.clock.runFor(1)
  expect(await starting(page)).toBe(false)
})

test('a hero-ready event ends it at once', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1_000))
  await page.route(/\/(?:media|img)\//, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('hero-ready')))
  expect(await starting(page)).toBe(false)
})

test('from page to page it shows until the next page has come', async ({ page }) => {
  await page.goto('/service')
  await expect(page.locator('header [role=button]').first()).toBeAttached()
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showroom', exact: true }).click()
  await expect(between(page)).toBeAttached()
  answer()
  await expect(page).toHaveURL('/showroom')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(between(page)).not.toBeAttached()
})

test('a change that fails ends it too', async ({ page }) => {
  await page.goto('/service')
  await expect(page.locator('header [role=button]').first()).toBeAttached()
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showroom', exact: true }).click()
  await expect(page.getByRole('main')).not.toContainText('Wat wij maken,', { timeout: 15_000 })
  await expect(between(page)).not.toBeAttached()
})

test('a filter on the same page brings no indicator', async ({ page }) => {
  await page.goto('/kleuren')
  await expect(page.locator('header [role=button]').first()).toBeAttached()
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
