/** A fitter searches for price and article files, and finds them. */
import { expect, test, type Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')

test('leads a fitter from a search for a price list to the files of the catalogue', async ({ page }) => {
  for (const word of ['bim', 'revit', 'ifc', 'dwg', 'dxf', 'cad', 'etim', 'prijslijst', 'bestek', 'ean']) {
    await page.goto(`/zoeken?q=${word}`)
    await expect(main(page).locator('a[href="/professional"]').first(), word).toBeVisible()
  }
  await main(page).locator('a[href="/professional"]').first().click()
  await expect(page).toHaveURL(/\/professional$/)
  for (const [name, file] of [
    ['Prijslijst voor Excel', /prijslijst\.xlsx/],
    ['Prijslijst als CSV', /prijslijst\.csv/],
    ['ETIM xChange', /etim-xchange\.json/],
    ['BMEcat 2005', /bmecat\.xml/],
  ] as const) {
    const href = await main(page).getByRole('link', { name }).getAttribute('href')
    const response = await page.request.get(href ?? '')
    expect(response.status(), name).toBe(200)
    expect(response.headers()['content-disposition'], name).toMatch(file)
    expect((await response.body()).byteLength, name).toBeGreaterThan(10_000)
  }
})
