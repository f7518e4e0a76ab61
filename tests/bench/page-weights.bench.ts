/** Weighs fifteen kinds of page as a telephone gets them: `npm run bench`, after `npm run build`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../e2e/chromium.ts'
import { pageKinds } from '../e2e/page-kinds.ts'
import { weighPage } from '../e2e/page-weight.ts'
import { freePort } from '../services/ports.ts'
import { startSite } from '../services/site-process.ts'
import { writeTable } from './figures.ts'

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

const dataDir = mkdtempSync(join(tmpdir(), 'page-weights-'))
const port = await freePort()
const site = await startSite(resolve('.'), port, { DATA_DIR: dataDir })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumArgs,
})
const rows: string[][] = []
try {
  for (const [path, kind] of pageKinds) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    })
    const { html, script, scriptFiles } = await weighPage(await context.newPage(), path)
    rows.push([`${kind} (${path})`, kilobytes(html), kilobytes(script), String(scriptFiles)])
    await context.close()
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
writeTable('page weights', ['page', 'HTML, KB', 'script, KB', 'script files'], rows)
