/** The page for addresses that do not exist. */
import { expect, test } from '@playwright/test'
import { hydrated, open } from './page.ts'

test('answers 404 to an unknown address, with links to go on', async ({ page }) => {
  const response = await page.goto('/bestaat-niet')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page).toHaveTitle('Deze pagina bestaat niet | Oeverhout')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const href of ['/collecties', '/verkooppunten', '/service'])
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
})

test('answers 404 to an unknown collection, within the site', async ({ page }) => {
  expect((await page.goto('/collecties/beat41'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Deze plank is leeg' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('loads an unknown address from the server, and returns on Back', async ({ page }) => {
  await open(page, '/service')
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="/bestaat/niet">Nergens</a>'))
  const answer = page.waitForResponse('/bestaat/niet')
  await page.getByRole('link', { name: 'Nergens' }).click()
  expect((await answer).status()).toBe(404)
  await page.goBack()
  await expect(page).toHaveURL('/service')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('searches from its field', async ({ page }) => {
      await page.goto('/bestaat-niet')
      await page.getByRole('main').getByRole('searchbox', { name: 'Zoek op deze site' }).fill('lade stelt niet af')
      await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click()
      await expect(page).toHaveURL('/zoeken?q=lade+stelt+niet+af')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'a mistyped address, with JavaScript' : 'a mistyped address, without JavaScript',
    () => {
      test.use({ javaScriptEnabled })
      test('finds what was meant in one click', async ({ page }) => {
        await page.goto('/producten/wasttafelmeubel-beat-45')
        await expect(page.getByRole('main').getByRole('searchbox', { name: 'Zoek op deze site' })).toHaveValue(
          'wasttafelmeubel beat 45',
        )
        await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click()
        await expect(
          page.getByRole('main').getByRole('link', { name: 'Wastafelmeubel Beat 45', exact: true }),
        ).toBeVisible()
      })
    },
  )
}

test('fills the field from each unknown address', async ({ page }) => {
  await open(page, '/garantieformulier')
  const link = page.getByRole('banner').getByRole('link', { name: /startpagina/ })
  await link.evaluate((anchor) => {
    anchor.setAttribute('href', '/kleuren/eiken-onbekend')
  })
  await link.click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('eiken onbekend')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('garantieformulier')
})

test('names the sitemap in robots.txt, which is XML', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  expect(await sitemap.text()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
})

for (const path of ['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest', '/icon-192.png', '/icon-512.png']) {
  test(`${path} is there`, async ({ request }) => expect((await request.get(path)).status()).toBe(200))
}

test('shows the same page for an unknown address within the site, and returns on Back', async ({ page }) => {
  await page.goto('/kleuren/eiken-naturel')
  const link = page.getByRole('banner').getByRole('link', { name: /startpagina/ })
  await link.evaluate((anchor) => {
    anchor.setAttribute('href', '/kleuren/bestaat-niet')
  })
  await hydrated(page)
  await page.evaluate(() => {
    Object.assign(globalThis, { isSameVisit: true })
  })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deze plank is leeg' })).toBeVisible()
  await expect(page).toHaveTitle(/Deze pagina bestaat niet/)
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  expect(await page.evaluate(() => 'isSameVisit' in globalThis)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/eiken naturel/i)
})

test('restores the not-found page that the visit began with on Back', async ({ page }) => {
  await open(page, '/bestaat-niet')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Service en montage/ })
    .click()
  await expect(page).toHaveURL('/service')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Deze plank is leeg' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3)
})
