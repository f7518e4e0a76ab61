/** The pipe drawing: its form and address, with and without JavaScript, and its scale on paper. */
import { expect, test } from '@playwright/test'
import { open } from './page.ts'

const path = '/montage/aanvoermaten-afvoermaten'

test('moves the pipes with collection, basins and height, and restores them from the address', async ({ page }) => {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 2, name: /^Beat 45, 1200 mm/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Collectie', exact: true }).selectOption('Thor')
  await expect(page.getByRole('heading', { level: 2, name: /^Thor, 1200 mm, Trog 60/ })).toBeVisible()
  await page.getByLabel('Breedte kast').selectOption('1800 mm')
  await page.getByLabel('Aantal kommen').selectOption('Twee kommen')
  await page.getByLabel('Bovenkant blad, mm').fill('800')
  await page.getByRole('button', { name: 'Teken de leidingen' }).click()
  const drain = page.locator('#tekening').getByRole('row', { name: /^Hart afvoer, hoogte/ })
  await expect(drain).toContainText('630') // 590 as it is drawn, hung 40 mm higher
  await expect(
    page.locator('#tekening').getByRole('row', { name: /^Hart afvoer vanaf links, rechterkom/ }),
  ).toContainText('1350')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    collection: 'thor',
    width: '1800',
    count: '2',
    height: '800',
  })
  await page.reload()
  await expect(drain).toContainText('630')
  await expect(page.getByLabel('Aantal kommen')).toHaveValue('2')
})

for (const width of [320, 360, 412])
  test(`keeps every figure within a window of ${width} px, above the settings button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const collection of ['beat45', 'thor', 'epoch', 'linea']) {
      await page.goto(`${path}?collection=${collection}`)
      const figures = page.locator('#tekening svg[data-medium=screen] text')
      const boxes = await figures.evaluateAll((all) =>
        all.map((figure) => figure.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
      )
      const button = await page.getByRole('button', { name: 'Instellingen', exact: true }).boundingBox()
      expect(boxes.length).toBeGreaterThan(8)
      for (const { right, bottom } of boxes) {
        expect(right, collection).toBeLessThanOrEqual(width)
        expect(bottom, collection).toBeLessThan(button?.y ?? 0)
      }
    }
  })

test('has no height field for a standing cabinet', async ({ page }) => {
  await page.goto(`${path}?collection=type&height=700`)
  await expect(page.getByLabel('Bovenkant blad, mm')).toHaveCount(0)
  await expect(page.locator('#tekening').getByRole('row', { name: /^Bovenkant blad/ })).toContainText('880')
})

test('prints at 1:10', async ({ page }) => {
  await page.goto(`${path}?collection=thor&width=2400`)
  await page.emulateMedia({ media: 'print' })
  const size = await page.getByRole('img', { name: /^Vooraanzicht van Thor, 2400 mm breed/ }).evaluate((svg) => {
    const body = svg.querySelector('rect')?.getBoundingClientRect()
    const sheet = svg.getBoundingClientRect()
    return { body: body?.width ?? 0, sheet: sheet.width }
  })
  const pixelsPerMm = 96 / 25.4
  expect(size.body / pixelsPerMm).toBeCloseTo(240, 0)
  expect(size.sheet / pixelsPerMm).toBeLessThanOrEqual(281) // A4 across, without its margins
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('draws by a form', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('combobox', { name: 'Collectie', exact: true }).selectOption('Sunny')
    await page.getByLabel('Bovenkant blad, mm').fill('650')
    await page.getByRole('button', { name: 'Teken de leidingen' }).click()
    await expect(page.locator('#tekening').getByRole('row', { name: /^Hart afvoer, hoogte/ })).toContainText('410')
    await expect(page.locator('#tekening').getByRole('row', { name: /^Hart aanvoer, hoogte/ })).toContainText('450')
  })
})

test('opens from a product and from a set with what was chosen there', async ({ page }) => {
  await page.goto('/producten/wastafelmeubel-sunny?variant=WSU-0600-WIZI')
  await page.getByRole('link', { name: 'Aanvoer en afvoer bij Sunny' }).click()
  const row = (name: RegExp) => page.locator('#tekening').getByRole('row', { name })
  await expect(row(/^Hart afvoer vanaf links/)).toContainText('300')
  await page.goto('/samenstellen/beat45?width=1200&top=hpl&basin=crystal-rond-360&basinAt=left')
  await page.getByRole('link', { name: /^Aanvoer en afvoer op schaal/ }).click()
  await expect(page.getByRole('combobox', { name: 'Kom', exact: true })).toHaveValue('crystal-rond-360')
  await expect(row(/^Hart afvoer vanaf links/)).toContainText('300')
})
