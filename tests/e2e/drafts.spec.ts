/** What is typed in a request form is not lost: by Back, a reload, a link in the form, another page, or a network that is gone. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { photo } from '#tests/requests/photo-files.ts'
import { answerField, readCode } from './newsletter-visitor.ts'
import { open } from './page.ts'

const forms = [
  '/contact',
  '/kleurstalen?color=beton-licht',
  '/offerte?items=mirror.m01&near=8011+AB',
  '/professional/project?items=mirror.m01*40',
  '/showroom/afspraak',
  '/service/verzoek?article=D-1041',
  '/vacatures/meubelmaker',
] as const

const requestForm = (page: Page) => page.getByRole('main').locator('form[method=post]').first()
const fields = (form: Locator) =>
  form.locator(
    'input:is([type=text], [type=email], [type=tel]):not([name=website]), textarea, select, input:is([type=checkbox], [type=radio])',
  )
const valuesIn = (form: Locator) =>
  fields(form).evaluateAll((all) =>
    all.map((one) =>
      one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio')
        ? `${one.name} ${one.value} ${one.checked}`
        : one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
          ? `${one.name} ${one.value}`
          : '',
    ),
  )

/** Gives every field a value that it does not have by itself. */
async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator('textarea, input:is([type=text], [type=tel]):not([name=website])').all())
    await field.fill(`Kade 12 ${await field.getAttribute('name')}`)
  await form.locator('input[type=email]').fill('wilg@water.example')
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 })
  const radio = form.getByRole('radio').nth(1)
  if (await radio.count()) await radio.check()
  const fold = form.getByText('Kies er een kleur bij')
  if (await fold.count()) {
    await fold.click()
    await form.locator('details').getByRole('checkbox').first().check()
  }
}

for (const path of forms) {
  test(`${path} keeps what was typed over a reload, Back and another page, in this tab alone`, async ({
    page,
    context,
  }) => {
    await open(page, path)
    const form = requestForm(page)
    await fillIn(form)
    const typed = await valuesIn(form)
    await page.reload()
    await expect.poll(() => valuesIn(form)).toEqual(typed)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(/\/privacy$/)
    await page.goBack()
    await expect.poll(() => valuesIn(form)).toEqual(typed)
    await open(page, '/duurzaamheid')
    await open(page, path)
    await expect.poll(() => valuesIn(form)).toEqual(typed)

    const [privacy] = await Promise.all([
      context.waitForEvent('page'),
      form.getByRole('link', { name: 'Wat wij bewaren, en hoe lang' }).click(),
    ])
    await expect(privacy).toHaveURL(/\/privacy$/)
    await expect(page).toHaveURL(new RegExp(path.split('?')[0] ?? path))
    const other = await context.newPage()
    await open(other, path)
    expect(await valuesIn(requestForm(other))).not.toEqual(typed)
  })

  test(`${path} stays when the network is gone, says so, and goes on when it is back`, async ({ page, context }) => {
    await open(page, path)
    const form = requestForm(page)
    await fillIn(form)
    const files = form.getByLabel('Foto’s kiezen', { exact: true })
    const isService = (await files.count()) > 0
    if (isService) {
      const { bytes } = await photo()
      await files.setInputFiles([{ name: 'lade.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }])
    }
    const typed = await valuesIn(form)
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByRole('alert')).toHaveText('Er is een netwerkfout opgetreden. Probeer het later opnieuw.')
    // Samples that are chosen move to the front.
    expect((await valuesIn(form)).toSorted()).toEqual(typed.toSorted())
    if (isService) expect(await files.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Naar het overzicht' }).click()
    await expect(form.getByText(/netwerkfout/)).toHaveCount(0)
    if (isService) await expect(form.getByRole('checkbox', { name: 'lade.jpg' })).toBeChecked()
  })
}

test('forgets what was typed once it is sent, keeps no code, and asks for none in the next form', async ({ page }) => {
  await open(page, '/contact')
  const form = requestForm(page)
  await form.getByRole('textbox', { name: 'Onderwerp' }).fill('Een lade')
  await form.getByRole('textbox', { name: 'Uw vraag' }).fill('Hij sluit niet.')
  await form.getByRole('textbox', { name: 'Naam' }).fill('Wilg de Vries')
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill(`wilg-${Date.now()}@water.example`)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  const code = await readCode(form)
  await answerField(form).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(answerField(form)).toHaveValue(code)
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(await kept()).toContain('Hij sluit niet.')
  expect(await kept()).not.toContain(code)
  await form.getByRole('button', { name: 'Vraag versturen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw vraag is binnen' })).toBeVisible()
  await expect.poll(kept).not.toContain('Hij sluit niet.')

  const pass = (await page.context().cookies()).find(({ name }) => name === 'visitorCheck')
  expect(pass).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
  await open(page, '/showroom/afspraak')
  await form.getByRole('radio').first().check()
  await form.getByRole('textbox', { name: 'Naam' }).fill('Wilg de Vries')
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill(`wilg-${Date.now()}@water.example`)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await expect(form.getByRole('heading', { name: 'Klopt het zo?' })).toBeFocused()
  await expect(answerField(form)).toHaveCount(0)
  await form.getByRole('button', { name: 'Afspraak vastleggen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tot ziens in de showroom' })).toBeVisible()
})

test('keeps a motivation with its vacancy, and forgets that one alone once it is sent', async ({ page }) => {
  const form = requestForm(page)
  const motivation = form.getByRole('textbox', { name: /^Motivatie/ })
  for (const [vacancy, text] of [
    ['spuiter-lakkerij', 'Ik spuit al tien jaar.'],
    ['meubelmaker', 'Ik maak al tien jaar kasten.'],
  ] as const) {
    await open(page, `/vacatures/${vacancy}`)
    await expect(motivation).toHaveValue('')
    await motivation.fill(text)
  }
  await form.getByRole('textbox', { name: 'Naam' }).fill('Wilg de Vries')
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill(`wilg-${Date.now()}@water.example`)
  await form.getByRole('button', { name: 'Naar het overzicht' }).click()
  await answerField(form).fill(await readCode(form))
  await form.getByRole('button', { name: 'Solliciteren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw sollicitatie is binnen' })).toBeVisible()
  await open(page, '/vacatures/meubelmaker')
  await expect(motivation).toHaveValue('')
  await open(page, '/vacatures/spuiter-lakkerij')
  await expect(motivation).toHaveValue('Ik spuit al tien jaar.')
})
