/** The browser starts with the query cache of the server: it asks for nothing that a page came with. */
import { expect, test, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { pageKinds } from './page-kinds.ts'

/** Waits until the page is hydrated, has done what it does when idle, and nothing is loading. */
async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )
  await page.waitForLoadState('networkidle')
}

for (const [path, kind] of [
  ...pageKinds,
  ['/inspiratie', 'rooms'],
  ['/service/past-het?width=118', 'fit'],
  ['/vergelijken', 'comparison'],
  ['/downloads', 'downloads'],
  ['/verkooppunten/nederland/groningen', 'a province'],
] as const) {
  test(`${kind} calls no server function until the visitor acts, nor on Back`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_serverFn/')) calls.push(request.url())
    })
    // The page may come from the server's cache, where it can lie for a quarter of an hour.
    await page.clock.setSystemTime(Date.now() + 900_000)
    await page.goto(path)
    await settled(page)
    expect(calls).toEqual([])

    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/disclaimer"]')?.click())
    await expect(page).toHaveURL('/disclaimer')
    await settled(page)
    calls.length = 0
    await page.goBack()
    await expect(page).toHaveURL(path)
    await settled(page)
    expect(calls).toEqual([])
  })
}
