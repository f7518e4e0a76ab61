/** A page whose clock only goes on when the test winds it, and the field that the footer has on every page. */
import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** Opens a page without a hero, waits until it is alive and stops its clock. */
export async function openWithWoundClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/service')
  await hydrated(page)
  await page.clock.pauseAt(new Date(Date.now() + 1_000))
}

export const footerField = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mailadres' })
