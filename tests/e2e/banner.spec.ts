/** The vacancy banner: what it says, and where it is hidden. */
import { expect, test, type Page } from '@playwright/test'
import { open, recordLayoutShifts, recordRequests } from './page.ts'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Nieuwe vacature' })

test('shows the newest vacancy with place, hours and at most 120 characters of its text, and leads to the list', async ({
  page,
}) => {
  await page.goto('/service')
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).toContainText(/\d uur/)
  const text = await banner(page)
    .getByText(/^U .*[^.]\.$/)
    .textContent()
  expect(text?.length).toBeLessThanOrEqual(120)
  await expect(banner(page).getByRole('link')).toHaveText('Bekijk alle vacatures')
  await banner(page).getByRole('link').click()
  await expect(page).toHaveURL('/vacatures')
  await expect(banner(page)).toBeHidden()
})

test('is hidden on vacancy pages', async ({ page }) => {
  await open(page, '/vacatures/meubelmaker')
  await expect(banner(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('is shown', async ({ page }) => {
    await page.goto('/service')
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/vacatures')
  })
})

test('shifts nothing on a page that ends within the window', async ({ page }) => {
  await page.goto('/contact') // caches the fonts, which cause shifts of their own
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const layoutShifts = await recordLayoutShifts(page)
  await page.setViewportSize({ width: 820, height: 1000 })
  const { settled } = recordRequests(page)
  await page.goto('/zoeken')
  await settled()
  expect(await layoutShifts()).toBe(0)
})
