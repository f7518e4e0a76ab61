/** axe over every address of the sitemap, at 390 and 1440 px, in both themes. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { sitemapPaths } from './addresses.ts'

/** The addresses are dealt over so many tests, which run beside each other. */
const parts = 24
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a width or a theme can change of a page; all else is the same page. */
const ofWidth = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region', 'empty-heading', 'heading-order', 'landmark-unique', 'aria-hidden-focus', 'nested-interactive', 'label', 'button-name', 'link-name', 'skip-link', 'page-has-heading-one']
const ofTheme = ['color-contrast', 'link-in-text-block']

async function faults(page: Page, state: string, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await axe.options({ resultTypes: ['violations'], runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules } }).analyze()
  return violations.map((violation) => `${state}: ${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`)
}

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on any address, part ${part + 1} of ${parts}`, async ({ page, request }) => {
    const paths = (await sitemapPaths(request)).filter((_, index) => index % parts === part)
    expect(paths.length).toBeGreaterThan(20)
    // Pictures say nothing to axe but by their alt texts, and the many would take the most time.
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }))
    const found: string[] = []
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('banner').getByRole('button', { name: 'Collecties' })).toBeVisible() // a link until the page is alive
      found.push(...await faults(page, `${path} at 1440 px, light`))
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...await faults(page, `${path} at 1440 px, dark`, ofTheme))
      await page.setViewportSize({ width: 390, height: 844 })
      found.push(...await faults(page, `${path} at 390 px, dark`, ofWidth))
      await page.emulateMedia({ colorScheme: 'light' })
      found.push(...await faults(page, `${path} at 390 px, light`, ofTheme))
    }
    expect(found).toEqual([])
  })
}
