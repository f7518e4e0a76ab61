/** Finding a dealer: by place, by name, by province, with the keyboard alone, without JavaScript, and what its page says. */
import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { holdRequests } from './page.ts'

const label = 'Plaats, postcode of naam van de zaak'
/** The field, once it suggests. */
const field = (page: Page) => page.getByRole('combobox', { name: label })
const distances = async (page: Page) =>
  (await page.getByText(/^\d[\d.]*,\d km$/).allTextContents()).map((text) =>
    Number(text.replace('.', '').replace(',', '.').replace(' km', '')),
  )

test('finds dealers around a town, nearest first, and their opening hours', async ({ page }) => {
  await page.goto('/verkooppunten')
  await field(page).fill('breukelen')
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await expect(page).toHaveURL(/\?near=breukelen/)
  await expect(page.getByRole('heading', { name: /^\d+ verkooppunten rond Breukelen \(Utrecht\)$/ })).toBeVisible()
  const all = await distances(page)
  expect(all).toHaveLength(25)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  await page
    .getByRole('navigation', { name: 'Kies een afstand' })
    .getByRole('link', { name: /^10 km/ })
    .click()
  await expect(page).toHaveURL(/radius=10/)
  await expect(page.getByText(/binnen 10 km/)).toBeVisible()
  expect(Math.max(...(await distances(page)))).toBeLessThanOrEqual(10)

  await page.getByRole('link', { name: 'Badhuis De Vecht', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Badhuis De Vecht' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Breukelen' })).toBeVisible()
  await expect(page.locator('[aria-current="date"]')).toHaveCount(2) // today, at each of the two branches
  await expect(page.getByRole('link', { name: /OpenStreetMap/ }).first()).toHaveAttribute('target', '_blank')
})

test('chooses a suggestion by keyboard', async ({ page }) => {
  await page.goto('/verkooppunten')
  await field(page).focus()
  await page.keyboard.type('heng')
  await expect(page.getByRole('option', { name: 'Hengelo (Overijssel)' })).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Voorstellen' })).toBeHidden()
  await page.keyboard.type('e')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role=option][aria-selected=true]').textContent()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: new RegExp(`rond ${chosen?.replaceAll(/[()]/g, String.raw`\$&`)}$`) }),
  ).toBeVisible()
})

test('chooses a suggestion with the mouse', async ({ page }) => {
  await page.goto('/verkooppunten')
  await field(page).pressSequentially('heng')
  await page.getByRole('option', { name: 'Hengelo (Gelderland)' }).click()
  await expect(page.getByRole('heading', { name: /rond Hengelo \(Gelderland\)$/ })).toBeVisible()
})

test('understands postcodes, towns with a typing mistake, foreign towns, areas and countries', async ({ request }) => {
  for (const [near, heading] of [
    ['8011 AB', 'rond 8011 AB Zwolle'],
    ['8011 AB Zwolle', 'rond 8011 AB Zwolle'],
    ['9000 Gent', 'rond 9000 Gent, België'],
    ['50667 Köln', 'rond 50667 Köln, Duitsland'],
    ['amstredam', 'rond Amsterdam (Noord-Holland)'],
    ['Köln', 'rond Köln (Nordrhein-Westfalen, Duitsland)'],
    ['Brugge', 'rond Brugge (West-Vlaanderen, België)'],
    ['willemstad', 'rond Willemstad (Curaçao)'],
    ['Fryslân', 'in Friesland'],
    ['Vlaanderen', 'in Vlaanderen'],
    ['Deutschland', 'in Duitsland'],
    ['limburg', 'in Limburg'],
    ['curaçao', 'op Curaçao'],
    ['belgië', 'in België'],
  ] as const) {
    const html = await (await request.get('/verkooppunten', { params: { near } })).text()
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) =>
      text.replaceAll(/<[^>]+>/g, ''),
    )
    expect(headings, near).toContainEqual(expect.stringMatching(/^\d+ verkooppunten? (?:rond|in|op) /))
    expect(
      headings.find((text) => text.endsWith(heading)),
      near,
    ).toBeDefined()
    expect(html, near).not.toContain('bij benadering')
  }
})

test('offers the towns that share a name, and says when a postcode is known by its surroundings only', async ({
  page,
}) => {
  await page.goto('/verkooppunten?near=Bergen')
  await page.getByRole('link', { name: 'Bergen (Limburg)' }).click()
  await expect(page.getByRole('heading', { name: 'rond Bergen (Limburg)' })).toBeVisible()
  await page.goto('/verkooppunten?near=10&land=duitsland')
  await expect(page.getByRole('heading', { name: /rond 10 \(omgeving Berlin\), Duitsland$/ })).toBeVisible()
  await expect(page.getByText(/bij benadering/)).toBeVisible()
})

test('suggests a postcode with its country, the chosen country first', async ({ page }) => {
  await page.goto('/verkooppunten?land=belgie')
  await field(page).pressSequentially('9000')
  await expect(page.getByRole('option')).toHaveText(['9000 Gent, België', '9000 Grou'])
})

test('fits a window of 320 px, also with wide text spacing', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, bypassCSP: true })
  const page = await context.newPage()
  for (const path of ['/verkooppunten?near=26121', '/verkooppunten/duitsland']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Bel / }).first()).toBeAttached()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width(), path).toBe(320)
    await page.addStyleTag({
      content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    })
    expect(await width(), `${path} with the spacing of WCAG 1.4.12`).toBe(320)
  }
  await context.close()
})

test('shows the nearest 25 first, and all others page by page', async ({ page }) => {
  await page.goto('/verkooppunten?near=Zwolle')
  const rows = page.locator('[data-dealer]')
  await expect(rows).toHaveCount(25)
  const pages = page.getByRole('navigation', { name: 'Bladzijden' })
  await expect(pages).toContainText(/Bladzijde 1 van [5-9]/)
  await pages.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL(/near=Zwolle&page=2/)
  await expect(pages).toContainText('Bladzijde 2')
  await expect(rows).toHaveCount(25)
})

test('names the country of a page once', async ({ page }) => {
  await page.goto('/verkooppunten/belgie')
  const list = page.getByRole('region', { name: /verkooppunten in België$/ })
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(list.getByText('België')).toHaveCount(1)
})

test('names the nearest dealer and offers a wider search when none is near', async ({ page }) => {
  await page.goto('/verkooppunten?near=M%C3%BCnchen&radius=10')
  await expect(page.getByText(/Het dichtstbijzijnde is .+, op \d+,\d km\./)).toBeVisible()
  await page.getByRole('link', { name: /^Zoek (?:binnen|op elke)/ }).click()
  await expect(page.getByRole('heading', { name: /^[1-9]\d* verkooppunten? rond München/ })).toBeVisible()
})

test.describe('the place of the visitor', () => {
  test('is requested only by a click, and rounded in the address', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 52.51234, longitude: 6.09456 })
    await page.goto('/verkooppunten')
    await page.getByRole('button', { name: 'Mijn locatie' }).click()
    await expect(page).toHaveURL(/near=52\.51%2C6\.09/)
    await expect(page.getByRole('heading', { name: /rond uw locatie$/ })).toBeVisible()
  })
  test('may be refused, and everything else works', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        failed?.(Object.assign(Object.create(null), { code: 1, message: '' }))
      }
    })
    await page.goto('/verkooppunten')
    await page.getByRole('button', { name: 'Mijn locatie' }).click()
    await expect(page.getByText(/geeft de locatie niet door/)).toBeVisible()
    await field(page).fill('8011')
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { name: /rond 8011 Zwolle$/ })).toBeVisible()
  })
})

test.describe('on the pages of what is sold', () => {
  const sheets = [
    '/producten/wastafelmeubel-beat-40',
    '/collecties/thor',
    '/collecties/exclusief/modena',
    '/collecties/spiegels/m01',
    '/kleuren/eiken-naturel',
  ]
  const block = (page: Page) => page.locator('section').filter({ has: page.getByLabel('Uw postcode of plaats') })
  /** The browser keeps the place once the page is alive. */
  const remembered = (page: Page) =>
    expect.poll(() => page.evaluate(() => localStorage.getItem('dealerPlace'))).not.toBeNull()
  /** What moved since the page was opened, each as what it is, where it was and where it went. */
  const moved = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const said = ({
            node,
            previousRect,
            currentRect,
          }: {
            node?: Node
            previousRect: DOMRect
            currentRect: DOMRect
          }) =>
            `${node?.parentElement?.className} > ${node?.nodeName} "${node?.textContent}": ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
          new PerformanceObserver((list) =>
            done(
              list
                .getEntries()
                .flatMap((entry) =>
                  'sources' in entry && Array.isArray(entry.sources) ? entry.sources.map(said) : [],
                ),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done([]), 500)
        }),
    )

  test('shows the nearest dealers after a search for a place, until the visitor removes it', async ({ page }) => {
    for (const path of sheets) {
      await page.goto(path)
      await expect(block(page).getByRole('link', { name: 'Curaçao' }), path).toHaveAttribute(
        'href',
        '/verkooppunten/curacao',
      )
    }
    await page.goto('/verkooppunten?near=zwolle')
    await expect(page.getByRole('heading', { name: /rond Zwolle/ })).toBeVisible()
    const nearest = await distances(page)
    await remembered(page)
    for (const path of sheets) {
      await page.goto(path)
      await expect(block(page).getByText('Hemelsbreed vanaf Zwolle (Overijssel)'), path).toBeVisible()
      expect(await distances(page)).toEqual(nearest.slice(0, 3))
    }
    await block(page).getByRole('button', { name: 'Vergeet deze plaats' }).click()
    await expect(block(page).getByText('Per land')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dealerPlace'))).toBeNull()
    await page.goto('/verkooppunten?near=xqzzt')
    await expect(page.getByRole('heading', { name: '0 verkooppunten' })).toBeVisible()
    expect(
      await page.evaluate(() => localStorage.getItem('dealerPlace')),
      'only what was understood is kept',
    ).toBeNull()
  })

  for (const width of [390, 820, 1440]) {
    test(`shifts nothing when they load, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 })
      await page.goto('/kleuren/eiken-naturel')
      await page.evaluate(() => localStorage.setItem('dealerPlace', 'Zwolle, Overijssel'))
      await page.setViewportSize({ width, height: 9000 }) // the whole page is in view
      const answer = await holdRequests(page, '**/_serverFn/**')
      await page.reload()
      const before = await block(page).boundingBox()
      await expect(block(page).getByText('Per land')).toBeVisible()
      answer()
      await expect(block(page).getByText('Hemelsbreed vanaf')).toBeVisible()
      expect((await block(page).boundingBox())?.height).toBe(before?.height)
      expect(await moved(page)).toEqual([])
    })
  }

  test('passes axe', async ({ page }) => {
    await page.goto('/verkooppunten?near=zwolle')
    await remembered(page)
    await page.goto('/collecties/thor')
    await expect(block(page).getByText('Hemelsbreed vanaf')).toBeVisible()
    expect(await axeFaults(page, { within: 'section:has(form[action^="/verkooppunten"])' })).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('leads to the dealers around a place', async ({ page }) => {
      await page.goto('/collecties/spiegels/m01')
      await block(page).getByLabel('Uw postcode of plaats').fill('8011 AB')
      await block(page).getByRole('button', { name: 'Zoek een verkooppunt' }).click()
      await expect(page).toHaveURL(/\/verkooppunten\?near=8011\+AB#zoek$/)
      await expect(page.getByRole('heading', { name: /rond 8011 AB Zwolle$/ })).toBeVisible()
    })
  })
})

test('undoes the last choice on Back, and offers none without results', async ({ page }) => {
  await page.goto('/verkooppunten?near=bad')
  await page
    .getByRole('navigation', { name: 'Kies een land' })
    .getByRole('link', { name: /België/ })
    .click()
  await expect(page).toHaveURL(/near=bad&land=belgie/)
  await page.goBack()
  await expect(page).toHaveURL(/near=bad$/)
  await page.goto('/verkooppunten?near=breukelen&radius=10')
  await expect(page.getByRole('navigation', { name: 'Kies een land' }).getByRole('link')).toHaveCount(1)
})

test('says when a search finds nothing, and ignores bad values in the address', async ({ page }) => {
  await page.goto('/verkooppunten?near=xqzzt')
  await expect(page.getByRole('heading', { name: '0 verkooppunten' })).toBeVisible()
  await page.getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page.getByRole('heading', { name: /^Alle \d+ verkooppunten$/ })).toBeVisible()
  await page.goto('/verkooppunten?radius=7&land=frankrijk&provincie=%3Cb%3E&page=zes')
  await expect(page.getByRole('heading', { name: /^Alle \d+ verkooppunten$/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('sorts by distance and keeps the chosen country', async ({ page }) => {
    await page.goto('/verkooppunten?land=belgie')
    await page.getByRole('searchbox', { name: label }).fill('gent')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page).toHaveURL(/land=belgie/)
    await expect(
      page.getByRole('heading', { name: /^\d+ verkooppunten rond Gent \(Oost-Vlaanderen, België\)$/ }),
    ).toBeVisible()
    expect((await distances(page))[0]).toBeLessThan(10)
    await expect(page.getByRole('button', { name: 'Mijn locatie' })).toBeHidden()
  })
})

test('list, suggestions and dealer page pass axe', async ({ page }) => {
  await page.goto('/verkooppunten?near=Bergen&radius=50')
  await field(page).fill('heng')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/verkooppunten/badhuis-de-vecht')
  expect(await axeFaults(page)).toEqual([])
})

test('the API gives every record with its field names, uncached', async ({ request }) => {
  const response = await request.get('/api/dealers')
  expect(response.headers()['cache-control']).toBe('no-store')
  const dealers: unknown = await response.json()
  expect(dealers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Naam: 'Badhuis De Vecht', Actief: 1, Land: 'Nederland' }),
      expect.objectContaining({ Actief: 0 }),
    ]),
  )
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'who shows a collection' : 'who shows a collection, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('leads from a product to the dealers that show its collection, around a place, and to their page', async ({
      page,
    }) => {
      await page.goto('/producten/wastafelmeubel-thor')
      await page.getByRole('link', { name: 'Wie toont dit?' }).click()
      await expect(page).toHaveURL('/verkooppunten?collection=thor#zoek')
      await expect(page.getByText('met Thor', { exact: true })).toBeVisible()
      const near = page.locator('#zoek input[name=near]')
      await near.fill('Zwolle')
      await near.press('Enter')
      await expect(page).toHaveURL(/near=Zwolle.*collection=thor|collection=thor.*near=Zwolle/)
      // The address is there before the list.
      await expect(page.getByRole('heading', { name: / rond Zwolle/ })).toBeVisible()
      const rows = page.locator('li[data-dealer]')
      await expect(rows.first()).toContainText('Toont Thor')
      expect(await rows.filter({ hasText: 'Toont Thor' }).count()).toBe(await rows.count())
      // Each row has a way to reach the dealer.
      expect(await rows.filter({ has: page.locator('a[href^="tel:"], a[target=_blank]') }).count()).toBe(
        await rows.count(),
      )
      await rows.first().getByRole('link').first().click()
      await expect(page.getByRole('main').getByRole('link', { name: 'Thor', exact: true }).first()).toBeVisible()
    })

    test('filters the dealers by collection, and back to all', async ({ page }) => {
      await page.goto('/verkooppunten?land=belgie')
      await page.getByText('Wie toont dit?').click()
      const choice = page.getByRole('navigation', { name: 'Kies een collectie die er staat' })
      const count = /\((\d+)\)/.exec((await choice.getByRole('link', { name: /^Morrison/ }).textContent()) ?? '')?.[1]
      await choice.getByRole('link', { name: /^Morrison/ }).click()
      await expect(page).toHaveURL(/land=belgie&collection=morrison/)
      await expect(page.locator('li[data-dealer]')).toHaveCount(Number(count))
      await choice.getByRole('link', { name: /^Morrison/ }).click()
      await expect(page).toHaveURL(/\?land=belgie#zoek$/)
    })
  })
}

test('offers another way to a dealer without a telephone number', async ({ page }) => {
  await page.goto('/verkooppunten/wierde-water')
  await expect(page.getByRole('link', { name: 'Bereik deze zaak via onze binnendienst' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await page.goto('/verkooppunten/nederland/groningen')
  const row = page.locator('li[data-dealer]').filter({ hasText: 'Wierde & Water' })
  await expect(row.getByRole('link', { name: /^Route naar Wierde & Water/ })).toHaveAttribute('target', '_blank')
})
