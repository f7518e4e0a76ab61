/** Consent: when the banner comes, what it stores, and that nothing is measured before a yes and after a no. PostHog is a stand-in on this machine that counts. */
import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { posthogPort } from '../../playwright.config.ts'
import { hydrated, open, recordLayoutShifts } from './page.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Mogen wij meetellen?' })
const panel = (page: Page) => page.getByRole('dialog')
const choices = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name === 'analytics' || name === 'posthog')
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('ph_')),
  )
/** How many px the room that the page keeps free at its foot differs from the height of the card. */
async function roomBelow(page: Page): Promise<number> {
  return banner(page).evaluate(
    (card) =>
      parseFloat(document.documentElement.style.getPropertyValue('--consent-height')) -
      Math.ceil(innerHeight - card.getBoundingClientRect().top),
  )
}

/** Opens a page whose clock the test can advance. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await open(page, '/service')
}

test.describe('the banner', () => {
  test('appears after 5 s and fades in within 100 ms', async ({ page }) => {
    await openWithClock(page)
    await page.clock.pauseAt(new Date(Date.now() + 4_000))
    await expect(banner(page)).toBeHidden()
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    expect(await banner(page).evaluate((card) => getComputedStyle(card).animationDuration)).toBe('0.1s')
  })

  test('begins below the header, also at a zoom of 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 })
    await openWithClock(page)
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    const header = await page.getByRole('banner').boundingBox(),
      card = await banner(page).boundingBox()
    expect(card?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  test('gives both buttons the same weight, and hides after either', async ({ page }) => {
    for (const [name, stored] of [
      ['Alles accepteren', 'true'],
      ['Alleen noodzakelijk', 'false'],
    ] as const) {
      await page.context().clearCookies()
      await openWithClock(page)
      await page.clock.runFor(5_000)
      const [yes, no] = await Promise.all(
        ['Alles accepteren', 'Alleen noodzakelijk'].map((label) =>
          banner(page)
            .getByRole('button', { name: label })
            .evaluate((button) => {
              const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
              return [
                color,
                backgroundColor,
                borderColor,
                fontSize,
                fontWeight,
                Math.round(button.getBoundingClientRect().width),
                button.getBoundingClientRect().height,
              ]
            }),
        ),
      )
      expect(yes).toEqual(no)
      await banner(page).getByRole('button', { name }).click()
      await expect(banner(page)).toBeHidden()
      await expect.poll(() => choices(page)).toEqual(['analytics=true', `posthog=${stored}`])
    }
  })

  test('keeps the choice for 365 days for the whole site, and does not appear again', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(5_000)
    await banner(page).getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    for (const { name, path, sameSite, expires } of await page.context().cookies()) {
      expect([path, sameSite], name).toEqual(['/', 'Lax'])
      expect(Math.round((expires - Date.now() / 1000) / 86_400), name).toBe(365)
    }
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(60_000)
    await expect(banner(page)).toBeHidden()
  })

  test('follows the skip link in the tab order, and does not trap the focus', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link', { name: 'Wat wij bewaren' })).toBeFocused()
    for (const name of ['Alleen noodzakelijk', 'Alles accepteren', 'Cookie instellingen']) {
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  })

  test('covers neither the settings button nor what has the focus, at any width', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => roomBelow(page), 'room for the card of this width').toBe(0)
      const covered = await page.locator('[data-consent-banner]').evaluate((card) => {
        const touches = (element: Element) => {
          const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()]
          return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right
        }
        const found: string[] = []
        for (const element of document.querySelectorAll<HTMLElement>(
          'main a[href], main button, main summary, footer a[href], footer button, footer input, [aria-keyshortcuts]',
        )) {
          if (!element.checkVisibility({ visibilityProperty: true })) continue
          element.focus()
          if (document.activeElement === element && touches(element)) found.push(element.textContent)
        }
        return found
      })
      expect(covered, `${width} px`).toEqual([])
    }
  })

  test('leaves a page where it was scrolled to when a part taller than the window has the focus', async ({ page }) => {
    await page.clock.install()
    await open(page, '/producten?page=2')
    const list = page.getByRole('main').getByRole('article').locator('xpath=ancestor::*[@tabindex="-1"]').first()
    await list.focus()
    await page.getByRole('article').nth(13).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('scrolls what has the focus clear of the banner', async ({ page }) => {
    await page.clock.install()
    await open(page, '/producten?page=2')
    const link = page.getByRole('article').nth(13).getByRole('link')
    await link.evaluate((element) => {
      element.focus({ preventScroll: true })
      window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
    })
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    const [focused, card] = [await link.boundingBox(), await banner(page).boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
  })

  test('shifts nothing', async ({ page }) => {
    await page.goto('/contact') // caches the fonts, which cause shifts of their own
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const layoutShifts = await recordLayoutShifts(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await openWithClock(page)
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    expect(await layoutShifts()).toBe(0)
  })
})

test('opens again from the footer with the current choice, and returns the focus on Escape', async ({ page }) => {
  await page.context().addCookies([{ name: 'posthog', value: 'false', url: 'http://localhost/' }])
  await openWithClock(page)
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie instellingen' })
  await button.click()
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await expect(banner(page)).toContainText('Uw keuze nu: alleen noodzakelijk.')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect.poll(() => choices(page)).toEqual(['posthog=false'])
})

test('takes the focus again when it is asked for while it shows', async ({ page }) => {
  await openWithClock(page)
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie instellingen' })
  await button.click()
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await button.press('Space')
  await expect(banner(page).getByRole('heading')).toBeFocused()
})

test.describe('the sub-panel of the settings', () => {
  test('starts at the defaults, cannot refuse what is necessary, and stores only when confirmed', async ({ page }) => {
    await openWithClock(page)
    await page.getByRole('button', { name: 'Instellingen', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Cookie instellingen' }).click()
    await expect(panel(page).getByRole('heading', { name: 'Cookie instellingen' })).toBeFocused()
    await expect(panel(page).getByRole('switch', { name: 'Noodzakelijk' })).toBeChecked()
    await expect(panel(page).getByRole('switch', { name: 'Noodzakelijk' })).toBeDisabled()
    await expect(panel(page).getByRole('switch', { name: 'Statistiek met PostHog' })).toBeChecked()
    await panel(page).getByText('Statistiek met PostHog').click()
    await expect.poll(() => choices(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Keuze bevestigen' }).click()
    await expect(panel(page).getByRole('heading', { name: 'Instellingen' })).toBeFocused()
    await expect(panel(page)).toContainText('Uw keuze is bewaard.')
    await expect.poll(() => choices(page)).toEqual(['analytics=true', 'posthog=false'])
  })

  test('goes back without storing a choice', async ({ page }) => {
    await openWithClock(page)
    await page.getByRole('button', { name: 'Instellingen', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Cookie instellingen' }).click()
    await panel(page).getByRole('button', { name: 'Terug naar alle instellingen' }).click()
    await expect(panel(page).getByRole('group', { name: 'Thema' })).toBeVisible()
    await expect.poll(() => choices(page)).toEqual([])
  })

  test('replaces the banner, which returns when nothing was chosen', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(5_000)
    const opener = banner(page).getByRole('button', { name: 'Cookie instellingen' })
    await opener.click()
    await expect(panel(page).getByRole('heading', { name: 'Cookie instellingen' })).toBeFocused()
    await expect(banner(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()
  })
})

test.describe('measuring', () => {
  test.describe.configure({ mode: 'default' }) // one stand-in for all of them
  let asked: string[] = []
  let told: string[] = []
  const standIn = createServer((request, response) => {
    if (request.method !== 'OPTIONS') asked.push(`${request.method} ${request.url?.split('?')[0]}`)
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => {
        parts.push(part)
      })
      .on('end', () => {
        const body = Buffer.concat(parts)
        told.push((body[0] === 0x1f ? gunzipSync(body) : body).toString())
      })
    response
      .writeHead(200, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': '*',
        'access-control-allow-credentials': 'true',
        'content-type': 'application/json',
      })
      .end('{}')
  })
  test.beforeAll(
    () =>
      new Promise<void>((done) => {
        standIn.listen(posthogPort, '127.0.0.1', done)
      }),
  )
  test.afterAll(
    () =>
      new Promise<void>((done) => {
        standIn.closeAllConnections()
        standIn.close(() => done())
      }),
  )
  test.beforeEach(() => {
    asked = []
    told = []
  })

  /** Every request of the page that does not go to the site itself. */
  function elsewhere(page: Page): string[] {
    const found: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost:') && !request.url().startsWith('data:'))
        found.push(request.url())
    })
    return found
  }

  test('requests, stores and loads nothing before a choice', async ({ page }) => {
    const found = elsewhere(page)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('posthog')) scripts.push(request.url())
    })
    await openWithClock(page)
    await page.clock.runFor(60_000)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /startpagina/ })
      .click()
    await expect(page).toHaveURL('/')
    expect([found, scripts, asked]).toEqual([[], [], []])
    expect([await choices(page), await kept(page), await page.evaluate(() => Object.keys(localStorage))]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('requests and stores nothing after a refusal, on this page and the next', async ({ page }) => {
    const found = elsewhere(page)
    await openWithClock(page)
    await page.clock.runFor(5_000)
    await banner(page).getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await page.reload()
    await page.clock.runFor(60_000)
    expect([found, asked, await kept(page)]).toEqual([[], [], []])
  })

  /** Robots are not counted. */
  const likeAPerson = (page: Page) =>
    page.addInitScript(() => {
      for (const [name, value] of [
        ['webdriver', false],
        ['userAgentData', undefined],
        ['userAgent', navigator.userAgent.replace('Headless', '')],
      ] as const)
        Object.defineProperty(navigator, name, { value })
    })

  test('tells no token and no query of any page of a session', async ({ page }) => {
    await likeAPerson(page)
    await page.context().addCookies([{ name: 'posthog', value: 'true', url: 'http://localhost/' }])
    for (const path of [
      '/aanvraag?token=GEHEIM1',
      '/verlanglijstje?items=product.planchet-type&GEHEIM2=1',
      '/nieuwsbrief/bevestigen?token=GEHEIM3',
      '/zoeken?q=GEHEIM4#GEHEIM5',
      '/service',
    ]) {
      await page.goto(path)
      await hydrated(page)
    }
    await expect
      .poll(() => told.filter((body) => body.includes('/service"')).length, { timeout: 15_000 })
      .toBeGreaterThan(0)
    expect(told.join('\n')).not.toMatch(/GEHEIM|\?items|token=/)
  })

  test('counts pages after consent; withdrawing it stops that and removes what was stored', async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const found = elsewhere(page)
    await likeAPerson(page)
    await page.goto('/service?utm_source=folder&gclid=1')
    await hydrated(page)
    await expect(page).toHaveURL('/service')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie instellingen' }).click()
    await banner(page).getByRole('button', { name: 'Alles accepteren' }).click()
    await expect
      .poll(() => told.filter((body) => body.includes('$pageview') && body.includes('"utm_source":"folder"')).length, {
        timeout: 15_000,
      })
      .toBeGreaterThan(0)
    expect(found.filter((url) => !url.startsWith(`http://127.0.0.1:${posthogPort}/`))).toEqual([])
    expect(
      asked.filter((line) => !/^POST \/(?:e|i\/v0\/e)\/$/.test(line)),
      'only events, no scripts or settings',
    ).toEqual([])
    expect((await kept(page)).length).toBeGreaterThan(0)

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie instellingen' }).click()
    await banner(page).getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await expect.poll(() => kept(page)).toEqual([])
    await expect
      .poll(async () => {
        const before = asked.length
        await page.waitForLoadState('networkidle')
        return asked.length - before
      })
      .toBe(0)
    asked = []
    await page.goto('/contact')
    await page.goto('/service', { waitUntil: 'networkidle' })
    expect([asked, await kept(page), problems]).toEqual([[], [], []])
  })
})
