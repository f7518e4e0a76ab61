/** Downloads: filters, the files themselves, and redirects of replaced files. */
import { expect, test } from '@playwright/test'
import { open } from './page.ts'

const types = { pdf: 'application/pdf', mp4: 'video/mp4', glb: 'model/gltf-binary', fbx: 'application/octet-stream' }

test('serves every file on the page with its type and length', async ({ page, request }) => {
  test.setTimeout(120_000)
  await page.goto('/downloads')
  const hrefs = await page
    .locator('main a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(60)
  const wrong: string[] = []
  for (const href of hrefs) {
    const head = await request.head(href)
    const got = await request.get(href, { headers: { 'accept-encoding': 'identity' } })
    const bytes = (await got.body()).length
    const type = Object.entries(types).find(([ending]) => href.endsWith(`.${ending}`))?.[1]
    if (
      head.status() !== 200 ||
      got.status() !== 200 ||
      got.headers()['content-type'] !== type ||
      Number(got.headers()['content-length']) !== bytes ||
      Number(head.headers()['content-length']) !== bytes ||
      bytes === 0
    )
      wrong.push(`${href} ${got.status()} ${got.headers()['content-type'] ?? ''} ${bytes}`)
  }
  expect(wrong).toEqual([])
})

test('shows kind, size, language, version and date of each file', async ({ page }) => {
  await page.goto('/downloads')
  const folded = page.locator('main details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  const files = page.locator('main li').filter({ has: page.locator('a[download]') })
  const texts = await files.allInnerTexts()
  expect(texts.length).toBeGreaterThan(60)
  expect(
    texts.filter(
      (text) =>
        !/versie \d{4}\.\d{1,2}, \d{1,2} [a-z]{3,4}\.? \d{4}/.test(text) ||
        !/(?:Nederlands|Engels|Duits)/.test(text) ||
        !/(?:pdf|mp4|glb|fbx) \d[\d,]* (?:kB|MB|B)/i.test(text),
    ),
  ).toEqual([])
})

test('the files to download are folded by kind, and open when they are searched', async ({ page }) => {
  for (const [size, most] of [
    [{ width: 1440, height: 900 }, 2_800],
    [{ width: 390, height: 844 }, 3_600],
  ] as const) {
    await page.setViewportSize(size)
    await open(page, '/downloads')
    const files = page.getByRole('main').locator('a[download]').filter({ visible: true })
    // Only those of the first kind, so that the page begins with something to take along.
    expect(
      new Set(await files.evaluateAll((links) => links.map((link) => link.closest('details')?.textContent))),
    ).toHaveProperty('size', 1)
    await expect(files.first()).toHaveAccessibleName(/^Brochure/)
    const main = await page.getByRole('main').boundingBox()
    expect(main?.height, String(size.width)).toBeLessThanOrEqual(most)
    await page.getByRole('heading', { level: 2, name: 'Maattekening' }).click()
    await expect(files.filter({ hasText: 'Beat 45' })).toBeInViewport()
    await open(page, '/downloads?search=beat+45#zoek')
    await expect(files.first()).toBeInViewport()
  }
})

test('filters by kind and subject, and undoes the last choice on Back', async ({ page }) => {
  await open(page, '/downloads')
  await page.getByLabel('Soort').selectOption('maattekening')
  await expect(page).toHaveURL(/type=maattekening/)
  await page.getByLabel('Collectie of spiegel').selectOption('beat45')
  await expect(page.getByText('1 bestand', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^\d\d bestanden$/)).toBeVisible()
  await expect(page.getByLabel('Soort')).toHaveValue('maattekening')
  await page.getByRole('link', { name: 'Alles wissen' }).click()
  await expect(page).toHaveURL(/\/downloads(?:#zoek)?$/)
})

test('lists the drawing of a collection and the guides of its drawers, hinges and hanging', async ({ page }) => {
  await page.goto('/downloads?collection=beat45')
  for (const name of [
    'Maattekeningen Beat 45, met leidingen en bevestiging',
    'Montagehandleiding wandhangend meubel',
    'Handleiding ladesysteem Hettich (LS-H)',
    'Handleiding scharnier Hettich (SC-H)',
    'Instructievideo ladesysteem Hettich (LS-H)',
  ])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('ladesysteem Scala')).toHaveCount(0)
})

test('redirects a replaced version to the newest permanently, and is a 404 for an unknown file', async ({
  request,
}) => {
  const response = await request.get('/media/pdf/brochure-2025.pdf', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, '/media/pdf/brochure-2026.pdf'])
  expect((await request.get('/media/pdf/onderhoud/lariks.pdf')).headers()['content-type']).toBe('application/pdf')
  expect((await request.get('/media/pdf/bestaat-niet.pdf')).status()).toBe(404)
  expect((await request.get('/media/../package.json')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('filters by the button', async ({ page }) => {
    await page.goto('/downloads')
    await page.getByLabel('Zoek op naam').fill('onderhoud')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page).toHaveURL(/search=onderhoud/)
    await expect(page.getByRole('heading', { level: 2, name: 'Onderhoud' })).toBeVisible()
  })
})
