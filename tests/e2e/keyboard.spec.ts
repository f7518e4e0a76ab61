/** The whole way by keyboard, each step seen and named for who hears it: choose a mirror, compare, share a list, find a dealer, subscribe, search; and the page as people set it up for themselves. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { answerField, readCode } from './newsletter-visitor.ts'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { hydrated, setBrowserFontSize } from './page.ts'

/** One page of each archetype: lookbook, library, sheet, guide, finder. */
const archetypes = [
  '/',
  '/collecties/spiegels',
  '/producten/wastafelmeubel-beat-45',
  '/montage/ladesystemen/hettich',
  '/verkooppunten',
]

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'posthog=false; path=/'
  })
  await page.goto(address)
  await hydrated(page)
}

/**
 * Where the focus is, when nothing of it can be seen: outside the window, or under something that sticks there (WCAG 2.4.11). Empty when it can be seen.
 * A field that is drawn by its label counts as its label.
 */
const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return ''
    const drawn = focused.matches('input[type=radio], input[type=checkbox]')
      ? (focused.closest('label') ?? focused)
      : focused
    const boxes = [...drawn.getClientRects()]
    const seen = boxes.some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const there = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
          return (
            there !== null &&
            (drawn.contains(there) ||
              (there.contains(drawn) && there !== document.documentElement && there !== document.body))
          )
        }),
      ),
    )
    return seen
      ? ''
      : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40) ?? ''} ${focused.getAttribute('href') ?? focused.getAttribute('name') ?? ''} at ${JSON.stringify(drawn.getBoundingClientRect())}`
  })

/** Presses Tab until `target` has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => hiddenFocus(page)).toBe('') // the next page may still be fading in
    if (await target.evaluateAll((all) => all.some((element) => element === document.activeElement))) return
  }
  throw new Error(`Tab did not come to ${target.toString()}`)
}

/** The first Tab of a page leads past the header. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

test('filters mirrors, opens and keeps one, and shares the list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/collecties/spiegels')
  await skipToContent(page)
  await tabTo(page, page.getByRole('checkbox', { name: /^Verwarming/ }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/collecties/spiegels?features=verwarming')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ spiegels$/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Verwarming/ })).toBeFocused() // the answer takes nobody away
  await tabTo(page, page.getByRole('main').getByRole('article').first().getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/collecties\/spiegels\/m\d+/)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Bewaar bij favorieten/ })
    .first()
  await tabTo(page, heart)
  await page.keyboard.press('Space')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /bij favorieten/, pressed: true })
      .first(),
  ).toBeFocused()

  await page.goto('/verlanglijstje')
  await tabTo(page, page.getByRole('button', { name: 'Kopieer het adres' }))
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/verlanglijstje\?items=mirror\.m\d+/)
})

test('compares two products in a table with headings', async ({ page }) => {
  await open(page, '/producten/planchet-sunny')
  await skipToContent(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Vergelijk', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Producten vergelijken' })).toBeFocused()
  await tabTo(page, page.getByRole('listitem').getByRole('link', { name: 'Wastafelmeubel Sunny', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/wastafelmeubel-sunny$/)
  await expect(page.getByRole('table', { name: /^Vergelijking van/ })).toMatchAriaSnapshot(`
    - table /Vergelijking van/:
      - rowgroup:
        - row:
          - columnheader /Planchet Sunny/
          - columnheader /Wastafelmeubel Sunny/
  `)
})

for (const slug of ['wastafelmeubel-beat-45', 'planchet-sunny', 'kolomkast-morrison', 'opzetkom-crystal-rond']) {
  test(`reaches the way to buy ${slug} within 15 presses of Tab`, async ({ page }) => {
    await open(page, `/producten/${slug}`)
    await skipToContent(page)
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Zoek een verkooppunt' }).first(), 14)
  })
}

test('chooses a size and a colour of a product by arrow keys, and hears each choice once', async ({ page }) => {
  await open(page, '/producten/wastafelmeubel-beat-45')
  const [colours, sizes] = [
    page.getByRole('navigation', { name: 'Kleur' }),
    page.getByRole('navigation', { name: 'Maat' }),
  ]
  // Whatever any live region says from now on.
  await page.evaluate(() => {
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'childList' && addedNodes.length === 0) continue // what was said before goes
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (region) said.push(region.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const said = () => page.evaluate(() => ('said' in window ? window.said : null))

  await sizes.getByRole('link').first().focus()
  await page.keyboard.press('End')
  await expect(sizes.getByRole('link').last()).toBeFocused()
  expect(await said()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(sizes.getByRole('link').last()).toHaveAttribute('aria-current', 'true')
  await expect.poll(said).toEqual([expect.stringMatching(/^Gekozen: 120 x 54 x 45 cm, Eiken naturel, €\s1\.\d{3},00$/)])

  await page.keyboard.press('Shift+Tab')
  await expect(colours.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(colours.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(colours.getByRole('link').nth(1)).toBeFocused()
  await expect
    .poll(said)
    .toEqual([expect.anything(), expect.stringMatching(/^Gekozen: 120 x 54 x 45 cm, Nachtblauw mat, €\s1\.\d{3},00$/)])
})

test('finds a dealer and opens its page', async ({ page }) => {
  await open(page, '/verkooppunten')
  await skipToContent(page)
  await tabTo(page, page.getByRole('combobox', { name: 'Plaats, postcode of naam van de zaak' }))
  await page.keyboard.type('breukelen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /rond Breukelen/ })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Badhuis De Vecht', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Badhuis De Vecht' })).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Kruimelpad"
      - heading "Badhuis De Vecht" [level=1]
  `)
})

test('signs up for the newsletter, with the captcha', async ({ page }) => {
  await open(page, '/nieuwsbrief')
  await skipToContent(page)
  const form = page.getByRole('region', { name: 'Ontvang de volgende brief' }).locator('form')
  await tabTo(page, form.getByRole('textbox', { name: 'E-mailadres' }))
  await page.keyboard.type(`lezer-${Date.now()}@water.example`)
  await page.keyboard.press('Enter')
  await expect(answerField(form)).toBeFocused()
  expect(await hiddenFocus(page)).toBe('')
  await page.keyboard.type(await readCode(form))
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('Bedankt voor je inschrijving!')
})

test('opens the search by key, moves by arrows and opens a result', async ({ page }) => {
  await open(page, '/contact')
  await page.keyboard.press('/')
  await page.keyboard.type('lade stellen')
  await expect(page.getByRole('option')).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Zoeken' })).toMatchAriaSnapshot(`
    - dialog "Zoeken":
      - search:
        - combobox "Zoek op deze site" [expanded]: lade stellen
        - button "Zoeken sluiten"
      - status: /\\d+ resultaten/
      - link "Alle resultaten"
      - listbox "Resultaten":
        - option /^Montage / [selected]
  `)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('hides no focused element, forwards or backwards, on a telephone or a desk', async ({ page }) => {
  for (const [path, width, height] of [
    ['/collecties/beat40', 1280, 720],
    ['/montage/ladesystemen/hettich', 390, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, path)
    const hidden: string[] = []
    for (const key of [...Array.from({ length: 45 }, () => 'Tab'), ...Array.from({ length: 25 }, () => 'Shift+Tab')]) {
      await page.keyboard.press(key)
      const found = await hiddenFocus(page)
      if (found !== '') hidden.push(`${path} ${width}: ${found}`)
    }
    expect(hidden).toEqual([])
  }
})

test('cuts off nothing at 320 px and with text of 200 %', async ({ page }) => {
  for (const [width, letters] of [
    [320, 16],
    [1280, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await setBrowserFontSize(page, letters)
    for (const path of archetypes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).scrollIntoViewIfNeeded() // the last of the footer to come
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px, letters of ${letters} px`,
      ).toBeLessThanOrEqual(width)
      // What scrolls by itself may be wider than its frame; headings, labels and buttons may not be cut.
      const cut = await page
        .getByRole('main')
        .locator('h1, h2, h3, button, label, a')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                getComputedStyle(element).overflowX !== 'visible' &&
                element.clientWidth > 1,
            )
            .map((element) => element.textContent?.trim().slice(0, 40) ?? ''),
        )
      expect(cut, `${path} at ${width} px, letters of ${letters} px`).toEqual([])
    }
  }
})

test('has a contrast of 7:1 in either theme when more contrast is preferred', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  for (const path of ['/contact', '/verkooppunten/nederland/groningen']) {
    await open(page, path)
    expect(await axeFaultsInBothThemes(page, { rules: ['color-contrast-enhanced'] }), path).toEqual([])
  }
})

test('shows the focus, the selection and the edges of fields and buttons in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, '/collecties/spiegels?features=verwarming')
  const box = page.getByRole('checkbox', { name: /^Verwarming/ })
  await box.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  const ring = await box.evaluate((element) =>
    [element, element.closest('label')].map((one) => (one === null ? 'none' : getComputedStyle(one).outlineStyle)),
  )
  expect(ring.some((style) => style !== 'none')).toBe(true)
  await open(page, '/nieuwsbrief')
  const submit = page.getByRole('main').getByRole('button', { name: 'Inschrijven' })
  expect(await submit.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe('none')
  await open(page, '/producten/planchet-sunny')
  const lines = await page
    .getByRole('navigation', { name: 'Maat' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        chosen: link.hasAttribute('aria-current'),
        line: getComputedStyle(link).borderBottomColor,
      })),
    )
  const chosen = lines.find((link) => link.chosen)?.line
  expect(chosen).toBeDefined()
  expect(lines.filter((link) => !link.chosen).map(({ line }) => line)).not.toContain(chosen)
})
