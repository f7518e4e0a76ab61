/** The browser starts with the query cache of the server: it requests nothing that the page came with, and Back finds the page as it was. */
import { expect, test } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { open, recordConsole, recordRequests } from './page.ts'

for (const [path, kind] of [
  ...pageKinds,
  ['/inspiratie', 'rooms'],
  ['/service/past-het?width=118', 'fit'],
  ['/vergelijken', 'comparison'],
  ['/downloads', 'downloads'],
  ['/showroom', 'showroom'],
  ['/verkooppunten/nederland/groningen', 'a province'],
] as const) {
  test(`calls no server function for ${kind} until the visitor acts, nor on Back, which finds it unchanged`, async ({
    page,
  }) => {
    const messages = recordConsole(page)
    const { urls, settled } = recordRequests(page)
    const calls = () => urls.filter((url) => url.includes('/_serverFn/'))
    // A fixed clock, so that nothing expires on a slow machine: a quarter of an hour after the server may have cached the page.
    await page.clock.setFixedTime(Date.now() + 900_000)
    await page.goto(path)
    await settled()
    // The map comes after the page, with what the page came with.
    if (kind === 'dealers' || kind === 'a province')
      await expect(page.getByRole('region', { name: 'Kaart' }).getByText(/ in beeld$/)).toBeAttached()
    expect(calls()).toEqual([])
    const before = await page.getByRole('main').innerText()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer', exact: true }).dispatchEvent('click')
    await expect(page).toHaveURL('/disclaimer')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await settled()
    const sofar = calls().length
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main')).toHaveText(before, { useInnerText: true })
    await settled()
    expect(calls()).toHaveLength(sofar)
    expect(messages).toEqual([])
  })
}

test('an open tab shows a price of ten minutes ago at once, and then the new one', async ({ page }) => {
  const opened = Date.now()
  await page.clock.setFixedTime(opened)
  await open(page, '/producten/planchet-sunny')
  const price = (amount: string) => page.getByText(new RegExp(`^€\\s${amount} incl\\. btw$`))
  await expect(price('49,00')).toBeVisible()
  const leave = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer', exact: true }).dispatchEvent('click')
    await expect(page).toHaveURL('/disclaimer')
    // The address is there first; a page that has not been left asks for nothing on Back.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await leave()
  await page.clock.setFixedTime(opened + 600_000)
  const answered = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('4900', '5900')
    await answered.promise
    await route.fulfill({ response, body })
  })
  await page.goBack()
  await expect(price('49,00')).toBeVisible()
  answered.resolve()
  await expect(price('59,00')).toBeVisible()
})
