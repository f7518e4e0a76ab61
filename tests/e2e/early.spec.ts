/** What a visitor does before the scripts have come is not lost. */
import { expect, test, type Locator, type Page } from '@playwright/test'

/** All scripts but the first lines, without which no page is shown. */
const scripts = /\/assets\/(?!first-)[^/]*\.js$/

/** Opens a page whose scripts wait until they are released. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const labelLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Collecties', exact: true })
const labelButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Collecties', exact: true })

test('a label that is pressed before the page is alive leads to its page', async ({ page }) => {
  const release = await openBeforeScripts(page, '/service')
  await labelLink(page).click()
  release()
  await expect(page).toHaveURL('/collecties')
})

test('a press that begins before the page is alive and ends after it opens the dropdown', async ({ page }) => {
  const release = await openBeforeScripts(page, '/service')
  await labelLink(page).hover()
  await page.mouse.down()
  release()
  await expect(labelButton(page)).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.up()
  await expect(labelButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/service')
})

test('a label that has the focus before the page is alive opens with Enter after it', async ({ page }) => {
  const release = await openBeforeScripts(page, '/service')
  await labelLink(page).focus()
  release()
  await expect(labelButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(labelButton(page)).toHaveAttribute('aria-expanded', 'true')
})

test('a filter that is ticked before the page is alive stays ticked and is applied', async ({ page }) => {
  const release = await openBeforeScripts(page, '/collecties/spiegels')
  await page.setViewportSize({ width: 1280, height: 900 })
  const heated = page.getByRole('checkbox', { name: /^Verwarming/ })
  await heated.check()
  release()
  await expect(page).toHaveURL(/features=verwarming/)
  await expect(heated).toBeChecked()
})

test('a colour that is ticked in a group that stands open, before the page is alive, is applied', async ({ page }) => {
  const release = await openBeforeScripts(page, '/producten?unfold=color')
  await page.setViewportSize({ width: 1280, height: 900 })
  const white = page.getByRole('checkbox', { name: /^Wit mat/ })
  await white.check()
  release()
  await expect(page).toHaveURL('/producten?color=wit-mat')
  await expect(white).toBeChecked()
})

test('a folded filter that is opened before the page is alive has its values once it is, and its head the focus that their link had', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/producten')
  await page.setViewportSize({ width: 1280, height: 900 })
  const head = page.getByRole('search').locator('summary', { hasText: 'Kleur' })
  await head.click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Toon alle kleuren' })).toBeFocused()
  release()
  await expect(page.getByRole('checkbox', { name: /^Wit mat/ })).toBeVisible()
  await expect(head).toBeFocused()
})

test('an order that is chosen before the page is alive is the order of the list', async ({ page }) => {
  const release = await openBeforeScripts(page, '/producten')
  const order = page.getByRole('combobox', { name: 'Volgorde' })
  await order.selectOption({ label: 'Prijs, laag naar hoog' })
  release()
  await expect(page).toHaveURL('/producten?sort=price-asc')
  await expect(order).toHaveValue('price-asc')
})

test('what is typed into a filter before the page is alive is still there, and Enter applies it', async ({ page }) => {
  const release = await openBeforeScripts(page, '/producten')
  await page.setViewportSize({ width: 1280, height: 900 })
  const least = page.getByRole('group', { name: 'Prijs in euro' }).getByRole('textbox', { name: 'Vanaf' })
  await least.fill('900')
  release()
  await expect(page.locator('header [role=button]').first()).toBeAttached()
  await expect(least).toHaveValue('900')
  await least.press('Enter')
  await expect(page).toHaveURL('/producten?minPrice=900')
})

const presses: Record<string, { path: string; button: (page: Page) => Locator; answer: (page: Page) => Locator }> = {
  Filters: {
    path: '/producten',
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Filters' }),
    answer: (page) => page.getByRole('dialog', { name: 'Producten filteren' }),
  },
  Instellingen: {
    path: '/contact',
    button: (page) => page.getByRole('button', { name: 'Instellingen', exact: true }),
    answer: (page) => page.getByRole('dialog', { name: 'Instellingen' }),
  },
  'Cookie instellingen': {
    path: '/contact',
    button: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie instellingen' }),
    answer: (page) => page.getByRole('region', { name: 'Mogen wij meetellen?' }),
  },
  'Bekijk in 3D': {
    path: '/collecties/beat40',
    button: (page) => page.getByRole('button', { name: 'Bekijk in 3D' }),
    answer: (page) => page.getByRole('button', { name: 'Terug naar de foto' }),
  },
  'Kopieer link': {
    path: '/contact',
    button: (page) => page.getByRole('button', { name: 'Kopieer link' }),
    answer: (page) => page.getByText('Link gekopieerd naar klembord!'),
  },
}

for (const [name, { path, button, answer }] of Object.entries(presses)) {
  test(`${name}, pressed before the page is alive, answers once it is`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await openBeforeScripts(page, path)
    await button(page).click()
    await expect(answer(page)).toBeHidden()
    release()
    await expect(answer(page)).toBeVisible()
  })
}

test('who presses a button before the page is alive and then clicks elsewhere is not held to it', async ({ page }) => {
  const release = await openBeforeScripts(page, '/contact')
  await page.getByRole('button', { name: 'Instellingen', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).click()
  release()
  await expect(labelButton(page)).toBeAttached()
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the order of the list is sent by a button', async ({ page }) => {
    await page.goto('/producten')
    await page.getByRole('combobox', { name: 'Volgorde' }).selectOption({ label: 'Prijs, hoog naar laag' })
    await page.getByRole('button', { name: 'Sorteer' }).click()
    await expect(page).toHaveURL(/[?&]sort=price-desc/)
    await expect(page.getByRole('combobox', { name: 'Volgorde' })).toHaveValue('price-desc')
  })
})

test('what is typed into the search page before it is alive is searched for', async ({ page }) => {
  const release = await openBeforeScripts(page, '/zoeken')
  const field = page.getByRole('searchbox', { name: /^Zoek in collecties/ })
  await field.fill('kolomkast')
  release()
  await expect(page.locator('header [role=button]').first()).toBeAttached()
  await expect(field).toHaveValue('kolomkast')
})

test('galleries that are touched before what attends to them has come answer once it is there', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route('**/assets/rows-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/producten/toiletmeubel-beat-45')
  await expect(page.locator('header [role=button]').first()).toBeAttached()
  const gallery = page.getByRole('region', { name: /^Foto’s van / })
  await gallery.getByRole('link', { name: /^Foto 3: / }).click()
  await gallery.getByRole('link', { name: /^Foto 3: / }).press('ArrowLeft')
  await expect(gallery.getByRole('status')).toHaveText(/^Foto 1 /)
  release()
  await expect(gallery.getByRole('status')).toHaveText(/^Foto 2 /)
  await expect(gallery.getByRole('link', { name: /^Foto 2: / })).toBeFocused()
  await expect(page).toHaveURL('/producten/toiletmeubel-beat-45')
})
