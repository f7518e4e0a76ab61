/** Vacancies: the list, one of them, and how to answer. */
import { expect, test } from '@playwright/test'

test('a visitor reads a vacancy and finds where to write to', async ({ page }) => {
  await page.goto('/vacatures')
  await page.getByRole('link', { name: 'Meubelmaker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meubelmaker' })).toBeVisible()
  await expect(page.getByText(/\d+(?:-\d+)? uur/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solliciteer per e-mail' })).toHaveAttribute('href', /^mailto:.+\?subject=Sollicitatie%20Meubelmaker$/)
  const posting = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(posting.some((text) => text.includes('"JobPosting"'))).toBe(true)
})

test('a vacancy that is closed or unknown does not exist', async ({ request }) => {
  expect((await request.get('/vacatures/bestaat-niet')).status()).toBe(404)
})
