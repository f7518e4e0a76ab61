/** Finishes: three filters that narrow one another, and one sample opened by the address. */
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { open } from './page.ts'

const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ kleur(?:en)?$/ })
const option = (page: Page, filter: string, label: string) =>
  page
    .getByRole('search')
    .getByRole('group', { name: filter })
    .getByRole('radio', { name: new RegExp(`^${label}\\s*, aantal: \\d+$`) })
const everything = (page: Page, filter: string) =>
  page.getByRole('search').getByRole('group', { name: filter }).getByRole('radio', { name: 'Alle', exact: true })

/** Picks a value and holds the wall against the number that stood beside it. */
async function choose(page: Page, filter: string, label: string) {
  const count = await option(page, filter, label).evaluate((input) => Number(input.closest('label')?.dataset['count']))
  await option(page, filter, label).check()
  await expect(shown(page)).toHaveText(count === 1 ? '1 kleur' : `${count} kleuren`)
  await expect(page.getByRole('link', { name: /^Bekijk .+ groot$/ })).toHaveCount(count)
}

test('limits use, brand and collection by one another, and Alle removes each', async ({ page }) => {
  await open(page, '/kleuren')
  await expect(shown(page)).toHaveText('50 kleuren')
  await choose(page, 'Merk', 'Exclusief')
  await expect(option(page, 'Collectie', 'Epoch')).toBeDisabled()
  await choose(page, 'Collectie', 'Linea')
  await expect(page).toHaveURL('/kleuren?brand=Exclusief&collection=Linea')
  await expect(option(page, 'Merk', 'Sjithouse')).toBeDisabled()
  await expect(option(page, 'Toepassing', 'Afdekbladen Beton')).toBeDisabled()

  await page.goBack()
  await expect(page).toHaveURL('/kleuren?brand=Exclusief')
  await expect(everything(page, 'Collectie')).toBeChecked()
  await everything(page, 'Merk').check()
  await expect(page).toHaveURL('/kleuren')
  await expect(shown(page)).toHaveText('50 kleuren')
})

test('offers concrete with Sjithouse only, and with no collection', async ({ page }) => {
  await open(page, '/kleuren')
  await choose(page, 'Toepassing', 'Afdekbladen Beton')
  await expect(option(page, 'Merk', 'Sjithouse')).toBeEnabled()
  for (const brand of ['Oeverhout', 'Type', 'Exclusief']) await expect(option(page, 'Merk', brand)).toBeDisabled()
  const collections = page.getByRole('search').getByRole('group', { name: 'Collectie' })
  await expect(collections.getByRole('radio', { disabled: true })).toHaveCount(12)
  await expect(collections.getByRole('radio', { disabled: false })).toHaveCount(1)
  await choose(page, 'Merk', 'Sjithouse')
})

test('opens a sample by its address, beside the filters, and closes it', async ({ page }) => {
  await open(page, '/kleuren?brand=Oeverhout')
  await page.getByRole('link', { name: 'Bekijk Salie mat groot' }).click()
  await expect(page).toHaveURL(/\?brand=Oeverhout&color=salie-mat(?:#|$)|\?color=salie-mat&brand=Oeverhout(?:#|$)/)
  const large = page.getByRole('region', { name: 'Salie mat' })
  await expect(large.getByRole('heading', { name: 'Salie mat' })).toBeInViewport()
  await expect(large.getByRole('definition').filter({ hasText: 'Matte lak' })).toBeVisible()

  await choose(page, 'Toepassing', 'Badkamermeubelen') // a filter keeps the sample open
  await expect(large).toBeVisible()
  await large.getByRole('link', { name: 'Sluit Salie mat' }).click()
  await expect(large).toHaveCount(0)
  await expect(page).toHaveURL(/brand=Oeverhout/)
})

test('keeps the sample of the address open while filtering and on Back', async ({ page }) => {
  await open(page, '/kleuren?color=salie-mat')
  const large = page.getByRole('region', { name: 'Salie mat' })
  const close = large.getByRole('link', { name: 'Sluit Salie mat' })
  await expect(close).toHaveAttribute('href', '/kleuren')
  await choose(page, 'Merk', 'Oeverhout')
  await expect(close).toHaveAttribute('href', '/kleuren?brand=Oeverhout')
  await page.goBack()
  await expect(close).toHaveAttribute('href', '/kleuren')
  await close.click()
  await expect(page).toHaveURL('/kleuren')
  await expect(large).toHaveCount(0)
})

test('offers a sample where a mouse or the keyboard is, and everywhere on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/kleuren')
  const sample = page.getByRole('button', { name: 'Staal aanvragen van Eiken zand' })
  await expect(sample).toHaveCSS('opacity', '0')
  await page.getByRole('link', { name: 'Bekijk Eiken zand groot' }).hover()
  await expect(sample).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(sample).toHaveCSS('opacity', '0')
  await page.getByRole('link', { name: 'Eiken zand', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(sample).toBeFocused()
  await expect(sample).toHaveCSS('opacity', '1')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Staal aanvragen van Wit mat' })).toHaveCSS('opacity', '1')
})

test('leads to the form for samples from the first screen', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/kleuren')
    const link = page.getByRole('main').getByRole('link', { name: 'Staal aanvragen', exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('href', '/kleurstalen')
  }
})

test('collects at most five samples, says so at the sixth, and takes one out again', async ({ page }) => {
  await open(page, '/kleuren')
  const toggle = (name: string) => page.getByRole('button', { name: `Staal aanvragen van ${name}` })
  const names = ['Eiken naturel', 'Eiken zand', 'Eiken gerookt', 'Eiken zwart', 'Noten naturel']
  for (const [at, name] of names.entries()) {
    await toggle(name).click()
    await expect(toggle(name)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${at + 1} van 5 stalen gekozen`)).toBeInViewport()
  }
  await toggle('Wit mat').click()
  await expect(toggle('Wit mat')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: 'Hoogstens 5 stalen per aanvraag.' })).toHaveText(
    'Hoogstens 5 stalen per aanvraag. Verwijder er eerst een.',
  )
  // At the end of the list the bar covers no tile; anywhere else it covers a part of some.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await toggle('Eiken zand').click()
  await expect(page.getByText('4 van 5 stalen gekozen')).toBeVisible()
  await toggle('Wit mat').click()

  await open(page, '/kleuren/salie-mat')
  await expect(page.getByText('5 van 5 stalen gekozen')).toBeInViewport()
  await page.getByRole('link', { name: 'Staal aanvragen' }).click()
  const form = page.getByRole('main').locator('form[method=post]')
  await expect(form.locator('input[name=finishes]:checked')).toHaveCount(6)
  await expect(form).toContainText('U koos 6 stalen, hoogstens 5 gaan mee. Haal er een weg.')
  await form.getByRole('checkbox', { name: 'Eiken zwart' }).uncheck()
  await expect(form).not.toContainText('U koos 6 stalen')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('opens the sample of the address, filters by a form, and links its page', async ({ page }) => {
    await page.goto('/kleuren?color=salie-mat')
    await expect(page.getByRole('region', { name: 'Salie mat' })).toBeVisible()
    await option(page, 'Toepassing', 'Afdekbladen Beton').check()
    await page.getByRole('button', { name: /^Toon \d+ kleuren$/ }).click()
    await expect(shown(page)).toHaveText('4 kleuren')
    await expect(page.getByRole('region', { name: 'Salie mat' })).toBeVisible()
    await page.getByRole('link', { name: 'Alles over Salie mat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Salie mat' })).toBeVisible()
  })
})

test('opens with furniture where a sample would be one even block, and else with the sample', async ({ page }) => {
  for (const [name, picture] of [
    ['inkt-mat', 'meubel'],
    ['eiken-naturel', 'staal'],
  ]) {
    await page.goto(`/kleuren/${name}`)
    const pictures = page.getByRole('main').locator('img')
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(`/kleuren/${name}/${picture}`))
    await expect(page.locator(`img[src*="/kleuren/${name}/meubel"]`)).toHaveCount(1)
  }
})

test('ignores unknown values', async ({ page }) => {
  const response = await page.goto('/kleuren?color=bestaat-niet&brand=Blum&category=Alle')
  expect(response?.status()).toBe(200)
  await expect(shown(page)).toHaveText('50 kleuren')
  await expect(page.getByRole('list', { name: 'Gekozen filters' })).toHaveCount(0)
})

test('shows every sample at true size once the screen is calibrated with a bank card', async ({ page }) => {
  await page.goto('/kleuren/eiken-naturel')
  const sample = page.getByRole('img', { name: 'Eiken naturel op ware grootte' })
  const slider = page.getByRole('slider', { name: 'Grootte van de pas op uw scherm' })
  await expect(sample).toHaveAttribute('width', String(Math.round(300 * (96 / 25.4))))
  const place = () => sample.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY))
  const before = await place()
  await expect(async () => {
    await slider.fill('5')
    await expect(sample).toHaveAttribute('width', '1500', { timeout: 500 })
  }).toPass()
  expect(await place()).toBe(before)
  await page.goto('/kleuren/salie-mat')
  await expect(page.getByRole('img', { name: 'Salie mat op ware grootte' })).toHaveAttribute('width', '1500')
  await expect(page.getByRole('slider', { name: 'Grootte van de pas op uw scherm' })).toHaveValue('5')
})
