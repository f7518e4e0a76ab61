/** Search over the whole site: the dropdown in the header with its keys, waits and failures, and the page with all results. */
import { expect, test, type Page } from '@playwright/test'
import { holdRequests, open, recordLayoutShifts } from './page.ts'

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Zoeken' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Zoek op deze site' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Resultaten' }).getByRole('option')
const status = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' }).getByRole('status')

/** On a page without a hero, with the box open and the focus in it. */
async function openSearch(page: Page): Promise<void> {
  await open(page, '/service')
  await icon(page).click()
  await expect(box(page)).toBeFocused()
}

test('loads nothing before the first letter, and all four lists after it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(new URL(request.url()).pathname)
  })
  await openSearch(page)
  await expect(box(page)).toHaveAttribute('placeholder', 'Zoek overal op deze site...')
  await box(page).fill('   ')
  await expect(status(page)).toHaveText('')
  expect(asked).toEqual([])
  await box(page).fill('eiken')
  await expect(results(page)).toHaveCount(5)
  expect(asked.toSorted()).toEqual([
    '/api/search/paginas',
    '/api/search/vacatures',
    '/api/search/veelgestelde-vragen',
    '/api/search/verkooppunten',
  ])
  await box(page).fill('badhuis')
  await expect(results(page).first()).toContainText('Verkooppunt')
  expect(asked).toHaveLength(4)
})

test('shows category, title and at most 100 characters, colours first, and announces the count', async ({ page }) => {
  await openSearch(page)
  await box(page).pressSequentially('eiken')
  await expect(results(page)).toHaveCount(5)
  await expect(results(page).first()).toContainText(/^KleurEiken /)
  await expect(status(page)).toHaveText(/^\d+ resultaten$/)
  await box(page).fill('levertijd')
  await expect(results(page).first()).toContainText('Veelgestelde vragen')
  for (const result of await results(page).all())
    expect((await result.locator('span').last().innerText()).length).toBeLessThanOrEqual(101)
})

test('moves the highlight by arrow keys, and opens it by Enter', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('spiegel')
  await expect(results(page)).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await results(page).first().getAttribute('id')) ?? '-',
  )
  await page.keyboard.press('ArrowUp')
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const address = (await results(page).nth(1).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog', { name: 'Zoeken' })).toBeHidden()
})

test('opens the only result by Enter', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('klankbord')
  await expect(status(page)).toHaveText('1 resultaat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collecties/spiegels/m25')
})

test('leads to all results by Enter without a highlight, and by "Alle resultaten"', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('kolomkast')
  await expect(results(page)).toHaveCount(5)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/zoeken?q=kolomkast')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gezocht naar ‘kolomkast’')
  await icon(page).click()
  await box(page).fill('nisplank')
  await page.getByRole('link', { name: 'Alle resultaten' }).click()
  await expect(page).toHaveURL('/zoeken?q=nisplank')
  await expect(page.getByRole('dialog', { name: 'Zoeken' })).toBeHidden()
})

test('leads to the page of a discontinued product by its number', async ({ page }) => {
  await openSearch(page)
  for (const [typed, path] of [
    ['B50-080-WI', '/artikel/b50-080-wi'],
    ['ste120', '/artikel/ste-120-gr'],
    ['boe-f', '/artikel/boe-f30-zw'],
  ] as const) {
    await box(page).fill(typed)
    await expect(results(page)).toHaveAttribute('href', path)
    await expect(status(page)).toHaveText('1 resultaat')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/artikel/boe-f30-zw')
})

test('Escape, the cross and the backdrop close the search and return the focus to the icon', async ({ page }) => {
  await open(page, '/service')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Zoeken sluiten' }).click(),
    () => page.mouse.click(600, 700),
  ]) {
    await icon(page).click()
    await box(page).fill('eiken')
    await expect(results(page)).toHaveCount(5)
    await close()
    await expect(box(page)).toBeHidden()
    await expect(icon(page)).toBeFocused()
    await expect(icon(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('shows "Laden..." while the lists load, and then the results of the last query', async ({ page }) => {
  const release = await holdRequests(page, '**/api/search/verkooppunten')
  await openSearch(page)
  await box(page).fill('groningen')
  await expect(status(page)).toHaveText('Laden...')
  await box(page).fill('klankbord')
  await expect(status(page)).toHaveText('Laden...')
  release()
  await expect(status(page)).toHaveText('1 resultaat')
  await expect(results(page)).toHaveText(/Spiegel M25 Klankbord/)
})

test('shows the results of the whole word after fast typing', async ({ page }) => {
  await openSearch(page)
  for (const query of ['nisplank monteren', 'klankbord', 'klank', 'sunn', 'duurzaamheid']) await box(page).fill(query)
  await expect(results(page).first()).toContainText('Duurzaamheid')
  await expect(results(page).first()).toHaveAttribute('href', '/duurzaamheid')
})

for (const source of ['paginas', 'vacatures', 'veelgestelde-vragen', 'verkooppunten']) {
  test(`searches the other lists when ${source} fails`, async ({ page }) => {
    await page.route(`**/api/search/${source}`, (route) =>
      source === 'vacatures' ? route.abort() : route.fulfill({ status: 503, json: { error: 'UNAVAILABLE' } }),
    )
    await openSearch(page)
    const left =
      source === 'paginas' ? ['meubelmaker', '/vacatures/meubelmaker'] : ['klankbord', '/collecties/spiegels/m25']
    await box(page).fill(left[0] ?? '')
    await expect(results(page).first()).toHaveAttribute('href', left[1] ?? '')
  })
}

test('says that nothing is found when no list loads', async ({ page }) => {
  await page.route('**/api/search/*', (route) => route.fulfill({ json: [{ title: 1 }] }))
  await openSearch(page)
  await box(page).fill('eiken')
  await expect(status(page)).toHaveText('Geen resultaten gevonden.')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
})

test('searches in the page when the worker cannot run', async ({ page }) => {
  await page.route('**/search-worker-*.js', (route) => route.abort())
  await openSearch(page)
  await box(page).fill('klankbord')
  await expect(results(page)).toHaveText(/Spiegel M25 Klankbord/)
})

test('says "Geen resultaten gevonden." when nothing matches', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('qqqqqqqqqq')
  await expect(status(page)).toHaveText('Geen resultaten gevonden.')
})

test('shifts nothing when it opens and shows results', async ({ page }) => {
  const layoutShifts = await recordLayoutShifts(page)
  await openSearch(page)
  await box(page).fill('spiegel')
  await expect(results(page)).toHaveCount(5)
  await page.keyboard.press('Escape')
  expect(await layoutShifts()).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from the icon to the search page, which groups all results by category', async ({ page }) => {
    await page.goto('/service')
    await icon(page).click()
    await expect(page).toHaveURL('/zoeken')
    const field = page.getByRole('searchbox', { name: /^Zoek in collecties/ })
    await field.fill('beat 45')
    await field.press('Enter')
    await expect(page).toHaveURL('/zoeken?q=beat+45')
    await expect(
      page.getByRole('region', { name: 'Collecties' }).getByRole('link', { name: 'Beat 45' }),
    ).toHaveAttribute('href', '/collecties/beat45')
    await expect(
      page
        .getByRole('region', { name: 'Producten' })
        .getByRole('link', { name: 'Wastafelmeubel Beat 45', exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/^\d+ resultaten$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zoek in producten' })).toHaveAttribute(
      'href',
      '/producten?search=beat+45',
    )
  })

  test('groups products on the search page', async ({ page }) => {
    await page.goto('/zoeken?q=kolomkast+thor')
    await expect(page.getByRole('region', { name: 'Producten' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/producten/kolomkast-thor',
    )
  })

  test('finds only the page of a discontinued product by its number', async ({ page }) => {
    await page.goto('/zoeken?q=LIN-160-NO')
    await expect(page.getByText('1 resultaat', { exact: true })).toBeVisible()
    await page
      .getByRole('region', { name: 'Service' })
      .getByRole('link', { name: 'Wastafelmeubel Linea, eerste versie LIN-160-NO' })
      .click()
    await expect(page).toHaveURL('/artikel/lin-160-no')
  })

  test('shows pictures of results, which open their pages', async ({ page }) => {
    await page.goto('/zoeken?q=modena')
    for (const [group, media, path] of [
      ['Collecties', 'collecties/modena/', '/collecties/exclusief/modena'],
      ['Producten', 'modena', '/producten/spiegelkast-modena'],
    ] as const) {
      const picture = page.getByRole('region', { name: group }).getByRole('listitem').first().getByRole('presentation')
      await expect(picture).toHaveAttribute('src', new RegExp(media))
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      await picture.click({ force: true }) // the link lies over it
      await expect(page).toHaveURL(path)
      await page.goBack()
    }
  })

  test('leads to the results of a group beyond the first eight, and back', async ({ page }) => {
    await page.goto('/zoeken?q=spiegel')
    const mirrors = page.getByRole('region', { name: 'Spiegels' })
    await expect(mirrors.getByRole('listitem')).toHaveCount(8)
    const all = mirrors.getByRole('link', { name: /^Toon alle \d+ in Spiegels$/ })
    const count = Number(/\d+/.exec(await all.innerText())?.[0])
    expect(count).toBeGreaterThan(8)
    await all.click()
    await expect(page).toHaveURL('/zoeken?q=spiegel&group=spiegels')
    await expect(mirrors.getByRole('listitem')).toHaveCount(count)
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(2) // the band and the group
    await page.getByRole('link', { name: /^Toon alle \d+ resultaten$/ }).click()
    await expect(page).toHaveURL('/zoeken?q=spiegel')
  })

  test('shows whole texts, which begin at one edge', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/zoeken?q=spiegel')
    const mirrors = page.getByRole('region', { name: 'Spiegels' })
    await expect(mirrors).not.toContainText('…')
    await expect(mirrors.getByRole('presentation'), 'every row has a picture').toHaveCount(8)
    const edges = await page
      .getByRole('region', { name: 'Resultaten' })
      .locator('li > span:last-child')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().left)))
    expect(new Set(edges).size).toBe(1)
  })

  test('says when nothing is found, and links further pages', async ({ page }) => {
    await page.goto('/zoeken?q=qqqqqqqqqq')
    await expect(page.getByText('Geen resultaten gevonden.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible()
  })
})
