/**
 * Interaction to next paint on a processor four times slower, by the Event Timing API: opening the menu, ticking a filter, typing in the search.
 * Each interaction happens on five fresh pages; the slowest event of each visit counts. `npm run bench`, after `npm run build`.
 */
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../e2e/chromium.ts'
import { hydrated } from '../e2e/page.ts'
import { startSite } from '../services/site-process.ts'
import { writeFigures } from './figures.ts'

const slowdown = 4
const visits = 5
const telephone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

type Interaction = {
  what: string
  path: string
  screen: typeof telephone | typeof desktop
  act: (page: Page) => Promise<void>
}

const interactions: readonly Interaction[] = [
  {
    what: 'opening the menu, 412 px',
    path: '/',
    screen: telephone,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  },
  {
    what: 'opening a header menu, 1440 px',
    path: '/',
    screen: desktop,
    act: (page) => page.getByRole('banner').locator('summary').first().click(),
  },
  {
    what: 'ticking a filter of /producten, 1440 px',
    path: '/producten',
    screen: desktop,
    act: async (page) => {
      await page.getByRole('search').getByRole('checkbox').first().check()
      await page.waitForURL(/\?/)
    },
  },
  {
    what: 'typing in the search, 1440 px',
    path: '/',
    screen: desktop,
    act: async (page) => {
      await page.locator('header a[href="/zoeken"]').click()
      const field = page.getByRole('combobox')
      for (const character of 'spiegel') await field.press(character)
      await page.getByRole('option').first().waitFor()
    },
  },
]

/** Observes events of at least 16 ms, the least that browsers report. */
function observeEvents(): void {
  const slowest = { ms: 0 }
  Object.assign(globalThis, { slowest })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

const site = await startSite()
const browser = await chromium.launch(chromiumLaunch)

/** Milliseconds from input to the next paint, of the slowest event of one visit. */
async function interact({ path, screen, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ baseURL: site.url, ...screen })
  const page = await context.newPage()
  await page.addInitScript(observeEvents)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await act(page)
  // Two frames later the browser has reported what was painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForLoadState('networkidle')
  const ms = await page.evaluate<number>('slowest.ms')
  await context.close()
  return ms
}

try {
  const figures = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1) times.push(await interact(interaction))
    const sorted = times.toSorted((a, b) => a - b)
    figures.push({
      what: interaction.what,
      goal: '100 ms',
      result: `${sorted[Math.floor(visits / 2)]} ms (${sorted[0]} to ${sorted.at(-1)})`,
    })
  }
  writeFigures('interactions', figures)
} finally {
  await browser.close()
  await site[Symbol.asyncDispose]()
}
