/** Clipboard feedback: what it says, for how long, and that it asks nothing of the clipboard. */
import { expect, test, type Page } from '@playwright/test'
import { footerEmail, openWithPausedClock } from './page.ts'

const feedback = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('confirms copying for 2 s and fades in 300 ms, but not when nothing is selected', async ({ page }) => {
  await openWithPausedClock(page)
  await page.keyboard.press('Control+c')
  await expect(feedback(page, 'Gekopieerd!')).toBeHidden()
  await page.getByRole('heading', { level: 1 }).selectText()
  await page.keyboard.press('Control+c')
  await expect(feedback(page, 'Gekopieerd!')).toBeVisible()
  await page.clock.runFor(1_999)
  await expect(feedback(page, 'Gekopieerd!')).toHaveAttribute('data-phase', 'shown')
  await page.clock.runFor(1)
  await expect(feedback(page, 'Gekopieerd!')).toHaveAttribute('data-phase', 'leaving')
  await page.clock.runFor(300)
  await expect(feedback(page, 'Gekopieerd!')).toBeHidden()
})

test('confirms cutting and pasting in a field', async ({ page }) => {
  await openWithPausedClock(page)
  await footerEmail(page).fill('anna@voorbeeld.example')
  await footerEmail(page).selectText()
  await page.keyboard.press('Control+x')
  await expect(feedback(page, 'Geknipt!')).toBeVisible()
  await page.clock.runFor(1_500)
  await page.keyboard.press('Control+v')
  await expect(feedback(page, 'Geplakt!')).toBeVisible()
  await page.clock.runFor(1_999)
  await expect(feedback(page, 'Geplakt!')).toHaveAttribute('data-phase', 'shown')
})

test('cutting says so in a form that still sleeps', async ({ page }) => {
  await openWithPausedClock(page)
  await page.route('**/*.js', (route) => route.abort()) // the form's own script does not come
  await footerEmail(page).fill('anna@voorbeeld.example')
  await footerEmail(page).selectText()
  await page.keyboard.press('Control+x')
  await expect(feedback(page, 'Geknipt!')).toBeVisible()
})

test('confirms copying although the clipboard API refuses', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    }),
  )
  await openWithPausedClock(page)
  await page.getByRole('heading', { level: 1 }).selectText()
  await page.keyboard.press('Control+c')
  await expect(feedback(page, 'Gekopieerd!')).toBeVisible()
})
