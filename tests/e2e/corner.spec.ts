/** The button of the settings floats over every page: in the margin, where it covers no word. */
import { expect, test, type Page } from '@playwright/test'

const opener = (page: Page) => page.getByRole('button', { name: 'Instellingen', exact: true })

/** Words that reach into the strip of the window where the button floats. What scrolls sideways in a box of its own, or floats itself, can be moved from under it. */
const wordsUnder = (page: Page) =>
  opener(page).evaluate((button) => {
    const edge = button.getBoundingClientRect().left
    const movable = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false
      const { overflowX, position } = getComputedStyle(element)
      return (
        position === 'fixed' ||
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        movable(element.parentElement)
      )
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement
      if (
        text.nodeValue?.trim() === '' ||
        around === null ||
        !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(({ width, right }) => width > 1 && right > edge + 0.5) && !movable(around))
        found.push(text.nodeValue ?? '')
    }
    return found
  })

for (const path of [
  '/',
  '/collecties',
  '/collecties/exclusief/modena',
  '/collecties/spiegels/m01',
  '/kleuren',
  '/kleuren/eiken-naturel',
  '/producten',
  '/producten/kolomkast-morrison',
  '/verkooppunten',
  '/veelgestelde-vragen',
  '/montage/scharnieren/grass',
  '/downloads',
  '/vacatures/meubelmaker',
  '/service/past-het',
  '/contact',
  '/zoeken?q=bank',
]) {
  test(`the button of the settings covers no words of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await opener(page).boundingBox()
      expect(box?.width, `${width}`).toBeGreaterThanOrEqual(24)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBe(width)
      expect(await wordsUnder(page), `${width}`).toEqual([])
    }
  })
}

test('what opens from the button stays clear of the edges of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await opener(page).click()
  const panel = await page.getByRole('dialog', { name: 'Instellingen' }).boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual(16)
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(320 - 16)
})
