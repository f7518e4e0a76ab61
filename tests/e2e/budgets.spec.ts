/** Budgets of what a page has loaded five seconds after it came, as a telephone sees it. docs/quality.md has the measured figures. */
import { expect, test } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { weighPage } from './page-weight.ts'

const maxScript = 170_200
const maxScriptFiles = 20
/** A list of products has its filters; a product has its gallery, its choices, its drawing, the way to its 3D model and to an offer; dealers have their map and filters; a set has its drawing and all that can be chosen. */
const largerScript: Readonly<Record<string, { bytes: number; files: number }>> = {
  '/producten': { bytes: 172_000, files: 20 },
  '/producten/kolomkast-morrison': { bytes: 177_000, files: 22 },
  '/samenstellen/beat45': { bytes: 172_500, files: 20 },
  '/verkooppunten': { bytes: 172_500, files: 20 },
}
/** One congestion window holds 14 KB; pages with more text and data have a bound of their own. */
const maxHtml = 14_000
const largerHtml: Readonly<Record<string, number>> = {
  '/collecties/beat40': 19_500,
  '/collecties/spiegels': 14_300,
  '/collecties/spiegels/m01': 14_300,
  '/kleuren': 16_000,
  '/producten': 16_300,
  '/producten/kolomkast-morrison': 14_750,
  '/verkooppunten': 23_600,
  '/veelgestelde-vragen': 20_500,
}

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

for (const [path, kind] of pageKinds) {
  test(`${kind} is within its budget`, async ({ page }) => {
    const { html, script, scriptFiles } = await weighPage(page, path)
    test.info().annotations.push({ type: 'weight', description: `${html} ${scriptFiles} ${script}` })
    expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual(largerHtml[path] ?? maxHtml)
    expect.soft(scriptFiles, 'script files').toBeLessThanOrEqual(largerScript[path]?.files ?? maxScriptFiles)
    expect.soft(script, 'bytes of script').toBeLessThanOrEqual(largerScript[path]?.bytes ?? maxScript)
  })
}
