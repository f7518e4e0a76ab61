/**
 * Interaction to next paint on a processor four times slower, by the Event Timing API: opening a menu, ticking a filter, typing in the search, choosing in the configurator.
 * Each interaction happens on five fresh pages; its slowest event counts. In turns with it the same kind of interaction happens on a bare page of as many elements,
 * without styles and libraries: what the browser and the machine themselves take. `npm run bench`, after `npm run build`.
 */
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumLaunch } from '../e2e/chromium.ts'
import { hydrated } from '../e2e/page.ts'
import { startSite } from '../services/site-process.ts'
import { writeTable } from './figures.ts'

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
  /** The control of the bare page that is pressed, and what it shows. */
  bare: string
}

const dialog = `<button onclick="document.querySelector('dialog').showModal()">x</button><dialog>${'<p><a href="/">x</a></p>'.repeat(20)}`

const interactions: readonly Interaction[] = [
  {
    what: 'opening the menu, 412 px',
    path: '/',
    screen: telephone,
    target: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    shown: (page) => page.getByRole('dialog'),
    bare: `${dialog}</dialog>`,
  },
  {
    what: 'opening a header menu, 1440 px',
    path: '/',
    screen: desktop,
    target: (page) => page.getByRole('banner').locator('summary').first(),
    shown: (page) => page.getByRole('banner').locator('details[open]'),
    bare: `<details><summary>x</summary>${'<p><a href="/">x</a></p>'.repeat(20)}</details>`,
  },
  {
    what: 'ticking a filter of /producten, 1440 px',
    path: '/producten',
    screen: desktop,
    target: (page) => page.getByRole('search').getByRole('checkbox').first(),
    shown: (page) => page.getByRole('search').getByRole('checkbox', { checked: true }).first(),
    bare: '<input type="checkbox">',
  },
  {
    what: 'typing in the search, 1440 px',
    path: '/',
    screen: desktop,
    target: (page) => page.locator('header a[href="/zoeken"]'),
    text: 'spiegel',
    shown: (page) => page.getByRole('option').first(),
    bare: `${dialog}<input role="combobox"></dialog>`,
  },
  {
    what: 'choosing in the configurator, 1440 px',
    path: '/samenstellen/beat45',
    screen: desktop,
    target: (page) => page.locator('main a[href$="width=800"]'),
    shown: (page) => page.locator('main a[aria-current="true"]').filter({ hasText: '800' }),
    bare: `<a href="#x" onclick="document.querySelector('figure').textContent = 'y'">x</a><figure>x</figure>`,
  },
]

/** Observes events of at least 16 ms, the least that browsers report. */
function observeEvents(): void {
  const slowest = { ms: 0 }
  Object.assign(globalThis, { slowest })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

const site = await startSite()
const browser = await chromium.launch(chromiumLaunch)

/**
 * Milliseconds from input to the next paint, of the slowest event of one visit. The press is the browser's own: before `click()` Playwright runs a script of its own
 * in the page, on the same slow processor, and the press would wait for it.
 */
async function interact({ screen, text = '', bare, ...its }: Interaction, onBarePage: boolean): Promise<number> {
  const context = await browser.newContext({ baseURL: site.url, ...screen })
  const page = await context.newPage()
  await page.goto(its.path, { waitUntil: 'networkidle' })
  await hydrated(page)
  if (onBarePage) {
    const elements = await page.locator('body *').count()
    await page.goto('about:blank')
    await page.setContent(`<!doctype html><main>${bare}</main><div>${'<span>x</span> '.repeat(elements)}</div>`)
  }
  const target = onBarePage ? page.locator('main > :first-child').first() : its.target(page)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${its.path} does not show what is to be pressed`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // Only now: the events of the first paint are not of the interaction.
  await page.evaluate(observeEvents)
  const [x, y] = [box.x + Math.min(box.width / 2, 20), box.y + Math.min(box.height / 2, 10)]
  await (screen === telephone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  if (text) await page.getByRole('combobox').waitFor()
  for (const character of text) await page.keyboard.press(character)
  if (!onBarePage) await its.shown(page).waitFor()
  // Two frames later the browser has reported what was painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForLoadState('networkidle')
  const ms = await page.evaluate<number>('slowest.ms')
  await context.close()
  return ms
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

try {
  const figures: string[][] = []
  for (const interaction of interactions) {
    const [times, bareTimes]: [number[], number[]] = [[], []]
    for (let visit = 0; visit < visits; visit += 1) {
      times.push(await interact(interaction, false))
      bareTimes.push(await interact(interaction, true))
    }
    const [middle, bareMiddle] = [middleOf(times), middleOf(bareTimes)]
    figures.push([
      interaction.what,
      '100 ms',
      `${middle} ms (${Math.min(...times)} to ${Math.max(...times)})`,
      `${bareMiddle} ms (${Math.min(...bareTimes)} to ${Math.max(...bareTimes)})`,
      (middle / bareMiddle).toFixed(1),
    ])
  }
  writeTable('interactions', ['what', 'goal', 'measured', 'on a bare page', 'ratio'], figures)
} finally {
  await browser.close()
  await site[Symbol.asyncDispose]()
}
