/** axe over every address of the sitemap, at 390 and 1440 px, in both themes. */
import { expect, test } from '@playwright/test'
import { axeFaults, rulesOfTheme } from '../e2e/axe-faults.ts'
import { sitemapPaths } from './addresses.ts'
import { hydrated } from '../e2e/page.ts'

/** The addresses are dealt over so many tests, which run beside each other. */
const parts = 24
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** What a width or a theme can change of a page; all else is the same page. */
const ofWidth = [
  ...rulesOfTheme,
  'target-size',
  'scrollable-region-focusable',
  'region',
  'empty-heading',
  'heading-order',
  'landmark-unique',
  'aria-hidden-focus',
  'nested-interactive',
  'label',
  'button-name',
  'link-name',
  'skip-link',
  'page-has-heading-one',
]

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on any address, part ${part + 1} of ${parts}`, async ({ page, request }) => {
    const paths = (await sitemapPaths(request)).filter((_, index) => index % parts === part)
    expect(paths.length).toBeGreaterThan(20)
    // Pictures say nothing to axe but by their alt texts, and the many would take the most time.
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }))
    const found: string[] = []
    const look = async (state: string, rules?: readonly string[]) => {
      found.push(...(await axeFaults(page, { rules })).map((fault) => `${state}: ${fault}`))
    }
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      await look(`${path} at 1440 px, light`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await look(`${path} at 1440 px, dark`, rulesOfTheme)
      await page.setViewportSize({ width: 390, height: 844 })
      await look(`${path} at 390 px, dark`, ofWidth)
      await page.emulateMedia({ colorScheme: 'light' })
      await look(`${path} at 390 px, light`, rulesOfTheme)
    }
    expect(found).toEqual([])
  })
}
