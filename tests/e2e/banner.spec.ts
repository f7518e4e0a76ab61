/** The vacancy banner: what it says, and where it is hidden. */
import { expect, test, type Page } from '@playwright/test'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Nieuwe vacature' })

test('it names the newest vacancy with place, hours and a sentence of its text within 120 characters, and leads to the list', async ({
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

test('there is none on vacancy pages', async ({ page }) => {
  await page.goto('/vacatures/meubelmaker', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it is there as well', async ({ page }) => {
    await page.goto('/service')
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/vacatures')
  })
})

test('it pushes nothing that somebody looks at, on a page that ends in sight', async ({ page }) => {
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
