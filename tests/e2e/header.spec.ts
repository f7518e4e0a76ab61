/** The header: menus for mouse, keyboard and finger, its states over hero and page, and life without JavaScript. */
import { expect, test, type Page } from '@playwright/test'
import { open, recordRequests } from './page.ts'
import headerMenus from '#content/menus/header.json' with { type: 'json' }

const banner = (page: Page) => page.getByRole('banner')
const label = (page: Page, name: string) => banner(page).locator('summary', { hasText: name })
const menu = (page: Page, name: string) =>
  banner(page).locator('details', { has: page.locator('summary', { hasText: name }) })
const bar = (page: Page) => banner(page).locator('> div')
const transparent = 'rgba(0, 0, 0, 0)'

test('opens a menu on hover, and closes it 150 ms after the pointer leaves', async ({ page }) => {
  await page.clock.install()
  await open(page, '/service')
  await label(page, 'Collecties').hover()
  const link = banner(page).getByRole('link', { name: /^Beat 40/ })
  await expect(link).toBeVisible()
  await expect(menu(page, 'Collecties')).toHaveAttribute('open')

  await page.clock.pauseAt(new Date(Date.now() + 2000))
  await page.mouse.move(700, 850)
  await page.clock.runFor(149)
  await expect(link).toBeVisible()
  await page.clock.runFor(1)
  await expect(link).toBeHidden()
})

test('keeps the menu open when the pointer returns in time', async ({ page }) => {
  await page.clock.install()
  await open(page, '/service')
  await label(page, 'Collecties').hover()
  const link = banner(page).getByRole('link', { name: /^Beat 40/ })
  await expect(link).toBeVisible()

  await page.clock.pauseAt(new Date(Date.now() + 2000))
  await page.mouse.move(700, 850)
  await page.clock.runFor(100)
  await link.hover()
  await page.clock.runFor(1000)
  await expect(link).toBeVisible()
})

test('shows the links of the next label instead', async ({ page }) => {
  await open(page, '/service')
  await label(page, 'Collecties').hover()
  await label(page, 'Uw verkooppunt').hover()
  await expect(banner(page).getByRole('link', { name: 'Groningen' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: /^Beat 40/ })).toBeHidden()
})

test('loads the pictures of the collections when their menu opens, and moves nothing by them', async ({ page }) => {
  const { urls, settled } = recordRequests(page)
  await open(page, '/service')
  await settled()
  const inMenu = () => urls.filter((url) => /\/img\/160\/collecties\/[^/]*\/kaart/.test(url))
  expect(inMenu()).toEqual([])
  await label(page, 'Contact').hover()
  await label(page, 'Collecties').hover()
  const link = banner(page).getByRole('link', { name: /^Modena/ })
  await expect(link).toBeVisible()
  await menu(page, 'Collecties').evaluate((panel) =>
    Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const before = await link.boundingBox()
  const pictures = menu(page, 'Collecties').locator('img')
  await expect(pictures).toHaveCount(14)
  for (const picture of await pictures.all())
    await expect(picture)
      .toHaveJSProperty('complete', true)
      .then(() => expect(picture).not.toHaveJSProperty('naturalWidth', 0))
  expect(await link.boundingBox()).toEqual(before)
  expect(inMenu()).toHaveLength(14)
})

test('closes a menu by a click beside it', async ({ page }) => {
  await open(page, '/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page, 'Contact')).toHaveAttribute('open')
  await page.mouse.click(640, 700)
  await expect(menu(page, 'Contact')).not.toHaveAttribute('open')
})

test('Enter and Space open and close a menu', async ({ page }) => {
  await open(page, '/service')
  await label(page, 'Contact').focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeVisible()
    await page.keyboard.press(key)
    await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeHidden()
  }
})

test('opens at the first link by ArrowDown, and closes and returns the focus by Escape', async ({ page }) => {
  await open(page, '/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('ArrowDown')
  await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(label(page, 'Contact')).toBeFocused()
  await expect(menu(page, 'Contact')).not.toHaveAttribute('open')
})

test('moves through the links by Tab, and closes when the focus leaves', async ({ page }) => {
  await open(page, '/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  const links = menu(page, 'Contact').getByRole('link')
  await expect(links.nth(3)).toBeVisible()
  const count = await links.count()
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(step)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Zoeken' })).toBeFocused()
  await expect(menu(page, 'Contact')).not.toHaveAttribute('open')
})

test('closes when a link is followed', async ({ page }) => {
  await open(page, '/service')
  await label(page, 'Collecties').hover()
  await banner(page).getByRole('link', { name: /^Thor/ }).click()
  await expect(page).toHaveURL('/collecties/thor')
  await expect(banner(page).getByRole('link', { name: /^Beat 40/ })).toBeHidden()
})

test.describe('by finger', () => {
  test.use({ hasTouch: true })
  test('opens by a tap and closes by a second tap', async ({ page }) => {
    await open(page, '/service')
    await label(page, 'Uw verkooppunt').tap()
    await expect(banner(page).getByRole('link', { name: 'Groningen' })).toBeVisible()
    await label(page, 'Uw verkooppunt').tap()
    await expect(banner(page).getByRole('link', { name: 'Groningen' })).toBeHidden()
  })
})

test('is in its scrolled state beyond 200 px', async ({ page }) => {
  await open(page, '/collecties/beat40')
  await expect(label(page, 'Collecties')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(banner(page)).not.toHaveAttribute('data-scrolled')
  await expect(bar(page)).toHaveCSS('background-color', transparent)
  await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }))
  await expect(banner(page)).toHaveAttribute('data-scrolled')
  await expect(bar(page)).not.toHaveCSS('background-color', transparent)
})

// All eight pages: domain/pages/transparent-header.test.ts.
for (const path of ['/', '/collecties/thor', '/collecties/exclusief']) {
  test(`is transparent over the hero of ${path}, and solid while a menu is open`, async ({ page }) => {
    await open(page, path)
    await expect(bar(page)).toHaveCSS('background-color', transparent)
    expect((await page.getByRole('main').boundingBox())?.y).toBe(0)
    await label(page, 'Contact').hover()
    await expect(bar(page)).not.toHaveCSS('background-color', transparent)
  })
}

for (const path of ['/service', '/collecties/sunny', '/bestaat-niet']) {
  test(`is solid on ${path}, which begins below it`, async ({ page }) => {
    await open(page, path)
    await expect(bar(page)).not.toHaveCSS('background-color', transparent)
    const header = await banner(page).boundingBox()
    expect((await page.getByRole('main').boundingBox())?.y).toBe(header?.height)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('is solid over a hero too', async ({ page }) => {
    await page.goto('/collecties/beat40')
    await expect(bar(page)).not.toHaveCSS('background-color', transparent)
  })

  test('opens every menu', async ({ page }) => {
    await page.goto('/service')
    for (const { label: name, columns } of headerMenus) {
      await label(page, name).click()
      for (const { href } of columns.flatMap(({ links }) => links)) {
        await expect(menu(page, name).locator(`a[href="${href}"]`)).toBeVisible()
      }
    }
    await expect(banner(page).getByRole('link', { name: 'Zoeken' })).toHaveAttribute('href', '/zoeken')
    await label(page, 'Collecties').click()
    await expect(banner(page).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0)
  })

  test('leads from the menu button to all links on a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/service')
    await banner(page).getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Alle onderdelen' })).toBeInViewport()
  })
})
