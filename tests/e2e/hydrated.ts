/** When a page answers to its scripts. */
import { expect, type Page } from '@playwright/test'

/** Waits until the page is hydrated: only then the search link says that it opens a dialog. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('header a[href="/zoeken"][aria-haspopup="dialog"]')).toBeAttached()
}
