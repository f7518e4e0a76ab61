/**
 * How smoothly the map of dealers moves with 10,000 of them on it: `npm run bench`, after `npm run build`. A drag, a zoom with the wheel and a flight in a browser without
 * a graphics card: the time between frames, how long the page itself was at work for each, and what all processes of the browser computed for each, which does not count
 * what else the machine does. Ends with exit code 1 when the page works 16 ms or more at the 95th percentile of a drag.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type { Dealer } from '#domain/dealers/dealer.schema.ts'
import { openDatabase } from '#server/db/database.ts'
import { replaceDealers } from '#server/dealers/dealer-store.ts'
import { chromiumArgs, chromiumLaunch } from '#tests/e2e/chromium.ts'
import { quantile, spread } from '#tests/services/measure.ts'
import { startSite } from '#tests/services/site-process.ts'

const limit = 16
/** A lattice with a turn in it: spread like towns, the same with every run. */
const dealers = Array.from({ length: 10_000 }, (_, number): Dealer => ({
  Naam: `Badhuis ${number}`,
  Adres: `Kade ${number}`,
  Postcode: `${1000 + (number % 9000)} AB`,
  Plaats: `Dorp ${number % 700}`,
  Land: 'Nederland',
  Provincie: 'Overijssel',
  latitude: 50.8 + ((number * 0.618_034) % 1) * 2.6,
  longitude: 3.5 + ((number * 0.754_878) % 1) * 3.6,
  Actief: 1,
}))

/** Prints a line; the 95th percentile of the page's work. */
function report(what: string, { frames, work, computed }: Moved): number {
  process.stdout.write(
    `${what} (${frames.length} frames)\n  frame  ${spread(frames)}\n  work   ${spread(work)}\n  computed ${computed.toFixed(1)} ms a frame\n`,
  )
  return quantile(work, 0.95)
}

const dataDir = mkdtempSync(join(tmpdir(), 'map-bench-'))
const { db, close } = await openDatabase(dataDir, undefined)
await replaceDealers(db, dealers, new Date())
await close()
const site = await startSite({ DATA_DIR: dataDir })
const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumArgs, '--disable-gpu'] })
try {
  let worst = 0
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.goto(`${site.url}/verkooppunten?near=Utrecht`, { waitUntil: 'networkidle' })
    const chart = page.getByRole('region', { name: 'Kaart', exact: true }).getByRole('group')
    await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded()
    await chart.waitFor()
    await pause(1_000)
    worst = Math.max(worst, report(`${width} px wide: drag`, await moved(page, 'drag')))
    report(`${width} px wide: wheel`, await moved(page, 'wheel'))
    report(`${width} px wide: flight`, await moved(page, 'flight'))
    await page.close()
  }
  process.exitCode = worst < limit ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Moved = { frames: number[]; work: number[]; computed: number }

/** One move of each kind, a step a frame, in the page itself. Work is what the page does between the step and the moment the frame is handed on. */
async function moved(page: Page, kind: 'drag' | 'wheel' | 'flight'): Promise<Moved> {
  const processes = await browser.newBrowserCDPSession()
  const spent = async () =>
    (await processes.send('SystemInfo.getProcessInfo')).processInfo.reduce(
      (sum, { cpuTime }) => sum + cpuTime * 1000,
      0,
    )
  const before = await spent()
  const seen = await page.evaluate(async (how) => {
    const chart = document.querySelector('[aria-roledescription=kaart]')
    if (!chart) throw new Error('the map has not come')
    const box = chart.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const send = (type: string, dx: number, dy: number) =>
      chart.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          clientX: middle.x + dx,
          clientY: middle.y + dy,
        }),
      )
    chart.setPointerCapture = () => undefined // no pointer is really down
    const frames: number[] = [],
      work: number[] = []
    const frame = async () =>
      new Promise<number>((done) => {
        requestAnimationFrame(done)
      })
    const painted = async () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    const steps = how === 'drag' ? 240 : 60
    if (how === 'drag') send('pointerdown', 0, 0)
    let last = await frame()
    for (let step = 1; step <= steps; step++) {
      const from = performance.now()
      if (how === 'drag') send('pointermove', 150 * Math.sin(step / 12), 100 * Math.sin(step / 19))
      if (how === 'wheel')
        chart.dispatchEvent(
          new WheelEvent('wheel', {
            bubbles: true,
            cancelable: true,
            ctrlKey: true,
            deltaY: step % 40 < 20 ? -12 : 12,
            clientX: middle.x,
            clientY: middle.y,
          }),
        )
      if (how === 'flight' && step % 20 === 1)
        chart.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: step % 40 === 1 ? '+' : '-' }))
      await painted()
      work.push(performance.now() - from)
      const now = await frame()
      frames.push(now - last)
      last = now
    }
    if (how === 'drag') send('pointerup', 0, 0)
    return { frames, work }
  }, kind)
  const computed = ((await spent()) - before) / seen.frames.length
  await processes.detach()
  return { ...seen, computed }
}
