/** Going from page to page: without reloading, announced, with focus and scroll where they belong. */
import { expect, test, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Marks the document; a full load would lose the mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = ''
  })

test('opens a link without a reload, at the top, announced and with the focus on the heading', async ({ page }) => {
  await page.goto('/service')
  await hydrated(page)
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
  await page.goto('/bestaat-niet')
  await hydrated(page)
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
  await page.goto('/service', { waitUntil: 'networkidle' }) // what comes late further up has moved the page by then
  await hydrated(page)
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

for (const path of ['/', '/showroom', '/collecties/beat40', '/veelgestelde-vragen']) {
  test(`what stood on ${path} when it came is there again on the way back`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => {
      said.push(message.text())
    })
    await page.goto(path)
    await hydrated(page)
    const before = await page.locator('main').innerText()
    await footer(page).getByRole('link', { name: 'Over ons' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main')).toHaveText(before, { useInnerText: true })
    expect(said).toEqual([])
  })
}

test('moves no focus and announces nothing on the first load', async ({ page }) => {
  await page.goto('/service')
  await hydrated(page)
  await expect(page.locator('body')).toBeFocused()
  await expect(page.locator('[data-announcer]')).toBeEmpty()
})

test('moves no focus and announces nothing for new search params', async ({ page }) => {
  await page.goto('/service')
  await hydrated(page)
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
  await page.goto('/service')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('opens a new tab on Ctrl with a click', async ({ page, context }) => {
  await page.goto('/service')
  await hydrated(page)
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
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked.push(request.url())
  })
  await page.goto('/service')
  await expect(page.getByRole('complementary', { name: 'Nieuwe vacature' })).toBeVisible() // the last that the page itself asks for
  const before = asked.length
  const link = footer(page).getByRole('link', { name: 'Showroom' })
  await link.hover()
  await expect.poll(() => asked.length).toBe(before + 1)
  await page.mouse.move(0, 0)
  await link.hover()
  await link.click()
  await expect(page).toHaveURL('/showroom')
  expect(asked.length).toBe(before + 1)
})

test('a page that takes its time shows the loading indicator until it has come', async ({ page }) => {
  await page.goto('/service', { waitUntil: 'networkidle' })
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  await footer(page).getByRole('link', { name: 'Showroom' }).click()
  const indicator = page.locator('[data-loading-indicator]')
  await expect(indicator).toHaveCount(1)
  // The old page stays, also for assistive technology.
  await expect(page.getByRole('main')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(indicator).toHaveCount(0)
})

test('says when a page fails to load, without the indicator, and tries again', async ({ page }) => {
  await page.goto('/service', { waitUntil: 'networkidle' })
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 500, body: '' }))
  await footer(page).getByRole('link', { name: 'Showroom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Er ging bij ons iets mis' })).toBeVisible()
  await expect(page.locator('[data-loading-indicator]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Neem contact op' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await page.unroute('**/_serverFn/**')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Er ging bij ons iets mis')
})

test.describe('at the start', () => {
  test('the indicator waits for the hero picture for 800 ms and no longer', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'))
    await page.route('**/img/**', () => undefined) // never answered
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-loading', '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(799)
    await expect(page.locator('html')).toHaveAttribute('data-loading', '')
    await page.clock.runFor(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  })

  test('hero-ready ends it at once, and a page without a hero picture never has it', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'))
    await page.route('**/img/**', () => undefined)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-loading', '')
    await page.evaluate(() => dispatchEvent(new Event('hero-ready')))
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')
    await page.goto('/bestaat-niet', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  })
})

test('the development watermark shows on localhost and stands in nobody’s way', async ({ page }) => {
  await page.goto('/service')
  const watermark = page.getByText('DEVELOPMENT ENV')
  await expect(watermark).toBeVisible()
  await expect(watermark).toHaveAttribute('aria-hidden', 'true')
  expect(await watermark.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
})
