/** The keys of the whole site, and the hint that names them. */
import { expect, test, type Page } from '@playwright/test'
import { footerEmail, hydrated, openWithPausedClock } from './page.ts'

const hint = (page: Page) => page.getByRole('complementary', { name: 'Toetsenbord sneltoetsen' })
const search = (page: Page) => page.getByPlaceholder('Zoek overal op deze site...')
const settings = (page: Page) => page.getByRole('dialog', { name: 'Instellingen' })

test('Ctrl+K, Cmd+K and / open the search, but not in a field', async ({ page }) => {
  await openWithPausedClock(page)
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.getByRole('main').focus()
    await page.keyboard.press(key)
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await footerEmail(page).focus()
    await page.keyboard.press(key)
    await expect(search(page)).toBeHidden()
    await expect(footerEmail(page)).toHaveValue(key === '/' ? '/' : '')
  }
})

test('Ctrl+I and Cmd+I open the settings, close them and return the focus', async ({ page }) => {
  await openWithPausedClock(page)
  const from = page.getByRole('banner').getByRole('link', { name: /startpagina/ })
  await from.focus()
  for (const key of ['Control+i', 'Meta+i']) {
    await page.keyboard.press(key)
    await expect(settings(page).getByRole('heading', { name: 'Instellingen' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(settings(page)).toBeHidden()
    await expect(from).toBeFocused()
  }
})

test('shows the hint for 4 s after another key, fades it in 300 ms, and leaves the focus', async ({ page }) => {
  await openWithPausedClock(page)
  await page.keyboard.press('x')
  await expect(hint(page)).toBeVisible()
  await expect(hint(page)).toHaveText('Toetsenbord sneltoetsenCtrl+KSnel zoekenCtrl+IInstellingen')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.clock.runFor(3_999)
  await expect(hint(page)).toHaveAttribute('data-phase', 'shown')
  await page.clock.runFor(1)
  await expect(hint(page)).toHaveAttribute('data-phase', 'leaving')
  expect(await hint(page).evaluate((card) => getComputedStyle(card).transitionDuration)).toBe('0.3s')
  await page.clock.runFor(300)
  await expect(hint(page)).toBeHidden()
})

test('hides the hint on Escape', async ({ page }) => {
  await openWithPausedClock(page)
  await page.keyboard.press('x')
  await expect(hint(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toHaveAttribute('data-phase', 'leaving')
  await page.clock.runFor(300)
  await expect(hint(page)).toBeHidden()
})

test('shows the hint at most three times in any minute', async ({ page }) => {
  await openWithPausedClock(page)
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('x')
    await expect(hint(page)).toBeVisible()
    await page.clock.runFor(4_000)
    await expect(hint(page)).toHaveAttribute('data-phase', 'leaving')
    await page.clock.runFor(1_000)
    await expect(hint(page)).toBeHidden()
  }
  await page.keyboard.press('x')
  await page.clock.runFor(44_000)
  await expect(hint(page)).toBeHidden()
  await page.clock.runFor(1_000)
  await page.keyboard.press('x')
  await expect(hint(page)).toBeVisible()
})

test('shows no hint for keys that move over the page, typing in a field and shortcuts', async ({ page }) => {
  await openWithPausedClock(page)
  for (const key of ['Tab', 'ArrowDown', 'Space', 'PageDown', 'Home', 'Shift', 'F2']) await page.keyboard.press(key)
  await footerEmail(page).fill('')
  await footerEmail(page).press('x')
  await footerEmail(page).blur()
  await page.keyboard.press('Control+i')
  await page.keyboard.press('x')
  await expect(settings(page)).toBeVisible()
  await expect(hint(page)).toBeHidden()
})

test('switches single-key shortcuts off for good, but not Ctrl+K', async ({ page }) => {
  await openWithPausedClock(page)
  await page.keyboard.press('Control+i')
  await settings(page).getByRole('switch', { name: 'Sneltoets van één teken' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.press('x')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await expect(hint(page)).toBeHidden()
})

test('hides the hint without a fade with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithPausedClock(page)
  await page.keyboard.press('x')
  await expect(hint(page)).toBeVisible()
  expect(
    Number.parseFloat(await hint(page).evaluate((card) => getComputedStyle(card).transitionDuration)),
  ).toBeLessThan(0.001)
})
