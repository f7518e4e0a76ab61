/**
 * Interaction to next paint on a processor four times slower, by the Event Timing API: opening a menu, ticking a filter, typing in the search, choosing in the configurator.
 * Each interaction happens on five fresh pages; the slowest event of each visit counts. `npm run bench`, after `npm run build`.
 */
import { chromium, type Locator, type Page } from '@playwright/test'
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
  /** What is pressed. */
  target: (page: Page) => Locator
  /** What is typed once the press is over. */
  text?: string
  /** What shows that it is over. */
  shown: (page: Page) => Locator
}

const interactions: readonly Interaction[] = [
  {
    what: 'opening the menu, 412 px',
    path: '/',
    screen: telephone,
    target: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    what: 'opening a header menu, 1440 px',
    path: '/',
    screen: desktop,
    target: (page) => page.getByRole('banner').locator('summary').first(),
    shown: (page) => page.getByRole('banner').locator('details[open]'),
  },
  {
    what: 'ticking a filter of /producten, 1440 px',
    path: '/producten',
    screen: desktop,
    target: (page) => page.getByRole('search').getByRole('checkbox').first(),
    shown: (page) => page.getByRole('search').getByRole('checkbox', { checked: true }).first(),
  },
  {
    what: 'typing in the search, 1440 px',
    path: '/',
    screen: desktop,
    target: (page) => page.locator('header a[href="/zoeken"]'),
    text: 'spiegel',
    shown: (page) => page.getByRole('option').first(),
  },
  {
    what: 'choosing in the configurator, 1440 px',
    path: '/samenstellen/beat45',
    screen: desktop,
    target: (page) => page.locator('main a[href$="width=800"]'),
    shown: (page) => page.locator('main a[aria-current="true"]').filter({ hasText: '800' }),
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

/**
 * Milliseconds from input to the next paint, of the slowest event of one visit. The press is the browser's own: before `click()` Playwright runs a script of its own
 * in the page, on the same slow processor, and the press would wait for it.
 */
async function interact({ path, screen, target, text = '', shown }: Interaction): Promise<number> {
  const context = await browser.newContext({ baseURL: site.url, ...screen })
  const page = await context.newPage()
  await page.addInitScript(observeEvents)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
  await target(page).scrollIntoViewIfNeeded()
  const box = await target(page).boundingBox()
  if (!box) throw new Error(`${path} does not show what is to be pressed`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await (screen === telephone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  if (text) await page.getByRole('combobox').waitFor()
  for (const character of text) await page.keyboard.press(character)
  await shown(page).waitFor()
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
