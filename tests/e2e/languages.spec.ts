/** The pages for visitors who do not read Dutch, and places as they type them. */
import { expect, test } from '@playwright/test'

const languages = ['de', 'fr', 'en'] as const
const alternates = ['nl /', 'de /de', 'fr /fr', 'en /en', 'x-default /en']

for (const path of ['/', '/de', '/fr', '/en'])
  test(`${path} names its language, and all pages that say the same in another`, async ({ page }) => {
    await page.goto(path)
    const language = path === '/' ? 'nl' : path.slice(1)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    if (language !== 'nl') await expect(page.locator('main')).toHaveAttribute('lang', language)
    const links = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((all) =>
        all.map((link) => `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href') ?? '').pathname}`),
      )
    expect(links).toEqual(alternates)
  })

test('leads to each language from the footer, and back to Dutch', async ({ page }) => {
  await page.goto('/contact')
  for (const language of languages) {
    await page.getByRole('contentinfo').locator(`a[hreflang="${language}"]`).click()
    await expect(page).toHaveURL(`/${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, label, place, button, found, town] of [
    [
      '/de',
      /Ort oder Postleitzahl/,
      'Aix-la-Chapelle',
      'Suchen',
      'Die nächsten Händler',
      'Aachen (Nordrhein-Westfalen, Deutschland)',
    ],
    ['/fr', /localité ou code postal/, '4000', 'Chercher', 'Les revendeurs les plus proches', '4000 Luik, Belgique'],
    ['/en', /town or postcode/, 'Gent België', 'Search', 'The nearest dealers', 'Gent (Oost-Vlaanderen, Belgium)'],
  ] as const)
    test(`finds the dealers near ${place} on ${path}, with address and telephone number`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('searchbox', { name: label }).fill(place)
      await page.getByRole('button', { name: button }).click()
      await expect(page).toHaveURL(new RegExp(`${path}\\?near=`))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: found })).toBeVisible()
      await expect(main.getByText(town).first()).toBeVisible()
      await expect(main.locator('ol > li')).toHaveCount(6)
      await expect(main.locator('ol a[href^="tel:+"]').first()).toBeVisible() // a number that works from abroad
    })

  test('says that a place is unknown, and leads to all dealers', async ({ page }) => {
    await page.goto('/de?near=xqzzt')
    await expect(page.getByRole('heading', { name: /kennen wir nicht/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Alle Händler in Deutschland' })).toBeVisible()
  })
})

for (const [locale, place] of [
  ['nl-BE', 'Luik'],
  ['fr-BE', 'Luik'],
  ['nl-NL', 'Tiel'],
] as const)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })

    test(`takes the postcode 4000 for ${place}`, async ({ page }) => {
      await page.goto('/verkooppunten?near=4000')
      await expect(page.getByRole('heading', { name: new RegExp(`rond 4000 ${place}`) })).toBeVisible()
    })
  })
