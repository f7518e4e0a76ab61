/** Samenstellen: from a place, a budget and a wood to a set with its price; the address is the state, and what cannot be made is explained. */
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { open } from './page.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('navigation', { name, exact: true })
const total = (page: Page) =>
  main(page)
    .getByRole('row', { name: /^Samen, incl. btw/ })
    .getByRole('cell')
/** Cents in a text such as '€ 1.209,00'. */
const cents = (text: string) => Number(text.replaceAll(/\D/g, ''))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('leads from a niche of 1180 mm, 3000 euros and oak to a set that suits all three', async ({ page }) => {
      await page.goto('/samenstellen')
      await main(page).getByRole('textbox', { name: 'Breedte van de plek in mm' }).fill('1180')
      await main(page).getByRole('textbox', { name: 'Budget in euro, incl. btw' }).fill('3000')
      await main(page).getByRole('combobox', { name: 'Kleur' }).selectOption('Eiken, alle kleuren')
      await main(page).getByRole('button', { name: 'Toon wat past' }).click()
      await expect(page).toHaveURL(/niche=1180&.*budget=3000&.*color=eiken/)
      await expect(main(page).getByRole('heading', { level: 2, name: 'Deze niet' })).toBeVisible()
      await expect(main(page).getByRole('article').filter({ hasText: 'Linea' })).toContainText('Te breed voor 1180 mm')

      await main(page).getByRole('link', { name: 'Beat 45' }).click()
      await expect(page).toHaveURL(/\/samenstellen\/beat45\?.*width=1000.*finish=eiken-/)
      await expect(page).toHaveURL(/niche=1180&budget=3000/)
      await expect(main(page)).toContainText('Past in 1180 mm: er blijft 180 mm over.')
      await expect(main(page)).toContainText(/€\s[\d.,]+ onder uw budget\./)
      expect(cents(await total(page).innerText())).toBeLessThanOrEqual(300_000)

      await part(page, 'Blad')
        .getByRole('link', { name: /^Massief HPL/ })
        .click()
      await expect(page).toHaveURL(/top=hpl/)
      await expect(part(page, 'Kom')).toBeVisible()
      await expect(main(page)).toContainText('Past in 1180 mm')
    })

    test('adds up what the catalogue asks for each part', async ({ page }) => {
      await page.goto('/samenstellen/beat45?width=1000&finish=eiken-naturel&top=wastafel&mirror=lijst-1000')
      const rows = main(page)
        .getByRole('table', { name: /^Onderdelen/ })
        .getByRole('row')
      await expect(rows.filter({ hasText: 'WB45-1000-EINA' }).getByRole('cell')).toHaveText(/€\s1\.209,00/)
      await expect(rows.filter({ hasText: /^Meubelwastafel/ }).getByRole('cell')).toHaveText(/€\s489,00/)
      await expect(rows.filter({ hasText: /^Lijstspiegel/ }).getByRole('cell')).toHaveText(/€\s349,00/)
      await expect(total(page)).toHaveText(/€\s2\.047,00/)
      await rows.getByRole('link', { name: 'Wastafelmeubel Beat 45' }).click()
      await expect(main(page)).toContainText(/€\s1\.209,00/)
    })

    test('explains what an address asks for that cannot be made, and leads to what can', async ({ page }) => {
      await page.goto('/samenstellen/beat45?width=1000&mirror=lijst-1200&top=marmer')
      const notice = main(page).getByRole('region', { name: '2 keuzes kunnen zo niet' })
      await expect(notice).toContainText('Een spiegel is niet breder dan het meubel eronder, 1000 mm.')
      await expect(notice).toContainText('Lijstspiegel, 1000 × 800 mm')
      await expect(notice).toContainText('Beat 45 heeft dit niet.')
      await expect(page).toHaveURL(/mirror=lijst-1200/)
      await notice.getByRole('link', { name: 'Verder met wat hier staat' }).click()
      await expect(page).toHaveURL(/mirror=lijst-1000/)
      await expect(main(page).getByRole('region', { name: /keuzes? k(?:an|unnen) zo niet/ })).toHaveCount(0)
    })

    test('leads from a product in a size and finish to its set', async ({ page }) => {
      await page.goto('/producten/wastafelmeubel-beat-45?variant=WB45-0800-EIGE')
      await main(page).getByRole('link', { name: 'Stel dit meubel samen' }).click()
      const set = main(page).getByRole('region', { name: 'Met blad, kom en spiegel' })
      await expect(set).toBeInViewport()
      await set.getByRole('link', { name: 'Op tekening en in 3D' }).click()
      await expect(page).toHaveURL(/\/samenstellen\/beat45\?cabinet=laden&width=800&finish=eiken-gerookt&/)
      await expect(part(page, 'Breedte').locator('[aria-current]')).toContainText('800 mm')
      await expect(main(page).getByRole('region', { name: /k(?:an|unnen) zo niet/ })).toHaveCount(0)
    })

    test('chooses what goes with a product on its page, in its address, up to the offer', async ({ page }) => {
      await page.goto('/producten/wastafelmeubel-beat-45?variant=WB45-0800-EIGE&mirror=none')
      const set = main(page).getByRole('region', { name: 'Met blad, kom en spiegel' })
      const sum = set.getByText(/^Samen €/)
      const before = await sum.innerText()
      await set.locator('summary').filter({ hasText: 'Spiegel' }).click()
      await part(page, 'Spiegel')
        .getByRole('link', { name: /^Lijstspiegel, 800/ })
        .click()
      await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-45\?variant=WB45-0800-EIGE&mirror=lijst-800$/)
      await expect(sum).not.toHaveText(before, { useInnerText: true })

      // A smaller size keeps the choice, and says what it became.
      await page.getByRole('navigation', { name: 'Maat' }).getByRole('link', { name: '60 x 54 x 45 cm' }).click()
      await expect(page).toHaveURL(/variant=WB45-0600-EIGE&mirror=lijst-800$/)
      const reason = set.getByText('Een spiegel is niet breder dan het meubel eronder, 600 mm.')
      await expect(reason).toBeVisible()
      await set.getByRole('link', { name: 'Verder met wat hier staat' }).click()
      await expect(page).toHaveURL(/variant=WB45-0600-EIGE&mirror=lijst-600$/)
      await expect(reason).toHaveCount(0)
      await set.getByRole('link', { name: 'Offerte voor het geheel' }).click()
      await expect(page).toHaveURL(/\/offerte\?composition=.*width%3D600.*mirror%3Dlijst-600/)
    })

    test('leads from a room to its own set, and from a collection to its configurator', async ({ page }) => {
      await page.goto('/inspiratie/grafiet-voor-mosgroen')
      await main(page).getByRole('link', { name: 'Stel dit meubel samen' }).click()
      await expect(page).toHaveURL(
        /\/samenstellen\/beat45\?cabinet=laden&width=1000&finish=grafiet-mat&top=wastafel&mirror=m05-1000$/,
      )
      await expect(main(page).getByRole('region', { name: /k(?:an|unnen) zo niet/ })).toHaveCount(0)
      await page.goto('/collecties/thor')
      await main(page).getByRole('link', { name: 'Stel een meubel Thor samen' }).click()
      await expect(page).toHaveURL('/samenstellen/thor')
    })

    test('shows the nearest picture and says what differs in it, on screen and on paper', async ({ page }) => {
      await page.goto('/samenstellen/beat45?width=600&finish=grafiet-mat&mirror=none')
      const picture = main(page).getByRole('img', { name: /^Wastafelmeubel Beat 45 in grafiet mat/ })
      const differs = main(page).getByText(
        'Op deze foto: het meubel is 900 mm breed; blad, kom en kraan zijn een voorbeeld.',
      )
      await expect(picture).toBeVisible()
      await expect(differs).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(picture).toBeVisible()
      await expect(differs).toBeVisible()
    })
  })
}

test('undoes a choice with Back, keeps the place on the page and says each change once', async ({ page }) => {
  await open(page, '/samenstellen/beat45?width=800&finish=eiken-naturel&mirror=none')
  const choice = part(page, 'Breedte').getByRole('link', { name: /^1000 mm/ })
  await choice.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const said = page.locator('[data-announcer]')
  await expect(said).toHaveText('')
  await choice.click()
  await expect(page).toHaveURL(/width=1000/)
  await expect(said).toContainText(/^Beat 45: .*Samen €\s1\.698,00\./)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(choice).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/width=800/)
  await expect(part(page, 'Breedte').locator('[aria-current]')).toContainText('800 mm')
})

test('never changes a choice silently: a wider mirror gives way with the reason', async ({ page }) => {
  await open(page, '/samenstellen/beat45?width=1200&finish=eiken-naturel&mirror=lijst-1200')
  await part(page, 'Breedte')
    .getByRole('link', { name: /^800 mm/ })
    .click()
  await expect(main(page).getByRole('region', { name: 'Eén keuze kan zo niet' })).toContainText(
    'Lijstspiegel, 800 × 800 mm',
  )
})

test('cleans an address with values that have no form', async ({ page }) => {
  await page.goto('/samenstellen/beat45?width=abc&finish=%3Cb%3E&niche=breed&onbekend=1')
  await expect(page).toHaveURL(/\/samenstellen\/beat45$/)
})

test('gives a set as PDF, DXF and GLB, and refuses a collection that does not exist', async ({ request }) => {
  const sheet = await request.get('/samenstellen/beat45.pdf?width=1000')
  expect(sheet.status()).toBe(200)
  expect(sheet.headers()['content-type']).toBe('application/pdf')
  expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const drawing = await request.get('/samenstellen/beat45.dxf?width=1000')
  expect(await drawing.text()).toMatch(/^\s*0\r?\nSECTION\r?\n[\s\S]*\n\s*0\r?\nEOF\s*$/)
  const model = await request.get('/samenstellen/beat45.glb?width=1000')
  expect(model.headers()).toMatchObject({
    'content-type': 'model/gltf-binary',
    'content-disposition': 'attachment; filename="samenstelling-beat45.glb"',
  })
  expect((await model.body()).subarray(0, 4).toString()).toBe('glTF')
  expect((await request.get('/samenstellen/beat46.glb')).status()).toBe(404)
  expect((await request.get('/samenstellen/beat46.pdf')).status()).toBe(404)
  expect((await request.get('/samenstellen/beat46')).status()).toBe(404)
})

test('leads from a product in a size and finish to its 3D file, and has none of other products', async ({
  page,
  request,
}) => {
  await page.goto('/producten/wastafelmeubel-beat-45?variant=WB45-0800-EIGE')
  const href = await main(page).getByRole('link', { name: '3D-model als glb' }).getAttribute('href')
  expect(href).toBe('/producten/wastafelmeubel-beat-45.glb?variant=WB45-0800-EIGE')
  const model = await request.get(href ?? '')
  expect(model.headers()['content-disposition']).toBe(
    'attachment; filename="wastafelmeubel-beat-45-wb45-0800-eige.glb"',
  )
  expect((await model.body()).subarray(0, 4).toString()).toBe('glTF')
  expect((await request.get('/producten/planchet-thor.glb')).status()).toBe(404)
})

test('keeps the piece in view on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/samenstellen/beat45')
  const drawing = main(page).getByRole('img', { name: 'Vooraanzicht van Beat 45 zoals gekozen, op schaal' })
  await part(page, 'Spiegel').scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport({ ratio: 0.9 })
})

test('keeps price, offer and sharing within one touch on a telephone, and lets the preview go', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 667 })
  await open(page, '/samenstellen/beat45?width=1000')
  const bar = page.getByRole('region', { name: 'Deze samenstelling' })
  const drawing = main(page).getByRole('img', { name: 'Vooraanzicht van Beat 45 zoals gekozen, op schaal' })
  for (const place of [part(page, 'Spiegel'), page.getByRole('heading', { name: 'Wat u kiest' })]) {
    await place.scrollIntoViewIfNeeded()
    for (const control of [bar.getByRole('link', { name: /^€/ }), bar.getByRole('link', { name: 'Offerte' })])
      await expect(control).toBeInViewport({ ratio: 1 })
  }
  await part(page, 'Spiegel').scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  await bar.getByRole('button', { name: 'Voorbeeld in beeld houden', pressed: true }).click()
  await expect(drawing).not.toBeInViewport()
  await bar.getByRole('button', { name: 'Deel deze samenstelling' }).click()
  await expect(page.locator('[data-announcer]')).toHaveText('Link gekopieerd naar klembord!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/samenstellen/beat45?width=1000')
})

test('calls only theirs what a visitor chose, by name: two basins change the rest without a word', async ({ page }) => {
  await open(page, '/samenstellen')
  await main(page).getByRole('link', { name: 'Beat 45' }).click()
  await part(page, 'Indeling')
    .getByRole('link', { name: /[Dd]ubbel/ })
    .click()
  await expect(part(page, 'Indeling').locator('[aria-current]')).toContainText(/dubbel/i)
  await expect(main(page).getByRole('region', { name: /k(?:an|unnen) zo niet/ })).toHaveCount(0)
})

test('opens from a card the set that its price names, with one basin or two and within a depth', async ({ page }) => {
  for (const search of ['', '?niche=1300', '?basins=2', '?depth=450&budget=3000']) {
    await open(page, `/samenstellen${search}`)
    const cards = main(page).getByRole('article')
    const card = cards.first()
    const price = /€\s[\d.]+,\d\d/.exec(await card.innerText())?.[0] ?? 'no price'
    await card.getByRole('link').click()
    await expect(main(page).locator('a[href="#specificatie"]').first()).toHaveText(price)
  }
  await open(page, '/samenstellen?basins=2')
  await expect(main(page).getByText('Niet met twee kommen.').first()).toBeVisible()
})

test('prints the drawing at its scale', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await open(page, '/samenstellen/beat45?width=1000&side=kolom-350')
  await page.emulateMedia({ media: 'print' })
  const drawing = main(page).getByRole('img', { name: /^Maattekening van Beat 45/ })
  const [, , width = 0] = ((await drawing.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const shown = await drawing.evaluate((svg) => svg.getBoundingClientRect().width)
  // 1:20, at 96 px to the inch; what is wider than the paper would make the browser print all smaller.
  expect(Math.abs((shown / 96) * 25.4 * 20 - width)).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
})

test('has no fault that axe finds, in both themes', async ({ page }) => {
  await open(page, '/samenstellen/beat45?width=1000&mirror=lijst-1200&side=kolom-350&niche=1180&budget=2000')
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await open(page, '/samenstellen?niche=1180&budget=3000&color=eiken')
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})
