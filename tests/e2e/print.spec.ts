/** Pages on paper: on few sheets of A4, nothing wider than the sheet. */
import { expect, test, type Page } from '@playwright/test'

const sheets = {
  '/collecties/beat40': 6,
  '/collecties/thor': 6,
  '/collecties/sjithouse': 6,
  '/collecties/exclusief/epoque': 6,
  '/collecties/spiegels/m01': 2,
  '/producten/kolomkast-morrison': 2,
  '/montage/scharnieren/grass': 5,
  '/kleuren': 2,
  '/contact': 3,
  '/veelgestelde-vragen': 7,
  '/service': 3,
  '/service/past-het?width=120&height=250&depth=150': 8,
  '/favorieten?items=product.wastafelmeubel-modena*2,mirror.m01,finish.eiken-naturel': 2,
  '/verkooppunten': 7,
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' } })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

for (const [path, most] of Object.entries(sheets)) {
  test(`${path} takes ${most} sheets of A4 at most`, async ({ page }) => {
    await page.goto(path)
    expect(await countSheets(page)).toBeLessThanOrEqual(most)

    // What is wider than the sheet makes the browser print everything smaller.
    await page.setViewportSize({ width: 688, height: 1032 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688)
  })
}

test('starts a long list of dealers on the first sheet', async ({ page }) => {
  await page.goto('/verkooppunten?near=Zwolle')
  expect(await countSheets(page)).toBeLessThanOrEqual(9)
  await page.emulateMedia({ media: 'print' })
  const list = page
    .getByRole('main')
    .locator('section', { has: page.locator('[data-dealer]') })
    .last()
  expect(await list.evaluate((section) => getComputedStyle(section).breakInside)).toBe('auto')
})

test('prints what fits with everything expanded, without the form', async ({ page }) => {
  await page.goto('/service/past-het?width=120&height=250&depth=150')
  await page.emulateMedia({ media: 'print' })
  const things = page.getByRole('main').getByRole('article')
  expect(await things.count()).toBeGreaterThan(100)
  expect(
    await things.evaluateAll(
      (all) =>
        all.filter(
          (thing) =>
            thing.getBoundingClientRect().height === 0 || !thing.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    ),
  ).toBe(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('controls are not printed', async ({ page }) => {
  for (const path of [
    '/favorieten?items=product.wastafelmeubel-modena*2,mirror.m01,finish.eiken-naturel',
    '/verkooppunten?near=Zwolle',
    '/verkooppunten',
  ]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('button').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link', { name: /^(?:Naar mijn favorieten|Alles wissen)$/ })).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveCount(0)
  }
})
