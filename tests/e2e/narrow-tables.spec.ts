/** Tables on a telephone: names and values in two columns, and nothing that belongs together on two lines. */
import { expect, test } from '@playwright/test'
import { open } from './page.ts'

const paths = [
  '/montage/montagehandleiding',
  '/montage/aanvoermaten-afvoermaten',
  '/montage',
  '/montage/scharnieren',
  '/over-ons/team',
  '/duurzaamheid',
  '/collecties',
  '/collecties/spiegels/m01',
  '/service',
]

test.use({ viewport: { width: 390, height: 844 } })

for (const path of paths)
  test(`the tables of ${path} have names on one line, and their values at one edge`, async ({ page }) => {
    await open(page, path)
    const tables = await page
      .getByRole('main')
      .locator('table')
      .evaluateAll((all) =>
        all.map((table) => {
          const range = document.createRange()
          const cells = [...table.querySelectorAll('td')].filter(
            (cell) => cell.checkVisibility() && cell.innerText !== '',
          )
          const edges = cells
            // Figures beside each other are each after its name; one among texts is as they are.
            .filter(
              (cell) =>
                getComputedStyle(cell, '::before').content !== 'none' &&
                !cell.matches('[data-figure]:is(:has(+ [data-figure]), [data-figure] + *)'),
            )
            .map((cell) => {
              range.selectNodeContents(cell)
              const [first] = range.getClientRects()
              const name = getComputedStyle(cell, '::before')
              const isBroken = Number.parseFloat(name.height) > 2 * Number.parseFloat(name.fontSize)
              return { left: Math.round(first?.left ?? 0), broken: isBroken ? (cell.dataset['column'] ?? '') : null }
            })
          return {
            lefts: [...new Set(edges.map(({ left }) => left))],
            broken: [...new Set(edges.flatMap(({ broken }) => broken ?? []))],
            // A value of up to twelve characters.
            wrapped: cells
              .filter((cell) => {
                range.selectNodeContents(cell)
                const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
                return cell.childElementCount === 0 && cell.innerText.length <= 12 && new Set(tops).size > 1
              })
              .map((cell) => cell.innerText),
          }
        }),
      )
    expect(tables.length).toBeGreaterThan(0)
    for (const { lefts, broken, wrapped } of tables) {
      expect.soft(lefts.length, `edges of values: ${lefts.join(', ')}`).toBeLessThanOrEqual(1)
      expect.soft(broken).toEqual([])
      expect.soft(wrapped).toEqual([])
    }
  })

test('the years of a table are beside each other on a telephone', async ({ page }) => {
  await open(page, '/duurzaamheid')
  const table = page.getByRole('main').getByRole('table').first()
  const row = table.getByRole('row').nth(1)
  const tops = await row.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
  await expect(table.getByRole('columnheader', { name: '2025' })).toBeVisible()
  expect(await table.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0))).toBe(true)
})

test('short values are beside each other on a telephone, and a long one beside its name is not narrow', async ({
  page,
}) => {
  for (const path of ['/over-ons/productie', '/service/past-het']) {
    await open(page, path)
    const table = page.getByRole('main').getByRole('table').last()
    for (const row of await table.locator('tbody tr').all()) {
      const tops = await row
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
      expect(new Set(tops).size, path).toBe(1)
    }
  }
  await open(page, '/service')
  const cell = page.getByRole('main').getByRole('table').first().getByRole('cell').first()
  expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(340)
})

test('figures of a row share a line on a telephone, and are right-aligned under their names on a desktop', async ({
  page,
}) => {
  await open(page, '/over-ons/team')
  const table = page.getByRole('main').getByRole('table').first()
  const figures = table.getByRole('row').nth(1).getByRole('cell').filter({ hasText: /^\d+$/ })
  const [people, years] = await figures.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  expect(people).toBe(years)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const column of [2, 3]) {
    const cells = table.locator(`tr > :nth-child(${column})`)
    expect(await cells.count()).toBeGreaterThan(5)
    const rights = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
    expect(new Set(rights).size, rights.join(', ')).toBe(1)
  }
})

test('the longest word of a page is on one line, or has a hyphen', async ({ page }) => {
  await open(page, '/duurzaamheid')
  const lines = await page.getByText('kruiskopschroevendraaier').evaluate((text) => {
    const node = text.firstChild
    const at = text.textContent.indexOf('kruiskopschroevendraaier')
    const range = document.createRange()
    if (!node) return 0
    range.setStart(node, at)
    range.setEnd(node, at + 'kruiskopschroevendraaier'.length)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})
