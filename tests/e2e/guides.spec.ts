/** Assembly guides: recognise, jump to a chapter, follow the steps; and the pages around them. */
import { expect, test } from '@playwright/test'

test('a fitter jumps to a chapter of a guide and sees its numbered steps', async ({ page }) => {
  await page.goto('/montage/ladesystemen/hettich')
  await expect(page.getByRole('heading', { name: 'Is dit wat u voor u hebt?' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link', { name: 'Voeg in hoogte en zijwaarts stellen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Voeg in hoogte en zijwaarts stellen' })).toBeInViewport()
  await expect(page.locator('#hoogte').getByRole('listitem').first()).toContainText('Meet eerst waar het scheef zit')
  await expect(page.getByRole('columnheader', { name: 'Wat u doet' })).toBeVisible()
})

for (const path of ['/montage/planchet', '/montage/nisplank', '/montage/montagehandleiding', '/montage/scharnieren/grass']) {
  test(`${path} finds its page among its neighbours`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200)
  })
}

test('systems that are not ours have no guide', async ({ request }) => {
  for (const path of ['/montage/ladesystemen/blum', '/montage/scharnieren/xp', '/montage/crystal']) expect((await request.get(path)).status(), path).toBe(404)
})

test('the privacy statement is there in other languages, and says so where it is not', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy statement' })).toBeVisible()
  await page.goto('/privacy?locale=fr')
  await expect(page.getByText('Deze verklaring is er niet in de taal die u vroeg.')).toBeVisible()
})

test('the site’s search finds across kinds, colours first, and says when it finds nothing', async ({ page }) => {
  await page.goto('/zoeken?q=eiken')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Kleur')
  await page.goto('/zoeken?q=xqzztw')
  await expect(page.getByText('Geen resultaten gevonden.')).toBeVisible()
})
