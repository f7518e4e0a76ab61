/** Where the maker is: a map, the address and the way there, on the pages of those who want to come by; without JavaScript. */
import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

for (const [path, name] of [
  ['/contact', 'De weg naar onze werkplaats'],
  ['/showroom', 'Adres en openingstijden'],
] as const) {
  test(`${path} shows the place on a map, and links the route`, async ({ page }) => {
    await page.goto(path)
    const band = page.getByRole('region', { name })
    const map = band.getByRole('img', { name: 'Kaart van Nederland, met Oeverdam aangewezen' })
    await map.scrollIntoViewIfNeeded()
    await expect(map.getByText('Oeverdam')).toBeVisible()
    // The land itself has come, not only the names on it.
    await expect.poll(async () => (await map.locator('use').nth(1).boundingBox())?.width ?? 0).toBeGreaterThan(100)
    await expect(page.getByRole('main').getByText('Scheepstimmerkade 5').last()).toBeVisible()
    await expect(
      band.getByRole('list', { name: 'Route' }).getByRole('link', { name: /^OpenStreetMap/ }),
    ).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=52.4512%2C5.8406')
    await expect(band.getByText('Woensdag tot en met vrijdag')).toHaveCount(path === '/showroom' ? 1 : 0)
  })
}

test('links every email address', async ({ page }) => {
  await page.goto('/contact')
  const table = page.getByRole('main').getByRole('table').filter({ hasText: 'Service en onderdelen' })
  for (const address of ['service@oeverhout.example', 'werken@oeverhout.example'])
    await expect(table.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
})

test('stacks the contact table on a telephone, with the heading of each column beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const region = page.getByRole('region', { name: 'Wie helpt waarmee' }).last()
  await expect(region).toBeVisible()
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const cell = region.locator('td').first()
  expect(await cell.evaluate((words) => getComputedStyle(words, '::before').content)).toContain('Waarvoor')
  // What is below each other is still a table to who hears it.
  await expect(region.getByRole('row')).toHaveCount(6)
  await expect(region.getByRole('rowheader', { name: 'Personeel' })).toBeVisible()
})
