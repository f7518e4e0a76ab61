/** Where the maker is: a map, the address and the way there, on the pages of those who want to come by; without JavaScript. */
import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

for (const [path, name] of [['/contact', 'Waar u ons vindt'], ['/showroom', 'Adres en openingstijden']] as const) {
  test(`${path} shows on a drawn map where to go, and leads there`, async ({ page }) => {
    await page.goto(path)
    const band = page.getByRole('region', { name })
    const map = band.getByRole('img', { name: 'Kaart van Nederland, met Oeverdam aangewezen' })
    await map.scrollIntoViewIfNeeded()
    await expect(map.getByText('Oeverdam')).toBeVisible()
    // The land itself has come, not only the names on it.
    await expect.poll(async () => (await map.locator('use').nth(1).boundingBox())?.width ?? 0).toBeGreaterThan(100)
    await expect(band.getByText('Scheepstimmerkade 5')).toBeVisible()
    await expect(band.getByRole('list', { name: 'Route' }).getByRole('link', { name: /^OpenStreetMap/ })).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=52.4512%2C5.8406')
    await expect(band.getByText('Woensdag tot en met vrijdag')).toHaveCount(path === '/showroom' ? 1 : 0)
  })
}
