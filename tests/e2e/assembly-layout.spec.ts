/** How assembly pages are laid out: what a fitter sees first, on a desktop and on a telephone. */
import { expect, test, type Locator } from '@playwright/test'
import { drawerSystemSlugs, hingeSlugs, shelfGuideSlugs } from '#app/features/assembly/guide-slugs.ts'
import { open } from './page.ts'

const desktop = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const filmed = [
  ...drawerSystemSlugs.map((slug) => `/montage/ladesystemen/${slug}`),
  ...hingeSlugs.map((slug) => `/montage/scharnieren/${slug}`),
]
const guides = [...filmed, ...shelfGuideSlugs.map((slug) => `/montage/${slug}`)]

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

test('drawing and film of a guide are on the right in one column, and the steps follow at once', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of guides) {
    await open(page, path)
    const main = page.getByRole('main')
    const drawing = await boxOf(main.getByRole('img', { name: /^Uit elkaar getekend/ }))
    const needs = main.getByRole('heading', { name: 'Wat u nodig hebt' })
    const needed = await boxOf(needs.locator('..'))
    const contents = await boxOf(main.getByRole('navigation', { name: 'Op deze pagina' }))
    const step = await boxOf(main.locator('ol > li:has(h3)').first())
    expect.soft(drawing.right, path).toBeCloseTo(1384, 0)
    expect.soft((await boxOf(needs)).y - drawing.bottom, path).toBeLessThanOrEqual(120)
    expect.soft(step.y - contents.y, path).toBeLessThanOrEqual(280)
    const intro = await boxOf(main.locator('header p').last())
    if (intro.x > desktop.width / 2) expect.soft(drawing.x, path).toBeCloseTo(intro.x, 0)
    if (!filmed.includes(path)) {
      expect.soft(needed.right, path).toBeCloseTo(drawing.right, 0)
      expect.soft(contents.y - needed.bottom, path).toBeLessThanOrEqual(120)
      continue
    }
    const film = await boxOf(main.locator('#film'))
    expect.soft([film.x, film.width], path).toEqual([drawing.x, drawing.width])
    expect.soft(Math.abs(film.height - needed.height), path).toBeLessThanOrEqual(120)
    expect.soft(contents.y - Math.max(film.bottom, needed.bottom), path).toBeLessThanOrEqual(120)
  }
})

test('the steps of a guide are two in a row on a desktop, the words of each under its drawing, and of one alone beside it', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/montage/scharnieren/grass')
  for (const list of await page.getByRole('main').locator('ol:has(> li h3)').all()) {
    const steps = list.locator('> li')
    const [first, second] = [await boxOf(steps.first()), await boxOf(steps.nth(1))]
    expect(second.y).toBe(first.y)
    expect(second.right).toBeCloseTo((await boxOf(list)).right, 0)
    const all = await steps.all()
    for (const [index, step] of all.entries()) {
      const [title, drawing] = [await boxOf(step.getByRole('heading')), await boxOf(step.locator('img'))]
      if (index === all.length - 1 && index % 2 === 0) expect(title.x).toBeGreaterThan(drawing.right)
      else expect(title.y).toBeGreaterThan(drawing.bottom)
    }
  }
})

test('a guide on a telephone has its contents before its steps, its film after them, and its drawings from edge to edge', async ({
  page,
}) => {
  await page.setViewportSize(telephone)
  for (const path of guides) {
    await open(page, path)
    const main = page.getByRole('main')
    const drawing = await boxOf(main.getByRole('img', { name: /^Uit elkaar getekend/ }))
    expect.soft(drawing.width, path).toBe(telephone.width)
    const contents = main.getByRole('navigation', { name: 'Op deze pagina' })
    const step = await boxOf(main.locator('ol h3').first())
    const shown = main.locator('ol > li:has(h3) img').first()
    expect.soft((await boxOf(shown)).width, path).toBe(telephone.width)
    expect.soft(step.y, path).toBeGreaterThan((await boxOf(contents)).y)
    expect.soft(step.y, path).toBeLessThanOrEqual(2_900)
    if (!filmed.includes(path)) continue
    expect.soft((await boxOf(main.locator('#film'))).y, path).toBeGreaterThan(step.y)
    await expect.soft(main.locator('#film').getByRole('heading', { name: 'Film' }), path).toBeVisible()
    await contents.getByRole('link', { name: 'Film' }).click()
    await expect(main.locator('#film')).toBeInViewport()
  }
  await page.getByRole('link', { name: 'Alle hoofdstukken' }).first().click()
  await expect(page.getByRole('navigation', { name: 'Op deze pagina' })).toBeInViewport()
})

for (const size of [desktop, telephone])
  test(`a film starts by the button on its poster, and its controls are below its picture at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, '/montage/instructievideos-scharnieren')
    const film = page.getByRole('main').getByRole('article').filter({ hasText: 'Scharnier Hettich' })
    const button = film.getByRole('button', { name: /^Speel de film: Scharnier Hettich/ })
    const video = film.locator('video')
    await expect(video).toBeHidden()
    await button.scrollIntoViewIfNeeded()
    const before = await boxOf(video)
    expect(before.height - (before.width * 9) / 16, 'room for the controls').toBeGreaterThanOrEqual(60)
    expect((await boxOf(button.locator('img'))).height).toBeCloseTo((before.width * 9) / 16, 0)
    await button.click()
    await expect(button).toHaveCount(0)
    await expect(video).toBeFocused()
    await expect(video).toHaveAttribute('controls')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    expect(await boxOf(video)).toEqual(before)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a film has the controls of the browser', async ({ page }) => {
    await page.goto('/montage/scharnieren/grass')
    const video = page.locator('video')
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await expect(page.getByRole('button', { name: /^Speel de film/ })).toBeHidden()
  })
})

test('a film and what is beside it in a list are about as high', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/montage/instructievideos-scharnieren', '/montage/instructievideos-ladesystemen']) {
    await open(page, path)
    for (const article of await page.getByRole('main').getByRole('article').all()) {
      const film = await boxOf(article.locator('div:has(> video)'))
      const { bottom } = await boxOf(article.getByRole('link', { name: 'Alle stappen met tekeningen' }))
      expect(Math.abs(film.bottom - bottom), path).toBeLessThanOrEqual(100)
    }
  }
})

test('the answers to a question fill their row, and the codes are under the intro', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    for (const [path, answer] of [
      ['/montage/scharnieren', 'Een beugel van staaldraad, eronder'],
      ['/montage/ladesystemen', 'Zwart staal, zo dun als een munt'],
    ] as const) {
      await open(page, path)
      const last = page.getByRole('link', { name: answer })
      const list = page.getByRole('main').getByRole('list').filter({ has: last })
      expect((await boxOf(last)).right, `${path} at ${size.width} px`).toBeCloseTo((await boxOf(list)).right, 0)
    }
  }
  await page.setViewportSize(desktop)
  await open(page, '/montage/scharnieren')
  const codes = page.getByRole('navigation', { name: 'Kies op de code van het label' })
  const intro = page.getByText('Onze drie scharnieren lijken op elkaar')
  expect((await boxOf(codes)).x).toBeCloseTo((await boxOf(intro)).x, 0)
  await expect(codes.getByText('SC-G')).toHaveCSS('text-decoration-line', 'underline')
})

test('many steps are under their title, with their own titles on the left and pictures of one size on the right', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  for (const [path, title, most] of [
    ['/over-ons/productie', 'De weg van een Beat 45', 1_750],
    ['/montage/montagehandleiding', 'In deze volgorde', 1_400],
  ] as const) {
    await open(page, path)
    const band = page.getByRole('main').locator('section').filter({ hasText: title })
    const steps = band.getByRole('listitem')
    await expect(steps).toHaveCount(9)
    expect((await boxOf(band)).height, path).toBeLessThanOrEqual(most)
    for (const step of await steps.all()) {
      const [name, text] = [await boxOf(step.getByRole('heading')), await boxOf(step.locator('p'))]
      expect(text.x, path).toBeGreaterThan(name.right)
    }
    const sizes = await band
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => [picture.clientWidth, picture.clientHeight]))
    expect(new Set(sizes.map(String)).size, path).toBeLessThanOrEqual(1)
  }
})

test('what a pipe drawing is made of fits its fields on a telephone', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/montage/aanvoermaten-afvoermaten')
  for (const label of ['Kom', 'Blad']) {
    const field = page.getByLabel(label, { exact: true })
    const cut = await field.evaluate((select: HTMLSelectElement) => {
      const text = document.createElement('span')
      text.style.font = getComputedStyle(select).font
      text.style.position = 'absolute'
      text.textContent = select.selectedOptions[0]?.text ?? ''
      document.body.append(text)
      const { width } = text.getBoundingClientRect()
      text.remove()
      return width + 48 > select.clientWidth // the padding and the arrow
    })
    expect(cut, label).toBe(false)
  }
})
