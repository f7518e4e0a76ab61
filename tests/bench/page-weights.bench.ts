/** Weighs each kind of page as a telephone gets them: `npm run bench`, after `npm run build`. */
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../e2e/chromium.ts'
import { pageKinds } from '../e2e/page-kinds.ts'
import { weighingScreen, weighPage } from '../e2e/page-weight.ts'
import { startSite } from '../services/site-process.ts'
import { writeTable } from './figures.ts'

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

const site = await startSite()
const browser = await chromium.launch(chromiumLaunch)
const rows: string[][] = []
try {
  for (const [path, kind] of pageKinds) {
    const context = await browser.newContext({ baseURL: site.url, ...weighingScreen })
    const { html, elements, styleSheets, script, scriptFiles } = await weighPage(await context.newPage(), path)
    const counts = [elements, kilobytes(html), styleSheets, kilobytes(script), scriptFiles].map(String)
    rows.push([`${kind} (${path})`, ...counts])
    await context.close()
  }
} finally {
  await browser.close()
  await site[Symbol.asyncDispose]()
}
writeTable('page weights', ['page', 'elements', 'HTML, KB', 'style sheets', 'script, KB', 'script files'], rows)
