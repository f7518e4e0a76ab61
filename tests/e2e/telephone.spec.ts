/** What a telephone does to a page that a desk does not: a notch stands in it, and a small field magnifies it. */
import { expect, test } from '@playwright/test'

test('on a telephone that lies on its side, words stand beside the notch', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } })
  for (const path of ['/', '/producten', '/collecties/spiegels/m01', '/verkooppunten']) {
    await page.goto(path)
    const beyond = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((all) =>
      all
        .map((element) => ({
          words: element.textContent.trim().slice(0, 40),
          ...element.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, left, right }) => width > 1 && (left < 59 || right > innerWidth - 59))
        .map(({ words }) => words),
    )
    expect([path, ...beyond]).toEqual([path])
  }
})

test('no field is so small that a telephone magnifies the page for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fields = page.locator('input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea')
  for (const path of [
    '/',
    '/producten',
    '/collecties/spiegels/m01',
    '/service/past-het',
    '/montage/aanvoermaten-afvoermaten',
    '/verlanglijstje?items=mirror.m01',
    '/downloads',
    '/verkooppunten',
    '/veelgestelde-vragen',
    '/zoeken',
    '/bestaat-niet',
  ]) {
    await page.goto(path)
    const small = await fields.evaluateAll((all) =>
      all
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name')),
    )
    expect([path, ...small]).toEqual([path])
  }
})
