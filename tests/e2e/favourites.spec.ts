/** Favourites: hearts, the board, the wish list, shared addresses and invalid storage. */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { holdRequests, open } from './page.ts'

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Bewa.+ bij favorieten: / })
    .first()
/** What this browser has kept, as `readFavourites` wants it, before any page opens. */
const keep = (page: Page, items: readonly { kind: string; id: string; quantity?: number; note?: string }[]) =>
  page.addInitScript(
    (text) => {
      if (localStorage.getItem('favourites') === null) localStorage.setItem('favourites', text)
    },
    JSON.stringify({ version: 1, items }),
  )
const onBoard = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
const boardCount = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ favoriet(?:en)?$/ })

test('keeps a product, a mirror and a finish on the board after a reload', async ({ page }) => {
  for (const address of ['/producten/planchet-sunny', '/collecties/spiegels/m08', '/kleuren/salie-mat']) {
    await open(page, address)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  }
  await open(page, '/favorieten')
  await expect(onBoard(page)).toHaveText(['Planchet Sunny', /Schemer/, 'Salie mat'])
  await page.reload()
  await expect(boardCount(page)).toHaveText('3 favorieten')
  await expect(onBoard(page)).toHaveText(['Planchet Sunny', /Schemer/, 'Salie mat'])

  await page.getByRole('button', { name: /^Verwijder .*Schemer.* uit de favorieten$/ }).click()
  await expect(boardCount(page)).toHaveText('2 favorieten')
  await page.getByRole('button', { name: 'Alles verwijderen' }).click()
  await expect(page.getByRole('heading', { name: 'Nog geen favorieten' })).toBeVisible()
  await page.getByRole('button', { name: 'Zet ze terug' }).click()
  await expect(boardCount(page)).toHaveText('2 favorieten')
})

test('hearts in a list and on the product page are the same, and a second click removes', async ({ page }) => {
  await open(page, '/producten?category=planchetten')
  await page.getByRole('button', { name: 'Bewaar bij favorieten: Planchet Sunny' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Planchet Sunny' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planchet Sunny' })).toBeVisible()
  await page.goBack()
  const inList = page.getByRole('button', { name: 'Bewaar bij favorieten: Planchet Sunny' })
  await expect(inList).toHaveAttribute('aria-pressed', 'true')
  await inList.click()
  await expect(inList).toHaveAttribute('aria-pressed', 'false')
})

for (const { path, filter, kept } of [
  {
    path: '/producten',
    filter: { group: 'Collectie', value: 'Beat 40' },
    kept: { kind: 'product', id: 'spiegelkast-modena' },
  },
  { path: '/kleuren', filter: { group: 'Merk', value: 'Exclusief' }, kept: { kind: 'finish', id: 'zwart-mat' } },
  { path: '/collecties/spiegels', filter: { group: 'Vorm', value: 'Rond' }, kept: { kind: 'mirror', id: 'm01' } },
  {
    path: '/inspiratie',
    filter: { group: 'Sfeer', value: 'Donker' },
    kept: { kind: 'room', id: 'terracotta-en-oker' },
  },
]) {
  test(`hearts on ${path} show the favourites, follow other tabs, and are the same after Back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await keep(page, [kept])
    const hearts = (of: Page) => of.getByRole('main').getByRole('button', { name: / bij favorieten: / })
    const pressed = (of: Page) => of.getByRole('main').getByRole('button', { name: / bij favorieten: /, pressed: true })
    await open(page, path)
    await expect(pressed(page)).toHaveCount(1)
    const count = await hearts(page).count()
    expect(count).toBeGreaterThan(8)

    await hearts(page).nth(8).click()
    await expect(hearts(page).nth(8)).toHaveAttribute('aria-pressed', 'true')
    const other = await context.newPage()
    await open(other, path)
    await expect(pressed(other)).toHaveCount(2)
    await hearts(other).nth(3).click()
    await expect(hearts(page).nth(3)).toHaveAttribute('aria-pressed', 'true')
    await other.close()

    const status = page.getByRole('status').filter({ hasText: /^\d+ [a-z]+$/ })
    const told = (await status.textContent()) ?? ''
    const choice = page
      .getByRole('search')
      .getByRole('group', { name: filter.group })
      .getByLabel(new RegExp(`^${filter.value}`))
    await choice.check()
    await expect(choice).toBeFocused()
    await expect(status).not.toHaveText(told)
    await expect(hearts(page)).not.toHaveCount(count)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(status).toHaveText(told)
    await expect(hearts(page)).toHaveCount(count)
    await expect(choice).not.toBeChecked()
    await expect(pressed(page)).toHaveCount(3)
    await hearts(page).nth(8).click()
    await expect(pressed(page)).toHaveCount(2)
    // From another page of the site as well.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Showroom', exact: true }).click()
    await expect(page).toHaveURL('/showroom')
    await page.goBack()
    await expect(hearts(page)).toHaveCount(count)
    await expect(pressed(page)).toHaveCount(2)
  })
}

test('says so when the board is full', async ({ page }) => {
  await keep(
    page,
    Array.from({ length: 200 }, (_, index) => ({ kind: 'product', id: `kast-${index}` })),
  )
  await open(page, '/producten')
  await heart(page).click()
  await expect(page.getByText('U kunt 200 favorieten bewaren. Verwijder er eerst een.')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('takes the quantity that is typed, also after the old one is deleted', async ({ page }) => {
  await keep(page, [{ kind: 'product', id: 'planchet-sunny_PLSU-0600-TEMA' }])
  await open(page, '/verlanglijstje')
  const quantity = page.getByRole('spinbutton', { name: 'Aantal Planchet Sunny' })
  await quantity.press('End')
  await quantity.press('Backspace')
  await expect(quantity).toHaveValue('')
  await quantity.press('5')
  await expect(quantity).toHaveValue('5')
  await quantity.press('Backspace')
  await quantity.blur()
  await expect(quantity).toHaveValue('5')
})

test('shares a list with quantities by its address', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keep(page, [
    { kind: 'product', id: 'planchet-sunny_PLSU-0600-TEMA' },
    { kind: 'mirror', id: 'm08' },
    { kind: 'finish', id: 'salie-mat' },
  ])
  await open(page, '/verlanglijstje')
  await page.getByRole('spinbutton', { name: 'Aantal Planchet Sunny' }).fill('3')
  await expect(page.getByText(/^€\s207,00/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Maat', exact: true }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^Opmerking bij Planchet Sunny/ }).fill('Muur van gips')
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Aantal Planchet Sunny' })).toHaveValue('3')
  await expect(page.getByRole('textbox', { name: /^Opmerking bij Planchet Sunny/ })).toHaveValue('Muur van gips')
  const total = page.getByText('Samen', { exact: true }).locator('..').getByRole('strong')
  await expect(total).toHaveText(/^€/)
  const sum = (await total.textContent()) ?? ''

  await page.getByRole('button', { name: 'Kopieer het adres' }).click()
  await expect(page.getByText('Gekopieerd!').first()).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toContain('planchet-sunny_PLSU-0600-TEMA')
  expect(new URL(address).searchParams.get('items')).toContain(':Muur van gips')

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await open(other, address)
  await expect(other.getByRole('article').filter({ hasText: 'Planchet Sunny' })).toContainText('3 ×')
  await expect(other.getByText('Samen', { exact: true }).locator('..').getByRole('strong')).toHaveText(sum)
  await expect(other.getByRole('spinbutton')).toHaveCount(0)
  const line = other.getByRole('article').filter({ hasText: 'Planchet Sunny' })
  await expect(line).toContainText('Opmerking bij Planchet Sunny: Muur van gips')
  await expect(line.getByRole('link', { name: 'Planchet Sunny', exact: true })).toHaveAttribute(
    'href',
    '/producten/planchet-sunny?variant=PLSU-0600-TEMA',
  )
  await other.getByRole('button', { name: 'Zet op mijn lijst' }).click()
  await expect(other.getByRole('button', { name: 'Staat op uw lijst' })).toBeFocused()
  await expect(other.locator('[data-announcer]')).toHaveText('Alles staat op uw eigen lijst.')
  await other.getByRole('link', { name: 'Naar mijn eigen lijst' }).click()
  await expect(other.getByRole('spinbutton', { name: 'Aantal Planchet Sunny' })).toHaveValue('3')
  await elsewhere.close()
})

test('merges a line that becomes equal to another, and moves the focus to it', async ({ page }) => {
  const chosen = 'wastafelmeubel-modena_WMD-0800-KENA'
  await keep(page, [
    { kind: 'product', id: chosen, quantity: 2, note: 'links' },
    { kind: 'mirror', id: 'm08' },
    { kind: 'product', id: 'wastafelmeubel-modena', quantity: 3, note: 'rechts' },
  ])
  await open(page, '/verlanglijstje')
  const lines = page.getByRole('main').getByRole('article').filter({ hasText: 'Wastafelmeubel Modena' })
  const choices = page.getByRole('combobox', { name: 'Maat en kleur' })
  await expect(choices).toHaveCount(2)
  await choices.last().focus()
  await choices.last().selectOption(chosen)
  await expect(lines).toHaveCount(1)
  await expect(page.getByRole('spinbutton', { name: 'Aantal Wastafelmeubel Modena' })).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: /^Opmerking bij Wastafelmeubel Modena/ })).toHaveValue('links; rechts')
  await expect(choices).toBeFocused()

  // Another size is another line, which is looked up first.
  await choices.selectOption({ index: 1 })
  await expect(choices).not.toHaveValue(chosen)
  await expect(choices).toBeFocused()
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Aantal Wastafelmeubel Modena' })).toHaveValue('5')
})

test('goes from the home page by collection, finish and product to a shared list and its PDF', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  await page.getByRole('main').locator('a[href="/collecties/beat45"]').first().click()
  await expect(page).toHaveURL('/collecties/beat45')
  await page.locator('#afwerkingen').getByRole('link', { name: 'Eiken gerookt', exact: true }).click()
  await expect(page).toHaveURL(/\/collecties\/beat45\?finish=eiken-gerookt/)
  await page.locator('#afwerkingen').getByRole('link', { name: 'Meer over Eiken gerookt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Eiken gerookt' })).toBeVisible()
  await heart(page).click()
  await page.goBack()
  await page
    .locator('#producten')
    .getByRole('link', { name: /^Wastafelmeubel Beat 45 \d/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wastafelmeubel Beat 45' })).toBeVisible()
  await heart(page).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Favorieten' }).click()
  await expect(onBoard(page)).toHaveText(['Eiken gerookt', 'Wastafelmeubel Beat 45'])
  await page.getByRole('main').getByRole('link', { name: 'Naar het verlanglijstje' }).click()
  await page.getByRole('spinbutton', { name: 'Aantal Wastafelmeubel Beat 45' }).fill('2')
  await page.getByRole('button', { name: 'Kopieer het adres' }).click()
  await expect(page.getByText('Gekopieerd!').first()).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await browser.newContext()
  const dealer = await elsewhere.newPage()
  await open(dealer, `${address},product.badkuip-van-eik`) // a product that was taken out since
  await expect(dealer.getByRole('article').filter({ hasText: 'Wastafelmeubel Beat 45' })).toContainText('2 ×')
  await expect(dealer.getByRole('article').filter({ hasText: 'Niet meer leverbaar.' })).toHaveCount(1)
  const download = dealer.waitForEvent('download')
  await dealer.getByRole('link', { name: 'Bewaar als pdf' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('verlanglijstje.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await elsewhere.close()
})

test('says which items no longer exist, and removes them', async ({ page }) => {
  await keep(page, [
    { kind: 'product', id: 'badkuip-van-eik' },
    { kind: 'mirror', id: 'm08' },
  ])
  await open(page, '/favorieten')
  await expect(page.getByText('Product badkuip-van-eik bestaat niet meer.')).toBeVisible()
  await expect(onBoard(page)).toHaveText([/Schemer/])
  await page.goto('/verlanglijstje')
  await expect(page.getByText('Niet meer leverbaar.')).toHaveCount(1)
  await page.goto('/favorieten')
  await page.getByRole('button', { name: 'Verwijder product badkuip-van-eik uit de favorieten' }).click()
  await expect(boardCount(page)).toHaveText('1 favoriet')
  await expect(page.getByText('bestaat niet meer')).toHaveCount(0)
})

for (const address of ['/favorieten', '/verlanglijstje']) {
  test(`${address} says nothing is gone while the cards are being fetched`, async ({ page }) => {
    await keep(page, [
      { kind: 'mirror', id: 'm08' },
      { kind: 'finish', id: 'salie-mat' },
    ])
    const release = await holdRequests(page, '**/_serverFn/**')
    await open(page, address)
    await expect(
      page.getByRole('main').getByRole('button', { name: /^(?:Deel favorieten|Kopieer het adres)$/ }),
    ).toBeVisible()
    await expect(page.getByText(/bestaat niet meer|Niet meer leverbaar/)).toHaveCount(0)
    release()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('link', { name: 'Salie mat' })).toBeVisible()
  })
}

test('shows a shared list in cards of one shape, with buttons of one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/favorieten?items=mirror.m01,finish.eiken-naturel,product.kolomkast-morrison')
  const heights = (locator: ReturnType<Page['locator']>) =>
    locator.evaluateAll((parts) => new Set(parts.map((part) => Math.round(part.getBoundingClientRect().height))).size)
  await expect(onBoard(page)).toHaveCount(3)
  expect(await heights(page.getByRole('main').locator('article a > span'))).toBe(1)
  const keepAll = page.getByRole('button', { name: 'Bewaar ze allemaal' })
  expect((await keepAll.boundingBox())?.height).toBe(
    (await page.getByRole('link', { name: 'Naar mijn favorieten' }).boundingBox())?.height,
  )
  expect((await keepAll.boundingBox())?.height).toBeLessThanOrEqual(48)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Eiken naturel' })
  const one = card.getByRole('button', { name: 'Bewaar bij favorieten: Eiken naturel' })
  await one.click()
  await expect(one).toHaveAttribute('aria-pressed', 'true')
})

test('opens a shared address with items that are gone or invalid', async ({ page }) => {
  const response = await page.goto('/favorieten?items=mirror.m08*2,product.badkuip-van-eik,auto.rood,%3Cscript%3E')
  expect(response?.status()).toBe(200)
  await expect(boardCount(page)).toHaveText('2 favorieten')
  await expect(onBoard(page)).toHaveText([/Schemer/])
  await expect(page.getByText('Product badkuip-van-eik bestaat niet meer.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows a shared list', async ({ page }) => {
    await page.goto('/verlanglijstje?items=product.planchet-sunny_PLSU-0600-TEMA*3')
    await expect(page.getByRole('article').filter({ hasText: 'Planchet Sunny' })).toContainText('3 ×')
    await expect(page.getByText('Samen', { exact: true }).locator('..')).toContainText('207,00')
  })
})

for (const [fault, stored] of [
  ['no JSON', '{kapot'],
  ['of another shape', '{"version":1,"items":{"0":"m08"}}'],
  ['half good', '{"version":1,"items":[{"kind":"mirror","id":"m08","quantity":-4},{"kind":"auto"},7,null]}'],
] as const) {
  test(`the board works with storage that is ${fault}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('broken') === null) {
        localStorage.setItem('favourites', text)
        sessionStorage.setItem('broken', '')
      }
    }, stored)
    await open(page, '/favorieten')
    if (fault === 'half good') await expect(onBoard(page)).toHaveText([/Schemer/])
    else await expect(page.getByRole('heading', { name: 'Nog geen favorieten' })).toBeVisible()

    await open(page, '/kleuren/salie-mat')
    await heart(page).click()
    await open(page, '/favorieten')
    await expect(onBoard(page).last()).toHaveText('Salie mat')
    expect(errors).toEqual([])
  })
}

test('says so beside the heart when the browser cannot store favourites', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, '/kleuren/salie-mat')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Uw browser bewaart dit niet: zodra u de site verlaat, is het weg.')).toBeVisible()
  await heart(page).click()
  await expect(page.getByText('Uw browser bewaart dit niet')).toHaveCount(0)
})

test.describe('the list as a PDF', () => {
  test('has the quantities and notes of the visitor’s list, and stays on the page', async ({ page }) => {
    await keep(page, [
      { kind: 'product', id: 'planchet-sunny_PLSU-0600-TEMA' },
      { kind: 'mirror', id: 'm08_M08-060' },
      { kind: 'product', id: 'badkuip-van-eik' },
    ])
    await open(page, '/verlanglijstje')
    await page.getByRole('textbox', { name: /^Opmerking bij Planchet Sunny/ }).fill('Muur van gips')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/verlanglijstje.pdf'),
    )
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bewaar als pdf' }).click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('note.product.planchet-sunny_PLSU-0600-TEMA')).toBe(
      'Muur van gips',
    )
    expect((await download).suggestedFilename()).toBe('verlanglijstje.pdf')
    await expect(page).toHaveURL('/verlanglijstje')
  })

  test('is a tagged Dutch PDF for any shared address', async ({ request }) => {
    for (const items of [
      'product.planchet-sunny_PLSU-0600-TEMA*3,mirror.m08,finish.salie-mat,room.x,product.badkuip-van-eik',
      '',
      '%%%,auto.rood',
    ]) {
      const response = await request.get(`/verlanglijstje.pdf?items=${encodeURIComponent(items)}`)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('application/pdf')
      const text = (await response.body()).toString('latin1')
      expect(text.slice(0, 5)).toBe('%PDF-')
      expect(text).toContain('/Lang (nl-NL)')
    }
  })

  test('refuses a body that cannot be a list', async ({ request }) => {
    expect((await request.post('/verlanglijstje.pdf', { form: { items: 'x'.repeat(130_000) } })).status()).toBe(413)
    expect((await request.put('/verlanglijstje.pdf')).status()).toBe(405)
  })
})
