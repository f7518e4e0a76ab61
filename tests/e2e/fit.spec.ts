/** 'Past het?': from a product, with lengths as people type them, to what fits and why the rest does not; the address is the state. */
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { open } from './page.ts'

const thing = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
const cabinet = 'Wastafelmeubel Beat 45'
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const message = (page: Page, name: string) =>
  field(page, name).evaluate((input: HTMLInputElement) => input.validationMessage)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('leads from a product to its result, and from a size back to that size', async ({ page }) => {
      await page.goto('/producten/wastafelmeubel-beat-45')
      const form = page.getByRole('main').locator('form[action="/service/past-het"]')
      await form.getByRole('textbox', { name: 'Breedte van de plek' }).fill('81,5')
      await form.getByRole('textbox', { name: 'Diepte tot de overkant' }).fill('130')
      await form.getByRole('button', { name: 'Kijk of het past' }).click()
      await expect(page).toHaveURL(/\/service\/past-het\?.*item=product\.wastafelmeubel-beat-45/)
      await expect(page.getByRole('textbox', { name: 'Breedte', exact: true })).toHaveValue('81,5')
      await expect(page.getByRole('link', { name: cabinet, exact: true }).first()).toHaveAttribute(
        'href',
        /^\/producten\/wastafelmeubel-beat-45\?variant=WB45-0600-[A-Z]+$/,
      )

      await expect(page.getByRole('heading', { level: 2, name: /^\d+ van de \d+ passen$/ })).toBeVisible()
      await expect(
        page.locator('svg').filter({ hasText: /Vooraanzicht van de plek met Wastafelmeubel Beat 45/ }),
      ).toBeVisible()
      const first = thing(page, cabinet)
      await expect(first).not.toContainText('Past niet')
      await expect(first.getByRole('link', { name: '80 x 54 x 45 cm' }).locator('..')).toContainText('past net')
      await first.getByRole('link', { name: '80 x 54 x 45 cm' }).click()
      await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-45\?variant=/)
      await expect(page.getByRole('main')).toContainText('80 x 54 x 45 cm')
    })

    test('opens from a product and from a set on the chosen size, in a place that is wide and deep enough', async ({
      page,
    }) => {
      const opens = async (size: string, width: string, depth: string) => {
        await expect(field(page, 'Breedte')).toHaveValue(width)
        await expect(field(page, 'Diepte')).toHaveValue(depth)
        await expect(page.getByText('U meet voor')).toContainText(`${cabinet}, ${size}`)
        await expect(
          page.locator('svg').filter({ hasText: `Vooraanzicht van de plek met ${cabinet}, ${size}` }),
        ).toBeVisible()
        await expect(thing(page, cabinet)).toBeVisible()
        await expect(thing(page, cabinet)).not.toContainText('Past niet')
      }
      await page.goto('/producten/wastafelmeubel-beat-45')
      await page.getByRole('navigation', { name: 'Maat' }).getByRole('link', { name: '80 x 54 x 45 cm' }).click()
      const form = page.getByRole('main').locator('form[action="/service/past-het"]')
      await expect(form.getByRole('textbox', { name: 'Breedte van de plek' })).toHaveValue('82')
      await form.getByRole('button', { name: 'Kijk of het past' }).click()
      await opens('80 x 54 x 45 cm', '82', '115')

      await page.goto('/samenstellen/beat45?width=1000')
      await page.getByRole('link', { name: 'Past het? Reken de hele plek na' }).click()
      await opens('100 x 54 x 45 cm', '102', '115')
    })

    test('takes a wood and a budget, shows prices, and leads to the size in that wood', async ({ page }) => {
      await page.goto('/service/past-het')
      await field(page, 'Breedte').fill('85')
      await page.getByRole('combobox', { name: 'Kleur' }).selectOption('Eiken, alle kleuren')
      await field(page, 'Hoogste prijs in euro, incl. btw').fill('€ 1.000')
      await page.getByRole('button', { name: 'Kijk wat past' }).click()
      await expect(page).toHaveURL(/width=85.*color=eiken&maxPrice=/)
      await expect(page.getByRole('combobox', { name: 'Kleur' })).toHaveValue('eiken')
      await expect(field(page, 'Hoogste prijs in euro, incl. btw')).toHaveValue('1000')
      await page
        .getByText(/^Nog \d+ passen$/)
        .first()
        .click()
      const first = thing(page, 'Wastafelmeubel Beat 40')
      await expect(first.getByRole('listitem').first()).toHaveText(/^60 x 48 x 40 cm (?:vanaf )?€\s\d{3},\d{2}/)
      // Sunny is not made in oak.
      await expect(page.getByRole('heading', { level: 4, name: 'Wastafelmeubel Sunny', exact: true })).toHaveCount(0)
      const prices = await page.getByRole('article').getByRole('listitem').getByText(/€/).allTextContents()
      expect(prices.length).toBeGreaterThan(5)
      for (const price of prices)
        expect(Number(/[\d.]+(?=,)/.exec(price)?.[0].replace('.', ''))).toBeLessThanOrEqual(1000)
      await first.getByRole('link', { name: '80 x 48 x 40 cm' }).click()
      await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-40\?variant=WB40-0800-EI/)
    })

    test('reports a length beyond its limits at its field, as it was typed on the product page, and shows no result without it', async ({
      page,
    }) => {
      await page.goto('/producten/wastafelmeubel-beat-45')
      const form = page.getByRole('main').locator('form[action="/service/past-het"]')
      await form.getByRole('textbox', { name: 'Breedte van de plek' }).fill('800')
      await form.getByRole('textbox', { name: 'Hoogte' }).fill('240')
      await form.getByRole('textbox', { name: 'Diepte tot de overkant' }).fill('15')
      await form.getByRole('button', { name: 'Kijk of het past' }).click()
      await expect(page.getByRole('alert').first()).toHaveText(
        'Wij kunnen nog niet kijken wat past: niet alle maten hieronder kloppen.',
      )
      await expect(page.getByRole('link', { name: cabinet, exact: true }).first()).toHaveAttribute(
        'href',
        /^\/producten\/wastafelmeubel-beat-45\?variant=WB45-0600-[A-Z]+$/,
      )
      await expect(field(page, 'Breedte')).toHaveValue('800')
      await expect(field(page, 'Breedte')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'Breedte')).toHaveAccessibleDescription(/^Breedte: 20 tot 600 cm\. Bedoelt u 80 cm\? /)
      await expect(field(page, 'Hoogte')).toHaveValue('240')
      await expect(field(page, 'Hoogte')).not.toHaveAttribute('aria-invalid')
      await expect(field(page, 'Diepte')).toHaveValue('15')
      await expect(field(page, 'Diepte')).toHaveAccessibleDescription(/^Diepte: 20 tot 1000 cm\. /)
      await expect(page.getByRole('heading', { name: /passen$|^Hier past niets/ })).toHaveCount(0)

      await field(page, 'Breedte').fill('80')
      await field(page, 'Diepte').fill('150')
      await page.getByRole('button', { name: 'Kijk wat past' }).click()
      await expect(page.getByRole('heading', { level: 2, name: /^\d+ van de \d+ passen$/ })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('returns to the form with the values and the error of a height beyond its limits', async ({ page }) => {
    await page.goto('/service/past-het')
    await field(page, 'Breedte').fill('120')
    await field(page, 'Hoogte').fill('30')
    await page.getByText('Kraan, afvoer, kozijn en kast').click()
    await field(page, 'Afvoer, hoogte').fill('610')
    await page.getByRole('button', { name: 'Kijk wat past' }).click()
    await expect(field(page, 'Breedte')).toHaveValue('120')
    await expect(field(page, 'Hoogte')).toHaveValue('30')
    await expect(field(page, 'Hoogte')).toHaveAccessibleDescription(/^Hoogte: 50 tot 400 cm\. /)
    await expect(field(page, 'Afvoer, hoogte')).toHaveAccessibleDescription(
      /^Afvoer, hoogte: 10 tot 150 cm\. Bedoelt u 61 cm\? /,
    )
    await expect(field(page, 'Hoogte')).toBeInViewport()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test('does not submit a length beyond its limits: the browser reports it at the field, and the result stays', async ({
  page,
}) => {
  await open(page, '/service/past-het?width=90&height=200')
  const answer = page.getByRole('heading', { level: 2, name: /^\d+ van de \d+ passen$/ })
  const before = await answer.innerText()
  await field(page, 'Hoogte').fill('2400')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(field(page, 'Hoogte')).toBeFocused()
  expect(await message(page, 'Hoogte')).toBe('Hoogte: 50 tot 400 cm. Bedoelt u 240 cm?')
  await expect(page).toHaveURL('/service/past-het?width=90&height=200')
  await expect(field(page, 'Hoogte')).toHaveValue('2400')
  await expect(answer).toHaveText(before)

  await field(page, 'Hoogte').fill('240')
  await field(page, 'Breedte').fill('9999')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(field(page, 'Breedte')).toBeFocused()
  expect(await message(page, 'Breedte')).toBe('Breedte: 20 tot 600 cm.')
  await expect(answer).toHaveText(before)

  // The browser can point at what is in sight only.
  await field(page, 'Breedte').fill('90')
  const fold = page.getByText('Kraan, afvoer, kozijn en kast')
  await fold.click()
  await field(page, 'Afvoer, hoogte').fill('610')
  await fold.click()
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(field(page, 'Afvoer, hoogte')).toBeFocused()
  expect(await message(page, 'Afvoer, hoogte')).toBe('Afvoer, hoogte: 10 tot 150 cm. Bedoelt u 61 cm?')

  await field(page, 'Afvoer, hoogte').fill('61')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(page).toHaveURL('/service/past-het?width=90&height=240&drain=61#uitkomst')
})

test('changes result and address with a measure, and restores the former on Back', async ({ page }) => {
  await open(page, '/service/past-het?width=81.5&item=product.wastafelmeubel-beat-45')
  await expect(thing(page, cabinet)).toContainText('60 x 54 x 45 cm')
  await page.getByRole('textbox', { name: 'Breedte', exact: true }).fill('55')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(page).toHaveURL(/width=55&/)
  await expect(page.getByRole('figure').first()).toContainText('Past niet')
  await expect(page.getByRole('figure').first()).toContainText('5,6 cm te breed')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Breedte', exact: true })).toHaveValue('81,5')
  await expect(page.getByRole('figure').first()).toContainText('Past')
})

test('collapses what does not fit, with the reason', async ({ page }) => {
  await open(page, '/service/past-het?width=100&height=180')
  const cabinets = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { level: 3, name: /^Kasten en tafels/ }) })
    .last()
  const tall = cabinets.getByRole('article').filter({ hasText: 'Kolomkast Beat 45' })
  await expect(tall).toBeHidden()
  await cabinets.getByText(/passen niet, en waarom$/).click()
  await expect(tall).toBeVisible()
  await expect(tall).toContainText('te hoog: er is')

  // The first answer stood in the page; the one that takes its place is made by the browser.
  const reason = await tall.innerText()
  await page.getByRole('textbox', { name: 'Hoogte', exact: true }).fill('170')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(tall).not.toHaveText(reason, { useInnerText: true })
  await expect(tall).toBeVisible()
  await expect(tall).toContainText('te hoog: er is')
})

test('rules out wide furniture for a drain far to the side', async ({ page }) => {
  await open(page, '/service/past-het?width=120&item=product.wastafelmeubel-beat-45&offset=35')
  await expect(page.getByText('Kraan, afvoer, kozijn en kast').locator('..')).toHaveAttribute('open')
  await expect(thing(page, cabinet).getByRole('listitem').filter({ hasText: '100 x 54' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Afvoer, vanaf links' }).fill('60')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(thing(page, cabinet).getByRole('link', { name: '100 x 54 x 45 cm' })).toBeVisible()
})

test('shows the form with errors for invalid measures, and only the products of a given collection', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const response = await page.goto('/service/past-het?width=breed&tap=plafond&item=auto.rood&drain=9')
  expect(response?.status()).toBe(200)
  await expect(field(page, 'Breedte')).toHaveValue('breed')
  await expect(field(page, 'Breedte')).toHaveAccessibleDescription(/^Breedte: 20 tot 600 cm\. /)
  await expect(field(page, 'Afvoer, hoogte')).toHaveAccessibleDescription(/^Afvoer, hoogte: 10 tot 150 cm\. /)
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await open(page, '/service/past-het?width=100&item=collection.beat45')
  await expect(page.getByRole('heading', { level: 4, name: /Sunny/ })).toHaveCount(0)
  await expect(thing(page, cabinet)).toBeVisible()
})
