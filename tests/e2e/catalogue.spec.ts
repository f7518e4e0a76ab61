/** The catalogue: filtered, ordered, paged, one product chosen in size and colour, and products compared. */
import { expect, test, type Page } from '@playwright/test'
import { holdRequests, hydrated, open } from './page.ts'

const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ product(?:en)?$/ })
const applied = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' })
const option = (page: Page, label: string) =>
  page.getByRole('search').getByRole('checkbox', { name: new RegExp(`^${label}\\s*, aantal: \\d+$`) })
/** The number that stands beside a value. */
const promised = (page: Page, label: string) =>
  option(page, label).evaluate((input) => Number(input.closest('label')?.dataset['count']))

/** Adds a value and holds the list against the number that stood beside it; gives that number. */
async function choose(page: Page, label: string): Promise<number> {
  const count = await promised(page, label)
  await option(page, label).check()
  await expect(shown(page)).toHaveText(`${count} producten`)
  await expect(applied(page).getByRole('link', { name: `Verwijder: ${label}` })).toBeVisible()
  return count
}

test('gives as many products as a filter promised, undoes the last filter on Back, and keeps them on reload', async ({
  page,
}) => {
  await open(page, '/producten')
  const one = await choose(page, 'Handgrepen')
  const two = await choose(page, 'Lade-indeling')
  expect(two).toBeGreaterThan(one) // OR inside a filter
  const three = await choose(page, 'Thor')
  expect(three).toBeLessThan(two) // AND between filters
  await expect(page).toHaveURL(/\?category=handgrepen&category=lade-indeling&collections=thor$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(three)

  await page.reload()
  await hydrated(page)
  await expect(shown(page)).toHaveText(`${three} producten`)
  await expect(option(page, 'Thor')).toBeChecked()

  await page.goBack()
  await expect(shown(page)).toHaveText(`${two} producten`)
  await expect(option(page, 'Thor')).not.toBeChecked()
  await expect(option(page, 'Lade-indeling')).toBeChecked()
  await page.goBack()
  await expect(shown(page)).toHaveText(`${one} producten`)
  await expect(option(page, 'Lade-indeling')).not.toBeChecked()
})

test('removes filters one by one or all at once, and disables values without results', async ({ page }) => {
  await open(page, '/producten?category=handgrepen&category=lade-indeling&collections=thor')
  await page.getByRole('search').getByText('Merk', { exact: true }).first().click()
  await expect(option(page, 'Exclusief')).toBeDisabled()
  expect(await promised(page, 'Exclusief')).toBe(0)
  await applied(page).getByRole('link', { name: 'Verwijder: Handgrepen' }).click()
  await expect(page).toHaveURL('/producten?category=lade-indeling&collections=thor')
  await expect(option(page, 'Handgrepen')).not.toBeChecked()
  await applied(page).getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page).toHaveURL('/producten')
  await expect(applied(page)).toHaveCount(0)
  await expect(option(page, 'Thor')).not.toBeChecked()
})

test('combines a price range with an order, which stays when the filters are cleared', async ({ page }) => {
  await open(page, '/producten?category=wastafelmeubelen')
  await priceFields(page).getByRole('textbox', { name: 'Vanaf' }).fill('700')
  await priceFields(page).getByRole('textbox', { name: 'Tot en met' }).fill('900')
  await priceFields(page).getByRole('textbox', { name: 'Tot en met' }).press('Enter')
  await expect(page).toHaveURL(/minPrice=700&maxPrice=900/)
  await page.getByRole('combobox', { name: 'Volgorde' }).selectOption('Prijs, laag naar hoog')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(applied(page).getByRole('link', { name: /^Verwijder: vanaf €\s700,00$/ })).toBeVisible()

  const prices = page.getByRole('main').getByRole('article').getByText(/^€/)
  await expect
    .poll(async () => {
      const lowest = (await prices.allTextContents()).map((text) =>
        Number(/[\d.]+(?=,)/.exec(text)?.[0].replaceAll('.', '')),
      )
      return lowest.length > 1 && lowest.every((price, index) => price <= 900 && price >= (lowest[index - 1] ?? 0))
    })
    .toBe(true)

  await applied(page).getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page).toHaveURL('/producten?sort=price-asc')
  await expect(priceFields(page).getByRole('textbox', { name: 'Vanaf' })).toHaveValue('')
})

/** Picture and link of each product in the list. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (card) => `${card.querySelector('img')?.getAttribute('src')} ${card.querySelector('a')?.getAttribute('href')}`,
      ),
    )
const inWhite = /\/wit-mat\.webp\?\S+ \/producten\/[a-z0-9-]+\?variant=[A-Z0-9-]+$/
const openColours = (page: Page) => page.getByRole('search').getByText('Kleur', { exact: true }).first().click()

test('shows products in the colour that is filtered on, also after a reload, and links that variant', async ({
  page,
}) => {
  await open(page, '/producten')
  expect((await cardsOf(page)).filter((card) => card.includes('?variant='))).toEqual([])
  await openColours(page)
  await choose(page, 'Wit mat')
  const made = await cardsOf(page)
  expect(made).toHaveLength(24)
  for (const card of made) expect(card).toMatch(inWhite)
  await page.reload()
  await hydrated(page)
  expect(await cardsOf(page)).toEqual(made)
  await page.getByRole('main').getByRole('article').nth(4).getByRole('link').click()
  await expect(page.getByRole('navigation', { name: 'Kleur' }).getByRole('link', { name: 'Wit mat' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

const priceFields = (page: Page) => page.getByRole('group', { name: 'Prijs in euro' })
const colourOptions = (page: Page) =>
  page.getByRole('search').getByRole('group', { name: 'Kleur' }).getByRole('checkbox')

test('has every value of every filter in the HTML with its count', async ({ page }) => {
  const html = await (await page.request.get('/producten')).text()
  await page.setContent(html)
  for (const [group, least] of [
    ['Soort', 10],
    ['Collectie', 10],
    ['Kenmerken', 10],
    ['Merk', 3],
    ['Kleur', 50],
  ] as const) {
    const options = page.locator('fieldset', { has: page.locator('legend', { hasText: group }) }).locator('label')
    expect(await options.count()).toBeGreaterThanOrEqual(least)
    for (const label of await options.all()) await expect(label).toHaveAttribute('data-count', /^\d+$/)
  }
})

test('opens a collapsed filter without a request, and keeps the focus on the ticked value', async ({ page }) => {
  await open(page, '/producten')
  const summary = page.getByRole('search').locator('summary', { hasText: 'Kleur' })
  await summary.press('Enter')
  await expect(colourOptions(page)).toHaveCount(58) // 50 finishes and 8 families
  await choose(page, 'Wit mat')
  await expect(page).toHaveURL('/producten?color=wit-mat')
  await expect(option(page, 'Wit mat')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/producten')
  await expect(option(page, 'Kasten')).toBeVisible()
})

test('reads a price as the site writes it, also when another filter is chosen before it is submitted', async ({
  page,
}) => {
  await open(page, '/producten')
  const [from, to] = [
    priceFields(page).getByRole('textbox', { name: 'Vanaf' }),
    priceFields(page).getByRole('textbox', { name: 'Tot en met' }),
  ]
  await from.fill('1.000')
  await option(page, 'Kasten').check()
  await expect(page).toHaveURL('/producten?category=kasten&minPrice=1000')
  await expect(applied(page).getByRole('link', { name: /^Verwijder: vanaf €\s1\.000,00$/ })).toBeVisible()
  await expect(from).toHaveValue('1000')
  const some = await shown(page).textContent()
  await from.fill('1000,50')
  await to.fill('€ 1.500,-')
  await page.getByRole('button', { name: 'Pas prijs toe' }).click()
  await expect(page).toHaveURL('/producten?category=kasten&minPrice=1000&maxPrice=1500')
  await expect(shown(page)).not.toHaveText(some ?? '')
})

test('reports an unreadable price at its field, and keeps the other filters', async ({ page }) => {
  await open(page, '/producten?minPrice=1000')
  const from = priceFields(page).getByRole('textbox', { name: 'Vanaf' })
  await from.fill('duizend')
  await option(page, 'Kasten').check()
  await expect(from).toBeFocused()
  expect(await from.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true)
  await expect(from).toHaveAccessibleDescription('Schrijf een bedrag in euro, zoals 800 of 1.250.')
  await expect(page).toHaveURL('/producten?minPrice=1000')
  await expect(applied(page).getByRole('link', { name: /^Verwijder: vanaf €\s1\.000,00$/ })).toBeVisible()
  await from.fill('1.500')
  await from.press('Enter')
  await expect(page).toHaveURL('/producten?category=kasten&minPrice=1500')
})

test('says that a list is empty, leads to the whole list, and says so again on Back', async ({ page }) => {
  await open(page, '/producten?category=handgrepen&minPrice=5000')
  const nothing = page.getByRole('heading', { name: 'Zo maken wij het niet' })
  await expect(nothing).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Alles wissen' }).last().click()
  await expect(page).toHaveURL('/producten')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  await expect(nothing).toHaveCount(0)
  await page.goBack()
  await expect(nothing).toBeVisible()
})

test('moves the focus to the start of the list, which names its page, when paging by keyboard', async ({ page }) => {
  await open(page, '/producten')
  const step = (name: string) => page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name })
  const go = async (name: string, number: number) => {
    await step(name).focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('group', { name: new RegExp(`^Pagina ${number} van \\d+$`) })
    await expect(list).toBeFocused()
    await expect(list).toBeInViewport()
    await expect(list).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await expect(list.getByRole('article').first().locator(':focus')).toHaveCount(1)
  }
  await go('Volgende', 2)
  await go('Volgende', 3)
  await go('Vorige', 2)
  await go('Vorige', 1) // as it stood in the page
})

test('keeps the focus when a filter is chosen on a later page', async ({ page }) => {
  await open(page, '/producten?page=2#lijst')
  await option(page, 'Kasten').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/producten?category=kasten')
  await expect(applied(page).getByRole('link', { name: 'Verwijder: Kasten' })).toBeVisible()
  await expect(option(page, 'Kasten')).toBeFocused()
})

test('restores the scroll position of the second page on Back from a product', async ({ page }) => {
  await open(page, '/producten')
  await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL(/\/producten\?page=2(?:#|$)/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  const card = cards.nth(13)
  await expect(page.getByRole('navigation', { name: 'Pagina’s' }).locator('[aria-current]')).toHaveAccessibleName(
    'Pagina 2',
  ) // the first page has as many cards
  const address = page.url()
  const name = await card.getByRole('heading').evaluate((heading) => heading.lastChild?.textContent ?? '')
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => {
        sessionStorage.setItem('left at', String(window.scrollY))
      },
      { capture: true, once: true },
    ),
  )
  await card.getByRole('link').click()
  const before = Number(await page.evaluate(() => sessionStorage.getItem('left at')))
  expect(before).toBeGreaterThan(500)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(cards.nth(13).getByRole('heading')).toContainText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

/** Opens the filters on a telephone. */
async function openFilterDialog(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/producten')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Producten filteren' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the filter dialog of a telephone shows the number of results and returns the focus', async ({ page }) => {
  const dialog = await openFilterDialog(page)
  const opener = page.getByRole('button', { name: /^Filters/ })
  const count = await promised(page, 'Planchetten')
  await dialog.getByRole('checkbox', { name: /^Planchetten/ }).check()
  await dialog.getByRole('button', { name: `Toon ${count} producten` }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toHaveText('Filters (1)')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
})

test('the filter dialog of a telephone has the values of collapsed filters too', async ({ page }) => {
  const dialog = await openFilterDialog(page)
  await dialog.locator('summary', { hasText: 'Kleur' }).click()
  await expect(colourOptions(page)).toHaveCount(58)
  await dialog.getByRole('checkbox', { name: /^Wit mat/ }).check()
  await expect(page).toHaveURL('/producten?color=wit-mat')
  await expect(dialog.getByRole('checkbox', { name: /^Wit mat/ })).toBeChecked()
})

test('the filter dialog closes when the window becomes wide enough for the sidebar, and stays closed', async ({
  page,
}) => {
  const dialog = await openFilterDialog(page)
  await page.setViewportSize({ width: 999, height: 844 })
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(dialog).toHaveCount(0)
  await expect(option(page, 'Planchetten')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and sorts by a form, and pages by links', async ({ page }) => {
    await page.goto('/producten')
    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Vorige' }).click()

    const count = await promised(page, 'Planchetten')
    await option(page, 'Planchetten').check()
    await page.getByRole('combobox', { name: 'Volgorde' }).selectOption('price-desc')
    await page.getByRole('button', { name: /^Toon \d+ producten$/ }).click()
    await expect(page).toHaveURL(/category=planchetten/)
    await expect(page).toHaveURL(/sort=price-desc/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
    await expect(option(page, 'Planchetten')).toBeChecked()
    await applied(page).getByRole('link', { name: 'Alles wissen' }).click()
    await expect(applied(page)).toHaveCount(0)
  })

  test('filters by a colour', async ({ page }) => {
    await page.goto('/producten?sort=price-asc&page=2')
    await openColours(page)
    await expect(colourOptions(page)).toHaveCount(58)
    await option(page, 'Wit mat').check()
    await page.getByRole('button', { name: /^Toon \d+ producten$/ }).click()
    await expect(page).toHaveURL(/color=wit-mat/)
    await expect(option(page, 'Wit mat')).toBeChecked()
    await expect(option(page, 'Krijt mat')).toBeVisible()
    const cards = await cardsOf(page)
    expect(cards).toHaveLength(24)
    for (const card of cards) expect(card).toMatch(inWhite)
  })

  test('reads a typed price, which is a number in the address', async ({ page }) => {
    await page.goto('/producten')
    await priceFields(page).getByRole('textbox', { name: 'Vanaf' }).fill('€ 1.000,50')
    await option(page, 'Kasten').check()
    await page.getByRole('button', { name: 'Pas prijs toe' }).click()
    await expect(page).toHaveURL('/producten?category=kasten&minPrice=1000')
    await expect(applied(page).getByRole('link', { name: /^Verwijder: vanaf €\s1\.000,00$/ })).toBeVisible()
  })

  test('shows products first on a telephone, and filters behind a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/producten')
    const send = page.getByRole('button', { name: /^Toon \d+ producten$/ })
    await expect(send).toBeHidden()
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    await expect(option(page, 'Planchetten')).toBeVisible()
    const count = await promised(page, 'Planchetten')
    await option(page, 'Planchetten').check()
    await send.click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
    await expect(send).toBeHidden()
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    await openColours(page)
    await expect(option(page, 'Wit mat')).toBeVisible()
  })

  test('links each size and colour with its own price', async ({ page }) => {
    await page.goto('/producten/planchet-sunny')
    await page.getByRole('navigation', { name: 'Maat' }).getByRole('link', { name: '60 x 1,8 x 12 cm' }).click()
    await expect(page.getByText(/^€\s69,00 incl\. btw$/)).toBeVisible()
    await expect(technical(page, 'Bevestiging')).toHaveText(/^2 pennen van 12 × 150\smm$/)
    await expect(technical(page, 'GTIN')).toHaveText(/^2\d{12}, intern nummer$/)
  })
})

test('shows the whole list for unreadable values, an unknown category and a page beyond the last', async ({
  page,
  request,
}) => {
  const all = /<output[^>]*>(\d+ producten)/.exec(await (await request.get('/producten')).text())?.[1] ?? ''
  for (const search of [
    'category=..%2F&page=-3&sort=duur&minPrice=abc&perPage=9999&inStock=ja&color=',
    'category=bestaat-niet',
    'page=999',
  ]) {
    const response = await page.goto(`/producten?${search}`)
    expect(response?.status()).toBe(200)
    await expect(shown(page)).toHaveText(all)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(applied(page)).toHaveCount(0)
  }
})

/** `price`, `compare` in euros. */
async function expectOffer(page: Page, offer: { article: string; price: string; compare: string; stock: string }) {
  await expect(page).toHaveURL(`/producten/planchet-sunny?variant=${offer.article}`)
  await expect(page.getByText(new RegExp(`^€\\s${offer.price} incl\\. btw$`))).toBeVisible()
  await expect(page.getByText(new RegExp(`^Adviesprijs €\\s${offer.compare}$`))).toBeVisible()
  await expect(page.getByText(offer.stock, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: offer.article })).toBeVisible()
}

test('changes address, price and stock with colour and size, without new history entries', async ({ page }) => {
  await open(page, '/producten?category=planchetten')
  await page.getByRole('main').getByRole('link', { name: 'Planchet Sunny' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planchet Sunny' })).toBeVisible()
  const [colours, sizes] = [
    page.getByRole('navigation', { name: 'Kleur' }),
    page.getByRole('navigation', { name: 'Maat' }),
  ]
  await sizes.getByRole('link', { name: '60 x 1,8 x 12 cm' }).click()
  await expectOffer(page, { article: 'PLSU-0600-WIZI', price: '69,00', compare: '75,00', stock: 'Bijna uitverkocht' })
  await colours.getByRole('link', { name: 'Terracotta mat' }).click()
  await expectOffer(page, { article: 'PLSU-0600-TEMA', price: '69,00', compare: '75,00', stock: 'Op voorraad' })
  await expect(colours.getByRole('link', { name: 'Terracotta mat' })).toHaveAttribute('aria-current', 'true')
  await colours.getByRole('link', { name: 'Wit zijdeglans' }).click()
  await sizes.getByRole('link', { name: '40 x 1,8 x 12 cm' }).click()
  await expectOffer(page, { article: 'PLSU-0400-WIZI', price: '59,00', compare: '64,00', stock: 'Uitverkocht' })

  await page.reload()
  await expectOffer(page, { article: 'PLSU-0400-WIZI', price: '59,00', compare: '64,00', stock: 'Uitverkocht' })
  await page.goBack()
  await expect(page).toHaveURL('/producten?category=planchetten')
})

test('keeps the focus and the scroll position when colours are chosen by keyboard', async ({ page }) => {
  await open(page, '/producten/planchet-sunny')
  const colours = page.getByRole('navigation', { name: 'Kleur' })
  for (const name of ['Terracotta mat', 'Wit zijdeglans']) {
    const article = (await colours.getByRole('link', { name }).getAttribute('href'))?.split('variant=')[1] ?? ''
    await colours.getByRole('link', { name }).focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('definition').filter({ hasText: article })).toBeVisible()
    await expect(colours.getByRole('link', { name })).toBeFocused()
    await expect(colours.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
  const heart = page.getByRole('button', { name: /^Bewaren bij favorieten/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

type Group = {
  '@type': string
  hasVariant: { sku: string; offers: { price: string; priceCurrency: string; availability: string; url: string } }[]
}
const isGroup = (data: unknown): data is Group =>
  typeof data === 'object' && data !== null && '@type' in data && data['@type'] === 'ProductGroup'

test('gives search engines the price and stock of the product page', async ({ page }) => {
  await page.goto('/producten/planchet-sunny')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .flatMap((text): unknown[] => [JSON.parse(text)].flat())
    .find(isGroup)
  expect(data?.hasVariant).toHaveLength(12)
  const words = { InStock: 'Op voorraad', LimitedAvailability: 'Bijna uitverkocht', OutOfStock: 'Uitverkocht' }
  for (const { sku, offers } of data?.hasVariant.slice(0, 4) ?? []) {
    expect(offers.priceCurrency).toBe('EUR')
    await page.goto(new URL(offers.url).pathname + new URL(offers.url).search)
    await expect(page.getByRole('definition').filter({ hasText: sku })).toBeVisible()
    await expect(page.getByText(new RegExp(`^€\\s${offers.price.replace('.', ',')} incl\\. btw$`))).toBeVisible()
    const word = Object.entries(words).find(([name]) => offers.availability.endsWith(`/${name}`))?.[1] ?? 'unknown'
    await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
  }
})

test('shows the first variant of a product for one that is not sold, and says so', async ({ page }) => {
  const response = await page.goto('/producten/planchet-sunny?variant=PLSU-9999-XXXX')
  expect(response?.status()).toBe(200)
  await expect(page.getByText(/^€\s49,00 incl\. btw$/)).toBeVisible()
  await expect(page.getByText(/^Artikelnummer PLSU-9999-XXXX leveren wij niet\. U ziet nu \S.+\.$/)).toBeVisible()
  await page.goto('/producten/planchet-sunny')
  await expect(page.getByText('leveren wij niet')).toHaveCount(0)
})

test('prefers a named page over the catalogue, and answers 404 to an unknown product', async ({ page }) => {
  await page.goto('/producten/planchet')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Artikelnummer')).toHaveCount(0)
  const response = await page.goto('/producten/bestaat-niet')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('compares two products with the differences first, and removes one', async ({ page }) => {
  await open(page, '/producten/planchet-sunny')
  await page.getByRole('main').getByRole('link', { name: 'Vergelijk', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Producten vergelijken' })).toBeVisible()
  const table = page.getByRole('table', { name: /^Vergelijking van/ })
  await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(1)
  await page.getByRole('listitem').getByRole('link', { name: 'Wastafelmeubel Sunny', exact: true }).click()
  await expect(page).toHaveURL(/items=planchet-sunny_PLSU-0300-[A-Z]{4}(?:,|%2C)wastafelmeubel-sunny$/)
  await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(2)

  const rows = (
    await table
      .getByRole('row')
      .evaluateAll((all) => all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))
  ).map(([left, right]) => left === right)
  expect(rows).toEqual(rows.toSorted((a, b) => Number(a) - Number(b)))
  expect(rows[0]).toBe(false)

  await table.getByRole('link', { name: /^Verwijder\s*: Planchet Sunny$/ }).click()
  await expect(page).toHaveURL('/vergelijken?items=wastafelmeubel-sunny')
  await expect(table.getByRole('link', { name: 'Planchet Sunny', exact: true })).toHaveCount(0)
})

test('adds each chosen product to the comparison, and keeps a removed one out', async ({ page }) => {
  const compared = (...names: readonly string[]) =>
    expect(
      page.getByRole('table', {
        name: `Vergelijking van ${names.map((name) => `Wastafelmeubel ${name}`).join(', ')}`,
        exact: true,
      }),
    ).toBeVisible()
  const compare = async (slug: string) => {
    await open(page, `/producten/${slug}`)
    await page.getByRole('main').getByRole('link', { name: 'Vergelijk', exact: true }).click()
  }
  await compare('wastafelmeubel-modena')
  await compared('Modena')
  await compare('wastafelmeubel-ronin')
  await compared('Modena', 'Ronin')
  await compare('wastafelmeubel-ronin')
  await compared('Modena', 'Ronin')
  await page.getByRole('link', { name: /^Verwijder\s*: Wastafelmeubel Modena$/ }).click()
  await compared('Ronin')
  await compare('wastafelmeubel-morrison')
  await compared('Ronin', 'Morrison')
})

test('breaks no word without a hyphen in a comparison on a telephone, and gives every size its own line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const items of [
    'wastafelmeubel-epoque,toiletmeubel-epoch-met-handdoekstang,ladeverdeler-thor',
    'wastafelmeubel-beat-40,wastafelmeubel-beat-45,wastafelmeubel-nuance-51-5',
    'meubelwastafel-crystal,spiegelkast-thor',
  ]) {
    await page.goto(`/vergelijken?items=${items}`)
    const table = page.getByRole('table', { name: /^Vergelijking van/ })
    await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(
      items.split(',').length,
    )
    expect(
      await table.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const broken: string[] = []
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const node = text
          const topOf = (at: number) => {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            return [...range.getClientRects()].at(-1)?.top // after that of a hyphen, on the line before
          }
          if (node.parentElement?.closest('.visually-hidden, caption')) continue
          const part = node.parentElement?.closest('td')?.parentElement?.dataset['list'] ? /[^\n]+/g : /[^\s\u00AD-]+/g
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(part))
            if (topOf(index) !== topOf(index + word.length - 1)) broken.push(word)
        }
        return broken
      }),
      items,
    ).toEqual([])
    expect(
      await table.evaluate((element) =>
        [...element.querySelectorAll('td')]
          .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => cell.textContent),
      ),
      items,
    ).toEqual([])
  }
})

test('offers comparisons to a visitor who compares nothing yet', async ({ page }) => {
  for (const [question, names] of [
    ['Hoe diep mag het zijn?', ['Wastafelmeubel Beat 40', 'Wastafelmeubel Beat 45', 'Wastafelmeubel Nuance 51.5']],
    [
      'Deur of open vak?',
      ['Wastafelmeubel Sunny', 'Wastafelmeubel Sunny met deur', 'Wastafelmeubel Sunny met open vak'],
    ],
    ['Fineer of multiplex?', ['Wastafelmeubel Morrison', 'Wastafelmeubel Sjithouse']],
  ] as const) {
    await page.goto('/vergelijken')
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('link', { name: question, exact: true }).click()
    await expect(page.getByRole('table', { name: `Vergelijking van ${names.join(', ')}`, exact: true })).toBeVisible()
  }
})

test('keeps the scroll position of a page that is scrolled before hydration, and handles clicks on it', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/[^/]*\.js$/)
  await page.goto('/producten', { waitUntil: 'commit' })
  const next = page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' })
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  release()
  await hydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await next.click()
  await expect(page).toHaveURL(/\/producten\?page=2(?:#|$)/)
  await page.goBack()
  await expect(page).toHaveURL('/producten')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('shows another size of a product without the network', async ({ page, context }) => {
  await open(page, '/producten/kolomkast-morrison')
  await context.setOffline(true)
  const size = page.getByRole('link', { name: /^40 x 180/ })
  await size.click()
  await expect(size).toHaveAttribute('aria-current', 'true')
})

/** A technical fact of the shown variant by its label. */
const technical = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Voor monteur en magazijn' })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .getByRole('definition')

test('gives weight, fixing, package and number of the chosen size, without the network', async ({ page, context }) => {
  await open(page, '/producten/wastafelmeubel-beat-45')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Maat' }).getByRole('link', { name: '120 x 54 x 45 cm' }).click()
  await expect(technical(page, 'Gewicht')).toHaveText(/^46\skg, zonder blad en kom$/)
  await expect(technical(page, 'Hoogte rail')).toHaveText(/^820\smm boven de afgewerkte vloer$/)
  await expect(technical(page, 'Bevestiging')).toHaveText(/^6 schroeven van 8 × 80\smm$/)
  await expect(technical(page, 'Verpakking')).toHaveText(/^1280 × 470 × 560\smm, circa 49\skg$/)
  await expect(technical(page, 'Levertijd')).toHaveText(/^\d+ weken na de orderbevestiging, via een verkooppunt$/)
  const number = await technical(page, 'GTIN').textContent()
  await page.getByRole('navigation', { name: 'Maat' }).getByRole('link', { name: '80 x 54 x 45 cm' }).click()
  await expect(technical(page, 'Gewicht')).toHaveText(/^circa 31\skg, /)
  await expect(technical(page, 'GTIN')).not.toHaveText(number ?? '')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'found at once, with JavaScript' : 'found at once, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('finds a product by kind, wood and width in one search, and opens it in that colour and size', async ({
      page,
    }) => {
      await page.goto('/producten')
      const field = page.getByRole('searchbox', { name: 'Zoek in de producten' })
      await field.fill('wastafelmeubel eiken 120')
      await field.press('Enter')
      await expect(page).toHaveURL(/\?search=wastafelmeubel\+eiken\+120/)
      const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
      await expect(names.filter({ hasText: 'Wastafelmeubel Beat 45' })).toHaveCount(1)
      for (const name of await names.allTextContents()) expect(name).toMatch(/wastafelmeubel/i)
      await page.getByRole('article').filter({ hasText: 'Wastafelmeubel Beat 45' }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-45\?variant=WB45-1200-EI/)
      await expect(page.getByRole('navigation', { name: 'Kleur' }).locator('[aria-current=true]')).toContainText(
        'Eiken',
      )
    })

    test('says which word of a search it left out', async ({ page }) => {
      await page.goto('/producten?search=kolomkast+quagga')
      await expect(page.getByRole('main').getByText('Gezocht zonder ‘quagga’')).toBeVisible()
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Kolomkast')
    })

    test('says in its title that a search finds nothing, though small words stand everywhere, and leads on', async ({
      page,
    }) => {
      await page.goto('/producten?search=bestaat+niet')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1, name: 'Niets gevonden voor ‘bestaat niet’' })).toBeVisible()
      await expect(shown(page)).toHaveText('0 producten')
      await expect(main.getByRole('article')).toHaveCount(0)
      await expect(page.getByRole('search').getByRole('checkbox')).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Zoek op de hele site' })).toHaveAttribute(
        'href',
        '/zoeken?q=bestaat+niet',
      )
      await main.getByRole('link', { name: 'Spiegelkasten', exact: true }).click()
      await expect(page).toHaveURL('/producten?category=spiegelkasten')
      await expect(page.getByRole('heading', { level: 1, name: 'Alles wat wij maken' })).toBeVisible()

      await page.goto('/producten?search=spiegeltje+quagga')
      await main.getByRole('link', { name: 'spiegel', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Producten voor ‘spiegel’' })).toBeVisible()
      await expect(main.getByRole('article').first()).toContainText(/spiegel/i)
    })

    test('filters by every oak finish with one choice, which one link undoes', async ({ page }) => {
      await page.goto('/producten?category=kasten')
      await openColours(page)
      const count = await promised(page, 'Eiken, alle kleuren')
      expect(count).toBeGreaterThan(await promised(page, 'Eiken naturel'))
      await option(page, 'Eiken, alle kleuren').check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: /^Toon \d+ producten$/ }).click()
      await expect(page).toHaveURL(/category=kasten&color=eiken/)
      await expect(shown(page)).toHaveText(`${count} producten`)
      for (const card of await cardsOf(page)) expect(card).toMatch(/\?variant=[A-Z0-9-]+-(?:EI|TYEI)[A-Z]*$/)
      await applied(page).getByRole('link', { name: 'Verwijder: Eiken, alle kleuren' }).click()
      await expect(page).toHaveURL('/producten?category=kasten')
    })

    test('filters by depth and height', async ({ page }) => {
      await page.goto('/producten?category=wastafelmeubelen')
      const most = (name: string) => page.getByRole('group', { name }).getByRole('textbox', { name: 'Tot en met' })
      await most('Hoogte in mm').fill('480')
      await most('Diepte in mm').fill('400')
      await page.getByRole('button', { name: 'Pas diepte toe' }).click()
      await expect(page).toHaveURL(/maxHeight=480&(?:minDepth=&)?maxDepth=400/)
      await expect(applied(page).getByRole('link', { name: 'Verwijder: tot en met 480 mm hoog' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Beat 40')
      await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Beat 45' })).toHaveCount(0)
      await applied(page).getByRole('link', { name: 'Verwijder: tot en met 400 mm diep' }).click()
      await expect(page).toHaveURL('/producten?category=wastafelmeubelen&maxHeight=480')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a comparison' : 'a comparison without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('keeps the chosen size and colour, with depth, weight and delivery time, and leads back to it', async ({
      page,
    }) => {
      await page.goto('/producten/wastafelmeubel-beat-45?variant=WB45-0800-EINA')
      if (javaScriptEnabled) {
        await hydrated(page)
        await page.getByRole('main').getByRole('link', { name: 'Vergelijk', exact: true }).click()
        await expect(page).toHaveURL('/vergelijken?items=wastafelmeubel-beat-45_WB45-0800-EINA')
      }
      await page.goto('/vergelijken?items=wastafelmeubel-beat-45_WB45-0800-EINA,wastafelmeubel-beat-40')
      const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
      await expect(row('Maten in cm').getByRole('cell').first()).toHaveText('80 x 54 x 45')
      await expect(row('Kleuren').getByRole('cell').first()).toHaveText('Eiken naturel')
      await expect(row('Diepte').getByRole('cell')).toHaveText(['45 cm', '40 cm'])
      await expect(row('Gewicht').getByRole('cell').first()).toHaveText(/^circa 31\skg$/)
      await expect(row('Levertijd').getByRole('cell').first()).toHaveText(/^\d+ weken$/)
      await expect(
        page.getByRole('columnheader').getByRole('link', { name: /^Wastafel\u{AD}?meubel Beat 45$/u }),
      ).toHaveAttribute('href', '/producten/wastafelmeubel-beat-45?variant=WB45-0800-EINA')
    })
  })
}

test('filters by the width of a niche', async ({ page }) => {
  await open(page, '/producten?category=wastafelmeubelen')
  const width = page.getByRole('group', { name: 'Breedte van uw nis in mm' })
  await width.getByRole('textbox', { name: 'Vanaf' }).fill('1000')
  await width.getByRole('textbox', { name: 'Tot en met' }).fill('1.180')
  await width.getByRole('textbox', { name: 'Tot en met' }).press('Enter')
  await expect(page).toHaveURL('/producten?category=wastafelmeubelen&minWidth=1000&maxWidth=1180')
  await expect(applied(page).getByRole('link', { name: 'Verwijder: tot en met 1180 mm breed' })).toBeVisible()
  const sizes = await page
    .getByRole('main')
    .getByRole('article')
    .locator('p')
    .filter({ hasText: 'cm breed' })
    .allTextContents()
  expect(sizes.length).toBeGreaterThan(0)
  for (const size of sizes) {
    const [least = 0, most = least] = (size.match(/\d+/g) ?? []).map(Number)
    expect(least).toBeLessThanOrEqual(118)
    expect(most).toBeGreaterThanOrEqual(100)
  }
  await applied(page).getByRole('link', { name: 'Verwijder: vanaf 1000 mm breed' }).click()
  await expect(page).toHaveURL('/producten?category=wastafelmeubelen&maxWidth=1180')
})

test('fades filters out at the edge of a column taller than the window, says that there are more, and covers none at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await open(page, '/producten')
  const column = page.getByRole('search').first()
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: 'Soort' }) })
  await expect(column).toBeVisible()
  const measured = () =>
    form.evaluate((element) => {
      const cue = getComputedStyle(element, '::after')
      const fade = Number.parseFloat(getComputedStyle(element, '::after').height)
      const last = [...element.children].findLast((child) => child.getBoundingClientRect().height > 0)
      const edge = element.getBoundingClientRect().bottom
      return {
        isClipped: element.scrollHeight > element.clientHeight,
        fade,
        cue: cue.color === 'rgba(0, 0, 0, 0)' ? '' : cue.content,
        lastBelowFade: (last?.getBoundingClientRect().bottom ?? 0) > edge - fade,
      }
    })
  expect(await measured()).toEqual({ isClipped: true, fade: 64, cue: '"Meer filters" / ""', lastBelowFade: true })
  await form.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect.poll(measured).toEqual({ isClipped: true, fade: 64, cue: '', lastBelowFade: false })
})

for (const [slug, words] of [
  ['wastafelmeubel-sunny', 'Blad, kom en kraan op de foto zijn niet inbegrepen.'],
  ['make-uptafel-modena', 'Spiegel en kruk op de foto zijn niet inbegrepen.'],
] as const) {
  test(`says beside the price of ${slug} what its picture shows besides`, async ({ page }) => {
    await page.goto(`/producten/${slug}`)
    const offer = page.getByRole('main').getByText('incl. btw').first().locator('xpath=../..')
    await expect(offer.getByText(words)).toBeVisible()
  })
}
