/** Pages on a telephone with a notch. */
import { expect, test } from '@playwright/test'

test('keeps text clear of the notch of a telephone on its side', async ({ page }) => {
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
