/** Vacancies: the list, one of them, and how to answer. */
import { expect, test } from '@playwright/test'

test('shows a vacancy and how to apply', async ({ page }) => {
  await page.goto('/vacatures')
  await page.getByRole('link', { name: 'Meubelmaker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meubelmaker' })).toBeVisible()
  await expect(page.getByText(/\d+(?:-\d+)? uur/).first()).toBeVisible()
  const main = page.getByRole('main')
  const mail = main.getByRole('link', { name: '@' })
  await expect(mail, 'the address, once').toHaveCount(1)
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=Sollicitatie%20Meubelmaker$/)
  await expect(main.getByRole('link', { name: /^Solliciteer/ }), 'one way to the form').toHaveCount(1)
  await expect(main.getByRole('link', { name: /^Solliciteer/ })).toBeInViewport()
  const posting = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(posting.some((text) => text.includes('"JobPosting"'))).toBe(true)
})

test('gives search engines every job posting with the required fields', async ({ page, request }) => {
  const feed = await (await request.get('/vacatures/rss.xml')).text()
  const paths = [...feed.matchAll(/<link>[^<]*(\/vacatures\/[^<]+)<\/link>/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) {
    await page.goto(path)
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const posting: unknown = JSON.parse(scripts.find((text) => text.includes('"JobPosting"')) ?? '{}')
    expect(posting, path).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/^<p>.*<ul><li>/s),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      hiringOrganization: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
      jobLocation: { address: { addressLocality: expect.stringMatching(/\S/), addressCountry: 'NL' } },
      employmentType: expect.arrayContaining([expect.stringMatching(/^(?:FULL|PART)_TIME$/)]),
      baseSalary: {
        currency: 'EUR',
        value: { minValue: expect.any(Number), maxValue: expect.any(Number), unitText: 'MONTH' },
      },
    })
  }
})

test('links and serves a valid feed of vacancies, which is never cached', async ({ page, request }) => {
  await page.goto('/vacatures')
  await expect(page.locator('link[type="application/rss+xml"]').first()).toHaveAttribute(
    'href',
    /\/vacatures\/rss\.xml$/,
  )
  const response = await request.get('/vacatures/rss.xml')
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers()['cache-control']).toBe('no-cache')
  const parsed = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      return {
        broken: feed.querySelector('parsererror') !== null,
        titles: [...feed.querySelectorAll('item > title')].map((title) => title.textContent),
      }
    },
    await response.text(),
  )
  expect(parsed.broken).toBe(false)
  expect(parsed.titles).toContain('Meubelmaker, Oeverdam, 32-38 uur')
})
