/** On a telephone, what lies below the window is laid out once the page is alive; nothing in sight tells the difference (app/shell/arriving). */
import { expect, test, type Page } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

const withoutScripts = async (page: Page) => {
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, (route) => route.abort())
}
const arriving = (page: Page) => page.evaluate(() => 'arriving' in document.documentElement.dataset)
/** How many words of the page the browser has not laid out. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section h2, main section h3, [data-cards] > li a, footer a')].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )
const laidOut = async (page: Page) => {
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  expect(await left(page)).toBe(0)
}

for (const path of ['/', '/kleuren', '/producten', '/collecties/beat40', '/contact']) {
  test(`${path}: parts below the window wait for the page to be alive, and no longer`, async ({ page, browser }) => {
    const still = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await withoutScripts(still)
    await still.goto(path)
    expect(await arriving(still)).toBe(true)
    expect(await left(still)).toBeGreaterThan(20)
    await still.close()

    await page.goto(path)
    await laidOut(page)
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
  })
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [600, 960],
] as const) {
  test(`what waits lies below a window of ${width} by ${height} px, whose parts are where they will be`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await withoutScripts(page)
    await page.route('**/{img,media}/**', (route) => route.abort())
    // Letters that come too late are not used (font-display: optional): not on one of two visits, perhaps.
    await page.route('**/*.woff2', (route) => route.abort())
    const kinds = [
      '/',
      '/collecties',
      '/collecties/beat40',
      '/collecties/sjithouse/epoch',
      '/collecties/spiegels',
      '/collecties/spiegels/m01',
      '/kleuren',
      '/kleuren/eiken-naturel',
      '/producten',
      '/producten/kolomkast-morrison',
      '/artikel/ste-120-gr',
      '/artikel/boe-f30-zw',
      '/verkooppunten',
      '/veelgestelde-vragen',
      '/montage',
      '/montage/scharnieren/grass',
      '/downloads',
      '/inspiratie',
      '/vacatures',
      '/nieuwsbrief',
      '/contact',
      '/showroom',
      '/service',
      '/service/past-het',
      '/privacy',
      '/toegankelijkheid',
      '/zoeken?q=bank',
      '/vergelijken',
      '/favorieten',
      '/niet-hier',
    ]
    for (const path of kinds) {
      await page.goto(path)
      const seen = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header *, main *')]
            .map((part) => part.getBoundingClientRect())
            .filter(({ bottom, width: wide }) => wide > 0 && bottom < innerHeight)
            .map(({ x, y, width: wide, height: high }) => [x, y, wide, high].join()),
        )
      const tops = await page.evaluate(() =>
        [...document.querySelectorAll('main section, [data-cards] > li, footer [data-standing]')]
          .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
          .map((part) => part.getBoundingClientRect().top),
      )
      expect(tops.length, path).toBeGreaterThan(0)
      expect(Math.min(...tops), path).toBeGreaterThan(height)
      const before = await seen()
      await page.evaluate(() => {
        delete document.documentElement.dataset['arriving']
      })
      expect(await seen(), path).toEqual(before)
    }
  })
}

test('in a wide or a high window nothing waits', async ({ page }) => {
  await withoutScripts(page)
  for (const [width, height] of [
    [820, 900],
    [1440, 900],
    [390, 1600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/producten')
    expect(await arriving(page)).toBe(true)
    expect(await left(page)).toBe(0)
  }
})

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
  await page.goto('/contact')
  expect(await left(page)).toBeGreaterThan(20)
  await page.emulateMedia({ media: 'print' })
  expect(await left(page)).toBe(0)
})
