/** 'Deel deze pagina': the ways, the words after copying, and that nobody else is asked before a click. */
import { expect, test, type Page } from '@playwright/test'
import { open } from './page.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Deel deze pagina' })

test('copies the address with its filters, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/producten?category=spiegelkasten')
  await bar(page).getByRole('button', { name: 'Kopieer link' }).click()
  await expect(bar(page).getByRole('alert')).toHaveText('Link gekopieerd naar klembord!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('shows the address when the browser does not allow copying', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    }),
  )
  await open(page, '/service')
  await bar(page).getByRole('button', { name: 'Kopieer link' }).click()
  await expect(bar(page).getByRole('alert')).toContainText(/Het adres is http.+\/service$/)
})

test('links the current page in new tabs, also after navigation', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) asked.push(request.url())
  })
  await open(page, '/service')
  for (const [name, host] of [
    ['Facebook', 'www.facebook.com'],
    ['Twitter', 'twitter.com'],
    ['LinkedIn', 'www.linkedin.com'],
    ['WhatsApp', 'wa.me'],
  ] as const) {
    const link = bar(page).getByRole('link', { name: `${name} (opent in een nieuw tabblad)` })
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAttribute('target', '_blank')
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.host).toBe(host)
    expect([...address.searchParams.values()].join(' ')).toContain('/service')
  }
  await expect(bar(page).getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.+%20%7C%20Oeverhout&body=http/,
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showroom', exact: true }).click()
  await expect(page).toHaveURL('/showroom')
  await expect(bar(page).getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /%2Fshowroom$/)
  expect(asked).toEqual([])
})

test('is absent on pages with a personal token and on unknown pages', async ({ page }) => {
  for (const path of ['/nieuwsbrief/afmelden?token=x', '/bestaat-niet']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(bar(page), path).toHaveCount(0)
  }
})

test('gives each product, variant, mirror, collection and colour its own share picture', async ({ request }) => {
  const addresses = [
    '/producten/wastafelmeubel-beat-45',
    '/producten/wastafelmeubel-beat-45?variant=WB45-0600-NAMA',
    '/collecties/spiegels/m04',
    '/collecties/beat45',
    '/kleuren/eiken-naturel',
  ]
  const cards = await Promise.all(
    addresses.map(
      async (address) =>
        /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(await (await request.get(address)).text())?.[1] ??
        address,
    ),
  )
  expect(new Set(cards).size).toBe(addresses.length)
  expect(cards[1]).toContain('nachtblauw-mat')
  for (const card of cards) {
    const answer = await request.get(card)
    expect([answer.status(), answer.headers()['content-type']], card).toEqual([200, 'image/jpeg'])
  }
})

test('is not printed', async ({ page }) => {
  await page.goto('/service')
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('has its links, and no button that does nothing', async ({ page }) => {
    await page.goto('/service')
    await expect(bar(page).getByRole('link')).toHaveCount(5)
    await expect(bar(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Instellingen' })).toHaveCount(0)
  })
})
