/**
 * How the steadiest parts of the site look, against pictures of them in `visual/`, in both themes. The letters are our own and are drawn by `visual/fonts.conf`, so that Chromium
 * draws them alike on any Linux; one pixel in a hundred may differ. After a change that is meant: `npm run e2e -- visual --update-snapshots`, and look at the pictures.
 */
import { resolve } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { open } from './page.ts'

const launch = config.use?.launchOptions
test.use({
  launchOptions: {
    ...launch,
    args: [...(launch?.args ?? []), '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/e2e/visual/fonts.conf') },
  },
})
test.skip(process.platform !== 'linux', 'other systems draw letters their own way')

/** Puts the footer at the top of the window: how high the page above it is, is not its matter, to the fraction of a pixel. */
const liftFooter = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => {
    Object.assign(footer.style, { position: 'absolute', inset: '0 0 auto', zIndex: '100' })
  })

/** What is looked at: a place, how it is brought into its state, and which part of it; the whole window where that is undefined. */
const parts: Record<
  string,
  { path: string; width: number; state?: (page: Page) => Promise<void>; part?: (page: Page) => Locator }
> = {
  footer: { path: '/contact', width: 1440, state: liftFooter, part: (page) => page.getByRole('contentinfo') },
  'footer-narrow': { path: '/contact', width: 390, state: liftFooter, part: (page) => page.getByRole('contentinfo') },
  'not-found': { path: '/bestaat-niet', width: 1440 },
  privacy: { path: '/privacy', width: 390 },
  'form-fault': {
    path: '/nieuwsbrief',
    width: 820,
    state: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Inschrijven' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Vul alstublieft een e-mailadres in.')
    },
    part: (page) => page.getByRole('region', { name: 'Ontvang de volgende brief' }),
  },
  table: {
    path: '/montage/scharnieren',
    width: 1440,
    part: (page) => page.getByRole('main').getByRole('table').first(),
  },
  drawing: {
    path: '/montage/aanvoermaten-afvoermaten',
    width: 820,
    part: (page) => page.locator('#tekening svg').first(),
  },
  settings: {
    path: '/contact',
    width: 390,
    state: (page) => page.getByRole('button', { name: 'Instellingen', exact: true }).click(),
    part: (page) => page.getByRole('dialog', { name: 'Instellingen' }),
  },
}

for (const [name, { path, width, state, part }] of Object.entries(parts)) {
  test(`${name} looks as before in both themes`, async ({ page }) => {
    await page.addInitScript(() => {
      document.cookie = 'posthog=false; path=/'
    })
    // A part stands whole in a tall window, so that nothing that sticks lies over it.
    await page.setViewportSize({ width, height: part ? 2400 : 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A page that letters reach too late goes without them; the next one has them from the cache.
    await page.goto(path, { waitUntil: 'networkidle' })
    await open(page, path)
    await page.evaluate(() =>
      Promise.all(['16px "Instrument Sans"', '16px "Instrument Serif"'].map((font) => document.fonts.load(font))),
    )
    await state?.(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The year of the copyright goes on.
      await expect(part?.(page) ?? page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        maxDiffPixelRatio: 0.01,
        mask: [page.getByText(/^©/)],
      })
    }
  })
}
