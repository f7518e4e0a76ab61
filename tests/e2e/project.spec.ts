/** Those who build with it. A fitter finds price and article files; an architect with forty apartments goes from a piece of furniture by its files and the wish list to a request with lines and sums. */
import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { pdfWords } from '#tests/contract/pdf-words.ts'
import { attachedFile } from '#tests/newsletter/post-office.ts'
import { mailsAbout } from './mails.ts'
import { answerField, readCode } from './newsletter-visitor.ts'
import { hydrated, open } from './page.ts'

const main = (page: Page) => page.getByRole('main')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const euros = (cents: number) =>
  plain(new Intl.NumberFormat('nl', { style: 'currency', currency: 'EUR' }).format(cents / 100))

/** Fills in the form of the work and sends it, then holds the page about it and both mails against each other. */
async function sendProject(page: Page, line: string, cents: number): Promise<void> {
  const email = `${randomUUID()}@water.example`
  const form = main(page).locator('form[method=post]')
  for (const [name, value] of [
    [/^Naam van het werk/, 'Veertig woningen aan de kade'],
    [/^Postcode van het werk/, '8011ab'],
    [/^Geplande levering/, 'maart 2028'],
    [/^Naam$/, 'Wilg de Vries'],
    [/^E-mailadres/, email],
  ] as const)
    await form.getByRole('textbox', { name }).fill(value)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await expect(form.getByRole('heading', { name: 'Klopt het zo?' })).toBeVisible()
  await answerField(form).fill(await readCode(form))
  await form.getByRole('button', { name: 'Project aanvragen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw project ligt bij ons' })).toBeVisible()
  const said = [
    line,
    `Samen ${euros(cents)} incl. btw, ${euros(Math.round(cents / 1.21))} excl. btw`,
    'Veertig woningen aan de kade',
    '8011 AB',
    'maart 2028',
  ]
  const shown = plain(await main(page).innerText())
  for (const words of said) expect(shown).toContain(words)
  await expect.poll(() => mailsAbout(email)).toHaveLength(2)
  const href = await main(page).getByRole('link', { name: 'Bewaar als pdf' }).getAttribute('href')
  const paper = await (await page.request.get(href ?? '')).body()
  for (const raw of mailsAbout(email)) {
    const text = plain(mailText(raw))
    for (const words of said) expect(text).toContain(words)
    expect(attachedFile(raw, 'lijst.pdf').equals(paper)).toBe(true)
  }
  expect(plain(pdfWords(paper).join(''))).toContain(euros(cents))
}

/** The sum in cents that the page shows. */
async function shownTotal(page: Page): Promise<number> {
  const [, whole = '', cents = ''] = /Samen € ([\d.]+),(\d{2})/.exec(plain(await main(page).innerText())) ?? []
  return Number(whole.replaceAll('.', '') + cents)
}

/** The words of a mail, quoted-printable undone. */
function mailText(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('takes forty pieces of one kind from the product by the wish list to the maker', async ({ page }) => {
  await open(page, '/producten/wastafelmeubel-beat-45?variant=WB45-0800-EINA')
  for (const name of ['Model voor Revit en Archicad', 'Tekening op ware grootte', 'Bestektekst docx']) {
    const link = main(page).getByRole('link', { name })
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-disposition']).toContain('wb45-0800-eina')
  }
  await main(page)
    .getByRole('button', { name: /^Bewaren bij favorieten: Wastafelmeubel Beat 45/ })
    .click()
  await open(page, '/verlanglijstje')
  const quantity = main(page).getByRole('spinbutton', { name: /^Aantal/ })
  await quantity.fill('40')
  await quantity.blur()
  await main(page).getByRole('link', { name: 'Stuur deze lijst als projectaanvraag' }).click()
  await expect(page).toHaveURL(/\/professional\/project\?items=product\.wastafelmeubel-beat-45_WB45-0800-EINA\*40/)
  await hydrated(page)
  await expect(main(page).getByRole('link', { name: /^40 × / })).toBeVisible()
  const cents = await shownTotal(page)
  expect(cents % 40).toBe(0)
  await sendProject(page, `${euros(cents / 40)} per stuk, ${euros(cents)}`, cents)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sends a shared list of two kinds as one project', async ({ page }) => {
    await page.goto('/verlanglijstje?items=mirror.m01_M01-060*40,mirror.m01_M01-050*999')
    await main(page).getByRole('link', { name: 'Stuur deze lijst als projectaanvraag' }).click()
    await expect(main(page).getByRole('link', { name: /^999 × Spiegel/ })).toBeVisible()
    await sendProject(page, '999 × Spiegel', await shownTotal(page))
  })
})

test('copies the tender text of the chosen size, with its heights', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/producten/wastafelmeubel-beat-45?variant=WB45-0800-EINA')
  await main(page).getByRole('button', { name: 'Kopieer de bestektekst' }).click()
  await expect(main(page).getByText('Gekopieerd!')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const words of [
    'Artikelnummer: WB45-0800-EINA',
    'Afmetingen: 800 x ',
    'Hart afvoer boven de afgewerkte vloer: ',
  ])
    expect(text).toContain(words)
})

test('leads a fitter from a search for a price list to the files of the catalogue', async ({ page }) => {
  for (const word of ['bim', 'revit', 'ifc', 'dwg', 'dxf', 'cad', 'etim', 'prijslijst', 'bestek', 'ean']) {
    await page.goto(`/zoeken?q=${word}`)
    await expect(main(page).locator('a[href="/professional"]').first(), word).toBeVisible()
  }
  await main(page).locator('a[href="/professional"]').first().click()
  await expect(page).toHaveURL(/\/professional$/)
  for (const [name, file] of [
    ['Prijslijst voor Excel', /prijslijst\.xlsx/],
    ['Prijslijst als CSV', /prijslijst\.csv/],
    ['ETIM xChange', /etim-xchange\.json/],
    ['BMEcat 2005', /bmecat\.xml/],
  ] as const) {
    const href = await main(page).getByRole('link', { name }).getAttribute('href')
    const response = await page.request.get(href ?? '')
    expect(response.status(), name).toBe(200)
    expect(response.headers()['content-disposition'], name).toMatch(file)
    expect((await response.body()).byteLength, name).toBeGreaterThan(10_000)
  }
})

test('asks first what the project is about', async ({ page }) => {
  await open(page, '/professional/project')
  await expect(main(page).getByRole('heading', { name: 'Begin met een lijst' })).toBeVisible()
  await expect(main(page).locator('form[method=post]')).toHaveCount(0)
})
