/** The header: dropdowns for mouse, keyboard and finger, its states over hero and page, and life without JavaScript. */
import { expect, test, type Page } from '@playwright/test'

const banner = (page: Page) => page.getByRole('banner')
const label = (page: Page, name: string) => banner(page).getByRole('button', { name })

test('hovering opens a dropdown, and it closes 150 ms after the pointer has left', async ({ page }) => {
  await page.clock.install()
  await page.goto('/service')
  await label(page, 'Collecties').hover()
  const link = banner(page).getByRole('link', { name: /^Beat 40/ })
  await expect(link).toBeVisible()
  await expect(label(page, 'Collecties')).toHaveAttribute('aria-expanded', 'true')

  await page.clock.pauseAt(new Date(Date.now() + 2000))
  await page.mouse.move(700, 850)
  await page.clock.runFor(149)
  await expect(link).toBeVisible()
  await page.clock.runFor(1)
  await expect(link).toBeHidden()
})

test('a pointer that comes back in time keeps the dropdown open', async ({ page }) => {
  await page.clock.install()
  await page.goto('/service')
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

test('going to the next label shows its links instead', async ({ page }) => {
  await page.goto('/service')
  await label(page, 'Collecties').hover()
  await label(page, 'Uw verkooppunt').hover()
  await expect(banner(page).getByRole('link', { name: 'Groningen' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: /^Beat 40/ })).toBeHidden()
})

test('a label that is pressed before its links have come shows no empty sheet', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/Sheet-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  await expect(label(page, 'Contact')).toHaveAttribute('aria-expanded', 'true')
  const sheet = page.locator(`[id="${await label(page, 'Contact').getAttribute('aria-controls')}"]`)
  await expect(sheet).toBeHidden()
  letGo()
  await expect(sheet).toBeVisible()
  await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeVisible()
})

test('a click beside the dropdown closes it', async ({ page }) => {
  await page.goto('/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  await expect(label(page, 'Contact')).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.click(640, 700)
  await expect(label(page, 'Contact')).toHaveAttribute('aria-expanded', 'false')
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a dropdown`, async ({ page }) => {
    await page.goto('/service')
    await label(page, 'Contact').focus()
    await page.keyboard.press(key)
    await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeVisible()
    await page.keyboard.press(key)
    await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeHidden()
  })
}

test('ArrowDown opens at the first link, Escape closes and returns the focus', async ({ page }) => {
  await page.goto('/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('ArrowDown')
  await expect(banner(page).getByRole('link', { name: /^Contactgegevens/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(label(page, 'Contact')).toBeFocused()
  await expect(label(page, 'Contact')).toHaveAttribute('aria-expanded', 'false')
})

test('Tab walks through the links and out of the dropdown, which then closes', async ({ page }) => {
  await page.goto('/service')
  await label(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  const links = banner(page).getByRole('navigation').getByRole('link')
  await expect(links.nth(3)).toBeVisible()
  const count = await links.count()
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(step)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Zoeken' })).toBeFocused()
  await expect(label(page, 'Contact')).toHaveAttribute('aria-expanded', 'false')
})

test('following a link closes the dropdown', async ({ page }) => {
  await page.goto('/service')
  await label(page, 'Collecties').hover()
  await banner(page).getByRole('link', { name: /^Thor/ }).click()
  await expect(page).toHaveURL('/collecties/thor')
  await expect(banner(page).getByRole('link', { name: /^Beat 40/ })).toBeHidden()
})

test.describe('by finger', () => {
  test.use({ hasTouch: true })
  test('a tap opens a dropdown and a second tap closes it', async ({ page }) => {
    await page.goto('/service')
    await label(page, 'Uw verkooppunt').tap()
    await expect(banner(page).getByRole('link', { name: 'Groningen' })).toBeVisible()
    await label(page, 'Uw verkooppunt').tap()
    await expect(banner(page).getByRole('link', { name: 'Groningen' })).toBeHidden()
  })
})

test('the scrolled state begins beyond 200 px', async ({ page }) => {
  await page.goto('/collecties/beat40')
  await expect(label(page, 'Collecties')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(banner(page)).not.toHaveAttribute('data-scrolled')
  await expect(banner(page)).toHaveAttribute('data-ground', 'clear')
  await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }))
  await expect(banner(page)).toHaveAttribute('data-scrolled')
  await expect(banner(page)).toHaveAttribute('data-ground', 'solid')
})

for (const path of [
  '/',
  '/collecties/thor',
  '/collecties/exclusief',
  '/collecties/type',
  '/collecties/beat40',
  '/collecties/beat45',
  '/collecties/nuance515',
  '/collecties/sjithouse',
]) {
  test(`on ${path} the header lies transparent on the hero, and turns solid when a dropdown opens`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(banner(page)).toHaveAttribute('data-ground', 'clear')
    expect((await page.getByRole('main').boundingBox())?.y).toBe(0)
    await label(page, 'Contact').hover()
    await expect(banner(page)).toHaveAttribute('data-ground', 'solid')
  })
}

for (const path of ['/service', '/collecties/sunny', '/bestaat-niet']) {
  test(`on ${path} the header is solid and the page begins under it`, async ({ page }) => {
    await page.goto(path)
    await expect(banner(page)).toHaveAttribute('data-ground', 'solid')
    const bar = await banner(page).boundingBox()
    expect((await page.getByRole('main').boundingBox())?.y).toBe(bar?.height)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the bar is solid over a hero too, for nobody tells that the page was scrolled', async ({ page }) => {
    await page.goto('/collecties/beat40')
    await expect(banner(page).locator('> div')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('the labels are links', async ({ page }) => {
    await page.goto('/service')
    for (const [name, href] of [
      ['Collecties', '/collecties'],
      ['Uw verkooppunt', '/verkooppunten'],
      ['Service & Montage', '/service'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(banner(page).getByRole('link', { name: 'Zoeken' })).toHaveAttribute('href', '/zoeken')
  })
})
