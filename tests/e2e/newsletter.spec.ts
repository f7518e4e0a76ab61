/** Signing up for the newsletter: on its page, in the footer and in the popup, with and without scripts, with the keyboard alone. */
import { randomUUID } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { answerField, readCode } from './newsletter-visitor.ts'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { hydrated } from './page.ts'

const minute = 60_000
const day = 1440 * minute
const newAddress = () => `${randomUUID()}@water.example`
const pageForm = (page: Page) => page.getByRole('region', { name: 'Ontvang de volgende brief' }).locator('form')
const email = (form: Page | Locator) => form.getByRole('textbox', { name: 'E-mailadres' })
const submit = (form: Page | Locator) => form.getByRole('button', { name: 'Inschrijven' })
const message = (form: Page | Locator) => form.getByRole('alert')
/** Server functions; the form calls one to sign up. */
const serverFunctions = '**/_serverFn/**'
const marker = (page: Page, name: string) =>
  page.evaluate((key) => Number(localStorage.getItem(key) ?? 0) - Date.now(), `newsletter${name}Until`)

async function open(page: Page): Promise<Locator> {
  await page.goto('/nieuwsbrief')
  await hydrated(page)
  return pageForm(page)
}
/** Goes to the second step. */
async function reveal(form: Locator, address: string): Promise<void> {
  await email(form).fill(address)
  await submit(form).click()
  await expect(answerField(form)).toBeFocused()
}

test('reports each mistake, keeps the fields and signs up on the second submit, with the keyboard alone', async ({
  page,
}) => {
  const form = await open(page)
  const address = newAddress()
  await email(form).focus()
  await page.keyboard.press('Enter')
  await expect(message(form)).toHaveText('Vul alstublieft een e-mailadres in.')
  await expect(email(form)).toBeFocused()
  await page.keyboard.type('geen adres')
  await page.keyboard.press('Enter')
  await expect(message(form)).toHaveText('Vul een geldig e-mailadres in.')
  await expect(email(form)).toHaveValue('geen adres')
  await expect(email(form)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(address)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: 'Bedrijf' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(answerField(form)).toBeFocused()
  await expect(message(form)).toBeHidden()

  await page.keyboard.press('Enter')
  await expect(message(form)).toHaveText('Vul alstublieft de veiligheidscontrole in.')
  const first = await readCode(form)
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(message(form)).toHaveText('De veiligheidscontrole is onjuist. Probeer opnieuw.')
  await expect(answerField(form)).toHaveValue('')
  await expect(answerField(form)).toBeFocused()
  await expect(email(form)).toHaveValue(address)
  await expect(form.getByRole('radio', { name: 'Bedrijf' })).toBeChecked()
  const second = await readCode(form)
  expect(second, 'another code').not.toBe(first)
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText("You've got mail!")).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Bedankt voor je inschrijving!')
  const stays = await marker(page, 'Confirmed')
  expect(stays).toBeGreaterThan(89.99 * day)
  expect(stays).toBeLessThanOrEqual(90 * day)
})

test('has accessible names in the form and the captcha', async ({ page }) => {
  const form = await open(page)
  await reveal(form, newAddress())
  await expect(form).toMatchAriaSnapshot(`
    - text: E-mailadres
    - textbox "E-mailadres"
    - group "U bent":
      - radio "Particulier" [checked]
      - radio "Bedrijf"
    - group "Taal van de brief":
      - radio "Nederlands" [checked]
      - radio "Engels"
    - text: /Veiligheidscontrole/
    - img "Zes cijfers om over te nemen; met ‘Beluister code’ hoort u ze"
    - button "Vernieuw code"
    - button "Beluister code"
    - 'textbox "Veiligheidscontrole: neem de zes cijfers over"'
    - button "Inschrijven"
  `)
  const image = form.getByRole('img')
  expect(
    await image.evaluate(
      (picture) => picture instanceof HTMLImageElement && [picture.naturalWidth, picture.naturalHeight],
    ),
  ).toEqual([150, 30])
})

test('renews the challenge and plays it as sound', async ({ page }) => {
  const form = await open(page)
  await reveal(form, newAddress())
  const before = await readCode(form)
  await form.getByRole('button', { name: 'Vernieuw code' }).click()
  await expect.poll(() => readCode(form)).not.toBe(before)
  const heard = page.waitForResponse(/\/api\/captcha\/[\w-]+\.wav$/)
  await form.getByRole('button', { name: 'Beluister code' }).click()
  expect((await heard).headers()['content-type']).toBe('audio/wav')
})

test('shows that a signup is under way, and sends once on a double click', async ({ page }) => {
  const form = await open(page)
  await reveal(form, newAddress())
  await answerField(form).fill(await readCode(form))
  const sent: string[] = []
  let go = () => {}
  const held = new Promise<void>((free) => {
    go = free
  })
  await page.route(serverFunctions, async (route) => {
    sent.push(route.request().postData() ?? '')
    await held
    await route.continue()
  })
  await submit(form).dblclick()
  const busy = form.getByRole('button', { name: 'Inschrijven...' })
  await expect(busy).toBeDisabled()
  go()
  await expect(page.getByRole('main').getByText("You've got mail!")).toBeVisible()
  expect(sent).toHaveLength(1)
  for (const field of ['email', 'type', 'language', 'captchaToken']) expect(sent[0]).toContain(`"${field}"`)
})

for (const [what, answer, says] of [
  [
    'an address that is known',
    { json: { result: { status: 'refused', errorCode: 'EMAIL_ALREADY_EXISTS' } } },
    'U bent al ingeschreven voor onze nieuwsbrief!',
  ],
  [
    'a server in trouble',
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    'Er ging iets mis. Probeer het later opnieuw.',
  ],
  [
    'too many requests',
    { json: { result: { status: 'refused', errorCode: 'RATE_LIMITED', retryAfter: 60 } } },
    'Er ging iets mis. Probeer het later opnieuw.',
  ],
  ['a broken network', null, 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.'],
] as const) {
  test(`reports ${what} under the form, and keeps the fields`, async ({ page }) => {
    const form = await open(page)
    const address = newAddress()
    await reveal(form, address)
    await answerField(form).fill(await readCode(form))
    await page.route(serverFunctions, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
    await submit(form).click()
    await expect(message(form)).toHaveText(says)
    await expect(email(form)).toHaveValue(address)
    await expect(answerField(form)).toHaveValue('')
    await expect(submit(form)).toBeEnabled()
    await expect(form.getByRole('img'), 'with another code').toBeVisible()
    expect(await marker(page, 'Confirmed')).toBeLessThan(0)
  })
}

test('fetches the challenge when the network is back, and keeps challenge and answer when it fails later', async ({
  page,
  context,
}) => {
  const form = await open(page)
  await page.route('**/api/captcha', (route) => route.abort())
  await email(form).fill(newAddress())
  await submit(form).click()
  await expect(message(form)).toHaveText('Er is een netwerkfout opgetreden. Probeer het later opnieuw.')
  await page.unroute('**/api/captcha')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(form.getByRole('img')).toBeVisible()
  const code = await readCode(form)
  await answerField(form).fill(code)
  await context.setOffline(true)
  await submit(form).click()
  await expect(message(form)).toHaveText('Er is een netwerkfout opgetreden. Probeer het later opnieuw.')
  await expect(answerField(form)).toHaveValue(code)
  await context.setOffline(false)
  await submit(form).click()
  await expect(page.getByRole('main').getByText("You've got mail!")).toBeVisible()
})

test('refuses a signup with a filled honeypot', async ({ page }) => {
  const form = await open(page)
  await form.locator('input[name=website]').evaluate((trap) => {
    if (trap instanceof HTMLInputElement)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(trap, 'x')
    trap.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await submit(form).click()
  await expect(message(form)).toHaveText('Spam gedetecteerd. Probeer het opnieuw.')
})

test('signs up from the footer', async ({ page }) => {
  await page.goto('/service')
  await hydrated(page)
  const form = page.getByRole('contentinfo').locator('form')
  await reveal(form, newAddress())
  await answerField(form).fill(await readCode(form))
  await submit(form).click()
  await expect(page.getByRole('contentinfo').getByText('Bedankt voor je inschrijving!')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('signs up from any page and keeps the fields', async ({ page }) => {
    await page.goto('/service')
    const address = newAddress()
    await email(page).fill('geen adres')
    await page.getByRole('radio', { name: 'Engels' }).check()
    await email(page).press('Enter')
    await expect(page).toHaveURL('/nieuwsbrief')
    const form = pageForm(page)
    await expect(message(form)).toHaveText('Vul een geldig e-mailadres in.')
    await expect(email(form)).toHaveValue('geen adres')
    await expect(form.getByRole('radio', { name: 'Engels' })).toBeChecked()
    await email(form).fill(address)
    await email(form).press('Enter')
    await expect(answerField(form)).toBeVisible()
    await answerField(form).fill('x')
    await answerField(form).press('Enter')
    await expect(message(form)).toHaveText('De veiligheidscontrole is onjuist. Probeer opnieuw.')
    const before = await readCode(form)
    await form.getByRole('button', { name: 'Vernieuw code' }).click()
    expect(await readCode(form)).not.toBe(before)
    await expect(message(form)).toBeHidden()
    await expect(form.getByRole('link', { name: 'Beluister code' })).toHaveAttribute(
      'href',
      /^\/api\/captcha\/[\w-]+\.wav$/,
    )
    await answerField(form).fill(await readCode(form))
    await answerField(form).press('Enter')
    await expect(page.getByText("You've got mail!")).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()
  })
})

const popup = (page: Page) => page.getByRole('dialog', { name: 'Eén brief per seizoen' })
/** A page with a clock that is wound by hand, and no other question open. */
async function openWithClock(page: Page): Promise<void> {
  const { origin } = new URL(page.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : page.url())
  await page.context().addCookies([
    { name: 'analytics', value: 'true', url: origin },
    { name: 'posthog', value: 'false', url: origin },
  ])
  await page.clock.install()
  await page.goto('/service')
  await hydrated(page)
  await page.clock.pauseAt(new Date(Date.now() + 2_000))
}
/** Lets two minutes pass, and then the moment in which the popup loads. */
async function waitForPopup(page: Page): Promise<void> {
  await page.clock.runFor(120_000)
  await expectPopup(page)
}
async function expectPopup(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(400)
    await expect(popup(page)).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 20_000 })
}

test.describe('the popup', () => {
  test('opens after two minutes', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(110_000)
    await expect(popup(page)).toBeHidden()
    await page.clock.runFor(10_000)
    await expectPopup(page)
    await expect(popup(page).getByRole('heading')).toBeFocused()
  })

  test('keeps the focus inside, and restores it', async ({ page }) => {
    await openWithClock(page)
    const from = page.getByRole('banner').getByRole('link', { name: /startpagina/ })
    await from.focus()
    await waitForPopup(page)
    for (const key of [...Array.from({ length: 14 }, () => 'Tab'), ...Array.from({ length: 14 }, () => 'Shift+Tab')]) {
      await page.keyboard.press(key)
      // Between the last and the first comes the browser itself, where the page has no focus.
      expect(
        await popup(page).evaluate(
          (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect(from).toBeFocused()
  })

  for (const [how, close, name, lasts] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape'), 'Dismissed', 30 * minute],
    ['a press beside it', (page: Page) => page.mouse.click(5, 5), 'Dismissed', 30 * minute],
    [
      'its cross',
      (page: Page) => popup(page).getByRole('button', { name: 'Venster sluiten' }).click(),
      'Dismissed',
      30 * minute,
    ],
    [
      "'Nee, bedankt'",
      (page: Page) => popup(page).getByRole('button', { name: 'Nee, bedankt' }).click(),
      'Removed',
      30 * day,
    ],
  ] as const) {
    test(`stays away for ${lasts / minute} minutes when closed by ${how}`, async ({ page }) => {
      await openWithClock(page)
      await waitForPopup(page)
      await close(page)
      await expect(popup(page)).toBeHidden()
      // Escape hides a dialog before it tells the page so.
      await expect.poll(() => marker(page, name)).toBe(lasts)
      await page.reload()
      await hydrated(page)
      await page.clock.runFor(125_000)
      await expect(popup(page)).toBeHidden()
      await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) + lasts))
      await page.reload()
      await hydrated(page)
      await waitForPopup(page)
    })
  }

  test('shows the confirmation after a signup, and stays away for ninety days', async ({ page }) => {
    await openWithClock(page)
    await waitForPopup(page)
    await email(popup(page)).fill(newAddress())
    await submit(popup(page)).click()
    await expect(answerField(popup(page))).toBeFocused()
    await answerField(popup(page)).fill(await readCode(popup(page)))
    await submit(popup(page)).click()
    const confirmation = page.getByRole('dialog', { name: "You've got mail!" })
    await expect(confirmation.getByText('Bedankt voor je inschrijving!')).toBeVisible()
    const close = confirmation.getByRole('button', { name: 'Sluiten', exact: true })
    await expect(close).toBeFocused()
    expect(await marker(page, 'Confirmed')).toBe(90 * day)
    await close.click()
    await expect(confirmation).toBeHidden()
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(125_000)
    await expect(popup(page)).toBeHidden()
  })

  test('waits while the visitor is typing', async ({ page }) => {
    await openWithClock(page)
    await email(page.getByRole('contentinfo')).focus()
    await page.clock.runFor(125_000)
    await expect(popup(page)).toBeHidden()
    await email(page.getByRole('contentinfo')).blur()
    await page.clock.runFor(5_000)
    await expectPopup(page)
  })

  test('waits on a page with a form or the configurator, and until the question about cookies is answered', async ({
    page,
  }) => {
    await openWithClock(page)
    await page.clock.runFor(1_000)
    for (const path of ['/contact', '/samenstellen/beat45']) {
      await page.goto(path)
      await hydrated(page)
      await page.clock.runFor(130_000)
      await expect(popup(page)).toBeHidden()
    }
    await page.context().clearCookies()
    await page.goto('/service')
    await hydrated(page)
    await page.clock.runFor(10_000)
    const banner = page.getByRole('region', { name: 'Mogen wij meetellen?' })
    await expect(banner).toBeVisible() // its script has come, for which this clock does not wait
    await page.clock.runFor(130_000)
    await expect(popup(page)).toBeHidden()
    await banner.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await page.clock.runFor(5_000)
    await expectPopup(page)
  })
})

const states: Record<string, (page: Page) => Promise<void>> = {
  'the form with a mistake': async (page) => {
    const form = await open(page)
    await submit(form).click()
    await expect(message(form)).not.toHaveText('')
  },
  'the form with the check': async (page) => {
    const form = await open(page)
    await reveal(form, newAddress())
    await expect(form.getByRole('img')).toBeVisible()
    await submit(form).click()
  },
  'the confirmation': async (page) => {
    const form = await open(page)
    await reveal(form, newAddress())
    await answerField(form).fill(await readCode(form))
    await submit(form).click()
    await expect(page.getByRole('main').getByText("You've got mail!")).toBeVisible()
  },
  'the popup': async (page) => {
    await openWithClock(page)
    await waitForPopup(page)
    await page.clock.resume()
  },
  'a link that is not known': async (page) => {
    await page.goto('/nieuwsbrief/bevestigen?token=onbekend')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
  },
}
for (const [name, show] of Object.entries(states)) {
  test(`${name} passes axe in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 800 })
    await show(page)
    expect(await axeFaultsInBothThemes(page)).toEqual([])
  })
}
