/** What a visitor does before hydration is not lost. */
import { expect, test, type Page } from '@playwright/test'
import { holdRequests, hydrated } from './page.ts'
import { pageKinds } from './page-kinds.ts'

const scripts = /\/assets\/[^/]*\.js$/

/** Opens a page whose scripts wait until they are released. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('a header menu opens before hydration, stays open, and then closes with Escape', async ({ page }) => {
  const release = await openBeforeScripts(page, '/service')
  const label = page.getByRole('banner').locator('summary', { hasText: 'Collecties' })
  const link = page.getByRole('banner').getByRole('link', { name: /^Beat 40/ })
  await label.click()
  await expect(link).toBeVisible()
  release()
  await hydrated(page)
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(label).toBeFocused()
})

test('applies a filter that is ticked before hydration', async ({ page }) => {
  const release = await openBeforeScripts(page, '/collecties/spiegels')
  await page.setViewportSize({ width: 1280, height: 900 })
  const heated = page.getByRole('checkbox', { name: /^Verwarming/ })
  await heated.check()
  release()
  await expect(page).toHaveURL(/features=verwarming/)
  await expect(heated).toBeChecked()
})

test('applies a colour that is ticked in a collapsed group before hydration, and keeps the group open', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/producten')
  await page.setViewportSize({ width: 1280, height: 900 })
  const head = page.getByRole('search').locator('summary', { hasText: 'Kleur' })
  await head.click()
  const white = page.getByRole('checkbox', { name: /^Wit mat/ })
  await white.check()
  release()
  await expect(page).toHaveURL('/producten?color=wit-mat')
  await expect(white).toBeChecked()
  await expect(white).toBeVisible()
})

test('applies an order that is chosen before hydration', async ({ page }) => {
  const release = await openBeforeScripts(page, '/producten')
  const order = page.getByRole('combobox', { name: 'Volgorde' })
  await order.selectOption({ label: 'Prijs, laag naar hoog' })
  release()
  await expect(page).toHaveURL('/producten?sort=price-asc')
  await expect(order).toHaveValue('price-asc')
})

test('keeps what is typed into a filter before hydration, and Enter applies it', async ({ page }) => {
  const release = await openBeforeScripts(page, '/producten')
  await page.setViewportSize({ width: 1280, height: 900 })
  const least = page.getByRole('group', { name: 'Prijs in euro' }).getByRole('textbox', { name: 'Vanaf' })
  await least.fill('900')
  release()
  await hydrated(page)
  await expect(least).toHaveValue('900')
  await least.press('Enter')
  await expect(page).toHaveURL('/producten?minPrice=900')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('sorts by a button', async ({ page }) => {
    await page.goto('/producten')
    await page.getByRole('combobox', { name: 'Volgorde' }).selectOption({ label: 'Prijs, hoog naar laag' })
    await page.getByRole('button', { name: 'Sorteer' }).click()
    await expect(page).toHaveURL(/[?&]sort=price-desc/)
    await expect(page.getByRole('combobox', { name: 'Volgorde' })).toHaveValue('price-desc')
  })
})

test('keeps what is typed into the search page before hydration', async ({ page }) => {
  const release = await openBeforeScripts(page, '/zoeken')
  const field = page.getByRole('searchbox', { name: /^Zoek in collecties/ })
  await field.fill('kolomkast')
  release()
  await hydrated(page)
  await expect(field).toHaveValue('kolomkast')
})

test('what is typed before hydration into a field with suggestions gets them', async ({ page }) => {
  const release = await openBeforeScripts(page, '/verkooppunten')
  const name = 'Plaats, postcode of naam van de zaak'
  await page.getByRole('searchbox', { name }).focus()
  await page.keyboard.type('heng')
  release()
  await expect(page.getByRole('option', { name: 'Hengelo (Gelderland)' })).toBeVisible()
  await expect(page.getByRole('combobox', { name })).toBeFocused()
})

/** Scripts that blockers of advertisements and trackers know by their names. */
const blocked =
  /\/assets\/[^/]*(?:newsletter|consent|cookie|analytics|posthog|track|banner|share|social|popup)[^/]*\.js$/i

test('every kind of page is hydrated without the scripts that blockers know by name', async ({ page }) => {
  await page.route(blocked, (route) => route.abort('blockedbyclient'))
  for (const [path] of pageKinds) {
    await page.goto(path)
    await hydrated(page)
  }
})
