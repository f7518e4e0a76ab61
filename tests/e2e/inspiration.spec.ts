/** Rooms: filtered by style, tone and collection in the address, with points on the picture that lead where the list beside it leads. */
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
  option(page, filter, label).evaluate((input) => Number(/\d+$/.exec(input.closest('label')?.textContent ?? '')?.[0]))

/** Ticks a value and holds the list against the number that stood beside it. */
async function choose(page: Page, filter: string, label: string) {
  const count = await promised(page, filter, label)
  await option(page, filter, label).check()
  await expect(shown(page)).toHaveText(inWords(count))
  await expect(rooms(page)).toHaveCount(count)
}

test('filters rooms by style, tone and collection in the address, and undoes that on Back', async ({ page }) => {
  await open(page, '/inspiratie')
  await expect(shown(page)).toHaveText('18 kamers')
  await choose(page, 'Sfeer', 'Klassiek')
  await choose(page, 'Toon', 'Groen')
  await expect(page).toHaveURL('/inspiratie?style=klassiek&tone=groen')
  await expect(rooms(page).getByRole('heading', { level: 2 })).toHaveText(['Herenhuis met een plint van 30 cm'])
  await page.reload()
  await expect(option(page, 'Toon', 'Groen')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/inspiratie?style=klassiek')
  await expect(option(page, 'Toon', 'Groen')).not.toBeChecked()
  await page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link', { name: 'Haal weg: Klassiek' }).click()
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
  await page.goto('/inspiratie?style=donker&tone=wit')
  await expect(page.getByRole('heading', { name: 'Deze kamer is nog niet gebouwd' })).toBeVisible()
})

test('places the points of every room on its picture, apart from one another, with the links of its list', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/inspiratie')
    const measured = await rooms(page).evaluateAll((articles) =>
      articles.map((article) => {
        const picture = article.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
        const points = [...article.querySelectorAll('svg a')].map((point) => ({
          href: point.getAttribute('href'),
          name: point.getAttribute('aria-label') ?? '',
          box: point.querySelector('circle')?.getBoundingClientRect() ?? new DOMRect(),
        }))
        const apart = points.every((one, index) =>
          points.slice(index + 1).every((other) => Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y) >= 24),
        )
        const inside = points.every(
          ({ box }) =>
            box.x + box.width / 2 > picture.left &&
            box.x + box.width / 2 < picture.right &&
            box.y + box.height / 2 > picture.top &&
            box.y + box.height / 2 < picture.bottom,
        )
        const large = points.every(({ box }) => Math.min(box.width, box.height) >= 24)
        const list = [...article.querySelectorAll('ol a')].map((link, index) => ({
          href: link.getAttribute('href'),
          name: `${index + 1}: ${link.textContent ?? ''}`,
        }))
        return {
          title: article.querySelector('h2')?.textContent,
          points: points.map(({ href, name }) => ({ href, name })),
          list,
          apart,
          inside,
          large,
        }
      }),
    )
    expect(measured).toHaveLength(18)
    for (const { title, points, list, ...rules } of measured) {
      expect([title, rules]).toEqual([title, { apart: true, inside: true, large: true }])
      expect([title, points]).toEqual([title, list])
    }
  }
})

test('reaches, names and opens a point by keyboard', async ({ page }) => {
  await open(page, '/inspiratie?style=klassiek&tone=groen')
  const point = rooms(page).getByRole('link', { name: '3: Olijf mat' })
  await rooms(page).getByRole('link', { name: '2: Spiegel M12' }).focus()
  await page.keyboard.press('Tab')
  await expect(point).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kleuren/olijf-mat')
})

test('keeps a room on the board of favourites', async ({ page }) => {
  await open(page, '/inspiratie?collection=thor')
  await rooms(page)
    .getByRole('button', { name: /^Bewaren bij favorieten: kamer / })
    .click()
  await open(page, '/favorieten')
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: 'Slaapkamer en bad in één zwarte suite' }),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('filters by a form, and links points and list', async ({ page }) => {
    await page.goto('/inspiratie?tone=groen')
    await expect(rooms(page).getByRole('heading', { name: 'Kleine badkamer onder het dak' })).toBeVisible()
    await option(page, 'Sfeer', 'Speels').check()
    await page.getByRole('button', { name: /^Toon \d+ kamers?$/ }).click()
    await expect(page).toHaveURL(/\/inspiratie\?(?=.*style=speels)(?=.*tone=groen)/)
    await expect(rooms(page)).toHaveCount(1)
    await rooms(page).getByRole('link', { name: '1: Sunny van 700 mm' }).click()
    await expect(page).toHaveURL('/collecties/sunny')
  })
})
