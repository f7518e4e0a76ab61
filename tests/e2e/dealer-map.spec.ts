/** The map beside the list of dealers, by mouse, fingers and keys, linked with the list both ways; the list is complete without it. */
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { axeFaultsInBothThemes } from './axe-faults.ts'

const search = '/verkooppunten?near=Utrecht&radius=25'
const region = (page: Page) => page.getByRole('region', { name: 'Kaart', exact: true })
const chart = (page: Page) => region(page).getByRole('group', { name: /^Kaart met \d+ verkooppunt/ })
/** Single dealers. */
const dealers = (page: Page) => chart(page).getByRole('link')
const clusters = (page: Page) => chart(page).getByRole('button')
const inView = async (page: Page) =>
  Number(/^\d+/.exec((await region(page).getByRole('status').textContent()) ?? '')?.[0])
/** Where the land is on the screen. */
const land = async (page: Page) => {
  const box = await chart(page).locator('use').first().boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}
/** How close the map is: the width of the land in px. */
const closeness = async (page: Page) => (await land(page)).width

/** Scripts, dealers and land have to load, which is slow on a busy machine. */
const loading = { timeout: 20_000 }

async function openMap(page: Page, path = search) {
  await page.goto(path)
  await region(page).scrollIntoViewIfNeeded()
  await expect(chart(page)).toBeVisible(loading)
  await expect.poll(() => closeness(page), loading).toBeGreaterThan(0)
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('finds a dealer of the list on the map, and a dealer of the map in the list', async ({ page }) => {
    await openMap(page)
    await expect(chart(page)).toHaveAccessibleName('Kaart met 10 verkooppunten')
    const line = page.locator('li', { hasText: 'Badsluis' })
    const mark = chart(page).getByRole('link', { name: 'Badsluis, Nieuwegein' })
    await line.getByRole('link', { name: 'Badsluis', exact: true }).hover()
    await expect(mark).toHaveAttribute('data-highlighted')
    await mark.hover()
    await expect(line).toHaveAttribute('data-highlighted')
    await mark.click()
    await expect(line.getByRole('link', { name: 'Badsluis', exact: true })).toBeFocused()
    await expect(line).toBeInViewport()

    const before = await closeness(page)
    await page.getByRole('button', { name: 'Toon Domwater Badkamers in Utrecht op de kaart' }).click()
    const own = chart(page).getByRole('link', { name: 'Domwater Badkamers, Utrecht' })
    await expect(own).toHaveAttribute('data-highlighted')
    expect(await closeness(page)).toBeGreaterThan(before)
    const middle = async (of: typeof own) => {
      const box = await of.boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const [there, wanted] = [await middle(own), await middle(chart(page))]
    expect(Math.hypot(there.x - wanted.x, there.y - wanted.y)).toBeLessThan(60)
  })

  test('places the marks in the first frame, without transitions', async ({ page }) => {
    await openMap(page)
    const transitions = await page.evaluate(async () => {
      const seen: string[] = []
      const frame = async () =>
        new Promise((done) => {
          requestAnimationFrame(done)
        })
      document.addEventListener('transitionrun', ({ propertyName }) => seen.push(propertyName))
      document.querySelector<HTMLElement>('[data-dealer] [data-on-map]')?.click()
      for (let count = 0; count < 3; count++) await frame()
      return seen
    })
    expect(transitions).toEqual([])
  })

  test('moves, zooms, opens a cluster and chooses a dealer by keyboard', async ({ page }) => {
    await openMap(page)
    await chart(page).focus()
    const before = await closeness(page)
    await page.keyboard.press('+')
    expect((await closeness(page)) / before).toBeCloseTo(1.6, 2)
    await page.keyboard.press('-')
    expect((await closeness(page)) / before).toBeCloseTo(1, 2)
    const west = async () => Math.round((await land(page)).x)
    const middle = await west()
    await page.keyboard.press('ArrowRight')
    expect(await west()).toBe(middle - 90)
    await page.keyboard.press('0')
    await expect.poll(west).toBe(middle)

    const cluster = clusters(page).first()
    await expect(cluster).toHaveAccessibleName('2 verkooppunten bij Utrecht, dichterbij')
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect(chart(page)).toBeFocused()
    await expect(chart(page).getByRole('link', { name: 'Domwater Badkamers, Utrecht' })).toBeVisible()
    await chart(page).getByRole('link', { name: 'Domwater Badkamers, Utrecht' }).focus()
    await page.keyboard.press('Enter')
    await expect(
      page
        .locator('li', { hasText: 'Domwater Badkamers' })
        .getByRole('link', { name: 'Domwater Badkamers', exact: true }),
    ).toBeFocused()
  })

  test('moves by buttons, double click, drag and Ctrl with the wheel; the bare wheel scrolls the page', async ({
    page,
  }) => {
    await openMap(page)
    const first = await closeness(page)
    await region(page).getByRole('button', { name: 'Kaart dichterbij' }).click()
    expect((await closeness(page)) / first).toBeCloseTo(1.8, 2)
    await region(page).getByRole('button', { name: 'Alles op de kaart' }).click()
    expect((await closeness(page)) / first).toBeCloseTo(1, 2)
    const box = await chart(page).boundingBox()
    if (!box) throw new Error('the map has no box')
    const corner = { x: Math.round(box.x + 40), y: Math.round(box.y + box.height / 2) } // a press is reported in whole pixels, a move in fractions
    await page.mouse.dblclick(corner.x, corner.y)
    expect((await closeness(page)) / first).toBeCloseTo(2, 2)
    await page.keyboard.press('0')
    const before = await land(page)
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    await page.mouse.move(corner.x + 60, corner.y + 30, { steps: 4 })
    await page.mouse.up()
    const pushed = await land(page)
    expect([pushed.x - before.x, pushed.y - before.y].map(Math.round)).toEqual([60, 30])
    const scrolled = await page.evaluate(() => scrollY)
    const near = await closeness(page)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(() => closeness(page)).toBeGreaterThan(near)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    const closer = await closeness(page)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    expect(await closeness(page)).toBe(closer)
  })

  test('shows what the search is about, and Curaçao on a map of its own', async ({ page }) => {
    await openMap(page)
    await expect.poll(() => inView(page)).toBe(10)
    await page.goto('/verkooppunten')
    await region(page).scrollIntoViewIfNeeded()
    await region(page)
      .getByRole('button', { name: /^Curaçao, \d+ verkooppunten$/ })
      .click()
    await expect(
      chart(page)
        .getByRole('link', { name: /, Willemstad$/ })
        .or(chart(page).getByRole('button', { name: /Willemstad/ }))
        .first(),
    ).toBeVisible()
    await region(page)
      .getByRole('button', { name: /^Terug naar Nederland/ })
      .click()
    await expect(clusters(page).first()).toBeVisible()
    await openMap(page, '/verkooppunten/curacao')
    await expect.poll(() => inView(page)).toBeGreaterThan(1)
  })
})

test('zooms with two fingers', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await openMap(page)
  const box = await chart(page).boundingBox()
  if (!box) throw new Error('the map has no box')
  const x = box.x + box.width / 2,
    y = box.y + box.height / 2
  const before = await closeness(page)
  const client = await context.newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [
    { x: x - 30, y },
    { x: x + 30, y },
  ])
  for (const apart of [40, 60, 80])
    await touch('touchMove', [
      { x: x - apart, y },
      { x: x + apart, y },
    ])
  await touch('touchEnd', [])
  await expect.poll(() => closeness(page)).toBeGreaterThan(before * 2)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await context.close()
})

test('loads the map when it comes into view, in less than 20 KB of JavaScript and without layout shift', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = []
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/verkooppunten/esdorp-badkamers', { waitUntil: 'networkidle' })
  await expect(chart(page)).toHaveCount(0)
  const shifted = async () => Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
  const before = await shifted() // fonts that load late
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await region(page).scrollIntoViewIfNeeded()
  await expect(chart(page)).toBeVisible(loading)
  const weight = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(weight).toBeGreaterThan(1_000)
  expect(weight).toBeLessThan(20_000)
  expect((await shifted()) - before).toBeLessThan(0.001)
})

test('loads the map when a busy browser reports at once that it was out of view and is in view', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          held.push(...entries)
          if (entries.some((entry) => entry.isIntersecting)) report(held, observer)
        }, options)
      }
    }
  })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/verkooppunten/esdorp-badkamers', { waitUntil: 'networkidle' })
  await region(page).scrollIntoViewIfNeeded()
  await expect(chart(page)).toBeVisible(loading)
})

test('animates a zoom by default', async ({ page }) => {
  await openMap(page)
  await chart(page).focus()
  const steps = await page.evaluate(async () => {
    const seen = new Set<string>()
    const ground = document.querySelector('[aria-roledescription=kaart] use')
    document
      .querySelector('[aria-roledescription=kaart]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    await new Promise<void>((done) => {
      const end = performance.now() + 600
      const look = () => {
        seen.add(String(ground?.getBoundingClientRect().width))
        if (performance.now() < end) requestAnimationFrame(look)
        else done()
      }
      look()
    })
    return seen.size
  })
  expect(steps).toBeGreaterThan(2)
})

test('has no axe violations in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  await dealers(page).first().focus()
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

test('keeps the list and says so when the map cannot be loaded', async ({ page }) => {
  await page.route(/MapStage-.*\.js$/, (route) => route.abort())
  await page.goto(search)
  await region(page).scrollIntoViewIfNeeded()
  await expect(region(page).getByText('De kaart kan nu niet worden geladen. De lijst is volledig.')).toBeVisible()
  await page.unroute(/MapStage-.*\.js$/)
  await expect(page.getByRole('link', { name: 'Badsluis', exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows the list and no empty frame', async ({ page }) => {
    await page.goto(search)
    await expect(page.getByRole('link', { name: 'Badsluis', exact: true })).toBeVisible()
    await expect(region(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /op de kaart$/ }).first()).toBeHidden()
  })
})
