/**
 * What a page has loaded five seconds after it came, as a telephone sees it: the bounds of docs/quality.md. Sizes are those of brotli at its best level,
 * which is how the files are sent.
 */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { pageKinds } from './page-kinds.ts'

const kilobyte = 1_000
const maxScript = 170 * kilobyte
const maxScriptFiles = 20
/** One congestion window holds 14 KB; pages whose text and data are more have a bound of their own. */
const maxHtml = 14 * kilobyte
const largerHtml: Readonly<Record<string, number>> = {
  '/collecties/beat40': 19_500,
  '/kleuren': 15_500,
  '/producten': 16_000,
  '/verkooppunten': 23_500,
  '/veelgestelde-vragen': 20_000,
}

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

for (const [path, kind] of pageKinds) {
  test(`${kind} is within its budget`, async ({ page }) => {
    await page.clock.install()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
    })
    const response = await page.goto(path)
    await hydrated(page)
    await page.clock.runFor(5_000)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      [...scripts].map(async (url) => brotliCompressSync(await (await page.request.get(url)).body()).length),
    )
    const html = brotliCompressSync((await response?.body()) ?? '').length
    const script = sizes.reduce((sum, size) => sum + size, 0)
    test.info().annotations.push({ type: 'weight', description: `${html} ${sizes.length} ${script}` })
    expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual(largerHtml[path] ?? maxHtml)
    expect.soft(sizes.length, 'script files').toBeLessThanOrEqual(maxScriptFiles)
    expect.soft(script, 'bytes of script').toBeLessThanOrEqual(maxScript)
  })
}
