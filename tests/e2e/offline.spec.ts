/** Guides that are saved on the device open offline; other pages are not affected. */
import { expect, test, type Page } from '@playwright/test'
import { recordRequests } from './page.ts'

const guide = '/montage/scharnieren/grass'

async function openAndKeep(page: Page): Promise<void> {
  await page.goto(guide)
  await keep(page)
}
async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(page.getByText(/^Bewaard op dit apparaat/)).toBeVisible({ timeout: 60_000 })
}
const savedGuides = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('guide:')))

test('downloads and saves nothing before it is asked to, and asks twice where data is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const { settled } = recordRequests(page)
  await page.goto(guide)
  await expect(page.getByText('Niet bewaard op dit apparaat')).toBeVisible()
  await settled()
  expect(await savedGuides(page)).toEqual([])
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
  await expect(page.getByText('haalt ongeveer 1 MB op')).toBeVisible()
  expect(await savedGuides(page)).toEqual([])
  await page.getByRole('button', { name: 'Toch bewaren' }).click()
  await expect(page.getByText(/^Bewaard op dit apparaat/)).toBeVisible({ timeout: 60_000 })
  expect(await savedGuides(page)).toEqual([`guide:${guide}`])
})

test('opens a guide offline after one visit, with its styles and steps', async ({ page, context }) => {
  await openAndKeep(page)
  const words: string[] = []
  page.on('pageerror', (error) => words.push(error.message))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Druk de knop van onder naar boven los' })).toBeVisible()
  await expect(page.getByText(/^Bewaard op dit apparaat/)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument Sans')
  // From step to step within the page that is there.
  await page.getByRole('link', { name: 'Stap voor stap, groot in beeld', exact: true }).click()
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druk de knop van onder naar boven los')
  // A step that is asked for anew is shown at its place.
  await page.reload()
  await expect(page).toHaveURL(`${guide}#deur-2`)
  await expect(page.getByRole('heading', { level: 3, name: 'Druk de knop van onder naar boven los' })).toBeInViewport()
  expect(words).toEqual([])
})

test('opens the whole guide offline after a visit to one step, and the step again', async ({ page, context }) => {
  await page.goto(`${guide}?step=deur-2`)
  await keep(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Hele handleiding' }).click()
  await expect(page).toHaveURL(`${guide}#deur-2`)
  await expect(page.getByRole('heading', { level: 3, name: 'Druk de knop van onder naar boven los' })).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: 'Wat u doet' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druk de knop van onder naar boven los')
})

test('opens a saved guide offline from a link', async ({ page, context }) => {
  await openAndKeep(page)
  const { settled } = recordRequests(page)
  await page.goto('/montage/montagehandleiding')
  await settled()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Scharnier Grass van Thor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scharnier Grass')
  await expect(page).toHaveURL(guide)
  await expect(page.getByRole('heading', { level: 3, name: 'Druk de knop van onder naar boven los' })).toBeVisible()
})

test('loads the page from the server when online, and updates the saved copy', async ({ page }) => {
  await openAndKeep(page)
  await page.evaluate(async (path) => {
    const cache = await caches.open(`guide:${path}`)
    await cache.put(path, new Response('<title>Oud</title>', { headers: { 'content-type': 'text/html' } }))
  }, guide)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scharnier Grass')
  await expect(page.getByText(/^Bewaard op dit apparaat/)).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(() =>
      page.evaluate(async (path) => (await (await caches.match(path))?.text())?.includes('<title>Oud</title>'), guide),
    )
    .toBe(false)
})

test('neither controls nor saves other pages', async ({ page, context }) => {
  await openAndKeep(page)
  for (const path of ['/', '/montage', '/producten']) {
    await page.goto(path)
    expect(await page.evaluate(() => navigator.serviceWorker.controller), path).toBeNull()
  }
  expect(
    await page.evaluate(async () => {
      const names = await caches.keys()
      return Promise.all(
        names.map(async (name) => [
          name,
          (await (await caches.open(name)).keys())
            .filter(({ url }) => !/^\/(?:assets|img)\//.test(new URL(url).pathname))
            .map(({ url }) => new URL(url).pathname),
        ]),
      )
    }),
  ).toEqual([[`guide:${guide}`, [guide]]])
  await context.setOffline(true)
  await expect(page.goto('/montage/planchet')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

test('removes a guide, and the service worker with the last one', async ({ page }) => {
  await openAndKeep(page)
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Niet bewaard op dit apparaat')).toBeVisible()
  expect(
    await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
  ).toEqual([[], 0])
})

test('says that it is offline on other pages, and loads them when the network is back', async ({ page, context }) => {
  const { settled } = recordRequests(page)
  await page.goto('/service')
  await settled()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showroom', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is geen verbinding')
  await expect(page.getByRole('main')).not.toContainText('ligt aan ons')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is geen verbinding')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2, name: 'Adres en openingstijden' })).toBeVisible()
  await expect(page).toHaveURL('/showroom')
})
