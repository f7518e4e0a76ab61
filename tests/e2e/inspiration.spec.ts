/** Rooms: a list filtered by style, tone and collection in the address, and a page for each with its products. */
import { expect, test, type Page } from '@playwright/test'
import { open } from './page.ts'

const rooms = (page: Page) => page.getByRole('main').getByRole('article')
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ kamers?$/ })
const option = (page: Page, filter: string, label: string) =>
  page
    .getByRole('search')
    .getByRole('group', { name: filter })
    .getByRole('checkbox', { name: new RegExp(`^${label}\\s*, aantal: \\d+$`) })
const inWords = (count: number) => (count === 1 ? '1 kamer' : `${count} kamers`)
const promised = (page: Page, filter: string, label: string) =>
  option(page, filter, label).evaluate((input) => Number(input.closest('label')?.dataset['count']))

/** Ticks a value and holds the list against the number that stood beside it. */
async function choose(page: Page, filter: string, label: string) {
  const count = await promised(page, filter, label)
  await option(page, filter, label).check()
  await expect(shown(page)).toHaveText(inWords(count))
  await expect(rooms(page)).toHaveCount(count)
}

test('filters rooms by style, tone and collection in the address, and undoes that on Back', async ({ page }) => {
  await open(page, '/inspiratie')
  await expect(shown(page)).toHaveText('9 kamers')
  await choose(page, 'Sfeer', 'Donker')
  await choose(page, 'Toon', 'Groen')
  await expect(page).toHaveURL('/inspiratie?style=donker&tone=groen')
  await expect(rooms(page).getByRole('heading', { level: 2 })).toHaveText(['Grafiet mat voor een mosgroene muur'])
  await page.reload()
  await expect(option(page, 'Toon', 'Groen')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/inspiratie?style=donker')
  await expect(option(page, 'Toon', 'Groen')).not.toBeChecked()
  await page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link', { name: 'Verwijder: Donker' }).click()
  await expect(page).toHaveURL('/inspiratie')

  await page.getByRole('search').getByText('Collectie', { exact: true }).first().click()
  await choose(page, 'Collectie', 'Sunny')
  await expect(option(page, 'Toon', 'Zwart')).toBeDisabled()
})

test('ignores unknown values, and says when no room has a combination', async ({ page }) => {
  const response = await page.goto('/inspiratie?style=barok&tone=groen&collection=%3Cscript%3E')
  expect(response?.status()).toBe(200)
  await expect(option(page, 'Toon', 'Groen')).toBeChecked()
  await expect(rooms(page).first()).toBeVisible()
  await page.goto('/inspiratie?style=licht&tone=groen')
  await expect(page.getByRole('heading', { name: 'Deze kamer is nog niet gebouwd' })).toBeVisible()
})

for (const { width, columns } of [
  { width: 390, columns: 1 },
  { width: 1440, columns: 2 },
]) {
  test(`shows rooms in ${columns === 1 ? 'one column' : 'two columns'} at ${width} px, each with a picture and a line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/inspiratie')
    const lefts = await rooms(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
    await expect(rooms(page).first().getByRole('img')).toBeVisible()
    await expect(rooms(page).first()).toContainText('Nuance 51.5 van 1400 mm in zand mat, voor licht microcement.')
  })
}

test('opens a room, tells what is in it with price, and goes on to the next room and back', async ({ page }) => {
  await open(page, '/inspiratie')
  await rooms(page).getByRole('link', { name: 'Staalzwart voor baksteen' }).click()
  await expect(page).toHaveURL('/inspiratie/staalzwart-voor-baksteen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staalzwart voor baksteen')
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Inspiratie')
  const items = page.getByRole('main').getByRole('list').filter({ hasText: 'Wastafelmeubel Type' }).last()
  await expect(items.getByRole('listitem')).toHaveCount(3)
  await expect(items.getByRole('listitem').first()).toContainText('€ 2.139,00')
  const others = page.getByRole('navigation', { name: 'Andere kamers' })
  await others.getByRole('link', { name: /^Volgende kamer/ }).click()
  await expect(page).toHaveURL('/inspiratie/toilet-met-houten-wand')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toilet met een houten wand')
  await others.getByRole('link', { name: /^Vorige kamer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staalzwart voor baksteen')
  await items.getByRole('link', { name: /Wastafelmeubel Type/ }).click()
  await expect(page).toHaveURL('/producten/wastafelmeubel-type?variant=WTY-1200-TYST')
  await page.getByRole('main').getByRole('link', { name: 'Type in een kamer: Staalzwart voor baksteen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staalzwart voor baksteen')
})

test('says that an unknown room does not exist', async ({ page }) => {
  const response = await page.goto('/inspiratie/kelder')
  expect(response?.status()).toBe(404)
})

test('places the points of every room on its picture, apart from one another, with the links of its list', async ({
  page,
}) => {
  await page.goto('/inspiratie')
  const paths = await rooms(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths).toHaveLength(9)
  for (const width of [390, 1280])
    for (const path of paths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const measured = await page.getByRole('main').evaluate((main) => {
        const picture = main.querySelector('article svg')?.getBoundingClientRect() ?? new DOMRect()
        const points = [...main.querySelectorAll('article svg a')].map((point) => ({
          href: point.getAttribute('href'),
          name: (point.getAttribute('aria-label') ?? '').replace(/^\d+: /, ''),
          box: point.querySelector('circle')?.getBoundingClientRect() ?? new DOMRect(),
        }))
        return {
          points: points.map(({ href, name }) => ({ href, name })),
          list: [...main.querySelectorAll('article ol:not(nav ol) a')].map((link) => ({
            href: link.getAttribute('href'),
            name: link.querySelector('span > span:first-child:not(:has(*))')?.textContent ?? '',
          })),
          apart: points.every((one, index) =>
            points
              .slice(index + 1)
              .every((other) => Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y) >= 24),
          ),
          inside: points.every(
            ({ box }) =>
              box.x + box.width / 2 > picture.left &&
              box.x + box.width / 2 < picture.right &&
              box.y + box.height / 2 > picture.top &&
              box.y + box.height / 2 < picture.bottom,
          ),
          large: points.every(({ box }) => Math.min(box.width, box.height) >= 24),
        }
      })
      const { points, list, ...rules } = measured
      expect([path, width, rules]).toEqual([path, width, { apart: true, inside: true, large: true }])
      expect([path, points.length]).toEqual([path, 3])
      expect([path, points]).toEqual([path, list])
    }
})

test('reaches, names and opens a point by keyboard', async ({ page }) => {
  await open(page, '/inspiratie/grafiet-voor-mosgroen')
  const point = page.getByRole('main').getByRole('link', { name: '3: Grafiet mat' })
  await page.getByRole('main').getByRole('link', { name: '2: Spiegel Riet' }).focus()
  await page.keyboard.press('Tab')
  await expect(point).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kleuren/grafiet-mat')
})

test('keeps a room on the board of favourites, which leads to its page', async ({ page }) => {
  await open(page, '/inspiratie?collection=thor')
  await rooms(page)
    .getByRole('button', { name: /^Bewaar bij favorieten: kamer / })
    .click()
  await open(page, '/favorieten')
  await page.getByRole('main').getByRole('link', { name: 'Zwart eiken bij avondlicht' }).first().click()
  await expect(page).toHaveURL('/inspiratie/zwart-eiken-bij-avond')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('filters by a form, opens a room and what is in it', async ({ page }) => {
    await page.goto('/inspiratie?tone=zand')
    await expect(rooms(page).getByRole('heading', { name: 'Terracotta, oker en een geblokte vloer' })).toBeVisible()
    await option(page, 'Sfeer', 'Speels').check()
    await page.getByRole('button', { name: /^Toon \d+ kamers?$/ }).click()
    await expect(page).toHaveURL(/\/inspiratie\?(?=.*style=speels)(?=.*tone=zand)/)
    await expect(rooms(page)).toHaveCount(1)
    await rooms(page).getByRole('link', { name: 'Terracotta, oker en een geblokte vloer' }).click()
    await page.getByRole('main').getByRole('link', { name: '1: Wastafelmeubel Sunny' }).click()
    await expect(page).toHaveURL('/producten/wastafelmeubel-sunny?variant=WSU-0700-TEMA')
  })
})
