/** Everything that opens over a page: no faults for axe in either theme on a telephone and a desk, distinct in forced colours, and complete with text of 200 % and at a zoom of 400 %. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { open, setBrowserFontSize } from './page.ts'

const settings = (page: Page) => page.getByRole('button', { name: 'Instellingen', exact: true })

/** How each overlay opens on a page with a paused clock, and what it is. */
const overlays: Record<string, { open: (page: Page) => Promise<void>; shown: (page: Page) => Locator }> = {
  'the cookie banner': {
    open: (page) => page.clock.runFor(5_000),
    shown: (page) => page.getByRole('region', { name: 'Mogen wij meetellen?' }),
  },
  'the keyboard hint': {
    open: (page) => page.keyboard.press('x'),
    shown: (page) => page.getByRole('complementary', { name: 'Toetsenbord sneltoetsen' }),
  },
  'the settings': {
    open: (page) => settings(page).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Instellingen' }),
  },
  'the cookie settings': {
    open: async (page) => {
      await settings(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cookie instellingen' }).click()
    },
    shown: (page) => page.getByRole('dialog', { name: 'Cookie instellingen' }),
  },
  'the search': {
    open: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Zoek op deze site' }).fill('spiegel')
      await expect(page.getByRole('option')).toHaveCount(5)
      await page.keyboard.press('ArrowDown')
    },
    shown: (page) => page.getByRole('dialog', { name: 'Zoeken' }),
  },
  'the message of the share bar': {
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Kopieer link' }).click()
    },
    shown: (page) => page.getByText('Link gekopieerd naar klembord!'),
  },
  'the clipboard feedback': {
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).selectText()
      await page.keyboard.press('Control+c')
    },
    shown: (page) => page.getByText('Gekopieerd!', { exact: true }),
  },
}

/** Opens the overlay, which stays because the clock is paused. The cookie banner comes in its own test only. */
async function openOver(page: Page, name: string): Promise<Locator> {
  const overlay = overlays[name]
  if (overlay === undefined) throw new RangeError(`there is no overlay ${name}`)
  if (name !== 'the cookie banner')
    await page.addInitScript(() => {
      document.cookie = 'posthog=false; path=/'
    })
  await page.clock.install()
  await open(page, '/service')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await overlay.open(page)
  await expect(overlay.shown(page)).toBeVisible()
  return overlay.shown(page)
}

/** Runs axe while the clock creeps on, because axe waits for timers. */
async function axeFaultsWithPausedClock(page: Page): Promise<string[]> {
  const done = new AbortController()
  const found = axeFaultsInBothThemes(page).finally(() => done.abort())
  while (!done.signal.aborted) await page.clock.runFor(1)
  return found
}

/** What of the overlay lies beyond the sides of the window; what is taller than the window must scroll. Runs in the page. */
function cutOff(overlay: Element): string[] {
  const isCut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < -1 || right > innerWidth + 1
  }
  const isStuck =
    getComputedStyle(overlay).position === 'fixed' &&
    overlay.getBoundingClientRect().height > innerHeight + 1 &&
    overlay.scrollHeight <= overlay.clientHeight
  return [
    ...[overlay, ...overlay.querySelectorAll('*')]
      .filter(
        (element) => element.getClientRects().length > 0 && !element.closest('.visually-hidden') && isCut(element),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
    ...(isStuck ? ['too tall'] : []),
  ]
}

/** What makes the page wider than the window, if it is; the names of the elements that stick out say why. Runs in the page. */
function widerThanWindow(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 80))
}

/** Whether the overlay has a border or an outline, on itself or right around it. Runs in the page. */
function hasEdge(overlay: Element): boolean {
  return [overlay, ...overlay.querySelectorAll(':scope > *'), overlay.parentElement ?? overlay].some((element) => {
    const { borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(element)
    return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 || outlineStyle !== 'none'
  })
}

for (const name of Object.keys(overlays)) {
  test(`${name} passes axe on a telephone and a desk, and stands out in forced colours`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    const shown = await openOver(page, name)
    expect(await axeFaultsWithPausedClock(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await axeFaultsWithPausedClock(page)).toEqual([])
    await expect(shown).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    // The message of the share bar is part of the page.
    if (name !== 'the message of the share bar') expect(await shown.evaluate(hasEdge)).toBe(true)
  })

  for (const [how, width, height, fontSize] of [
    ['text of 200 %', 1280, 800, 32],
    ['a zoom of 400 %', 320, 256, 16],
  ] as const) {
    test(`${name} is complete with ${how}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await setBrowserFontSize(page, fontSize)
      const shown = await openOver(page, name)
      expect(await shown.evaluate(cutOff)).toEqual([])
      expect(await page.evaluate(widerThanWindow)).toEqual([])
    })
  }
}

/** States of the shell that the overlays above do not have. */
const states: Record<string, { width: number; path: string; open: (page: Page) => Promise<void> }> = {
  'an open menu over a hero': {
    width: 1280,
    path: '/collecties/beat40',
    open: async (page) => {
      await page.getByRole('banner').locator('summary', { hasText: 'Collecties' }).hover()
      await expect(page.getByRole('banner').getByRole('link', { name: /^Beat 40/ })).toBeVisible()
    },
  },
  'the mobile menu and a submenu of it': {
    width: 390,
    path: '/service',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await axeFaultsInBothThemes(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Collecties' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Collecties' })).toBeFocused()
    },
  },
  'the settings on a page that is always dark': {
    width: 1280,
    path: '/over-ons',
    open: async (page) => {
      await settings(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
}
for (const [name, state] of Object.entries(states)) {
  test(`${name} passes axe in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: state.width, height: 800 })
    await open(page, state.path)
    await state.open(page)
    expect(await axeFaultsInBothThemes(page)).toEqual([])
  })
}

test('the settings stay clear of the edges of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await settings(page).click()
  const panel = await page.getByRole('dialog', { name: 'Instellingen' }).boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual(16)
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(320 - 16)
})

test('shows the highlighted result in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openOver(page, 'the search')
  const styleOf = (place: number) =>
    page
      .getByRole('option')
      .nth(place)
      .evaluate((option) => {
        const { outlineStyle, backgroundColor, color } = getComputedStyle(option)
        return [outlineStyle, backgroundColor, color]
      })
  expect(await styleOf(0)).not.toEqual(await styleOf(1))
})

test('every link that opens a new tab says and shows so, and gives it no opener', async ({ page }) => {
  for (const path of ['/', '/service', '/contact']) {
    await page.goto(path)
    const wrong = await page.locator('a[target=_blank]').evaluateAll((links) =>
      links
        .filter((link) => {
          const sign = link.lastElementChild
          return (
            !(link.getAttribute('rel') ?? '').includes('noopener') ||
            sign === null ||
            !(link.getAttribute('title') ?? sign.textContent).includes('opent in een nieuw tabblad') ||
            (!getComputedStyle(sign).maskImage.startsWith('url(') &&
              link.querySelector('[href^="/assets/networks-"]') === null)
          )
        })
        .map((link) => link.outerHTML.slice(0, 200)),
    )
    expect(wrong, path).toEqual([])
  }
})

test('the mobile menu leads to the search, which returns the focus to the burger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/service')
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await burger.click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Zoeken op deze site' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Zoek op deze site' })).toBeFocused()
  await expect(page).toHaveURL('/service')
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
})
