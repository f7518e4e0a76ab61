/** Assembly guides: identify, chapters, steps; and the pages around them. */
import { expect, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { open } from './page.ts'

test('jumps to a chapter of a guide with its numbered steps', async ({ page }) => {
  await page.goto('/montage/ladesystemen/hettich')
  await expect(page.getByRole('heading', { name: 'Is dit wat u voor u hebt?' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Op deze pagina' })
    .getByRole('link', { name: 'Voeg in hoogte en zijwaarts stellen' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Voeg in hoogte en zijwaarts stellen' })).toBeInViewport()
  await expect(page.locator('#hoogte').getByRole('listitem').first()).toContainText('Meet eerst waar het scheef zit')
  await expect(page.getByRole('columnheader', { name: 'Wat u doet' })).toBeVisible()
})

test('finds the right guide in two taps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/montage')
  await page.getByRole('link', { name: /^Een lade/ }).click()
  await expect(page.getByRole('heading', { name: 'Hoe ziet de zijwand van de lade eruit?' })).toBeVisible()
  await page.getByRole('link', { name: 'Antraciet staal, vlak, 16 mm dik' }).click()
  await expect(page).toHaveURL('/montage/ladesystemen/scala')
})

test('skips a question, undoes an answer on Back, and keeps answers in the address', async ({ page }) => {
  await page.goto('/montage/ladesystemen')
  const question = (title: string) => page.getByRole('heading', { name: title })
  await page.getByRole('link', { name: 'Dat kan ik niet zien' }).click()
  await expect(question('Wat voelt u onder de bodem?')).toBeVisible()
  await page.getByRole('link', { name: 'Dat kan ik niet zien' }).click()
  await page.getByRole('link', { name: 'Onder de bodem, niet te zien' }).click()
  await expect(question('Deze kunnen het nog zijn')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list').getByRole('link', { name: 'Ladesysteem Scala', exact: true })).toBeVisible()
  await page.goBack()
  await expect(question('Waar loopt de geleider?')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('finds a hinge and walks through its steps', async ({ page }) => {
    await page.goto('/montage/scharnieren')
    await page.getByRole('link', { name: 'Een platte drukknop', exact: true }).click()
    await expect(page).toHaveURL('/montage/scharnieren/grass')
    await page.getByRole('link', { name: 'Stap voor stap, groot in beeld', exact: true }).click()
    await page.getByRole('link', { name: 'Volgende' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druk de knop van onder naar boven los')
  })
})

test.describe('one step at a time on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('changes the step by swipe, key and button, and closes to its place in the guide', async ({ page }) => {
    await open(page, '/montage/ladesystemen/hettich?step=hoogte-1')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Meet eerst waar het scheef zit')
    const next = page.getByRole('link', { name: 'Volgende' })
    await expect(next).toBeInViewport({ ratio: 1 })
    expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await next.tap()
    await expect(title).toHaveText('Draai het wiel voor de hoogte')
    await page.evaluate(() => {
      const step = document.querySelector('main article')
      const touch = (x: number) => (step ? new Touch({ identifier: 1, target: step, clientX: x, clientY: 400 }) : null)
      const [from, to] = [touch(320), touch(120)]
      if (!step || !from || !to) return
      step.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [from], changedTouches: [from] }))
      step.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [to] }))
    })
    await expect(page).toHaveURL(/step=hoogte-3$/)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/step=hoogte-2$/)
    await page.getByRole('link', { name: 'Hele handleiding' }).tap()
    await expect(page).toHaveURL('/montage/ladesystemen/hettich#hoogte-2')
    await expect(page.getByRole('heading', { level: 3, name: 'Draai het wiel voor de hoogte' })).toBeInViewport()
  })

  test('keeps the screen on from step to step until it is switched off', async ({ page }) => {
    await page.addInitScript(() => {
      const held = new Set<EventTarget>()
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => {
            const lock = Object.assign(new EventTarget(), {
              released: false,
              release: () => {
                lock.released = true
                held.delete(lock)
                lock.dispatchEvent(new Event('release'))
                return Promise.resolve()
              },
            })
            held.add(lock)
            return Promise.resolve(lock)
          },
        },
      })
      Object.defineProperty(globalThis, 'heldLocks', { get: () => held.size })
    })
    const heldLocks = () => page.evaluate<unknown>('heldLocks')
    await open(page, '/montage/planchet?step=hoogte-1')
    const awake = page.getByRole('switch', { name: 'Houd het scherm aan' })
    await expect(awake).not.toBeChecked()
    expect(await heldLocks()).toBe(0)
    await awake.click()
    await expect(awake).toBeChecked()
    await page.getByRole('link', { name: 'Volgende' }).tap()
    await expect(page).toHaveURL(/step=hoogte-2$/)
    await expect(awake).toBeChecked()
    await page.getByRole('link', { name: 'Hele handleiding' }).tap()
    await expect(awake).toHaveCount(0)
    await expect.poll(heldLocks).toBe(0)
  })

  test('axe finds nothing on a step', async ({ page }) => {
    await open(page, '/montage/scharnieren/hettich?step=hoogte-2')
    expect(await axeFaults(page)).toEqual([])
  })
})

test('links a collection to its drawer guide, hinge guide and pipes', async ({ page }) => {
  await page.goto('/montage/montagehandleiding')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Thor', exact: true }) })
    .first()
  await expect(row.getByRole('link', { name: 'Scharnier Grass van Thor' })).toHaveAttribute(
    'href',
    '/montage/scharnieren/grass',
  )
  await expect(row.getByRole('link', { name: /^Maattekening van Thor/ })).toHaveAttribute(
    'href',
    '/media/pdf/maattekeningen/thor.pdf',
  )
  await row.getByRole('link', { name: 'Ladesysteem Scala van Thor' }).click()
  await expect(page).toHaveURL('/montage/ladesystemen/scala')
})

for (const path of [
  '/montage/planchet',
  '/montage/nisplank',
  '/montage/montagehandleiding',
  '/montage/scharnieren/grass',
]) {
  test(`${path} is a page`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200)
  })
}

test('has no guide for unknown systems', async ({ request }) => {
  for (const path of ['/montage/ladesystemen/blum', '/montage/scharnieren/xp', '/montage/crystal'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('has the privacy statement in other languages, and says when it does not', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy statement' })).toBeVisible()
  await page.goto('/privacy?locale=fr')
  await expect(page.getByText('Deze verklaring is er niet in de taal die u vroeg.')).toBeVisible()
})

test('searches all kinds of content, colours first, and says when it finds nothing', async ({ page }) => {
  await page.goto('/zoeken?q=eiken')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Kleuren')
  await page.goto('/zoeken?q=xqzztw')
  await expect(page.getByText('Geen resultaten gevonden.')).toBeVisible()
})
