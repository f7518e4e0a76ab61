/** Finding a dealer: by town, by province, and what its page says. */
import { expect, test } from '@playwright/test'

test('a visitor finds a dealer by town and reads when it is open', async ({ page }) => {
  await page.goto('/verkooppunten')
  await page.getByRole('searchbox', { name: 'Plaats, postcode of naam van de zaak' }).fill('breukelen')
  await page.getByRole('searchbox', { name: 'Plaats, postcode of naam van de zaak' }).press('Enter')
  await expect(page).toHaveURL(/\?near=breukelen/)
  await expect(page.getByRole('heading', { name: '1 verkooppunt' })).toBeVisible()

  await page.getByRole('link', { name: 'Badhuis De Vecht', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Badhuis De Vecht' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Breukelen' })).toBeVisible()
  await expect(page.locator('[aria-current="date"]')).toHaveCount(2) // today, at each of the two branches
  await expect(page.getByRole('link', { name: /OpenStreetMap/ }).first()).toHaveAttribute('target', '_blank')
})

test('Back undoes the last choice, and a choice that leads to nothing cannot be made', async ({ page }) => {
  await page.goto('/verkooppunten?near=bad')
  await page.getByRole('navigation', { name: 'Kies een land' }).getByRole('link', { name: /België/ }).click()
  await expect(page).toHaveURL(/near=bad&land=belgie/)
  await page.goBack()
  await expect(page).toHaveURL(/near=bad$/)
  await page.goto('/verkooppunten?near=breukelen')
  await expect(page.getByRole('navigation', { name: 'Kies een land' }).getByRole('link')).toHaveCount(1)
})

test('a search that finds nothing says so and offers a way on', async ({ page }) => {
  await page.goto('/verkooppunten?near=xqzzt')
  await expect(page.getByRole('heading', { name: '0 verkooppunten' })).toBeVisible()
  await page.getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page.getByRole('heading', { name: /^Alle \d+ verkooppunten$/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search answers and keeps the country that was chosen', async ({ page }) => {
    await page.goto('/verkooppunten?land=belgie')
    await page.getByRole('searchbox', { name: 'Plaats, postcode of naam van de zaak' }).fill('gent')
    await page.getByRole('button', { name: 'Zoek' }).click()
    await expect(page).toHaveURL(/land=belgie/)
    await expect(page.getByRole('heading', { name: /^\d+ verkooppunt/ })).toBeVisible()
  })
})

test('the interface answers every record afresh, with the names of the specification', async ({ request }) => {
  const response = await request.get('/api/dealers')
  expect(response.headers()['cache-control']).toBe('no-store')
  const dealers: unknown = await response.json()
  expect(dealers).toEqual(expect.arrayContaining([expect.objectContaining({ Naam: 'Badhuis De Vecht', Actief: 1, Land: 'Nederland' }), expect.objectContaining({ Actief: 0 })]))
})

test('an unknown province, country or dealer does not exist', async ({ request }) => {
  for (const path of ['/verkooppunten/nederland/holland', '/verkooppunten/frankrijk', '/verkooppunten/bestaat-niet']) expect((await request.get(path)).status(), path).toBe(404)
})
