/** The vacancy banner: what it says, and where it is hidden. */
import { expect, test, type Page } from '@playwright/test'

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
  await page.goto('/vacatures/meubelmaker', { waitUntil: 'networkidle' })
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
  await page.goto('/contact') // brings the letters, whose late coming is not the banner's
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 820, height: 1000 })
  await page.goto('/zoeken', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBe(0)
})
