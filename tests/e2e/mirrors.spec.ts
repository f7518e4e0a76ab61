/** Mirrors: filtered by what they do and how wide they are, looked at lit and unlit, and read by the millimetre. */
import { expect, test, type Page } from '@playwright/test'
import { open } from './page.ts'

const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ spiegels?$/ })
const option = (page: Page, label: string) =>
  page.getByRole('search').getByRole('checkbox', { name: new RegExp(`^${label}\\s*, aantal: \\d+$`) })
const promised = (page: Page, label: string) =>
  option(page, label).evaluate((input) => Number(input.closest('label')?.dataset['count']))

test('combines features and width, with the promised counts', async ({ page }) => {
  await open(page, '/collecties/spiegels')
  const warm = await promised(page, 'Verwarming')
  await option(page, 'Verwarming').check()
  await expect(shown(page)).toHaveText(`${warm} spiegels`)

  await page.getByRole('search').getByText('Breedte', { exact: true }).first().click()
  await expect(option(page, '400 mm')).toBeDisabled() // no heated mirror is that narrow
  const wide = await promised(page, '1800 mm')
  expect(wide).toBeLessThan(warm)
  await option(page, '1800 mm').check()
  await expect(page).toHaveURL('/collecties/spiegels?features=verwarming&width=1800')
  await expect(shown(page)).toHaveText(`${wide} spiegels`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(wide)

  await page.reload()
  await expect(option(page, '1800 mm')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/collecties/spiegels?features=verwarming')
  await expect(shown(page)).toHaveText(`${warm} spiegels`)
  await page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link', { name: 'Verwijder: Verwarming' }).click()
  await expect(page).toHaveURL('/collecties/spiegels')
  await expect(option(page, 'Verwarming')).not.toBeChecked()
})

test('shows the whole list for unknown values', async ({ page }) => {
  const response = await page.goto('/collecties/spiegels?features=vliegen&width=breed&width=555&shape=ei')
  expect(response?.status()).toBe(200)
  await expect(shown(page)).toHaveText('29 spiegels')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('switches the light of a mirror', async ({ page }) => {
      await page.goto('/collecties/spiegels/m08')
      const [lit, unlit] = [
        page.getByRole('img', { name: /in het donker met een warme lichtkrans/ }),
        page.getByRole('img', { name: /licht uit/ }),
      ]
      const light = page.getByRole('group', { name: 'Licht', exact: true })
      await expect(light.getByRole('radio', { name: 'Aan' })).toBeChecked()
      await expect(lit).toBeVisible()
      await expect(unlit).toBeHidden()
      await light.getByRole('radio', { name: 'Uit' }).check()
      await expect(lit).toBeHidden()
      await expect(unlit).toBeVisible()
      await light.getByRole('radio', { name: 'Aan' }).check()
      await expect(lit).toBeVisible()
    })

    test('shows adjustable light warm and cool while it is on', async ({ page }) => {
      await page.goto('/collecties/spiegels/m08')
      const tone = page.getByRole('group', { name: 'Lichtkleur' })
      const stage = page
        .getByRole('img', { name: /in het donker met een warme lichtkrans/ })
        .locator('xpath=ancestor::div[1]')
      await expect(tone.getByRole('radio', { name: 'Warm, 2700 K' })).toBeChecked()
      await expect(stage).toHaveCSS('filter', 'none')
      await tone.getByRole('radio', { name: 'Koel, 6500 K' }).check()
      await expect(stage).toHaveCSS('filter', /saturate/)
      await page.getByRole('group', { name: 'Licht', exact: true }).getByRole('radio', { name: 'Uit' }).check()
      await expect(tone).toBeHidden()
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'drawn with JavaScript' : 'drawn without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('draws a mirror in the chosen size, and serves that drawing', async ({ page, request }) => {
      await page.goto('/collecties/spiegels/m01')
      const sizes = page.getByRole('group', { name: 'Maat in de tekening' })
      for (const width of ['40', '100']) {
        await sizes.getByRole('radio', { name: new RegExp(`^${width}0 x `) }).check()
        await expect(page.getByRole('img', { name: /^Maattekening van spiegel Maan: / })).toHaveCount(1)
        await expect(
          page.getByRole('img', { name: new RegExp(`^Maattekening van spiegel Maan: ${width}0 mm breed, `) }),
        ).toBeVisible()
        const href = await page.getByRole('link', { name: 'Maattekening als svg' }).getAttribute('href')
        expect(await (await request.get(href ?? '')).text()).toContain(`${width}0`)
      }
    })
  })
}

test('has no switch for a mirror without light', async ({ page }) => {
  await page.goto('/collecties/spiegels/m01')
  await expect(page.getByRole('heading', { level: 1, name: 'Spiegel Maan' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Licht', exact: true })).toHaveCount(0)
})

type Offers = { offers: { lowPrice: string; offers: { sku: string; name: string; price: string }[] } }
const hasOffers = (data: unknown): data is Offers =>
  typeof data === 'object' && data !== null && '@type' in data && data['@type'] === 'Product' && 'offers' in data

test('lists every size with power, light and price, and gives search engines the same', async ({ page }) => {
  await page.goto('/collecties/spiegels/m08')
  const table = page.getByRole('table', { name: /^Maten als breedte/ })
  const row = table.getByRole('row').filter({ hasText: 'M08-060' })
  await expect(row.getByRole('rowheader')).toHaveText('60 x 60 x 4,2 cm')
  await expect(row.getByRole('cell')).toHaveText([
    '54 W',
    '2700-6500 K',
    '1600 lm',
    '600 - 1000 mm',
    'M08-060',
    /^€\s569,00$/,
  ])
  // Every size comes in the same colours, which are said once.
  await expect(page.getByRole('list', { name: 'Kleuren' }).getByRole('listitem')).toHaveText([
    'Messing',
    'Brons',
    'Zwart',
  ])

  const data = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .flatMap((text): unknown[] => [JSON.parse(text)].flat())
    .find(hasOffers)
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) =>
      all
        .slice(1)
        .map((line) =>
          [...line.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replaceAll(/[€\s.]+/g, '')),
        ),
    )
  expect(
    data?.offers.offers.map(({ sku, name, price }) => [sku, name.replaceAll(/\s+/g, ''), price.replace('.', ',')]),
  ).toEqual(rows.map((cells) => [cells.at(-2), cells[0], cells.at(-1)]))
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of [
    '/collecties/spiegels/m26',
    '/collecties',
    '/montage/montagehandleiding',
    '/vergelijken?items=kolomkast-morrison,opzetkom-crystal-rond',
  ]) {
    test(`keeps every table cell in view on ${path}, with its headings`, async ({ page }) => {
      await page.goto(path)
      const tables = page.getByRole('main').getByRole('table')
      await expect(tables.first()).toBeVisible()
      const outside = await tables.evaluateAll((all) =>
        all.flatMap((table) =>
          [...table.querySelectorAll('td, tbody th')]
            .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
            .map((cell) => cell.textContent),
        ),
      )
      expect(outside).toEqual([])
      await expect(tables.first().getByRole('columnheader').first()).toBeAttached()
      expect(await tables.first().getByRole('rowheader').count()).toBeGreaterThan(1)
    })
  }
})

test('redirects a code in upper case to the mirror', async ({ page }) => {
  await page.goto('/collecties/spiegels/M23-0')
  await expect(page).toHaveURL('/collecties/spiegels/m23-0')
  await expect(page.getByRole('heading', { level: 1, name: 'Spiegel Steiger' })).toBeVisible()
})

test('serves every file of a mirror with its type', async ({ page, request }) => {
  test.slow()
  const types: Record<string, RegExp> = {
    pdf: /^application\/pdf/,
    fbx: /^(?:application\/octet-stream|model\/)/,
    glb: /^model\/gltf-binary/,
    svg: /^image\/svg\+xml/,
  }
  await page.goto('/collecties/spiegels')
  const mirrors = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(mirrors).toHaveLength(29)
  for (const mirror of mirrors) {
    const html = await (await request.get(mirror)).text()
    const files = [...new Set([...html.matchAll(/href="(\/media\/[^"]+)" download/g)].map((match) => match[1] ?? ''))]
    expect([mirror, files.some((file) => file.endsWith('.pdf'))]).toEqual([mirror, true])
    for (const file of files) {
      const answer = await request.head(file)
      expect([file, answer.status()]).toEqual([file, 200])
      expect(answer.headers()['content-type']).toMatch(types[file.split('.').at(-1) ?? ''] ?? /never/)
    }
  }
})
