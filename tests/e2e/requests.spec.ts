/** Asking for something: the fields, the summary, the visitor check and the page about the request, with and without scripts. */
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { answerField, readCode } from './newsletter-visitor.ts'
import { slotDay, slotTime } from '#domain/requests/showroom-slots.ts'
import { photo } from '#tests/requests/photo-files.ts'
import { hydrated, open } from './page.ts'

const heicFile = {
  name: 'IMG_0412.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync('tests/requests/photos/phone.heic'),
}

/** Larger than any other form may be. */
const cvFile = {
  name: 'cv-wilg.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, 'x')]),
}

async function jpegFile(name: string) {
  const { bytes } = await photo()
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

type Journey = {
  kind: string
  path: string
  /** Fills in all that is not the name and the address of the visitor. */
  fill: (form: Locator) => Promise<void>
  /** One of the lines of the summary. */
  summary: string
  send: string
  title: string
}

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })
const requestForm = (page: Page) => page.getByRole('main').locator('form[method=post]').first()

const journeys: readonly Journey[] = [
  {
    kind: 'a question',
    path: '/contact',
    async fill(form) {
      await field(form, 'Onderwerp').fill('Een lade')
      await field(form, 'Uw vraag').fill('Hij sluit niet.\nWat nu?')
    },
    summary: 'Hij sluit niet.',
    send: 'Vraag versturen',
    title: 'Uw vraag is binnen',
  },
  {
    kind: 'samples',
    path: '/kleurstalen?color=beton-licht&color=eiken-naturel',
    async fill(form) {
      await expect(form.getByRole('checkbox', { name: 'Eiken naturel' })).toBeChecked()
      await field(form, 'Straat en huisnummer').fill('Kade 12')
      await form.getByRole('textbox', { name: 'Postcode' }).fill('8011ab')
      await field(form, 'Plaats').fill('Zwolle')
    },
    summary: '8011 AB',
    send: 'Stalen aanvragen',
    title: 'Uw stalen worden ingepakt',
  },
  {
    kind: 'an offer',
    path: '/offerte?items=mirror.m01&near=8011+AB',
    async fill(form) {
      await expect(form.getByRole('radio').first()).toBeChecked()
      await form.getByRole('radio', { name: 'Badhuis De Kogge' }).check()
      await form.getByRole('textbox', { name: /^Telefoon/ }).fill('038 000 00 00')
    },
    summary: 'Badhuis De Kogge, Kampen',
    send: 'Offerte aanvragen',
    title: 'Uw aanvraag is onderweg',
  },
  {
    kind: 'a project',
    path: '/professional/project?items=mirror.m01_M01-060*40',
    async fill(form) {
      await field(form, 'Naam van het werk').fill('Veertig woningen aan de kade')
      await form.getByRole('textbox', { name: 'Postcode van het werk' }).fill('8011ab')
      await form.getByRole('textbox', { name: 'Geplande levering' }).fill('maart 2028')
    },
    summary: '40 × Spiegel',
    send: 'Project aanvragen',
    title: 'Uw project ligt bij ons',
  },
  {
    kind: 'an appointment',
    path: '/showroom/afspraak',
    async fill(form) {
      // The first moment is what other tests ask for at the same time.
      const moments = form.getByRole('radiogroup', { name: 'Dag en tijd' })
      await moments.getByText(/^Nog \d+ dagen$/).click()
      const count = await moments.getByRole('radio').count()
      await moments
        .getByRole('radio')
        .nth(randomInt(Math.ceil(count / 2), count))
        .check()
      await form.getByRole('combobox', { name: 'U komt met' }).selectOption('3 personen')
    },
    summary: '3 personen',
    send: 'Afspraak vastleggen',
    title: 'Tot ziens in de showroom',
  },
  {
    kind: 'service',
    path: '/service/verzoek?article=D-1041',
    async fill(form) {
      await expect(field(form, 'Artikelnummer of meubel')).toHaveValue('D-1041')
      await field(form, 'Wat er aan de hand is').fill('De demper is stuk.')
      await field(form, 'Straat en huisnummer').fill('Kade 12')
      await form.getByRole('textbox', { name: 'Postcode' }).fill('8011ab')
      await field(form, 'Plaats').fill('Zwolle')
      const files = form.getByLabel('Foto’s kiezen', { exact: true })
      if ((await files.count()) > 0) await files.setInputFiles([await jpegFile('lade.jpg'), heicFile])
    },
    summary: 'lade.jpg\nIMG_0412.HEIC',
    send: 'Verzoek versturen',
    title: 'Uw verzoek ligt bij service',
  },
  {
    kind: 'a job',
    path: '/vacatures/meubelmaker',
    async fill(form) {
      await form.getByRole('textbox', { name: /^Motivatie/ }).fill('Ik maak al tien jaar kasten.')
      const files = form.getByLabel('Cv kiezen', { exact: true })
      if ((await files.count()) > 0) await files.setInputFiles(cvFile)
    },
    summary: 'cv-wilg.pdf',
    send: 'Solliciteren',
    title: 'Uw sollicitatie is binnen',
  },
]

async function fillIn(page: Page, { fill }: Journey, email: string): Promise<Locator> {
  const form = requestForm(page)
  await fill(form)
  await field(form, 'Naam').fill('Wilg de Vries')
  await field(form, 'E-mailadres').fill(email)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await expect(form.getByRole('heading', { name: 'Klopt het zo?' })).toBeVisible()
  return form
}

async function sendAndRead(page: Page, journey: Journey): Promise<void> {
  const email = `${randomUUID()}@water.example`
  const form = await fillIn(page, journey, email)
  await expect(form).toContainText(journey.summary)
  await expect(form).toContainText(email)
  await answerField(form).fill(await readCode(form))
  await form.getByRole('button', { name: journey.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: journey.title })).toBeVisible()
  await expect(page).toHaveURL(/\/aanvraag\?token=[\w-]{32}#inhoud$/)
  await expect(page.getByText(/^Kenmerk OH-[2-9A-Z]{8}$/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(journey.summary)
}

for (const journey of journeys) {
  test(`asks for ${journey.kind} with scripts, and shows what happens next`, async ({ page }) => {
    await open(page, journey.path)
    await sendAndRead(page, journey)
  })

  test(`asks for ${journey.kind} without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(journey.path)
    await sendAndRead(page, journey)
    await context.close()
  })

  test(`says what is wrong with ${journey.kind} beside the field, and keeps the rest`, async ({ page }) => {
    await open(page, journey.path)
    const form = requestForm(page)
    await journey.fill(form)
    await field(form, 'E-mailadres').fill('wilg')
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByRole('alert')).toHaveText('Kijk de gemarkeerde velden na.')
    await expect(field(form, 'E-mailadres')).toHaveAccessibleDescription('Vul een geldig e-mailadres in.')
    await expect(field(form, 'E-mailadres')).toHaveValue('wilg')
    await expect(field(form, 'Naam')).toBeFocused()
    await expect(field(form, 'Naam')).toHaveAccessibleDescription('Vul uw naam in.')
  })

  test(`has no accessibility faults: ${journey.kind}`, async ({ page }) => {
    await open(page, journey.path)
    expect(await axeFaultsInBothThemes(page)).toEqual([])
    const form = requestForm(page)
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await hydrated(page)
    // Where the form scrolled to, the header may cover a part of a link.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeFaultsInBothThemes(page)).toEqual([])
    await fillIn(page, journey, 'wilg@water.example')
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeFaultsInBothThemes(page)).toEqual([])
  })
}

test('goes back from the summary to the fields as they were, and takes a wrong code for what it is', async ({
  page,
}) => {
  const [journey] = journeys
  if (!journey) throw new Error('There is one.')
  await open(page, journey.path)
  const form = await fillIn(page, journey, 'wilg@water.example')
  await answerField(form).fill('x')
  await form.getByRole('button', { name: journey.send }).click()
  await expect(form.getByRole('alert')).toHaveText('De veiligheidscontrole is onjuist. Probeer opnieuw.')
  await form.getByRole('button', { name: 'Nog iets veranderen' }).click()
  await expect(field(form, 'Uw vraag')).toHaveValue('Hij sluit niet.\nWat nu?')
  await expect(field(form, 'E-mailadres')).toHaveValue('wilg@water.example')
})

test('stays on its page while it is sent, keeps what was typed without a network, and stores a double press once', async ({
  page,
  context,
}) => {
  const [journey] = journeys
  if (!journey) throw new Error('There is one.')
  await open(page, journey.path)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  const form = requestForm(page)
  await journey.fill(form)
  await field(form, 'Naam').fill('Wilg de Vries')
  await field(form, 'E-mailadres').fill('wilg@water.example')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await expect(form.getByRole('alert')).toHaveText('Er is een netwerkfout opgetreden. Probeer het later opnieuw.')
  await expect(field(form, 'Uw vraag')).toHaveValue('Hij sluit niet.\nWat nu?')
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await expect(form.getByRole('heading', { name: 'Klopt het zo?' })).toBeFocused()
  await form.getByRole('button', { name: 'Nog iets veranderen' }).click()
  await expect(field(form, 'Onderwerp')).toBeFocused()
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await answerField(form).fill(await readCode(form))
  await form.getByRole('button', { name: journey.send }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: journey.title })).toBeVisible()
  expect(documents).toBe(0)
})

test('collects samples from the pages of colours, at most five, and forgets them once they are asked for', async ({
  page,
}) => {
  for (const name of ['eiken-naturel', 'beton-licht']) {
    await open(page, `/kleuren/${name}`)
    await page.getByRole('link', { name: 'Staal aanvragen' }).click()
    await expect(page).toHaveURL(new RegExp(`/kleurstalen\\?.*${name}`))
  }
  const form = requestForm(page)
  await expect(form.getByRole('checkbox', { name: 'Eiken naturel' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Beton licht' })).toBeChecked()
  await form.getByText('Kies er een kleur bij').click()
  for (let count = 2; count < 5; count++) await form.locator('details input:not(:checked)').first().check()
  await expect(form.locator('details input:not(:checked)').first()).toBeDisabled()

  await open(page, '/kleurstalen')
  await page.getByRole('link', { name: 'Neem de 5 stalen van eerder mee' }).click()
  await expect(requestForm(page).locator('input[name=finishes]:checked')).toHaveCount(5)
  const samples = journeys.find(({ kind }) => kind === 'samples')
  if (samples) await sendAndRead(page, samples)
  await open(page, '/kleurstalen')
  await expect(page.getByRole('link', { name: /van eerder mee/ })).toBeHidden()
})

test('leads from the wish list to the nearest dealers, and says which have no address', async ({ page }) => {
  await open(page, '/verlanglijstje?items=mirror.m01*2:Boven%20het%20raam')
  await page.getByRole('link', { name: 'Vraag een offerte' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /M01/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Uw postcode of plaats' }).fill('9712 ZE')
  await page.getByRole('searchbox', { name: 'Uw postcode of plaats' }).press('Enter')
  const dealers = requestForm(page).getByRole('radio')
  await expect(dealers).toHaveCount(6)
  await expect(
    requestForm(page).getByText('Zonder mailadres bij ons: wij geven uw aanvraag door').first(),
  ).toBeVisible()
  const kms = (
    await requestForm(page)
      .getByText(/^[\d,]+ km$/)
      .allTextContents()
  ).map((text) => Number(text.replace(',', '.').replace(' km', '')))
  expect(kms).toEqual(kms.toSorted((a, b) => a - b))
  await open(page, '/offerte?items=mirror.m01&near=xyzxyz')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Deze plaats kennen wij niet. Probeer de postcode.',
  )
})

test('names for each dealer whether it shows the collection of the offer, those first', async ({ page }) => {
  await open(page, '/offerte?composition=/samenstellen/thor&near=9712%20ZE')
  const lines = await requestForm(page)
    .getByText(/^Toont (Thor|Thor niet)$/)
    .allTextContents()
  expect(lines).toHaveLength(6)
  expect(lines).toContain('Toont Thor')
  expect(lines).toEqual(lines.toSorted((a, b) => a.length - b.length))
})

test('moves an appointment, gives it as a file for a calendar, and cancels it, without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const journey = journeys.find(({ kind }) => kind === 'an appointment')
  if (!journey) throw new Error('There is one.')
  await page.goto(journey.path)
  await sendAndRead(page, journey)
  const choice = page.getByRole('radiogroup', { name: 'Liever een ander moment' })
  const moment = page.getByRole('main').locator('dd').first()
  const momentOf = async (radio: Locator) => {
    const slot = await radio.inputValue()
    return `${slotDay(slot)}, ${slotTime(slot)}`
  }
  const own = await moment.innerText()
  expect(await momentOf(choice.locator(':checked')), 'its own moment is chosen').toBe(own)
  const other = choice.getByRole('radio').nth(30)
  const label = await momentOf(other)
  await other.check()
  await page.getByRole('button', { name: 'Verzetten' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'De afspraak is aangepast. U krijgt een nieuwe mail.',
  )
  await expect(moment).toHaveText(label)
  const href = await page.getByRole('link', { name: 'Zet in uw agenda' }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(await file.text()).toMatch(/SEQUENCE:2\r\n[^]*STATUS:CONFIRMED/)
  const cancel = page.getByRole('button', { name: 'Ja, zeg de afspraak af' })
  await expect(cancel, 'asks once').toBeHidden()
  await page.getByText('Afspraak afzeggen').click()
  await expect(page.getByText(`Uw afspraak van ${label}, vervalt`)).toBeVisible()
  await cancel.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw afspraak is afgezegd')
  await expect(page.getByRole('button', { name: 'Verzetten' })).toBeHidden()
  expect((await page.request.get('/aanvraag/afspraak.ics?token=x')).status()).toBe(404)
  await context.close()
})

test('says of a link that does not work that it does not, with a way on', async ({ page }) => {
  for (const search of ['', '?token=x', `?token=${'A'.repeat(32)}`]) {
    await page.goto(`/aanvraag${search}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link kennen wij niet')
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  }
})

for (const javaScriptEnabled of [true, false])
  test(`keeps photographs over every step ${javaScriptEnabled ? 'with' : 'without'} scripts, and takes out what is unticked`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const journey = journeys.find(({ kind }) => kind === 'service')
    if (!journey) throw new Error('There is one.')
    await page.goto(journey.path)
    const form = requestForm(page)
    await journey.fill(form)
    const text = {
      name: 'notitie.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    }
    await form
      .getByLabel('Foto’s kiezen', { exact: true })
      .setInputFiles([await jpegFile('een.jpg'), text, await jpegFile('twee.jpg')])
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByText('notitie.jpg is geen JPEG, PNG, HEIC of WebP.')).toBeVisible()
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await expect(field(form, 'Wat er aan de hand is')).toHaveValue('De demper is stuk.')
    await form.getByRole('checkbox', { name: 'een.jpg' }).uncheck()
    await form.getByLabel('Nog een foto kiezen').setInputFiles([await jpegFile('drie.jpg')])
    await fillIn(page, journey, 'wilg@water.example')
    await expect(form).toContainText('twee.jpg\ndrie.jpg')
    await expect(form).not.toContainText('een.jpg')
    await form.getByRole('button', { name: 'Nog iets veranderen' }).click()
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await context.close()
  })

test('says before anything is sent that a photograph is too large, or one too many', async ({ page }) => {
  await open(page, '/service/verzoek')
  const files = requestForm(page).getByLabel('Foto’s kiezen', { exact: true })
  await expect(page.getByText('Nog niets gekozen')).toBeVisible()
  const large = { name: 'groot.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11_000_000) }
  const chosen = () =>
    files.evaluate((input) =>
      input instanceof HTMLInputElement ? Array.from(input.files ?? [], ({ name }) => name) : [],
    )
  await files.setInputFiles([await jpegFile('een.jpg'), large, await jpegFile('twee.jpg')])
  await expect(requestForm(page).getByText('groot.jpg is groter dan 10 MB.')).toBeVisible()
  expect(await chosen()).toEqual(['een.jpg', 'twee.jpg'])
  await expect(page.getByText('een.jpg, twee.jpg')).toBeVisible()
  await expect(page.getByText('Nog niets gekozen')).toBeHidden()
  await files.setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6].map((count) => jpegFile(`${count}.jpg`))))
  await expect(requestForm(page).getByText('U kunt vijf foto’s meesturen; 6.jpg gaat niet mee.')).toBeVisible()
  expect(await chosen()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
})

for (const javaScriptEnabled of [true, false])
  test(`says what is wrong with a CV ${javaScriptEnabled ? 'with' : 'without'} scripts, and loses nothing else`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/vacatures/meubelmaker')
    await page.getByRole('link', { name: 'Solliciteer op deze pagina' }).click()
    const form = requestForm(page)
    await expect(form).toBeInViewport()
    await field(form, 'Naam').fill('Wilg de Vries')
    await form.getByRole('textbox', { name: /^Motivatie/ }).fill('Ik maak al tien jaar kasten.')
    await form
      .getByLabel('Cv kiezen', { exact: true })
      .setInputFiles({ ...cvFile, name: 'cv.docx', buffer: Buffer.from('PK') })
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByText('cv.docx is geen pdf. Bewaar uw cv als pdf en kies het opnieuw.')).toBeVisible()
    await expect(field(form, 'Naam')).toHaveValue('Wilg de Vries')
    await expect(form.getByRole('textbox', { name: /^Motivatie/ })).toHaveValue('Ik maak al tien jaar kasten.')
    await form.getByLabel('Cv kiezen', { exact: true }).setInputFiles(cvFile)
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByRole('checkbox', { name: 'cv-wilg.pdf' })).toBeChecked()
    await context.close()
  })

test('says before anything is sent that a CV is too large', async ({ page }) => {
  await open(page, '/vacatures/meubelmaker')
  const form = requestForm(page)
  await form
    .getByLabel('Cv kiezen', { exact: true })
    .setInputFiles({ ...cvFile, name: 'groot.pdf', buffer: Buffer.alloc(11_000_000) })
  await expect(form.getByText('groot.pdf is groter dan 10 MB.')).toBeVisible()
})
