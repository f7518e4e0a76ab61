/** From a niche, a budget and a colour to an offer of a dealer: a set, a sample of its colour, and both mails with the same sheet. */
import { randomUUID } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { pdfWords } from '#tests/contract/pdf-words.ts'
import { attachedFile } from '#tests/newsletter/post-office.ts'
import { mailsAbout } from './mails.ts'
import { answerField, readCode } from './newsletter-visitor.ts'
import { hydrated } from './page.ts'

const main = (page: Page) => page.getByRole('main')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** `isAsked`: the visitor has not answered a check within the hour. */
async function sendForm(form: Locator, email: string, send: string, isAsked = true): Promise<void> {
  await form.getByRole('textbox', { name: 'Naam', exact: true }).fill('Wilg de Vries')
  await form.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill(email)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await expect(form.getByRole('heading', { name: 'Klopt het zo?' })).toBeVisible()
  if (isAsked) await answerField(form).fill(await readCode(form))
  else await expect(answerField(form)).toHaveCount(0)
  await form.getByRole('button', { name: send }).click()
}

/** Chooses a set by place, budget and colour. Returns what it costs. */
async function compose(page: Page): Promise<string> {
  await page.goto('/samenstellen')
  await main(page).getByRole('textbox', { name: 'Breedte van de plek in mm' }).fill('1180')
  await main(page).getByRole('textbox', { name: 'Budget in euro, incl. btw' }).fill('3000')
  await main(page).getByRole('combobox', { name: 'Kleur' }).selectOption('Eiken, alle kleuren')
  await main(page).getByRole('button', { name: 'Toon wat past' }).click()
  await expect(page).toHaveURL(/\/samenstellen\?niche=1180&/)
  // The address is there before the list that belongs to it.
  const set = main(page).getByRole('link', { name: 'Beat 45' })
  await expect(set).toHaveAttribute('href', /niche=1180/)
  await set.click()
  await expect(page).toHaveURL(
    /\/samenstellen\/beat45\?.*width=1000.*finish=eiken-.*niche=1180&budget=3000(?:&ours=\w+)*$/,
  )
  await expect(main(page)).toContainText('Past in 1180 mm: er blijft 180 mm over.')
  const total = main(page)
    .getByRole('row', { name: /^Samen, incl. btw/ })
    .getByRole('cell')
  return plain(await total.innerText())
}

/** Asks the nearest dealer for an offer for the set in view, and holds both mails against each other. */
async function askForOffer(page: Page, total: string, isAsked = true): Promise<void> {
  const email = `${randomUUID()}@water.example`
  await main(page).getByRole('link', { name: 'Offerte bij een verkooppunt' }).click()
  await expect(page).toHaveURL(/\/offerte\?composition=/)
  expect(page.url(), 'the budget is nobody else’s business').not.toContain('budget')
  await expect(main(page).getByRole('link', { name: 'Uw samenstelling Beat 45, 1000 mm breed' })).toContainText(total)
  const near = page.getByRole('searchbox', { name: 'Uw postcode of plaats' })
  await near.fill('8011')
  await near.press('Enter')
  const form = main(page).locator('form[method=post]')
  await expect(form.getByRole('radio').first()).toBeChecked()
  const dealers = form.locator('label', { has: page.getByRole('radio') })
  await expect(dealers.first(), 'who shows the collection comes first').toContainText('Toont Beat 45')
  const nearest = dealers.filter({ hasText: 'Hanze Bad & Bron' })
  expect(Number.parseFloat(/([\d,]+) km/.exec(await nearest.innerText())?.[1]?.replace(',', '.') ?? '')).toBeLessThan(
    10,
  )
  await nearest.getByRole('radio').check()
  await sendForm(form, email, 'Offerte aanvragen', isAsked)

  await expect(page.getByRole('heading', { level: 1, name: 'Uw aanvraag is onderweg' })).toBeVisible()
  for (const words of ['Beat 45, 1000 mm breed', `Samen ${total} incl. btw`, '1180 mm', 'Hanze Bad & Bron'])
    expect(plain(await main(page).innerText())).toContain(words)
  await expect(main(page).getByRole('link', { name: 'Bekijk de samenstelling' })).toHaveAttribute(
    'href',
    /^\/samenstellen\/beat45\?.*width=1000/,
  )
  const href = await main(page).getByRole('link', { name: 'Bewaar als pdf' }).getAttribute('href')
  const shown = await (await page.request.get(href ?? '')).body()

  await expect.poll(() => mailsAbout(email)).toHaveLength(2)
  const mails = mailsAbout(email)
  expect(new Set(mails.map((raw) => /^To: (.+?)\r$/m.exec(raw)?.[1]))).toEqual(
    new Set([email, 'offerte@hanze-bad-bron.example']),
  )
  for (const raw of mails) expect(attachedFile(raw, 'samenstelling.pdf').equals(shown)).toBe(true)
  const said = plain(pdfWords(shown).join(''))
  for (const words of ['Beat 45, samengesteld', 'WB45-1000-', total, 'Maattekening, schaal 1:20'])
    expect(said).toContain(words)
}

test('leads from the place by a set and a sample to an offer of a dealer near by', async ({ page }) => {
  const total = await compose(page)
  const set = page.url()
  const finish = new URL(set).searchParams.get('finish') ?? ''

  await page.goto('/kleuren')
  await hydrated(page)
  const tile = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/kleuren/${finish}"]`) })
  await tile.getByRole('button', { name: /^Staal aanvragen/ }).click()
  await expect(main(page).getByText('1 van 5 stalen gekozen')).toBeVisible()
  await main(page).getByRole('link', { name: 'Vraag ze aan' }).click()
  const samples = main(page).locator('form[method=post]')
  await expect(samples.locator('input[name=finishes]:checked')).toHaveValue(finish)
  await samples.getByRole('textbox', { name: 'Straat en huisnummer' }).fill('Kade 12')
  await samples.getByRole('textbox', { name: 'Postcode' }).fill('8011 AB')
  await samples.getByRole('textbox', { name: 'Plaats', exact: true }).fill('Zwolle')
  await sendForm(samples, `${randomUUID()}@water.example`, 'Stalen aanvragen')
  await expect(page.getByRole('heading', { level: 1, name: 'Uw stalen worden ingepakt' })).toBeVisible()

  await page.goto(set)
  await askForOffer(page, total, false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from the place by a set to an offer of a dealer near by', async ({ page }) => {
    await askForOffer(page, await compose(page))
  })

  test('links the form for samples with the colour of each tile', async ({ page }) => {
    await page.goto('/kleuren')
    await main(page).getByRole('link', { name: 'Staal aanvragen van Salie mat' }).click()
    await expect(page).toHaveURL(/\/kleurstalen\?color=salie-mat$/)
    await expect(main(page).locator('input[name=finishes]:checked')).toHaveValue('salie-mat')
  })
})

test('refuses a file of a link that does not work', async ({ request }) => {
  const response = await request.get(`/aanvraag/offerte.pdf?token=${'A'.repeat(32)}`)
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toBe('no-store')
})
