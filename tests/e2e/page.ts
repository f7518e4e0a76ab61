/** Opening a page and waiting for it, and what several tests do with one. */
import { expect, type Page, type Request } from '@playwright/test'

/** Waits until the page is hydrated: only then the search link says that it opens a dialog. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('header a[href="/zoeken"][aria-haspopup="dialog"]')).toBeAttached()
}

/** Opens a path and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Opens a page without a hero whose clock only advances by `page.clock.runFor`. */
export async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, '/service')
  await page.clock.pauseAt(new Date(Date.now() + 1_000))
}

/** Sets the size of text that a visitor chose in the browser, in px. A size that a script sets on a page in view would come after its container queries. */
export async function setBrowserFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

/** The email field in the footer of every page. */
export const footerEmail = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mailadres' })

export const serverFunctions = '**/_serverFn/**'

/** Holds the requests that match until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Records the requests of a page; `settled` resolves when it is hydrated, idle, and waits for none of them. */
export function recordRequests(page: Page): { urls: string[]; settled: () => Promise<void> } {
  const urls: string[] = []
  const pending = new Set<Request>()
  page.on('request', (request) => {
    urls.push(request.url())
    // The end of a beacon is not reported.
    if (request.resourceType() !== 'ping') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return {
    urls,
    async settled() {
      await hydrated(page)
      await expect(async () => {
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              requestIdleCallback(() => requestIdleCallback(() => resolve()))
            }),
        )
        expect([...pending].map((request) => request.url())).toEqual([])
      }).toPass()
    },
  }
}

/** Records what the console says and which errors are thrown. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  return messages
}

/** Sums the layout shifts of every page that is opened from now on; the returned function reads the sum. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const layoutShifts = { sum: 0 }
    Object.assign(globalThis, { layoutShifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) layoutShifts.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => Number(await page.evaluate('layoutShifts.sum'))
}
