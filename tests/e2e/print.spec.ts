/** Pages on paper: on few sheets of A4, nothing wider than the sheet. */
import { expect, test } from '@playwright/test'

const sheets = { '/collecties/beat40': 6, '/collecties/thor': 6, '/collecties/sjithouse': 6, '/collecties/exclusief/epoque': 6, '/collecties/spiegels/m01': 2, '/producten/kolomkast-morrison': 2, '/montage/scharnieren/grass': 5, '/kleuren': 2, '/contact': 3, '/veelgestelde-vragen': 6, '/service': 3 }

for (const [path, most] of Object.entries(sheets)) {
  test(`${path} takes ${most} sheets of A4 at most`, async ({ page }) => {
    await page.goto(path)
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' } })
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)
    expect(pages?.length).toBeLessThanOrEqual(most)

    // What is wider than the sheet makes the browser print everything smaller.
    await page.setViewportSize({ width: 688, height: 1032 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688)
  })
}
