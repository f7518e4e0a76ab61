/** Theme and motion: what is stored, what is shown, and where the theme is fixed. */
import { expect, test, type Page } from '@playwright/test'
import { hydrated, open } from './page.ts'

const html = (page: Page) => page.locator('html')
const opener = (page: Page) => page.getByRole('button', { name: 'Instellingen', exact: true })
/** Opens the panel as soon as the page is alive. */
async function openPanel(page: Page) {
  await hydrated(page)
  await opener(page).click()
}
const panel = (page: Page) => page.getByRole('dialog', { name: 'Instellingen' })
const stored = (page: Page) =>
  page.evaluate(() => ['theme', 'hasManualPreference', 'reducedMotion'].map((key) => localStorage.getItem(key)))
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('follows the system until a theme is chosen, and again after Volg systeem', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/service')
  expect(await stored(page)).toEqual([null, null, null])

  await openPanel(page)
  await expect(panel(page).getByRole('radio', { name: 'Volg systeem' })).toBeChecked()
  await panel(page).getByText('Licht').click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  expect(await ground(page)).toBe('light')
  expect((await stored(page)).slice(0, 2)).toEqual(['light', 'true'])

  await page.reload()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await openPanel(page)
  await panel(page).getByText('Volg systeem').click()
  await expect(html(page)).not.toHaveAttribute('data-theme')
  expect((await stored(page)).slice(0, 2)).toEqual([null, 'false'])
})

test('applies the stored theme before the scripts load', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('hasManualPreference', 'true')
  })
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, (route) => route.abort())
  await page.goto('/service')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})

// The whole list: app/features/theme/forced-theme.test.ts.
for (const path of ['/over-ons', '/collecties/exclusief/linea']) {
  test(`${path} is dark for everyone, and keeps the stored choice`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light')
      localStorage.setItem('hasManualPreference', 'true')
    })
    await page.goto(path)
    expect(await ground(page)).toBe('dark')
    await openPanel(page)
    for (const name of ['Licht', 'Donker', 'Volg systeem'])
      await expect(panel(page).getByRole('radio', { name })).toBeDisabled()
    await expect(panel(page)).toContainText('Deze pagina is altijd donker')
    expect((await stored(page)).slice(0, 2)).toEqual(['light', 'true'])
  })
}

test('has backgrounds in both themes without light-dark() (Safari before 17.5)', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = new Proxy(CSS.supports, {
      apply: (supports, css, condition: string[]) =>
        !condition.join().includes('light-dark(') && Reflect.apply(supports, css, condition),
    })
  })
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'not-light-dark(') })
  })
  const grounds: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/service')
    await expect(html(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    grounds.push(await html(page).evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  expect(new Set(grounds).size).toBe(2)
})

test('restores the chosen theme after a page that is always dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/over-ons')
  expect(await ground(page)).toBe('dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page).toHaveURL('/service')
  await expect(html(page)).not.toHaveAttribute('data-forced-theme')
})

test('stores and applies reduced motion, also on a page that is always dark', async ({ page }) => {
  await page.goto('/over-ons')
  await openPanel(page)
  await panel(page).getByRole('switch', { name: 'Verminder beweging' }).click()
  await expect(html(page)).toHaveAttribute('data-reduced-motion', '')
  expect((await stored(page))[2]).toBe('true')
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-reduced-motion', '')
})

test('follows a choice in another tab', async ({ page, context }) => {
  await page.goto('/service')
  const other = await context.newPage()
  await other.goto('/service')
  await hydrated(other)
  await openPanel(page)
  await panel(page).getByText('Donker').click()
  await expect(html(other)).toHaveAttribute('data-theme', 'dark')
})

test('works without storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/service')
  await openPanel(page)
  await panel(page).getByText('Donker').click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  expect(errors).toEqual([])
})

test('opens the panel by keyboard, and returns the focus on Escape', async ({ page }) => {
  await open(page, '/service')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Instellingen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('closes the panel when the focus leaves it', async ({ page }) => {
  await page.goto('/service')
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus()
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeFocused()
})
