/** A collection: its furniture in a finish that the address names, what belongs to it, and the place to measure. */
import { expect, test } from '@playwright/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('shows the furniture in the finish that is clicked, which the address keeps', async ({ page }) => {
      await page.goto('/collecties/beat45')
      const finishes = page.locator('#afwerkingen')
      await finishes.getByRole('link', { name: 'Eiken gerookt', exact: true }).click()
      await expect(page).toHaveURL(/\/collecties\/beat45\?finish=eiken-gerookt/)
      await expect(finishes.getByRole('figure')).toContainText('Eiken gerookt')
      await expect(finishes.locator('a[aria-current]')).toHaveText('Eiken gerookt')
      await page.reload()
      await expect(finishes.getByRole('figure')).toContainText('Eiken gerookt')
      await finishes.getByRole('figure').getByRole('link', { name: 'Meer over Eiken gerookt' }).click()
      await expect(page).toHaveURL('/kleuren/eiken-gerookt')
    })
  })
}

test('shows the default finish for one that the collection does not have', async ({ page }) => {
  const response = await page.goto('/collecties/exclusief/linea?finish=%3Cscript%3E')
  expect(response?.status()).toBe(200)
  await expect(page.locator('#afwerkingen a[aria-current]')).toHaveCount(1)
  await page.goto('/collecties/sjithouse/epoch?finish=bestaat-niet')
  await expect(page.locator('#afwerkingen a[aria-current]')).toHaveCount(1)
})

test('links the products of a collection, and serves its files', async ({ page, request }) => {
  await page.goto('/collecties/beat45')
  const own = page.locator('#producten')
  await expect(own.getByRole('link', { name: /^Wastafelmeubel Beat 45 \d/ })).toHaveAttribute(
    'href',
    '/producten/wastafelmeubel-beat-45',
  )
  const files = await own
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(files.length).toBeGreaterThan(0)
  for (const href of files) expect([href, (await request.head(href)).status()]).toEqual([href, 200])
})

test('checks what fits for the collection alone', async ({ page }) => {
  await page.goto('/collecties/thor')
  await page.locator('#past-het').getByRole('textbox', { name: 'Breedte van de plek' }).fill('150')
  await page.locator('#past-het').getByRole('button', { name: 'Kijk of het past' }).click()
  await expect(page.getByText('U meet voor')).toContainText('Collectie Thor')
  await expect(page.getByRole('heading', { level: 4, name: /Beat 45/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 4, name: 'Wastafelmeubel Thor', exact: true })).toBeVisible()
})

for (const [width, path] of [
  [390, '/collecties/exclusief/tresore'],
  [1440, '/collecties/thor'],
] as const) {
  test(`draws the edges of tops on ${path} to scale at ${width} px, before and after they load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen = page.locator('#bladen li')
    const boxes = () =>
      seen.evaluateAll((tops) =>
        tops.map((top) => {
          const picture = top.querySelector('img'),
            thickness = Number(/(\d+)\u00a0mm dik/.exec(top.textContent)?.[1])
          if (!picture?.parentElement) throw new Error(`no picture of ${top.textContent}`)
          const { width: across, height } = picture.getBoundingClientRect(),
            room = picture.parentElement.getBoundingClientRect()
          const column = top.getBoundingClientRect().width
          return {
            height,
            isToScale: across === 960 && Math.abs(height - thickness * 1.2) < 0.5,
            isWhole: Math.abs(room.height - height) < 0.1,
            fillsColumn: Math.abs(room.width - column) < 1,
          }
        }),
      )
    await page.route('**/img/**', (route) => route.abort())
    await page.goto(path)
    const before = await boxes()
    expect(before.length).toBeGreaterThan(2)
    expect(before).toEqual(before.map(({ height }) => ({ height, isToScale: true, isWhole: true, fillsColumn: true })))
    await page.unroute('**/img/**')
    await page.reload()
    await page.locator('#bladen').scrollIntoViewIfNeeded()
    for (const picture of await seen.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).toHaveJSProperty('naturalWidth', 1920)
    }
    expect(await boxes()).toEqual(before)
  })
}
