/** The privacy statement in its languages, legal pages, and texts for machines. */
import { expect, test } from '@playwright/test'
import { forEachAtOnce } from '#tests/services/load.ts'

test('links the languages of the statement, for visitors and search engines', async ({ page, request }) => {
  await page.goto('/privacy')
  const languages = page.getByRole('navigation', { name: 'Deze verklaring in een andere taal' })
  await expect(languages.getByRole('link')).toHaveText(['Nederlands', 'Deutsch', 'English'])
  const headOf = async (path: string) =>
    (await (await request.get(path)).text())
      .match(/<link rel="(?:canonical|alternate)"[^>]*>/g)
      ?.map(
        (link) =>
          `${/hreflang="([^"]+)"/i.exec(link)?.[1] ?? 'canonical'} ${/href="https?:\/\/[^/]+([^"]*)"/.exec(link)?.[1] ?? ''}`,
      )
  const languagesOf = ['nl /privacy', 'de /privacy?locale=de', 'en /privacy?locale=en', 'x-default /privacy']
  expect(await headOf('/privacy')).toEqual(['canonical /privacy', ...languagesOf])
  expect(await headOf('/privacy?locale=en')).toEqual(['canonical /privacy?locale=en', ...languagesOf])

  await languages.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/privacy?locale=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})

test('shows Dutch with a notice and noindex for a missing language', async ({ page }) => {
  const response = await page.goto('/privacy?locale=fr')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Deze verklaring is er niet in de taal die u vroeg.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'nl')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]').first()).toHaveAttribute('href', /\/privacy$/)
})

test('shows Dutch without a notice for an invalid language', async ({ page }) => {
  await page.goto('/privacy?locale=..%2F')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('links the legal pages in the footer', async ({ page, request }) => {
  await page.goto('/')
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ['Voorwaarden', '/voorwaarden'],
    ['Disclaimer', '/disclaimer'],
    ['Toegankelijkheid', '/toegankelijkheid'],
  ] as const) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    expect((await request.get(path)).status()).toBe(200)
  }
})

test('links the service site on the service page, which says nothing of the state of the servers', async ({ page }) => {
  await page.goto('/service')
  await expect(page.getByRole('link', { name: /Een melding volgen/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByText('De stand van deze site')).toHaveCount(0)
})

test('serves every text in llms.txt as Markdown with a canonical link', async ({ request }) => {
  test.setTimeout(120_000)
  const list = await request.get('/llms.txt')
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const paths = [...(await list.text()).matchAll(/\]\((https?:\/\/[^)]+\.md)\)/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(paths.length).toBeGreaterThan(200)
  const wrong: string[] = []
  await forEachAtOnce(4, paths, async (path) => {
    const response = await request.get(path)
    const text = await response.text()
    const canonical = `${path.replace(/\.md$/, '')}>; rel="canonical"`
    if (
      response.status() !== 200 ||
      response.headers()['content-type'] !== 'text/markdown; charset=utf-8' ||
      !response.headers()['link']?.endsWith(canonical) ||
      !text.startsWith('# ')
    )
      wrong.push(`${path} ${response.status()}`)
  })
  expect(wrong).toEqual([])
  const faq = paths.find((path) => path.startsWith('/veelgestelde-vragen/')) ?? ''
  const page = await (await request.get(faq.replace(/\.md$/, ''))).text()
  expect(page).toContain(`type="text/markdown"`)
  expect((await request.get('/producten/bestaat-niet.md')).status()).toBe(404)
})

test('has a security.txt that has not expired', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(Date.parse(/^Expires: (\S+)$/m.exec(await response.text())?.[1] ?? '')).toBeGreaterThan(Date.now())
})
