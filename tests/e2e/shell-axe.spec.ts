/** axe over the shell in each of its states, in both themes. */
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { hydrated } from './hydrated.ts'

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const states: Record<string, { width: number; path: string; open: (page: Page) => Promise<void> }> = {
  'an open menu over a hero': {
    width: 1280,
    path: '/collecties/beat40',
    open: async (page) => {
      await page.getByRole('banner').locator('summary', { hasText: 'Collecties' }).hover()
      await expect(page.getByRole('banner').getByRole('link', { name: /^Beat 40/ })).toBeVisible()
    },
  },
  'the open mobile menu': {
    width: 390,
    path: '/service',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
  },
  'a submenu of the mobile menu': {
    width: 390,
    path: '/service',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Collecties' }).click()
    },
  },
  'the settings panel': { width: 390, path: '/service', open: openSettings },
  'the settings panel on a dark page': { width: 1280, path: '/over-ons', open: openSettings },
}

for (const [name, state] of Object.entries(states)) {
  test(`${name} passes axe in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: state.width, height: 800 })
    await page.goto(state.path)
    await hydrated(page)
    await state.open(page)
    expect(await axeFaultsInBothThemes(page)).toEqual([])
  })
}
