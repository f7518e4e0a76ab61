/** Going from page to page: without reloading, announced, with focus and scroll where they belong. */
import { expect, test, type Page } from '@playwright/test'
import { open, recordRequests, serverFunctions } from './page.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Marks the document; a full load would lose the mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = ''
  })

test('opens a link without a reload, at the top, announced and with the focus on the heading', async ({ page }) => {
  await open(page, '/service')
  await mark(page)
  await footer(page).getByRole('link', { name: 'Over ons' }).click()
  await expect(page).toHaveURL('/over-ons')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
  expect(await scrolled(page)).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-mark', '')
})

test('renders every kind of page the same on the server and in the browser', async ({ page, request }) => {
  const kinds = [
    '/',
    '/collecties',
    '/collecties/spiegels',
    '/kleuren',
    '/producten',
    '/producten/ronin',
    '/inspiratie',
    '/verkooppunten',
    '/veelgestelde-vragen',
    '/service',
    '/service/past-het',
    '/montage',
    '/over-ons/team',
    '/showroom',
    '/contact',
    '/nieuwsbrief',
    '/vacatures',
    '/downloads',
    '/privacy',
    '/collecties/beat40',
    '/collecties/exclusief/linea',
    '/collecties/sjithouse/epoch',
    '/collecties/spiegels/m05',
    '/kleuren/eiken-naturel',
    '/producten/kolomkast-morrison',
    '/artikel/boe-f30-zw',
    '/montage/scharnieren/grass',
    '/montage/ladesystemen/xp',
    '/veelgestelde-vragen/kan-een-badkamermeubel-tegen-vocht',
    '/vacatures/meubelmaker',
    '/verkooppunten/esdorp-badkamers',
    '/verkooppunten/nederland/groningen',
  ]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/bestaat-niet')
  await mark(page)
  const headings = (html: string | null) =>
    page.evaluate((text) => {
      const shown = text === null ? document : new DOMParser().parseFromString(text, 'text/html')
      return [...shown.querySelectorAll('main :is(h1, h2, h3)')].map((heading) => heading.textContent)
    }, html)
  for (const path of kinds) {
    const fromServer = await headings(await (await request.get(path)).text())
    expect(fromServer.length, path).toBeGreaterThan(0)
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(page).toHaveURL(path)
    await expect.poll(() => headings(null), path).toEqual(fromServer)
  }
  await expect(page.locator('html')).toHaveAttribute('data-mark', '')
})

test('restores the scroll position on Back', async ({ page }) => {
  const { settled } = recordRequests(page)
  await page.goto('/service')
  await settled() // nothing further up moves the page from now on
  const link = footer(page).getByRole('link', { name: 'Showroom' })
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL('/showroom')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/service')
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('moves no focus and announces nothing on the first load', async ({ page }) => {
  await open(page, '/service')
  await expect(page.locator('body')).toBeFocused()
  await expect(page.locator('[data-announcer]')).toBeEmpty()
})

test('moves no focus and announces nothing for new search params', async ({ page }) => {
  await open(page, '/service')
  await mark(page)
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="?pagina=2">Volgende</a>'))
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/service?pagina=2')
  await expect(page.getByRole('link', { name: 'Volgende' })).toBeFocused()
  await expect(page.locator('[data-announcer]')).toBeEmpty()
  await expect(page.locator('html')).toHaveAttribute('data-mark', '')
})

test('shows the skip link on focus, which leads into the page', async ({ page }) => {
  await open(page, '/service')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('opens a new tab on Ctrl with a click', async ({ page, context }) => {
  await open(page, '/service')
  const opened = context.waitForEvent('page')
  await footer(page)
    .getByRole('link', { name: 'Over ons' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/over-ons')
  await expect(page).toHaveURL('/service')
})

test('leaves a moved address to the server', async ({ page }) => {
  await page.goto('/service')
  await page.getByRole('banner').locator('summary', { hasText: 'Contact' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Productieproces/ })
    .click()
  await expect(page).toHaveURL('/over-ons/productie')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('prefetches a link that the pointer rests on, once', async ({ page }) => {
  const { urls, settled } = recordRequests(page)
  const calls = () => urls.filter((url) => url.includes('/_serverFn/')).length
  await page.goto('/service')
  await settled()
  const before = calls()
  const link = footer(page).getByRole('link', { name: 'Showroom' })
  await link.hover()
  await expect.poll(calls).toBe(before + 1)
  await page.mouse.move(0, 0)
  await link.hover()
  await link.click()
  await expect(page).toHaveURL('/showroom')
  expect(calls()).toBe(before + 1)
})

test('says when a page fails to load, without the indicator, and tries again', async ({ page }) => {
  await open(page, '/service')
  await page.route(serverFunctions, (route) => route.fulfill({ status: 500, body: '' }))
  await footer(page).getByRole('link', { name: 'Showroom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Er ging bij ons iets mis' })).toBeVisible()
  await expect(page.locator('[data-loading-indicator]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Neem contact op' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await page.unroute(serverFunctions)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Er ging bij ons iets mis')
})
