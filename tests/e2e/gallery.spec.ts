/** Pictures: stepped through by keys, swiped by finger, enlarged and moved about, and still there as links without JavaScript. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'
import { open } from './page.ts'

/** A product of which several finishes are pictured. */
const product = '/producten/toiletmeubel-beat-45'

const gallery = (page: Page) => page.getByRole('region', { name: /^Foto’s van / })
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Foto’s van / })
const enlarged = (page: Page) => viewer(page).getByRole('region', { name: 'Vergrote foto' })

test('steps through the pictures by keys, buttons and thumbnails, and the focus follows', async ({ page }) => {
  await open(page, product)
  const count = gallery(page).getByRole('status')
  const small = gallery(page).getByRole('link', { name: /^Foto \d+: / })
  const total = await small.count()
  expect(total).toBeGreaterThan(2)
  await expect(count).toHaveText(`Foto 1 /van ${total}`)

  await gallery(page)
    .getByRole('link', { name: /^Vergroot: / })
    .first()
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText(`Foto 2 /van ${total}`)
  await expect(
    gallery(page)
      .getByRole('listitem')
      .nth(1)
      .getByRole('link', { name: /^Vergroot: / }),
  ).toBeFocused()
  await page.keyboard.press('End')
  await expect(count).toHaveText(`Foto ${total} /van ${total}`)
  await expect(gallery(page).getByRole('button', { name: 'Volgende foto' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Home')
  await expect(count).toHaveText(`Foto 1 /van ${total}`)
  await gallery(page).getByRole('button', { name: 'Volgende foto' }).click()
  await expect(count).toHaveText(`Foto 2 /van ${total}`)
  await small.last().click()
  await expect(small.last()).toHaveAttribute('aria-current', 'true')
  await expect(
    gallery(page)
      .getByRole('listitem')
      .nth(total - 1)
      .getByRole('img'),
  ).toBeInViewport()

  await gallery(page)
    .getByRole('listitem')
    .nth(total - 1)
    .getByRole('link', { name: /^Kies deze kleur/ })
    .click()
  await expect(page).toHaveURL(/\?variant=/)
  await expect(count).toHaveText(`Foto 1 /van ${total}`)
})

test('shows a vanity unit in the width that is chosen, and says in which width another colour is pictured', async ({
  page,
}) => {
  await open(page, '/producten/dubbel-wastafelmeubel-nuance-51-5')
  const main = page.getByRole('main')
  const first = gallery(page).getByRole('listitem').first()
  const choose = async (choice: string, name: RegExp) => {
    const link = main.getByRole('navigation', { name: choice }).getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
  await choose('Kleur', /^Salie/)
  await choose('Maat', /^180 x/)
  const wide = await first.getByRole('img').getAttribute('src')
  await choose('Maat', /^160 x/)
  await expect(first.getByRole('img')).not.toHaveAttribute('src', wide ?? '')
  await expect(first.getByText('op de foto in')).toHaveCount(0)
  await choose('Kleur', /^Wit/)
  await expect(first.getByText(/, op de foto in 180 x/)).toBeVisible()
})

test('opens a picture over the page, magnifies it to its own pixels, pans by keys and pointer, and returns the focus on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await open(page, '/collecties/exclusief/linea')
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('PictureViewer')) loaded.push(request.url())
  })
  const opener = page
    .getByRole('main')
    .getByRole('link', { name: /^Vergroot: / })
    .first()
  await opener.focus()
  expect(loaded).toEqual([])
  await page.keyboard.press('Enter')
  await expect(viewer(page)).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
  await expect(viewer(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
  const counted = viewer(page).getByRole('status')
  const total = Number(/\d+$/.exec((await counted.textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(2)
  await page.keyboard.press('End')
  await expect(counted).toHaveText(`Foto ${total} van ${total}`)
  await page.keyboard.press('Home')
  await expect(counted).toHaveText(`Foto 1 van ${total}`)

  const picture = viewer(page).getByRole('img').first()
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await widthOf()
  expect(whole).toBeLessThanOrEqual(1000)
  await viewer(page).getByRole('button', { name: 'Vergroot' }).click()
  await expect.poll(widthOf).toBeGreaterThanOrEqual(whole * 1.99)
  await expect
    .poll(
      async () =>
        (await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)) ===
        Number(await picture.getAttribute('width')),
    )
    .toBe(true)
  const scrolled = () =>
    enlarged(page).evaluate((pane) => ({ left: Math.round(pane.scrollLeft), top: Math.round(pane.scrollTop) }))
  const middle = await scrolled()
  expect(middle.left).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await scrolled()).left).toBe(middle.left + 80)
  await page.mouse.move(500, 350)
  await page.mouse.down()
  await page.mouse.move(560, 350, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await scrolled()).left).toBe(middle.left + 20)
  await page.mouse.click(500, 350)
  await expect(enlarged(page)).toHaveCount(0)
  await page.keyboard.press('+')
  await expect(enlarged(page)).toBeVisible()
  await page.keyboard.press('0')
  await expect.poll(widthOf).toBeCloseTo(whole, 0)

  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('follows swipes after a button in browsers without scrollend (Safari)', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener(
      'scrollend',
      (event) => {
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
  await open(page, product)
  const row = gallery(page).getByRole('list').first()
  const back = async (of: Locator) => {
    await of.hover()
    await page.mouse.wheel(-1200, 0)
  }
  await gallery(page).getByRole('button', { name: 'Volgende foto' }).click()
  await expect.poll(() => row.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(1)
  await back(row)
  await expect(gallery(page).getByRole('status')).toHaveText(/^Foto 1 /)

  await gallery(page)
    .getByRole('link', { name: /^Vergroot: / })
    .first()
    .click()
  await viewer(page).getByRole('button', { name: 'Volgende foto' }).click()
  await expect
    .poll(() =>
      viewer(page)
        .getByRole('list')
        .evaluate((element) => element.scrollLeft / element.clientWidth),
    )
    .toBe(1)
  await back(viewer(page).getByRole('list'))
  await expect(viewer(page).getByRole('status')).toHaveText(/^Foto 1 van /)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('goes to the next picture by a swipe, and magnifies by a double tap and by two fingers', async ({ page }) => {
    await open(page, product)
    const touch = await page.context().newCDPSession(page)
    const row = await gallery(page).getByRole('list').first().boundingBox()
    if (!row) throw new Error('the row is not there')
    const at = (x: number) => [{ x, y: row.y + 100, id: 0 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320) })
    for (const x of [300, 260, 200, 140, 80, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(gallery(page).getByRole('status')).toHaveText(/^Foto 2 /)

    await gallery(page)
      .getByRole('listitem')
      .nth(1)
      .getByRole('link', { name: /^Vergroot: / })
      .tap()
    await expect(viewer(page).getByRole('status')).toHaveText(/^Foto 2 van /)
    // Two taps in quick succession, for as long as a busy machine sends them too far apart.
    await expect(async () => {
      if (!(await enlarged(page).isVisible())) {
        await page.touchscreen.tap(200, 400)
        await page.touchscreen.tap(200, 400)
      }
      await expect(enlarged(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await viewer(page).getByRole('button', { name: 'Verklein' }).tap()
    await viewer(page).getByRole('button', { name: 'Verklein' }).tap()
    await expect(enlarged(page)).toHaveCount(0)

    const fingers = (apart: number) => [
      { x: 195 - apart / 2, y: 400, id: 0 },
      { x: 195 + apart / 2, y: 400, id: 1 },
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) })
    for (const apart of [110, 140, 170])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(enlarged(page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links every picture to its large one, and scrolls to a picture from its thumbnail', async ({
    page,
    request,
  }) => {
    await page.goto(product)
    const large = await gallery(page)
      .getByRole('link', { name: /^Vergroot: / })
      .first()
      .getAttribute('href')
    const answer = await request.get(large ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
    await gallery(page)
      .getByRole('link', { name: /^Foto 3: / })
      .click()
    await expect(gallery(page).getByRole('listitem').nth(2).getByRole('img')).toBeInViewport()
  })
})

test('passes axe in the gallery and the viewer, also magnified, in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, product)
  expect(await axeFaultsInBothThemes(page, { within: 'section[aria-label^="Foto"]' })).toEqual([])
  await gallery(page)
    .getByRole('link', { name: /^Vergroot: / })
    .first()
    .click()
  await expect(viewer(page)).toBeVisible()
  expect(await axeFaultsInBothThemes(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('+')
  await expect(enlarged(page)).toBeVisible()
  expect(await axeFaultsInBothThemes(page, { within: 'dialog[open]' })).toEqual([])
})

test('is one stop of Tab, from which arrow keys, Home and End reach every picture', async ({ page }) => {
  await open(page, product)
  const inGallery = () => gallery(page).evaluate((element) => element.contains(document.activeElement))
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(
    gallery(page)
      .getByRole('link', { name: /^Vergroot: / })
      .first(),
  ).toBeFocused()
  const total = await gallery(page)
    .getByRole('link', { name: /^Foto \d+: / })
    .count()
  for (const [key, place] of [
    ['End', total],
    ['ArrowLeft', total - 1],
    ['Home', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(gallery(page).getByRole('status')).toHaveText(`Foto ${place} /van ${total}`)
  }
  await page.keyboard.press('Tab')
  expect(await inGallery()).toBe(false)
  // Back to the picture that was left.
  await page.keyboard.press('Shift+Tab')
  await expect(
    gallery(page)
      .getByRole('listitem')
      .nth(1)
      .getByRole('link', { name: /^Vergroot: / }),
  ).toBeFocused()
})
