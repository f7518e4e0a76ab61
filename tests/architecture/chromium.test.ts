/** The browser of the journeys is started as Playwright means it to be, and with less besides. */
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { chromiumArgs } from '#tests/e2e/chromium.ts'

test('keeps the features disabled that Playwright disables', async () => {
  // Node is no browser: it ends at once, and Playwright tells how it was started.
  const told: unknown = await chromium
    .launch({ executablePath: process.execPath, args: chromiumArgs })
    .catch((error: unknown) => error)
  const line = /<launching> .*/.exec(told instanceof Error ? told.message : '')?.[0] ?? ''
  const [playwrights = [], ours = [], ...more] = [...line.matchAll(/--disable-features=(\S+)/g)].map(
    ([, features = '']) => features.split(','),
  )
  expect(playwrights.length).toBeGreaterThan(5)
  expect(playwrights.filter((feature) => !ours.includes(feature))).toEqual([])
  expect(more).toEqual([])
})
