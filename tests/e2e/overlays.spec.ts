/** What floats over the page, one by one: clean for axe in both themes on telephone and desk, and whole in forced colours, with text twice as large and at 400 % zoom. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'

const settings = (page: Page) => page.getByRole('button', { name: 'Instellingen', exact: true })

/** Each overlay: how it opens on a page that is alive, with a clock that is wound by hand, and what then stands there. */
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
  'the words of the share bar': {
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Kopieer link' }).click()
    },
    shown: (page) => page.getByText('Link gekopieerd naar klembord!'),
  },
  'the words of the clipboard': {
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).selectText()
      await page.keyboard.press('Control+c')
    },
    shown: (page) => page.getByText('Gekopieerd!', { exact: true }),
  },
}

/** The clock stands still from here on, so that what goes by itself stays; nobody is asked about cookies but by the banner's own test. */
async function openOver(page: Page, name: string): Promise<Locator> {
  if (name !== 'the cookie banner')
    await page.addInitScript(() => {
      document.cookie = 'posthog=false; path=/'
    })
  await page.clock.install()
  await page.goto('/service')
  await expect(page.locator('header [role=button]').first()).toBeAttached()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await overlays[name]?.open(page)
  const shown = overlays[name]?.shown(page) ?? page.locator('none')
  await expect(shown).toBeVisible()
  return shown
}

/** Runs axe while the clock creeps, for axe waits for timers of its own. */
async function violationsOn(page: Page): Promise<string[]> {
  const done = new AbortController()
  const found = axeFaultsInBothThemes(page).finally(() => done.abort())
  while (!done.signal.aborted) await page.clock.runFor(1)
  return found
}

for (const name of Object.keys(overlays)) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in ${name} at ${width} px, in either theme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const shown = await openOver(page, name)
      expect(await violationsOn(page)).toEqual([])
      await expect(shown).toBeVisible()
    })
  }

  for (const [how, width, height, letters] of [
    ['text of 200 %', 1280, 800, '200%'],
    ['a zoom of 400 %', 320, 256, '100%'],
  ] as const) {
    test(`${name} is whole with ${how}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.addInitScript((size) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = size
        })
      }, letters)
      const shown = await openOver(page, name)
      // Nothing of it lies beyond the sides; what is taller than the window scrolls, in itself or with the page.
      const cut = await shown.evaluate((overlay) => {
        const box = overlay.getBoundingClientRect()
        const within = (element: Element) => {
          const { left, right } = element.getBoundingClientRect()
          return left >= -1 && right <= innerWidth + 1
        }
        const tall =
          getComputedStyle(overlay).position === 'fixed' &&
          box.height > innerHeight + 1 &&
          overlay.scrollHeight <= overlay.clientHeight
        return [
          ...[overlay, ...overlay.querySelectorAll('*')]
            .filter(
              (element) =>
                element.getClientRects().length > 0 && !element.closest('.visually-hidden') && !within(element),
            )
            .map((element) => element.outerHTML.slice(0, 80)),
          ...(tall ? ['too tall'] : []),
        ]
      })
      expect(cut).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }

  test(`${name} stands apart from the page in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const shown = await openOver(page, name)
    if (name === 'the words of the share bar') return // part of the page
    const bordered = await shown.evaluate((overlay) => {
      const sheets = [overlay, ...overlay.querySelectorAll(':scope > *'), overlay.parentElement ?? overlay]
      return sheets.some((element) => {
        const { borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(element)
        return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 || outlineStyle !== 'none'
      })
    })
    expect(bordered).toBe(true)
  })
}

test('the highlighted result is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openOver(page, 'the search')
  const looks = (place: number) =>
    page
      .getByRole('option')
      .nth(place)
      .evaluate((option) => {
        const { outlineStyle, backgroundColor, color } = getComputedStyle(option)
        return [outlineStyle, backgroundColor, color]
      })
  expect(await looks(0)).not.toEqual(await looks(1))
})

test('every link that opens a new tab says and shows so, and keeps its opener to itself', async ({ page }) => {
  for (const path of ['/', '/service', '/contact']) {
    await page.goto(path)
    const wrong = await page
      .locator('a[target=_blank]')
      .evaluateAll((links) =>
        links
          .filter(
            (link) =>
              !(link.getAttribute('rel') ?? '').includes('noopener') ||
              !(link.textContent ?? '').includes('opent in een nieuw tabblad') ||
              link.querySelector('[d="M11 13l9 -9"], [href^="/assets/networks-"]') === null,
          )
          .map((link) => link.outerHTML.slice(0, 200)),
      )
    expect(wrong, path).toEqual([])
  }
})

test('on a telephone the menu leads to the search, which gives the focus back to the burger', async ({ page }) => {
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
