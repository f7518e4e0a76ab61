/** What lies below the window is laid out once the page is alive; nothing in sight tells the difference (app/shell/arriving). */
import { expect, test, type Page } from '@playwright/test'

const withoutScripts = async (page: Page) => { await page.route('**/assets/*.js', (route) => route.abort()) }
const arriving = (page: Page) => page.evaluate(() => 'arriving' in document.documentElement.dataset)
/** How many parts of the page the browser has not laid out. */
const left = (page: Page) => page.evaluate(() => [...document.querySelectorAll('main section h2, main section h3, [data-cards] > li a, footer a')].filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true })).length)
const laidOut = (page: Page) => expect.poll(() => left(page)).toBe(0)

for (const path of ['/', '/kleuren', '/producten', '/collecties/beat40', '/veelgestelde-vragen']) {
  test(`${path}: parts below the window wait for the page to be alive, and no longer`, async ({ page, browser }) => {
    const still = await browser.newPage()
    await withoutScripts(still)
    await still.goto(path)
    expect(await arriving(still)).toBe(true)
    expect(await left(still)).toBeGreaterThan(20)
    await still.close()

    await page.goto(path)
    await laidOut(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => arriving(page)).toBe(false)
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
  })
}

for (const [width, height] of [[390, 844], [820, 1180], [1440, 900], [1920, 1600]] as const) {
  test(`in a window of ${width} by ${height} px nothing in sight moves when the rest is laid out`, async ({ page, browser }) => {
    const still = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
    await withoutScripts(still)
    await page.setViewportSize({ width, height })
    // Letters that come too late are not used (font-display: optional), in one window perhaps and not in the other.
    for (const window of [still, page]) await window.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/', '/producten', '/inspiratie', '/kleuren', '/contact']) {
      await still.goto(path)
      await page.goto(path)
      await laidOut(page)
      const places = (where: Page) => where.evaluate(() => [...document.querySelectorAll('header *, main *')].map((part) => part.getBoundingClientRect()).filter(({ bottom, width: wide }) => wide > 0 && bottom < innerHeight).map(({ x, y, width: wide, height: high }) => [x, y, wide, high].map((side) => Math.round(side)).join()))
      const before = await places(still)
      expect(before.length).toBeGreaterThan(10)
      expect(await places(page), path).toEqual(before)
      expect(await still.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
    await still.close()
  })
}

test('a page that is not opened at its top is laid out as a whole at once', async ({ page }) => {
  await page.goto('/collecties/beat40')
  await laidOut(page)
  await page.evaluate(() => scrollTo(0, 6_000))
  const heading = page.getByRole('heading', { level: 2 }).nth(5)
  const place = await heading.boundingBox()
  await withoutScripts(page)
  await page.reload()
  expect(await arriving(page)).toBe(false)
  expect(await left(page)).toBe(0)
  await expect.poll(() => heading.boundingBox()).toEqual(place)

  await page.goto('/service')
  await page.goto('/collecties#menu')
  expect(await arriving(page)).toBe(false)
  await expect(page.locator('#menu')).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page is laid out as a whole', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  })
})

test('on paper all of it stands, though it is printed before the page is alive', async ({ page }) => {
  await withoutScripts(page)
  await page.goto('/veelgestelde-vragen')
  expect(await left(page)).toBeGreaterThan(20)
  await page.emulateMedia({ media: 'print' })
  expect(await left(page)).toBe(0)
})
