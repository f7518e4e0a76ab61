/** Questions: search, categories, answers and the page of one question. */
import { expect, test } from '@playwright/test'

test('searches the questions, opens an answer and goes on to its page', async ({ page }) => {
  await page.goto('/veelgestelde-vragen')
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Zoek in vragen en antwoorden' })
  await search.fill('KALK')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=KALK/)
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toHaveCount(0)

  const question = page.getByRole('group').filter({ hasText: 'Hoe verwijder ik kalk van de wastafel?' })
  await question.getByText('Hoe verwijder ik kalk van de wastafel?').first().click()
  await question.getByRole('link', { name: /Alleen deze vraag/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoe verwijder ik kalk van de wastafel?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ook gevraagd over onderhoud' })).toBeVisible()
})

test('shows the questions of one category, and all again on Back', async ({ page }) => {
  await page.goto('/veelgestelde-vragen')
  await page
    .getByRole('navigation', { name: 'Onderwerpen' })
    .getByRole('link', { name: /^Montage/ })
    .click()
  await expect(page).toHaveURL(/category=montage/)
  await expect(page.getByText(/^\d+ vragen over montage$/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toBeVisible()
})

test('offers contact when a search finds nothing', async ({ page }) => {
  await page.goto('/veelgestelde-vragen?search=xqzzt')
  await expect(page.getByText('Geen vraag of antwoord met ‘xqzzt’.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stel de vraag aan iemand in de werkplaats' })).toBeVisible()
})

test('shows the results of a search, and shows them again on Back', async ({ page }) => {
  await page.goto('/veelgestelde-vragen?search=kalk')
  const found = page.getByRole('group').filter({ hasText: 'Hoe verwijder ik kalk van de wastafel?' })
  await expect(found).toHaveCount(1)
  await page.getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toHaveCount(0)
  await expect(found).toHaveCount(1)
})

test('shows the whole list for invalid params', async ({ page }) => {
  const response = await page.goto('/veelgestelde-vragen?category=..%2F&page=-3')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toBeVisible()
})

test('is a 404 for an unknown question, and has structured data for a known one', async ({ request }) => {
  expect((await request.get('/veelgestelde-vragen/bestaat-niet')).status()).toBe(404)
  const html = await (await request.get('/veelgestelde-vragen/hoe-verwijder-ik-kalk-van-de-wastafel')).text()
  expect(html).toContain('"QAPage"')
  const links = html.match(/<link rel="alternate"[^>]*>/g) ?? []
  expect(
    links.filter(
      (link) =>
        link.includes('text/markdown') &&
        link.includes('/veelgestelde-vragen/hoe-verwijder-ik-kalk-van-de-wastafel.md"'),
    ),
  ).toHaveLength(1)
})
