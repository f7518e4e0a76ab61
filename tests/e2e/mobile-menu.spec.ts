/** The menu of narrow screens, at the narrowest width that is supported. */
import { expect, test, type Page } from '@playwright/test'
import { hydrated } from './page.ts'

test.use({ viewport: { width: 320, height: 640 } })

const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('opens full-screen, and returns the focus on Escape', async ({ page }) => {
  await page.goto('/service')
  await burger(page).click()
  await expect(menu(page)).toBeVisible()
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
})

test('returns the focus where a click does not focus a button (Safari)', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      event.preventDefault()
    })
  })
  await page.goto('/service')
  await burger(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
})

test('opens and leaves submenus level by level, and moves the focus along', async ({ page }) => {
  await page.goto('/service')
  await burger(page).click()
  await menu(page).getByRole('button', { name: 'Collecties' }).click()
  await expect(menu(page).getByRole('heading', { name: 'Collecties' })).toBeFocused()
  await menu(page).getByRole('button', { name: 'Exclusief' }).click()
  await expect(menu(page).getByRole('link', { name: /^Morrison/ })).toBeVisible()

  await menu(page).getByRole('button', { name: 'Terug' }).click()
  await expect(menu(page).getByRole('button', { name: 'Exclusief' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page).getByRole('button', { name: 'Collecties' })).toBeFocused()
  await expect(menu(page).getByRole('button', { name: 'Terug' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
})

test('reaches every submenu', async ({ page }) => {
  await page.goto('/service')
  await burger(page).click()
  for (const way of [
    ['Collecties', 'Exclusief'],
    ['Service & Montage', 'Ladesystemen'],
    ['Service & Montage', 'Scharnieren'],
    ['Uw verkooppunt', 'Nederland'],
    ['Uw verkooppunt', 'Buiten Nederland'],
    ['Over Oeverhout'],
  ]) {
    for (const name of way) await menu(page).getByRole('button', { name, exact: true }).click()
    await expect(menu(page).getByRole('heading', { name: way.at(-1) ?? '' })).toBeVisible()
    for (const _ of way) await menu(page).getByRole('button', { name: 'Terug' }).click()
  }
})

test('keeps the page behind it from scrolling', async ({ page }) => {
  await page.goto('/service')
  await burger(page).click()
  await expect(menu(page)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await menu(page).getByRole('button', { name: 'Menu sluiten' }).click()
  await expect(menu(page)).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('closes when a link is clicked', async ({ page }) => {
  await page.goto('/service')
  await burger(page).click()
  await menu(page).getByRole('button', { name: 'Over Oeverhout' }).click()
  await menu(page)
    .getByRole('link', { name: /^Geschiedenis/ })
    .click()
  await expect(page).toHaveURL('/over-ons/geschiedenis')
  await expect(menu(page)).toBeHidden()
})

test('closes when the window becomes wide', async ({ page }) => {
  await page.goto('/service')
  await burger(page).click()
  await page.setViewportSize({ width: 769, height: 640 })
  await expect(menu(page)).toBeHidden()
  await expect(burger(page)).toBeHidden()
  await hydrated(page)
})

test('replaces the row of menus at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 640 })
  await page.goto('/service')
  await expect(burger(page)).toBeVisible()
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Collecties' })).toBeHidden()
})

test('fits a window of 320 px', async ({ page }) => {
  await page.goto('/bestaat-niet')
  await burger(page).click()
  await menu(page).getByRole('button', { name: 'Service & Montage' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await menu(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('leads from the menu button to the links in the footer', async ({ page }) => {
    await page.goto('/service')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/service#menu')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Alle collecties' })).toBeInViewport()
  })
})
