/** Questions: searched, by subject, folded, and one by one. */
import { expect, test } from '@playwright/test'

test('a visitor searches the questions, opens an answer and goes on to its own page', async ({ page }) => {
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

test('a subject shows its own questions only, and Back shows all again', async ({ page }) => {
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

test('a search without an answer offers somebody to ask', async ({ page }) => {
  await page.goto('/veelgestelde-vragen?search=xqzzt')
  await expect(page.getByText('Geen vraag of antwoord met ‘xqzzt’.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stel de vraag aan iemand in de werkplaats' })).toBeVisible()
})

test('what a search found stands there, and stands again on the way back', async ({ page }) => {
  await page.goto('/veelgestelde-vragen?search=kalk')
  const found = page.getByRole('group').filter({ hasText: 'Hoe verwijder ik kalk van de wastafel?' })
  await expect(found).toHaveCount(1)
  await page.getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toHaveCount(0)
  await expect(found).toHaveCount(1)
})

test('bad params fall back to the whole list', async ({ page }) => {
  const response = await page.goto('/veelgestelde-vragen?category=..%2F&page=-3')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Veel gevraagd' })).toBeVisible()
})

test('an unknown question is a 404, and one of its own page is told to search engines', async ({ request }) => {
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
