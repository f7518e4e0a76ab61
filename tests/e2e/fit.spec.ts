/** 'Past het?': from a product, with lengths as people type them, to what fits and why the rest does not; the address is the state. */
import { expect, test, type Page } from '@playwright/test'

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Collecties' })).toBeVisible()
}
const thing = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
const cabinet = 'Wastafelmeubel Beat 45'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('the sheet of a product leads to its answer, and a size of it back to that size', async ({ page }) => {
      await page.goto('/producten/wastafelmeubel-beat-45')
      const form = page.getByRole('main').locator('form[action="/service/past-het"]')
      await form.getByRole('textbox', { name: 'Breedte van de plek' }).fill('81,5')
      await form.getByRole('textbox', { name: 'Diepte tot de overkant' }).fill('130')
      await form.getByRole('button', { name: 'Kijk of het past' }).click()
      await expect(page).toHaveURL(/\/service\/past-het\?.*item=product\.wastafelmeubel-beat-45/)
      await expect(page.getByRole('textbox', { name: 'Breedte', exact: true })).toHaveValue('81,5')
      await expect(page.getByRole('link', { name: cabinet, exact: true }).first()).toHaveAttribute('href', '/producten/wastafelmeubel-beat-45')

      await expect(page.getByRole('heading', { level: 2, name: /^\d+ van de \d+ passen$/ })).toBeVisible()
      await expect(page.locator('svg').filter({ hasText: /Vooraanzicht van de plek met Wastafelmeubel Beat 45/ })).toBeVisible()
      const first = thing(page, cabinet)
      await expect(first).toContainText('Past')
      await expect(first.getByRole('link', { name: '80 x 54 x 45 cm' }).locator('..')).toContainText('past net')
      await first.getByRole('link', { name: '80 x 54 x 45 cm' }).click()
      await expect(page).toHaveURL(/\/producten\/wastafelmeubel-beat-45\?variant=/)
      await expect(page.getByRole('main')).toContainText('80 x 54 x 45 cm')
    })
  })
}

test('a change of measure changes the answer and the address, and Back brings the one before', async ({ page }) => {
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

test('what does not fit is folded, with its reason', async ({ page }) => {
  await open(page, '/service/past-het?width=100&height=180')
  const cabinets = page.getByRole('region').or(page.locator('section')).filter({ has: page.getByRole('heading', { level: 3, name: /^Kasten en tafels/ }) }).last()
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

test('a drain far to the side keeps wide furniture away from it', async ({ page }) => {
  await open(page, '/service/past-het?width=120&item=product.wastafelmeubel-beat-45&offset=35')
  await expect(page.getByText('Kraan, afvoer, kozijn en kast').locator('..')).toHaveAttribute('open')
  await expect(thing(page, cabinet).getByRole('listitem').filter({ hasText: '100 x 54' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Afvoer, vanaf links' }).fill('60')
  await page.getByRole('button', { name: 'Kijk wat past' }).click()
  await expect(thing(page, cabinet).getByRole('link', { name: '100 x 54 x 45 cm' })).toBeVisible()
})

test('measures that are none give the empty form, and a collection only its own', async ({ page }) => {
  const response = await page.goto('/service/past-het?width=breed&tap=plafond&item=auto.rood')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('textbox', { name: 'Breedte', exact: true })).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(0)
  await open(page, '/service/past-het?width=100&item=collection.beat45')
  await expect(page.getByRole('heading', { level: 4, name: /Sunny/ })).toHaveCount(0)
  await expect(thing(page, cabinet)).toBeVisible()
})
