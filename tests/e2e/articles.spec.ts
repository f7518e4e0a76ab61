/** Article numbers: the code on the furniture leads to the product, to the page of what is no longer made, or to a field. */
import { expect, test } from '@playwright/test'
import { forEachAtOnce } from '#tests/services/load.ts'

test('redirects every article number of the feed to its product and variant, and of a mirror to its page', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const { products }: { products: { article: string; url: string }[] } = await (
    await request.get('/feed/products.json')
  ).json()
  expect(products.length).toBeGreaterThan(1000)
  const some = products.filter((_, index) => index % 10 === 0) // the contract tests look up all
  const wrong: string[] = []
  await forEachAtOnce(4, some, async ({ article, url }) => {
    const response = await request.get(`/artikel/${article.toLowerCase()}`, { maxRedirects: 0 })
    const { pathname, search } = new URL(url)
    if (response.status() !== 302 || response.headers()['location'] !== pathname + search)
      wrong.push(`${article} ${response.status()} ${response.headers()['location'] ?? ''}`)
  })
  expect(wrong).toEqual([])
  expect((await request.get('/artikel/m01-040', { maxRedirects: 0 })).headers()['location']).toBe(
    '/collecties/spiegels/m01',
  )
})

test('a scanned code opens the product in its size and finish', async ({ page }) => {
  await page.goto('/artikel/WB45-0800-EINA')
  await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-45\?variant=WB45-0800-EINA$/)
  await expect(page.getByText('WB45-0800-EINA').first()).toBeVisible()
})

test('links guides and drawings from the product of a scanned code, and part numbers from its guide', async ({
  page,
  request,
}) => {
  await page.goto('/artikel/WB45-0800-EINA')
  const help = page.getByRole('region', { name: 'Monteren en onderhouden' })
  for (const name of [
    /^Montagehandleiding/,
    /^Aanvoer en afvoer bij Beat 45/,
    /^Ladesysteem Hettich/,
    /^Maattekeningen Beat 45/,
    /^Onderhoud per oppervlak/,
  ]) {
    const href = await help.getByRole('link', { name }).getAttribute('href')
    expect((await request.get(href ?? '', { maxRedirects: 0 })).status(), String(href)).toBe(200)
  }
  await help.getByRole('link', { name: /^Ladesysteem Hettich/ }).click()
  await expect(page).toHaveURL('/montage/ladesystemen/hettich')
  await expect(page.getByText('D-1041')).toBeVisible()
  await page.goto('/artikel/M01-040')
  await page.getByRole('link', { name: /^Een spiegel ophangen/ }).click()
  await expect(page).toHaveURL('/montage/montagehandleiding#een-spiegel-ophangen')
  await expect(page.getByRole('heading', { name: 'Een spiegel ophangen' })).toBeInViewport()
})

test('finds a discontinued product by its number without hyphens, with its successor and parts', async ({ page }) => {
  await page.goto('/artikel')
  const field = page.getByRole('searchbox', { name: 'Artikelnummer' })
  await field.fill('b50 080 wi')
  await field.press('Enter')
  await expect(page).toHaveURL('/artikel/b50-080-wi')
  await expect(page.getByRole('heading', { level: 1, name: /Wastafelmeubel Beat 50/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wastafelmeubel Nuance 51.5' })).toHaveAttribute(
    'href',
    '/producten/wastafelmeubel-nuance-51-5',
  )
  await expect(page.getByText('Leverbaar tot en met 2031')).toBeVisible()
  await expect(page.getByText('D-1041')).toBeVisible()
  await page
    .getByRole('link', { name: /Ladesysteem Hettich/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/montage\/ladesystemen\/hettich/)
})

test('finds a part by its number in the field, the address and the search', async ({ page, request }) => {
  expect((await request.get('/artikel/d1041', { maxRedirects: 0 })).headers()['location']).toBe('/artikel#d-1041')
  await page.goto('/artikel')
  const field = page.getByRole('searchbox', { name: 'Artikelnummer' })
  await field.fill('P-9010')
  await field.press('Enter')
  await expect(page).toHaveURL('/artikel#p-9010')
  await expect(page.getByText('Plankdrager, zak van vier', { exact: true })).toBeInViewport()
  await page.goto('/zoeken?q=d1041')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Demper voor ladesysteem Hettich D-1041/ })
    .click()
  await expect(page).toHaveURL('/artikel#d-1041')
  await page.getByRole('link', { name: /^Zo zet u het erin ?: Demper voor ladesysteem Hettich/ }).click()
  await expect(page).toHaveURL('/montage/ladesystemen/hettich')
})

test('shows what a part looks like, costs and fits, and fills in its number at service', async ({ page }) => {
  await page.goto('/artikel/d-1041')
  const part = page.getByRole('listitem').filter({ hasText: 'D-1041' })
  await expect(part.getByText(/^€\s14,50 incl\. btw$/)).toBeVisible()
  await expect(part.locator('img, svg'), 'its guide shows it in its place').toHaveCount(0)
  const pictured = page.getByRole('listitem').filter({ hasText: 'E-8004' })
  await expect(pictured.locator('img, svg').first()).toBeVisible()
  await expect(part.getByRole('link', { name: 'Beat 45' })).toHaveAttribute('href', '/collecties/beat45')
  await expect(part.getByRole('link', { name: /^Onderdeel aanvragen/ })).toHaveAttribute(
    'href',
    '/service/verzoek?article=D-1041',
  )
  await page.goto('/artikel/b50-080-wi')
  await expect(page.getByRole('main').getByRole('link', { name: 'Onderdeel aanvragen', exact: true })).toHaveAttribute(
    'href',
    '/service/verzoek?article=B50-080-WI',
  )
})

test('offers no part of an article that has none', async ({ page }) => {
  await page.goto('/artikel/boe-f30-zw')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Van dit artikel zijn geen losse onderdelen/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Stuur een foto' })).toHaveAttribute(
    'href',
    '/service/verzoek?article=BOE-F30-ZW',
  )
  await expect(main.getByText(/Onderdeel aanvragen|Leverbaar tot/)).toHaveCount(0)
})

test('answers 404 to an unknown number, with the number in the field and similar ones', async ({ page }) => {
  const response = await page.goto('/artikel/m01-041')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Dit nummer kennen wij niet' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Artikelnummer' })).toHaveValue('M01-041')
  await page.getByRole('link', { name: /^M01-040/ }).click()
  await expect(page).toHaveURL('/collecties/spiegels/m01')
})

test('redirects another spelling of an old number to its address', async ({ request }) => {
  const response = await request.get('/artikel/b50080wi', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, '/artikel/b50-080-wi'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('looks up a number', async ({ page }) => {
    await page.goto('/artikel/bestaat-niet')
    await page.getByRole('searchbox', { name: 'Artikelnummer' }).fill('WB45.0800.EINA')
    await page.getByRole('button', { name: 'Zoek op' }).click()
    await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-45\?variant=WB45-0800-EINA$/)
  })
})
