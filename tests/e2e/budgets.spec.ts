/** Budgets of what a page is made of and has loaded five seconds after it came, as a telephone sees it. docs/quality.md has the measured figures. */
import { expect, test } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { weighingScreen, weighPage } from './page-weight.ts'

const maxScript = 159_500
const maxScriptFiles = 14
/** A collection has its parts and its 3D model; a product has its gallery, its choices, its drawing, the way to its 3D model and to an offer; dealers have their map and filters; a set has its drawing and all that can be chosen. */
const largerScript: Readonly<Record<string, { bytes: number; files: number }>> = {
  '/collecties/beat40': { bytes: 160_800, files: 14 },
  '/collecties/spiegels/m01': { bytes: 162_900, files: 16 },
  '/producten/kolomkast-morrison': { bytes: 168_400, files: 21 },
  '/samenstellen/beat45': { bytes: 161_300, files: 14 },
}
/** One congestion window holds 14 KB; pages with more text and data have a bound of their own. */
const maxHtml = 13_300
const largerHtml: Readonly<Record<string, number>> = {
  '/collecties/beat40': 16_250,
  '/producten': 14_900,
  '/verkooppunten': 21_400,
  '/veelgestelde-vragen': 19_250,
}
const maxElements = 1_050
const largerElements: Readonly<Record<string, number>> = {
  '/kleuren': 1_170,
  '/producten': 1_300,
  '/verkooppunten': 1_510,
  '/veelgestelde-vragen': 1_200,
}
const maxHeaderElements = 250
const maxStyleSheets = 7
/** Bytes of both fonts. */
const maxFonts = 42_100
/** px; the width of a telephone at 1.75 px per CSS px is 721. */
const maxPictureWidth = 1_080

test.use(weighingScreen)

for (const [path, kind] of pageKinds) {
  test(`${kind} is within its budget`, async ({ page }) => {
    const weight = await weighPage(page, path)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify({ ...weight, pictures: undefined }) })
    expect.soft(weight.html, 'bytes of HTML').toBeLessThanOrEqual(largerHtml[path] ?? maxHtml)
    expect.soft(weight.elements, 'elements').toBeLessThanOrEqual(largerElements[path] ?? maxElements)
    expect.soft(weight.headerElements, 'elements of the header').toBeLessThanOrEqual(maxHeaderElements)
    expect.soft(weight.unsizedPictures, 'pictures without width and height').toBe(0)
    expect.soft(weight.beforeStyles, 'what is asked for before the style sheets').toBe(0)
    expect.soft(weight.styleSheets, 'style sheets').toBeLessThanOrEqual(maxStyleSheets)
    expect.soft(weight.fonts, 'bytes of fonts').toBeLessThanOrEqual(maxFonts)
    expect.soft(weight.scriptFiles, 'script files').toBeLessThanOrEqual(largerScript[path]?.files ?? maxScriptFiles)
    expect.soft(weight.script, 'bytes of script').toBeLessThanOrEqual(largerScript[path]?.bytes ?? maxScript)
    for (const [name, widths] of weight.pictures) {
      if (!name.includes('/hero')) continue // a gallery shows the same picture small as well
      expect.soft(widths, `the widths of which ${name} is loaded`).toHaveLength(1)
      expect.soft(Math.max(...widths), `the width of ${name}`).toBeLessThanOrEqual(maxPictureWidth)
    }
  })
}
