/** What each kind of page shows before it is scrolled, and how long it is. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { open } from './page.ts'
import { pageKinds } from './page-kinds.ts'

const desktop = { width: 1440, height: 900 }
const tablet = { width: 820, height: 1180 }
const telephone = { width: 390, height: 844 }

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return { ...box, bottom: box.y + box.height }
}

/** One of each shape: a vanity unit, a tall cabinet, a shelf, a rack, a mirror cabinet. */
const products = [
  'wastafelmeubel-beat-45',
  'dubbel-wastafelmeubel-nuance-51-5',
  'kolomkast-morrison',
  'planchet-sunny',
  'spiegelkast-thor',
]

for (const slug of products) {
  const choices = (page: Page) => [
    page
      .getByRole('region', { name: /^Foto’s van / })
      .getByRole('img')
      .first(),
    page.getByRole('main').getByText('incl. btw', { exact: true }).first(),
    page.getByRole('main').getByText(/, levertijd \d+ we/),
    page.getByRole('navigation', { name: 'Kleur' }).getByRole('link').first(),
    page.getByRole('navigation', { name: 'Maat' }),
    page.getByRole('main').getByRole('link', { name: 'Zoek een verkooppunt' }),
  ]

  test(`${slug} can be seen and chosen on the first screen of a desktop, with its drawing`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, `/producten/${slug}`)
    const drawing = page.getByRole('img', { name: /^Maattekening van / })
    for (const element of [...choices(page), drawing])
      expect((await boxOf(element)).bottom, String(element)).toBeLessThanOrEqual(desktop.height)
  })

  test(`${slug} can be seen and chosen on the first screen of a telephone`, async ({ page }) => {
    await page.setViewportSize(telephone)
    await open(page, `/producten/${slug}`)
    for (const element of choices(page))
      expect((await boxOf(element)).bottom, String(element)).toBeLessThanOrEqual(telephone.height)
    await expect(page.getByRole('main').getByRole('link', { name: 'Zoek een verkooppunt' })).toBeInViewport({
      ratio: 1,
    })
  })
}

for (const path of ['/producten/wastafelmeubel-beat-45', '/producten/kolomkast-morrison', '/collecties/spiegels/m01'])
  test(`on an upright tablet ${path} is chosen beside its picture, on the first screen`, async ({ page }) => {
    await page.setViewportSize(tablet)
    await open(page, path)
    const main = page.getByRole('main')
    const picture = await boxOf(main.getByRole('img').first())
    expect(picture.width).toBeGreaterThanOrEqual(0.5 * tablet.width)
    const action = await boxOf(main.getByRole('link', { name: 'Zoek een verkooppunt' }).first())
    const choices = main.getByRole('navigation', { name: /^(?:Kleur|Maat)$/ })
    for (const part of [action, ...(await Promise.all((await choices.all()).map(boxOf)))]) {
      expect(part.x).toBeGreaterThan(picture.x + picture.width)
      expect(part.bottom).toBeLessThanOrEqual(tablet.height)
    }
    // It ends where the page does.
    expect(action.x + action.width).toBeCloseTo(tablet.width - picture.x, 0)
    const drawing = await boxOf(main.getByRole('img', { name: /^Maattekening van / }))
    // In the column of what is chosen, under the action; that of a mirror is at the left, further down.
    expect(drawing.y).toBeGreaterThan(action.bottom)
    const column = path.startsWith('/producten/') ? action : picture
    expect(Math.abs(drawing.x - column.x)).toBeLessThanOrEqual(12)
    expect(drawing.x + drawing.width).toBeLessThanOrEqual(column.x + column.width)
    // Under the picture are rows of thumbnails of one length.
    const thumbnails = main.getByRole('link', { name: /^Foto \d+: / }).filter({ visible: true })
    const tops = await thumbnails.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)))
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(new Set(rows).size, rows.join(' + ')).toBeLessThanOrEqual(1)
    for (const top of tops) expect(top).toBeGreaterThan(picture.bottom)
  })

test('what a fitter needs is folded on a telephone, and shown on a wider window', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/producten/wastafelmeubel-beat-45')
  const main = page.getByRole('main')
  const number = main.getByText('Artikelnummer', { exact: true })
  await expect(number).toBeHidden()
  await main.getByRole('heading', { name: 'Gegevens' }).click()
  await expect(number).toBeVisible()
  await main.getByRole('heading', { name: 'Gegevens' }).click()
  await page.setViewportSize(desktop)
  await expect(number).toBeVisible()
})

test('sizes that differ in width alone are one row of widths, with their whole names for screen readers', async ({
  page,
}) => {
  for (const size of [desktop, tablet, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/producten/wastafelmeubel-beat-45')
    const links = page.getByRole('navigation', { name: 'Maat' }).getByRole('link')
    await expect(links.first()).toHaveAccessibleName('60 x 54 x 45 cm')
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(5)
    expect(new Set(tops).size).toBe(1)
    expect((await boxOf(links.last())).x + 20).toBeLessThanOrEqual(size.width)
    const { width, height } = await boxOf(links.first())
    if (size === telephone) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('the name of a product is larger than the headings under it, and its description comes before its drawing', async ({
  page,
}) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    for (const slug of ['kolomkast-morrison', 'opzetkom-crystal-rond', 'wastafelmeubel-beat-45']) {
      await open(page, `/producten/${slug}`)
      const main = page.getByRole('main')
      const [name = 0, ...others] = await main
        .locator('h1, h2')
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      expect(Math.max(...others) / name, `${slug} at ${size.width} px`).toBeLessThanOrEqual(0.85)
      const lead = await boxOf(main.locator('h1 + p'))
      expect(lead.y, slug).toBeLessThan((await boxOf(page.getByRole('img', { name: /^Maattekening van / }))).y)
    }
  }
})

test('the cards of a row have their prices on one line, each its size under its name, and no price breaks', async ({
  page,
}) => {
  for (const size of [desktop, tablet, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/producten')
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => {
          const name = card.querySelector('h2')?.getBoundingClientRect()
          const [length, price] = [...card.querySelectorAll('p')].map((line) => line.getBoundingClientRect())
          return {
            top: Math.round(card.getBoundingClientRect().top),
            line: Math.round(price?.top ?? 0),
            underName: (length?.top ?? 0) - (name?.bottom ?? 0),
            priceHeight: price?.height ?? 0,
          }
        }),
      )
    for (const [top, row] of Map.groupBy(cards, (card) => card.top))
      expect(new Set(row.map(({ line }) => line)).size, `the row at ${top}`).toBe(1)
    for (const { underName } of cards) expect(Math.abs(underName)).toBeLessThanOrEqual(4)
    expect(new Set(cards.map(({ priceHeight }) => Math.round(priceHeight))).size).toBe(1)
  }
})

test('a list names each product in whole words, what is new on the picture, and what is scarce under it', async ({
  page,
}) => {
  await page.setViewportSize(telephone)
  await open(page, '/producten?category=make-uptafels')
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
  expect(await names.count()).toBeGreaterThan(2)
  const broken = await names
    .locator('span')
    .filter({ hasText: 'Make-uptafel' })
    .evaluateAll((words) => words.filter((word) => word.getClientRects().length > 1).length)
  expect(broken).toBe(0)
  const scarce = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /uitverkocht/i })
    .first()
  expect((await boxOf(scarce.getByText(/uitverkocht/i))).y).toBeGreaterThan(
    (await boxOf(scarce.locator('[data-ratio]').first())).bottom,
  )
  const fresh = page.getByRole('main').getByRole('article').filter({ hasText: 'Nieuw' }).first()
  const label = await boxOf(fresh.getByText('Nieuw', { exact: true }))
  expect(label.bottom).toBeLessThan((await boxOf(fresh.locator('[data-ratio]').first())).bottom)
})

test('‘Past het?’ says how to measure beside its fields; on a telephone both are one line above the result', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/service/past-het?width=100&height=180')
  const [guide, field, first] = [
    page.getByRole('heading', { name: 'Zo meet u' }),
    page.getByRole('textbox', { name: 'Breedte', exact: true }),
    page.getByRole('main').getByRole('article').first(),
  ]
  expect((await boxOf(guide)).y).toBeLessThan((await boxOf(field)).bottom)
  await page.setViewportSize(telephone)
  await expect(guide).toBeHidden()
  await expect(field).toBeHidden()
  expect((await boxOf(page.getByRole('heading', { name: /^\d+ van de \d+ passen$/ }))).bottom).toBeLessThan(
    0.55 * telephone.height,
  )
  await page.getByText('Wijzig: breedte 100, hoogte 180 cm').click()
  expect((await boxOf(field)).y).toBeLessThan((await boxOf(guide)).y)
  expect((await boxOf(guide)).y).toBeLessThan((await boxOf(first)).y)
  const ends = page.getByRole('link', { name: /^(?:Zoek een verkooppunt|Aanvoer- en afvoermaten)$/ })
  const widths = await page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Net niet?' }) })
    .locator(ends)
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width))
  expect(widths).toHaveLength(2)
  expect(widths[0]).toBe(widths[1])
})

test('both views of the pipes have one scale, one floor and one top', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/montage/aanvoermaten-afvoermaten')
  const views = page.getByRole('img', { name: /^(?:Voor|Zij)aanzicht van / })
  const seen = await views.evaluateAll((all) =>
    all.map((svg) => {
      if (!(svg instanceof SVGSVGElement)) throw new Error('Not a drawing')
      const { a, d, f } = svg.getScreenCTM() ?? new DOMMatrix()
      return [a, d, f].map((value) => Math.round(value * 10) / 10)
    }),
  )
  expect(seen).toHaveLength(2)
  expect(seen[0]).toEqual(seen[1])
})

test('the button for 3D is on the picture, so that the model opens where it is pressed', async ({ page }) => {
  for (const path of ['/producten/wastafelmeubel-beat-45', '/collecties/spiegels/m01', '/samenstellen/beat45']) {
    await page.setViewportSize(desktop)
    await open(page, path)
    const button = await boxOf(page.getByRole('button', { name: 'Bekijk in 3D' }))
    const picture = await boxOf(page.getByRole('main').getByRole('img').first())
    expect(button.y, path).toBeGreaterThanOrEqual(picture.y - 1)
    expect(button.bottom, path).toBeLessThanOrEqual(picture.bottom)
  }
})

test('the counter of a gallery keeps its arrows in place', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/producten/wastafelmeubel-beat-45')
  const gallery = page.getByRole('region', { name: /^Foto’s van / })
  const before = await boxOf(gallery.getByRole('button', { name: 'Vorige foto' }))
  await gallery
    .getByRole('link', { name: /^Vergroot: / })
    .first()
    .focus()
  await page.keyboard.press('End')
  await expect(gallery.getByRole('status')).toHaveText('Foto 10 /van 10')
  expect(await boxOf(gallery.getByRole('button', { name: 'Vorige foto' }))).toEqual(before)
})

test('the piece of the configurator fills three fifths of the first screen of a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/samenstellen/beat45', '/samenstellen/beat45?width=1200', '/samenstellen/epoque?width=1000']) {
    await open(page, path)
    const picture = await boxOf(page.getByRole('main').getByRole('img').first())
    expect(picture.width * (Math.min(picture.bottom, desktop.height) - picture.y), path).toBeGreaterThanOrEqual(
      0.6 * desktop.width * desktop.height,
    )
  }
})

test('the drawing of a set is at most 660 px high, and measures its mirror', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/samenstellen/beat45')
    const drawing = page.getByRole('img', { name: /^Maattekening van / })
    expect((await boxOf(drawing)).height).toBeLessThanOrEqual(660)
    const figures = await drawing.locator('text').allTextContents()
    const mirror = await page
      .getByRole('row')
      .filter({ hasText: /^Spiegel/ })
      .innerText()
    expect(figures).toEqual(
      expect.arrayContaining((/\d+ [x×] \d+/.exec(mirror)?.[0] ?? 'no size').split(/ [x×] /).map((cm) => `${cm}0`)),
    )
  }
})

test('the views of a set are to one scale, side by side on a desktop and one above the other on a telephone', async ({
  page,
}) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/samenstellen/beat45?width=1000')
    const views = await page.locator('#maattekening svg').evaluateAll((all) =>
      all.map((svg) => {
        const { x, bottom, width } = svg.getBoundingClientRect()
        return { x, bottom, scale: width / Number(svg.getAttribute('viewBox')?.split(' ')[2]) }
      }),
    )
    const [front, plan] = views
    if (!front || !plan) throw new Error('Unreachable')
    expect(plan.scale / front.scale).toBeCloseTo(1, 2)
    if (size === desktop) expect(plan.bottom).toBeCloseTo(front.bottom, 0)
    else expect(plan.x).toBe(front.x)
  }
})

test('an offer for a set is one click away on the first screen', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/samenstellen/beat45')
    const offer = page.getByRole('main').getByRole('link', { name: 'Offerte', exact: true })
    await expect(offer).toHaveCount(1)
    await expect(offer).toBeInViewport({ ratio: 1 })
  }
})

test('no measure is written over the mirror in the drawing of a set, and a narrow set fits a telephone', async ({
  page,
}) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/samenstellen/beat45')
    const drawing = page.getByRole('img', { name: /^Maattekening van / })
    const mirror = await boxOf(drawing.locator('rect[class*=mirror]').first())
    const figure = await boxOf(drawing.getByText('500', { exact: true }).first())
    expect(figure.bottom).toBeLessThanOrEqual(mirror.y)
    const { x, width } = await boxOf(drawing)
    expect(x + width).toBeLessThanOrEqual(size.width)
  }
})

for (const path of ['/producten', '/kleuren', '/collecties/spiegels', '/inspiratie'])
  test(`the list of ${path} begins within 400 px of the top`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, path)
    expect((await boxOf(page.getByRole('main').locator('img').first())).y).toBeLessThanOrEqual(400)
  })

test('a list beside its filters begins at a column of the page', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/producten', '/collecties/spiegels', '/kleuren']) {
    await open(page, path)
    expect((await boxOf(page.getByRole('main').getByRole('status').first())).x, path).toBeCloseTo(396.3, 0)
  }
})

test('the heart of a card covers nothing of its picture', async ({ page }) => {
  for (const path of ['/producten', '/collecties/spiegels', '/inspiratie']) {
    await open(page, path)
    const card = page.getByRole('main').getByRole('article').first()
    const picture = await boxOf(card.locator('[data-ratio]').first())
    expect((await boxOf(card.getByRole('button'))).y, path).toBeGreaterThanOrEqual(picture.bottom)
  }
})

test('the page of a list that is shown has an edge, beside its colour', async ({ page }) => {
  await open(page, '/producten')
  const current = page.getByRole('navigation', { name: 'Pagina’s' }).locator('[aria-current]')
  await expect(current).not.toHaveCSS('box-shadow', 'none')
})

for (const [size, most] of [
  [desktop, 600],
  [telephone, 1400],
] as const)
  test(`what stands under every page takes at most ${most} px at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of ['/service', '/kleuren']) {
      await open(page, path)
      const share = await boxOf(page.getByRole('region', { name: 'Deel deze pagina' }))
      await expect(page.getByRole('complementary', { name: 'Nieuwe vacature' })).toBeVisible()
      expect((await boxOf(page.getByRole('contentinfo'))).bottom - share.y, path).toBeLessThanOrEqual(most)
    }
  })

test('dealers are folded by province, each named once under its country', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/verkooppunten')
  const main = page.getByRole('main')
  const list = page.getByRole('region', { name: /^Alle \d+ verkooppunten$/ })
  const groups = main.locator('details').filter({ has: page.getByRole('heading', { level: 4 }) })
  expect(await groups.count()).toBeGreaterThan(12)
  await expect(groups.getByRole('listitem').filter({ visible: true })).toHaveCount(0)
  expect((await boxOf(main)).height).toBeLessThanOrEqual(3_600)
  expect((await boxOf(groups.first())).y, 'the index stands above the map').toBeLessThanOrEqual(telephone.height)
  for (const name of ['Overijssel', 'Noord-Holland', 'Antwerpen'])
    expect((await list.innerText()).split(name), name).toHaveLength(2)
  await groups.filter({ hasText: 'Overijssel' }).locator('summary').click()
  await expect(groups.filter({ hasText: 'Overijssel' }).getByRole('listitem').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Adressen en telefoonnummers in Overijssel' })).toHaveAttribute(
    'href',
    '/verkooppunten/nederland/overijssel',
  )
})

test('the map of the dealers is beside their search, and in a narrow window between it and the list, on a telephone when asked for', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const show = page.getByRole('button', { name: 'Toon de kaart' })
  const [map, search, list] = [
    page.getByRole('region', { name: 'Kaart' }),
    main.getByRole('search'),
    page.getByRole('region', { name: /^Alle \d+ verkooppunten$/ }),
  ]
  await page.setViewportSize(desktop)
  await open(page, '/verkooppunten')
  const intro = await boxOf(main.locator('h1 + p'))
  expect((await boxOf(map)).x, 'at the edge of the intro').toBeCloseTo(intro.x, 0)
  expect((await boxOf(map)).y - (await boxOf(search)).y).toBeLessThanOrEqual(16)
  for (const size of [tablet, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/verkooppunten')
    if (size === telephone) {
      const [before, place] = [await boxOf(show), await boxOf(page.getByRole('button', { name: 'Mijn locatie' }))]
      expect(before.bottom, 'on the first screen').toBeLessThanOrEqual(0.8 * size.height)
      expect(Math.abs(before.bottom - place.bottom), 'on one line').toBeLessThanOrEqual(4)
      expect(before.x).toBeGreaterThan(place.x + place.width)
      await show.click()
    }
    await expect(show).toBeHidden()
    await expect(map.getByRole('group', { name: /^Kaart met/ })).toBeVisible()
    const { y, bottom } = await boxOf(map)
    expect(y).toBeGreaterThan((await boxOf(search)).bottom)
    expect((await boxOf(list)).y).toBeGreaterThan(bottom)
  }
  await open(page, '/verkooppunten/nederland/groningen')
  const first = page.getByRole('link', { name: 'Wierde & Water', exact: true })
  expect((await boxOf(first)).bottom, 'a list that is not searched, on the first screen').toBeLessThan(telephone.height)
})

test('a search field and its button share a line, in every language', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    for (const path of ['/verkooppunten', '/de', '/artikel']) {
      await open(page, path)
      const search = page.getByRole('main').getByRole('search')
      const field = await boxOf(search.getByRole('searchbox').or(search.getByRole('combobox')))
      const button = await boxOf(search.getByRole('button').first())
      expect(button.bottom, path).toBeCloseTo(field.bottom, 0)
    }
  }
})

test('a deep path is one line on a telephone: the way up', async ({ page }) => {
  await page.setViewportSize(telephone)
  for (const [path, parent] of [
    ['/verkooppunten/esdorp-badkamers', 'Drenthe'],
    ['/montage/scharnieren/grass', 'Scharnieren'],
  ] as const) {
    await open(page, path)
    const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
    await expect(crumbs.getByRole('link')).toHaveText([parent])
    expect((await boxOf(crumbs)).height, path).toBeLessThanOrEqual(32)
  }
})

test('dealers near a place abroad are beside their heading', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/de?near=Aachen')
  const band = page.getByRole('region', { name: 'Die nächsten Händler' })
  const [heading, place, list] = [
    await boxOf(band.getByRole('heading')),
    await boxOf(band.getByText('Aachen (Nordrhein-Westfalen, Deutschland)')),
    await boxOf(band.getByRole('list')),
  ]
  expect(place.y - heading.bottom).toBeLessThanOrEqual(24)
  expect(list.x).toBeGreaterThan(heading.x + heading.width)
  const logo = await boxOf(page.getByRole('banner').getByRole('link').first())
  expect(list.x + list.width).toBeCloseTo(desktop.width - logo.x, 0)
})

test('a search button is beside its field', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/verkooppunten', '/artikel', '/veelgestelde-vragen', '/zoeken?q=spiegel']) {
    await open(page, path)
    const main = page.getByRole('main')
    const field = main.getByRole('searchbox').or(main.getByRole('combobox')).first()
    const button = main.getByRole('search').getByRole('button').filter({ visible: true }).first()
    expect((await boxOf(button)).x - (await boxOf(field)).x, path).toBeLessThanOrEqual(640)
  }
})

test('no room is alone in a row of two', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/inspiratie')
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
  const last = await boxOf(list.getByRole('article').last())
  const { x, width } = await boxOf(list)
  expect(last.x + last.width).toBeCloseTo(x + width, 0)
})

test('no collection is alone in half a row', async ({ page }) => {
  for (const size of [tablet, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/collecties')
    const lists = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    expect(await lists.count()).toBe(3)
    for (const list of await lists.all()) {
      const last = await boxOf(list.getByRole('listitem').last())
      const { x, width } = await boxOf(list)
      expect(last.x + last.width).toBeCloseTo(x + width, 0)
    }
  }
})

test('what a product or mirror is comes between its name and its main action', async ({ page }) => {
  await page.setViewportSize(telephone)
  for (const path of ['/producten/wastafelmeubel-beat-45', '/producten/spiegelkast-thor', '/collecties/spiegels/m01']) {
    await open(page, path)
    const main = page.getByRole('main')
    const [title, lead] = [await boxOf(main.locator('h1')), await boxOf(main.locator('h1 + p'))]
    const action = await boxOf(main.getByRole('link', { name: 'Zoek een verkooppunt' }).first())
    expect(lead.y - title.bottom, path).toBeLessThanOrEqual(16)
    expect(action.y, path).toBeGreaterThan(lead.bottom)
    expect(action.bottom, path).toBeLessThanOrEqual(telephone.height)
  }
})

test('sizes and prices of a mirror are beside its pictures, and end about where these do', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/collecties/spiegels/m01', '/collecties/spiegels/m08']) {
    await open(page, path)
    const main = page.getByRole('main')
    const pictures = await boxOf(main.getByRole('region', { name: /^Foto’s van / }))
    const table = main.getByRole('table', { name: /^Maten als breedte/ })
    const { x, bottom } = await boxOf(table)
    expect(x, path).toBeGreaterThan(pictures.x + pictures.width)
    expect(Math.abs(bottom - pictures.bottom), path).toBeLessThanOrEqual(160)
    const hidden = await table.evaluate(({ parentElement: region, clientWidth }) =>
      region ? clientWidth - region.clientWidth : 0,
    )
    expect(hidden, path).toBeLessThanOrEqual(0)
  }
})

test('a mirror can be asked for before its story', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/collecties/spiegels/m05')
  const main = page.getByRole('main')
  const action = await boxOf(main.getByRole('link', { name: 'Zoek een verkooppunt' }).first())
  expect(action.bottom).toBeLessThan((await boxOf(main.getByText(/^Riet begon als/))).y)
})

test('a size of a mirror without light is one row on a telephone, with its price beside it', async ({ page }) => {
  await page.setViewportSize(telephone)
  for (const path of ['/collecties/spiegels/m01', '/collecties/spiegels/m28']) {
    await open(page, path)
    const rows = page.getByRole('table', { name: /^Maten als breedte/ }).getByRole('row')
    for (const row of await rows.all()) expect((await boxOf(row)).height, path).toBeLessThanOrEqual(64)
    const price = await boxOf(rows.nth(1).getByRole('cell').last())
    expect(price.x + price.width, path).toBeLessThanOrEqual(telephone.width - 23)
  }
})

test('numbered steps begin where their title does', async ({ page }) => {
  await page.setViewportSize(telephone)
  for (const [path, title] of [
    ['/verkooppunten', 'Wat er gebeurt nadat u binnenstapt'],
    ['/vacatures', 'Van mail tot eerste werkdag'],
  ] as const) {
    await open(page, path)
    const band = page.getByRole('main').locator('section').filter({ hasText: title })
    expect((await boxOf(band.getByRole('listitem').first())).x, path).toBe(
      (await boxOf(band.getByRole('heading', { name: title }))).x,
    )
  }
})

for (const [size, most] of [
  [desktop, 7_000],
  [telephone, 11_000],
] as const)
  test(`the page of a collection takes at most ${most} px at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of allCollectionSlugs.map(collectionPath)) {
      await open(page, path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, path).toBeLessThanOrEqual(most)
    }
  })

test('the bar with the price of a collection is on the first screen, under its picture', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    for (const path of ['/collecties/beat40', '/collecties/beat45', '/collecties/exclusief/modena']) {
      await open(page, path)
      const main = page.getByRole('main')
      const bar = await boxOf(main.getByText(/^vanaf €\s.+\sincl\. btw$/).first())
      expect(bar.bottom, `${path} at ${size.width} px`).toBeLessThanOrEqual(size.height)
      const picture = await boxOf(main.getByRole('img').first())
      expect(picture.height / size.height, `${path} at ${size.width} px`).toBeGreaterThanOrEqual(0.4)
    }
  }
})

test('text on the right of a page begins at two edges at most', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of [
    '/veelgestelde-vragen',
    '/verkooppunten/duitsland',
    '/verkooppunten/belgie',
    '/verkooppunten/curacao',
    '/service',
    '/showroom',
    '/vacatures',
    '/collecties/beat40',
    '/collecties/exclusief/modena',
    '/collecties/spiegels/m05',
  ]) {
    await open(page, path)
    // The direct children of the twelve columns that begin right of the middle of the first half.
    const edges = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('section[data-space] > div > *, section[aria-labelledby] > h2 + div')]
        .filter((part) => part.innerText.trim() !== '' && !part.matches('figure, header'))
        .map((part) => Math.round(part.getBoundingClientRect().left))
        .filter((left) => left > 480),
    )
    expect(edges.length, path).toBeGreaterThan(0)
    expect(new Set(edges).size, `${path}: ${edges.join(', ')}`).toBeLessThanOrEqual(2)
  }
})

test('the title of a page is larger than the heading under it', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    for (const [path, count] of [
      ['/service/verzoek', 2],
      ['/showroom/afspraak', 2],
      ['/vacatures', 3], // the number of jobs, and the first of them
      ['/contact', 2],
      ['/offerte', 2],
      ['/professional', 2],
      ['/professional/project', 2],
      ['/kleurstalen', 2],
    ] as const) {
      await open(page, path)
      const sizes = await page
        .getByRole('main')
        .locator('h1, h2, li h3')
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      expect(Math.max(...sizes.slice(1, count)) / (sizes[0] ?? 0), `${path} at ${size.width} px`).toBeLessThanOrEqual(
        0.85,
      )
    }
  }
})

test('the sign of an external link is 4 to 6 px from its word, on the same line', async ({ page }) => {
  for (const size of [desktop, tablet, telephone]) {
    await page.setViewportSize(size)
    for (const path of ['/downloads', '/contact']) {
      await open(page, path)
      const signs = await page
        .locator('a[target=_blank] > span:last-child:not(ul[data-look] span)')
        .evaluateAll((all) =>
          all.flatMap((sign) => {
            const words = [...(sign.parentElement?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE)
            if (!words || !sign.checkVisibility()) return []
            const range = document.createRange()
            range.selectNodeContents(words)
            const [word, box] = [[...range.getClientRects()].at(-1), sign.getBoundingClientRect()]
            return word
              ? [{ apart: box.left - word.right, isBeside: box.top < word.bottom && box.bottom > word.top }]
              : []
          }),
        )
      expect(signs.length, path).toBeGreaterThan(5)
      for (const { apart, isBeside } of signs) {
        expect(isBeside, `${path} at ${size.width} px`).toBe(true)
        expect(apart, `${path} at ${size.width} px`).toBeGreaterThanOrEqual(3.5)
        expect(apart, `${path} at ${size.width} px`).toBeLessThanOrEqual(6)
      }
    }
  }
})

test('on a tablet the button of the footer is beside the address, at the margin', async ({ page }) => {
  await page.setViewportSize(tablet)
  await open(page, '/downloads')
  const footer = page.getByRole('contentinfo')
  const address = await boxOf(footer.locator('address'))
  const button = await boxOf(footer.getByRole('link', { name: 'Neem contact op' }))
  const line = await boxOf(footer.getByRole('textbox', { name: 'E-mailadres' }))
  expect(button.x + button.width).toBeCloseTo(line.x + line.width, 0)
  expect(button.y).toBeLessThan(address.bottom)
})

test('a telephone shows the form of the newsletter before its picture, and seasons without numbers', async ({
  page,
}) => {
  await page.setViewportSize(telephone)
  await open(page, '/nieuwsbrief')
  const main = page.getByRole('main')
  const picture = await boxOf(main.getByRole('img').first())
  expect((await boxOf(main.getByRole('button', { name: 'Inschrijven' }))).bottom).toBeLessThan(picture.y)
  await expect(main.getByRole('row').filter({ hasText: 'Maart: nieuw van de bank' })).toHaveText(/^Maart/)
})

test('samples lie on a light ground as wide as the window', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/kleuren')
    const board = page.getByRole('main').locator('[data-tone=light]')
    expect((await boxOf(board)).width).toBe(width)
    await expect(board).toHaveCSS('background-color', 'rgb(246, 243, 236)')
  }
})

test('the picture of a set is whole, its price under its name or in the bar', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/samenstellen/beat45')
  const main = page.getByRole('main')
  const picture = await boxOf(main.getByRole('img', { name: /Beat 45/ }).first())
  const price = await boxOf(main.getByRole('link', { name: '€ 1.557,00' }).first())
  expect(price.x).toBeGreaterThanOrEqual(picture.x + picture.width)
  expect(price.y).toBeGreaterThan((await boxOf(main.getByRole('heading', { level: 1 }))).bottom)
  await page.setViewportSize(telephone)
  const narrow = await boxOf(main.getByRole('img', { name: /Beat 45/ }).first())
  expect(narrow.width).toBeGreaterThan(0.85 * telephone.width)
})

test('the sections of a vacancy are equally far apart, and only its intro is large, above the way to apply', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/vacatures/meubelmaker')
  const job = page.getByRole('region', { name: 'De functie' })
  const gaps = await job.locator('h2').evaluateAll((all) =>
    all.slice(2).map((heading) => {
      const before = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return Math.round(heading.getBoundingClientRect().top - before)
    }),
  )
  expect(gaps.length).toBeGreaterThan(1)
  expect(new Set(gaps)).toEqual(new Set([48]))
  const work = await boxOf(job.getByRole('heading', { name: 'Wat u doet' }))
  expect(work.y).toBe((await boxOf(job.getByRole('heading', { name: 'Salaris en voorwaarden' }))).y)
  const intro = page.getByRole('main').getByText('Geen twee dagen dezelfde stapel.')
  const apply = page.getByRole('main').getByRole('link', { name: 'Solliciteer op deze pagina' })
  expect((await boxOf(apply)).y).toBeGreaterThan((await boxOf(intro)).bottom)
  expect((await boxOf(apply)).bottom).toBeLessThan(work.y)
  await expect(intro).toHaveCSS('font-size', '23px')
  await expect(job.getByText('rompen verlijmen')).toHaveCSS('font-size', '18px')
})

test('all sections of the contact page have titles of one size', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/contact')
  const sizes = await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /^(Schrijf ons|De weg|Wie helpt|Leg dit|Liever)/ })
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontSize))
  expect(sizes).toHaveLength(5)
  expect(new Set(sizes).size).toBe(1)
})

test('the drawings of the assembly index are of one height, and its codes begin where their label does', async ({
  page,
}) => {
  for (const size of [desktop, tablet]) {
    await page.setViewportSize(size)
    await open(page, '/montage')
    const index = page.getByRole('region', { name: 'Kies wat u in uw handen hebt' })
    const heights = await index
      .locator('svg')
      .evaluateAll((all) => all.map((drawing) => Math.round(drawing.getBoundingClientRect().height)))
    expect(heights).toHaveLength(7)
    expect(new Set(heights).size).toBe(1)
    const label = await boxOf(index.getByText('Of kies de code op het label:').first())
    expect((await boxOf(index.getByRole('link', { name: 'LS-H' }))).x).toBe(label.x)
    expect((await boxOf(index.getByRole('link', { name: 'SC-E' }))).y, 'codes on one line').toBe(
      (await boxOf(index.getByRole('link', { name: 'LS-H' }))).y,
    )
    const names = await index
      .locator('strong')
      .evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().height)))
    expect(new Set(names).size, 'each title on one line').toBe(1)
  }
})

test('the press finds photos first, those of collections whole, and all of a list in one proportion', async ({
  page,
}) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/pers')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Foto’s om te downloaden')
    const boxes = await main
      .locator('a[data-icon=download] img')
      .evaluateAll((all) => all.map((img) => img.getBoundingClientRect()).map(({ width, height }) => [width, height]))
    expect(boxes).toHaveLength(20)
    for (const [at, [width = 0, height = 1]] of boxes.entries())
      expect(width / height).toBeCloseTo(at < 14 ? 16 / 9 : 3 / 2, 1)
    // The first are large enough to judge.
    const widths = boxes.map(([width = 0]) => width)
    expect(widths[1]).toBe(widths[0])
    if (size === desktop) expect(widths[0]).toBeGreaterThan(1.5 * (widths[2] ?? 0))
  }
})

test('the texts of a list of links begin where those of other sections do', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/over-ons')
  const main = page.getByRole('main')
  const text = await boxOf(main.getByText('Van drie werkbanken in 1995 tot nu'))
  expect(text.x).toBeCloseTo((await boxOf(main.locator('section p').first())).x, 0)
})

test('on a tablet a picture beside the words of a page begins under the header', async ({ page }) => {
  await page.setViewportSize(tablet)
  for (const path of ['/over-ons/productie', '/nieuwsbrief', '/contact']) {
    await open(page, path)
    const header = await boxOf(page.getByRole('banner').first())
    const picture = await boxOf(page.getByRole('main').getByRole('img').first())
    expect(Math.abs(picture.y - header.bottom), path).toBeLessThanOrEqual(1)
  }
})

test('on a tablet a picture beside the words of a page ends where they do', async ({ page }) => {
  await page.setViewportSize(tablet)
  for (const path of ['/service', '/vacatures', '/over-ons/productie']) {
    await open(page, path)
    const main = page.getByRole('main')
    const words = await boxOf(main.locator('header p').last())
    expect(Math.abs((await boxOf(main.getByRole('img').first())).bottom - words.bottom), path).toBeLessThanOrEqual(2)
  }
})

test('the title of a download has the width of its column', async ({ page }) => {
  await page.setViewportSize(tablet)
  await open(page, '/downloads')
  const file = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Brochure 2026' }).first()
  expect((await boxOf(file.getByRole('link'))).width).toBe((await boxOf(file)).width)
})

test('buttons below each other are of one width on a telephone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(telephone)
  const more = ['/service', '/pers', '/professional', '/service/past-het', '/over-ons/geschiedenis', '/favorieten']
  let groups = 0
  for (const path of [...pageKinds.map(([kind]) => kind), ...more]) {
    await open(page, path)
    const widths = await page
      .getByRole('main')
      .evaluate((main) =>
        [...Map.groupBy(main.querySelectorAll('[data-look=primary], [data-look=secondary]'), (it) => it.parentElement)]
          .map(([, group]) => group.map((button) => Math.round(button.getBoundingClientRect().width)))
          .filter((group) => group.length > 1 && group.every((width) => width > 0)),
      )
    groups += widths.length
    for (const group of widths) expect.soft(new Set(group).size, `${path}: ${group.join(', ')}`).toBe(1)
  }
  expect(groups).toBeGreaterThan(10)
})

test('a project begins with a product or the wish list, as buttons beside its heading, and one link', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/professional/project')
  const band = page.getByRole('region', { name: 'Begin met een lijst' })
  const ways = band.getByRole('link')
  await expect(ways).toHaveText(['Kies een product', 'Naar uw verlanglijstje', 'Stel een meubel samen'])
  await expect(band.locator('[data-look=primary]')).toHaveCount(1)
  await expect(band.locator('[data-look=secondary]')).toHaveCount(1)
  const heading = await boxOf(band.getByRole('heading'))
  const first = await boxOf(ways.first())
  expect(first.x).toBeGreaterThan(heading.x + heading.width)
  expect(first.bottom).toBeLessThanOrEqual(desktop.height)
})

test('an offer begins with a choice of three pictures, on the first screen of a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/offerte')
  const ways = page.getByRole('region').filter({ hasText: 'Waarvoor vraagt u een offerte?' }).getByRole('link')
  const cards = page.getByRole('main').locator('ul[data-look=gallery]').getByRole('link')
  await expect(ways.or(cards)).toHaveCount(3)
  await expect(page.getByRole('main').locator('form[method=post]')).toHaveCount(0)
  const actions = page.getByRole('main').locator('[data-look=primary]')
  await expect(actions, 'its only action comes after the steps').toHaveText(['Zoek een verkooppunt'])
  expect((await boxOf(actions)).y).toBeGreaterThan((await boxOf(page.getByRole('main').locator('ol').last())).bottom)
  for (const card of await cards.all())
    expect((await boxOf(card.getByRole('heading'))).bottom).toBeLessThanOrEqual(desktop.height)
})

for (const size of [desktop, telephone])
  test(`fields of a form begin and end where the page does at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of [
      '/kleurstalen',
      '/service/verzoek',
      '/showroom/afspraak',
      '/contact',
      ...(size === telephone ? ['/nieuwsbrief'] : []), // beside its picture on a desktop
      '/offerte?items=mirror.m01&near=8011+AB',
    ]) {
      await open(page, path)
      const main = page.getByRole('main')
      const logo = await boxOf(page.getByRole('banner').getByRole('link').first())
      const fields = main.getByRole('textbox').or(main.getByRole('combobox')).filter({ visible: true })
      const ends = await fields.evaluateAll((all) =>
        all
          .filter((field) => {
            const part = field.closest('[data-columns]')
            const isFollowed = part?.nextElementSibling?.getBoundingClientRect().y === part?.getBoundingClientRect().y
            return !field.closest('[aria-hidden=true]') && !(part && isFollowed)
          })
          .map((field) => Math.round(field.getBoundingClientRect().right)),
      )
      expect(ends.length, path).toBeGreaterThan(0)
      for (const end of ends) expect(Math.abs(end - (size.width - logo.x)), path).toBeLessThanOrEqual(1)
    }
    // The browser indents the text of its own select.
    for (const select of await page.locator('select').all()) await expect(select).toHaveCSS('appearance', 'none')
  })

test('an appointment says what it takes before its form, each label above its value', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/showroom/afspraak', '/nieuwsbrief']) {
    await open(page, path)
    const main = page.getByRole('main')
    const [label, value] = [main.getByText('Kosten', { exact: true }), main.getByText('Geen', { exact: true })]
    expect((await boxOf(label)).bottom, path).toBeLessThanOrEqual((await boxOf(value)).y)
  }
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/showroom/afspraak')
    const hour = await boxOf(page.getByRole('main').getByRole('radio').first())
    expect((await boxOf(page.getByText('Kosten', { exact: true }))).bottom).toBeLessThan(hour.y)
    expect(hour.bottom, 'the first hours are on the first screen').toBeLessThanOrEqual(size.height)
  }
})

test('the picture beside the words of a page is shown whole on tablets and telephones', async ({ page }) => {
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 1180 })
    for (const path of ['/nieuwsbrief', '/contact', '/montage/montagehandleiding']) {
      await open(page, path)
      const picture = page.getByRole('main').getByRole('img').first()
      const share = await picture.evaluate((img) => {
        const { width: shown, height } = img.getBoundingClientRect()
        return (shown / height) * (Number(img.getAttribute('height')) / Number(img.getAttribute('width')))
      })
      expect(Math.abs(share - 1), `${path} at ${width} px`).toBeLessThanOrEqual(0.02)
    }
  }
})

test('the headings of a text are left of it, as those of other bands', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/contact')
  const main = page.getByRole('main')
  const steady = await boxOf(main.getByRole('heading', { name: 'Wie helpt waarmee' }))
  for (const name of ['Leg dit klaar als u belt', 'Een gebrek of een onderdeel', 'Offerte of prijs'])
    expect((await boxOf(main.getByRole('heading', { name }))).x, name).toBe(steady.x)
  const way = page.getByRole('region', { name: 'De weg naar onze werkplaats' })
  const [map, text] = [await boxOf(way.getByRole('img')), await boxOf(way.getByText(/^Met de auto/))]
  expect(text.x).toBeGreaterThan(map.x + map.width)
  expect(text.y).toBeLessThan(map.bottom)
  for (const days of ['Maandag tot en met donderdag', 'Woensdag tot en met vrijdag'])
    expect((await boxOf(main.getByText(days))).height, days).toBeLessThanOrEqual(30)
})

test('the hours of a dealer run from the edge of the intro to the margin, and what it shows has a heading', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/verkooppunten/esdorp-badkamers')
  const main = page.getByRole('main')
  const [intro, hours] = [await boxOf(main.locator('h1 + p')), await boxOf(main.getByRole('table'))]
  expect(hours.x).toBeCloseTo(intro.x, 0)
  const logo = await boxOf(page.getByRole('banner').getByRole('link').first())
  expect(hours.x + hours.width).toBeCloseTo(desktop.width - logo.x, 0)
  const sizeOf = (text: string) =>
    main.getByText(text, { exact: true }).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf('Hier te zien')).toBe(await sizeOf('Ook in de buurt'))
  expect(await sizeOf('Hier te zien')).toBeGreaterThan(await sizeOf('Beat 45'))
})

test('samples are in rows of five, by material, none alone, each with its box under the picture', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/kleurstalen')
    const samples = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    const tops = await samples.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    const rows = [...Map.groupBy(tops, Math.round).values()].map((row) => row.length)
    expect(Math.min(...rows), `${width} px: ${rows.join(' + ')}`).toBeGreaterThan(1)
    // Six of one material are two rows of three.
    if (width > 390) {
      expect(new Set(rows), `${width} px: ${rows.join(' + ')}`).toEqual(new Set([5, 4, 3]))
      expect(rows.filter((row) => row === 3)).toHaveLength(2)
    }
    const first = await boxOf(samples.first().getByRole('checkbox'))
    expect(Math.min(first.width, first.height)).toBeGreaterThanOrEqual(24)
    expect(first.y).toBeGreaterThanOrEqual((await boxOf(samples.first().locator('[data-fill]'))).bottom)
  }
  const names = await page
    .getByRole('main')
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((box) => box.closest('label')?.innerText.trim() ?? ''))
  for (const ending of ['mat', 'zijdeglans'])
    expect(
      new Set(names.flatMap((name, at) => (name.endsWith(` ${ending}`) ? [at] : [])).map((at, place) => at - place))
        .size,
      `all of ${ending} together`,
    ).toBe(1)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Uw adres' })).toBeVisible()
})

for (const size of [desktop, telephone])
  test(`the count of samples and the way to the address stay in sight at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/kleurstalen')
    const samples = page.getByRole('main').getByRole('checkbox')
    const count = page.getByRole('status').filter({ hasText: 'van 5 stalen gekozen' })
    for (const [chosen, at] of [0, 24, 49].entries()) {
      await samples.nth(at).check()
      await expect(count).toHaveText(`${chosen + 1} van 5 stalen gekozen`)
      await expect(count).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Naar uw adres' })).toBeInViewport({ ratio: 1 })
    }
    const list = await boxOf(
      page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('checkbox') })
        .first(),
    )
    const logo = await boxOf(page.getByRole('banner').getByRole('link').first())
    expect(list.x + list.width, 'ends at the margin').toBeCloseTo(size.width - logo.x, 0)
    const { x, width } = await boxOf(count)
    if (size === desktop) expect(x + width, 'beside the samples').toBeLessThan(list.x)
    await page.getByRole('link', { name: 'Naar uw adres' }).click()
    await expect(page.getByRole('textbox', { name: 'Naam' })).toBeInViewport()
    await page.reload()
    await expect(count).toHaveText('3 van 5 stalen gekozen')
  })

test('counts samples without scripts, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/kleurstalen')
  await page.getByRole('main').getByRole('checkbox').nth(1).check()
  await page.getByRole('main').getByRole('checkbox').nth(7).check()
  const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree')
  const words = nodes.map(({ role, name }) => (role?.value === 'StaticText' ? String(name?.value) : '')).join('')
  expect(words).toContain('2 van 5 stalen gekozen')
  await context.close()
})

test('the cards of a row of two are of one size on a telephone, also the last of three', async ({ page }) => {
  await page.setViewportSize(telephone)
  for (const path of ['/offerte', '/favorieten', '/downloads', '/collecties/beat40']) {
    await open(page, path)
    const widths = await page
      .getByRole('main')
      .locator('ul[data-look=gallery] [data-ratio]')
      .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().width)))
    expect(widths.length, path).toBeGreaterThan(2)
    expect(new Set(widths).size, `${path}: ${widths.join(', ')}`).toBe(1)
    for (const list of await page.getByRole('main').locator('ul[data-look=gallery]').all()) {
      const tops = await list
        .locator('> li')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
      const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
      expect(new Set(rows).size, `${path}, rows of one length: ${rows.join(' + ')}`).toBe(1)
    }
  }
})

test('the brochure is on the first screen of the downloads', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/downloads')
  const brochure = page.getByRole('main').getByRole('link', { name: /^Brochure \d{4}: / })
  expect((await boxOf(brochure)).bottom).toBeLessThanOrEqual(desktop.height)
})

test('a link that saves a file says so, with its kind, and its size where the file is there already', async ({
  page,
}) => {
  for (const [path, count, kinds, words] of [
    ['/professional', 7, ['csv', 'json', 'pdf', 'xlsx', 'xml'], /./],
    ['/pers', 20, ['webp'], /\d+ × \d+, \d+ kB$/],
  ] as const) {
    await open(page, path)
    const files = page.getByRole('main').locator('a[data-icon=download]')
    await expect(files).toHaveCount(count)
    const shown = await files.evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
    expect([...new Set(shown)].toSorted(), path).toEqual(kinds.map((kind) => `"${kind}"`))
    for (const text of await files.allInnerTexts()) expect(text, path).toMatch(words)
  }
  await page.setViewportSize(desktop)
  const tops = await page
    .getByRole('main')
    .locator('ul[data-look=gallery] > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  const [first, ...rows] = [...Map.groupBy(tops, Math.round).values()].map((row) => row.length)
  expect(first, 'two large ones').toBe(2)
  expect(new Set(rows).size, 'rows of one length').toBe(1)
})

test('who offers to answer by telephone names the number, as a link', async ({ page }) => {
  for (const path of ['/service', '/pers']) {
    await open(page, path)
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first(), path).toBeVisible()
  }
})

test('postcode and place are on one row of a form, name and address of mail on another where there is room', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  for (const path of ['/service/verzoek', '/kleurstalen']) {
    await open(page, path)
    const row = (...labels: string[]) =>
      Promise.all(
        labels.map(async (label) => (await boxOf(page.getByRole('main').getByLabel(label, { exact: true }))).y),
      )
    for (const size of [desktop, telephone]) {
      await page.setViewportSize(size)
      expect(new Set(await row('Postcode', 'Plaats')).size, path).toBe(1)
      expect(new Set(await row('Naam', 'E-mailadres')).size, path).toBe(size === desktop ? 1 : 2)
    }
  }
})

test('the number to call and the form of the newsletter are on the first screen, under the intro', async ({ page }) => {
  for (const size of [desktop, tablet]) {
    await page.setViewportSize(size)
    await open(page, '/contact')
    const main = page.getByRole('main')
    expect((await boxOf(main.getByRole('link', { name: 'info@oeverhout.example' }).first())).bottom).toBeLessThan(700)
    await open(page, '/nieuwsbrief')
    expect((await boxOf(main.getByRole('button', { name: 'Inschrijven' }))).bottom).toBeLessThan(size.height)
  }
})

test('the showroom says when and where on the first screen of a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/showroom')
  const main = page.getByRole('main')
  const [address, appointment] = [
    main.getByRole('link', { name: 'Scheepstimmerkade 5, Oeverdam' }),
    main.getByRole('link', { name: 'Maak een afspraak' }).first(),
  ]
  for (const part of [address, appointment, main.getByText(/^Scheepstimmerkade .*10\.00 – 17\.00 uur, zaterdag/)])
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(desktop.height)
  await address.click()
  await expect(page.getByRole('heading', { name: 'Adres en openingstijden' })).toBeInViewport()
})

test('two pictures beside each other have one top and end at the margin, and a map has its source under it', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/showroom')
  const pair = page.getByRole('main').locator('figure[data-rhythm]')
  const [left, right] = [await boxOf(pair.first()), await boxOf(pair.last())]
  expect(right.y).toBe(left.y)
  const logo = await boxOf(page.getByRole('banner').getByRole('link').first())
  expect(right.x + right.width).toBeCloseTo(desktop.width - logo.x, 0)
  const map = await boxOf(page.getByRole('img', { name: /^Kaart van Nederland/ }))
  const source = await boxOf(page.getByText(/^Kaart: provincies/))
  expect(source.y - map.bottom).toBeLessThanOrEqual(16)
  expect(source.x).toBe(map.x)
})

test('no caption of a collection hangs over the edge of its band', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/collecties')
  const main = page.getByRole('main')
  const last = await boxOf(main.getByRole('link', { name: /^Ligne/ }).first())
  const band = await boxOf(main.locator('section').filter({ hasText: 'Ligne' }).first())
  expect(last.bottom).toBeLessThanOrEqual(band.bottom)
})

test('the cookie banner leaves the furniture of a cover in sight above the words', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.clock.install()
  await open(page, '/collecties/exclusief/linea')
  const picture = page.getByRole('main').getByRole('img').first()
  const words = page.getByRole('main').getByRole('heading', { level: 1 })
  const away = async () => (await boxOf(words)).y - (await boxOf(picture)).bottom
  const before = await away()
  await page.clock.runFor(6_000)
  await expect(page.locator('[data-consent-banner]')).toBeVisible()
  await expect.poll(away).toBeCloseTo(before, 0)
})

test('compares what differs on a telephone, in columns wide enough to read', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/vergelijken?items=wastafelmeubel-beat-40,wastafelmeubel-beat-45,wastafelmeubel-nuance-51-5')
  const table = page.getByRole('table')
  await expect(table.locator('tr[data-same]').filter({ visible: true })).toHaveCount(0)
  for (const cell of await table.getByRole('row').nth(1).getByRole('cell').all())
    expect((await boxOf(cell)).width).toBeGreaterThanOrEqual(140)
  const [second, third] = [await boxOf(table.getByRole('columnheader').nth(2)), table.getByRole('columnheader').nth(3)]
  expect(second.x + second.width, 'two whole columns').toBeLessThanOrEqual(telephone.width - 24)
  // It used to begin beyond the edge, and then nothing but a line of text said that there was a third.
  expect((await boxOf(third)).x, 'an edge of the third').toBeLessThanOrEqual(telephone.width - 24)
  expect((await boxOf(page.getByRole('region', { name: /^Vergelijking van/ }))).x).toBe(0)
  await expect(page.getByText('Schuif opzij voor alle 3')).toBeInViewport()
})

test('two favourites have their names and prices on the first screen of a desktop, and each heart is beside its name', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/favorieten?items=mirror.m01,finish.eiken-naturel')
  const card = page.getByRole('main').getByRole('article').first()
  expect((await boxOf(card.getByText(/^€/))).bottom).toBeLessThan(desktop.height)
  const [name, heart] = [await boxOf(card.getByRole('heading')), await boxOf(card.getByRole('button'))]
  expect(heart.y).toBeLessThan(name.bottom)
  expect(heart.bottom).toBeGreaterThan(name.y)
})

test('a compared product leads on to its page and to the dealers that show it', async ({ page }) => {
  await open(page, '/vergelijken?items=wastafelmeubel-beat-40,kolomkast-morrison')
  const first = page.getByRole('columnheader').nth(1)
  await expect(first.getByRole('link').first()).toHaveCSS('text-decoration-line', 'underline')
  await expect(first.getByRole('link', { name: /^Wie toont dit\?/ })).toHaveAttribute(
    'href',
    /^\/verkooppunten\?collection=beat40#/,
  )
})

for (const size of [desktop, telephone])
  test(`the rows of samples are of about one length at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of ['/collecties/beat45', '/collecties/exclusief/linea', '/producten/wastafelmeubel-morrison']) {
      await open(page, path)
      const samples = page.locator('#afwerkingen li').or(page.getByRole('navigation', { name: 'Kleur' }).locator('li'))
      const tops = await samples.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      const rows = [...Map.groupBy(tops, Math.round).values()].map((row) => row.length)
      expect(Math.max(...rows) - Math.min(...rows), `${path}: ${rows.join(' + ')}`).toBeLessThanOrEqual(2)
    }
  })

test('the pictures of what a dealer shows are in rows of one length', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/verkooppunten/esdorp-badkamers')
    const shown = page.locator('main li:has(img)')
    const tops = await shown.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    const rows = [...Map.groupBy(tops, Math.round).values()].map((row) => row.length)
    expect(tops, String(width)).toHaveLength(6)
    expect(new Set(rows).size, `${width} px: ${rows.join(' + ')}`).toBe(1)
  }
})

test('the first set to choose is on the first screen of a telephone', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/samenstellen')
  await expect(page.getByRole('heading', { name: 'Kies een collectie' })).toBeInViewport()
})

test('a comparison shows several finishes as samples', async ({ page }) => {
  await open(page, '/vergelijken?items=wastafelmeubel-beat-40,wastafelmeubel-beat-45')
  const cell = page
    .getByRole('row', { name: /^Kleuren/ })
    .getByRole('cell')
    .first()
  await expect(cell.getByTitle('Eiken naturel')).toBeVisible()
  expect((await boxOf(cell)).height).toBeLessThanOrEqual(90)
})

test('the furniture on a card is shown whole: its picture keeps the proportion of the room', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [path, least] of [
    ['/', 6],
    ['/collecties', 14],
    ['/samenstellen', 14],
    ['/verkooppunten/esdorp-badkamers', 6],
  ] as const) {
    await open(page, path)
    const shares = await page
      .getByRole('main')
      .locator('li img[src*="/kamer-1"]')
      .evaluateAll((all) =>
        all.map((img) => {
          const { width, height } = img.getBoundingClientRect()
          return (width / height) * (Number(img.getAttribute('height')) / Number(img.getAttribute('width')))
        }),
      )
    expect(shares.length, path).toBeGreaterThanOrEqual(least)
    for (const share of shares) expect(Math.abs(share - 1), path).toBeLessThanOrEqual(0.02)
  }
})

test('in half a telephone rooms are upright, so that their furniture can be seen', async ({ page }) => {
  await page.setViewportSize(telephone)
  for (const [path, least] of [
    ['/', 6],
    ['/collecties', 12],
    ['/samenstellen', 14],
  ] as const) {
    await open(page, path)
    const ratios = await page
      .getByRole('main')
      .locator('li img[src*="/kamer-1"]')
      .evaluateAll((all) =>
        all.map((img) => img.getBoundingClientRect()).flatMap((box) => (box.width < 200 ? box.width / box.height : [])),
      )
    expect(ratios.length, path).toBeGreaterThanOrEqual(least)
    for (const ratio of ratios) expect(ratio, path).toBeCloseTo(0.8, 1)
  }
})

test('the first collections are named, and a room has its list, on the first screen of a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/collecties')
  const main = page.getByRole('main')
  expect((await boxOf(main.getByRole('heading', { name: 'Beat 45' }))).bottom).toBeLessThanOrEqual(desktop.height)
  await open(page, '/inspiratie/kersen-en-klei')
  const items = main.getByRole('listitem').filter({ hasText: /^\d/ })
  await expect(items).toHaveCount(3)
  expect((await boxOf(items.last())).bottom).toBeLessThanOrEqual(desktop.height)
  expect((await boxOf(main.getByRole('img').first())).bottom).toBeLessThanOrEqual(desktop.height)
})

test('the collections are compared in a table of one line each on a telephone', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/collecties')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveText([
    'Collectie',
    'Diepte',
    'Breedte',
    'Prijs',
  ])
  const { height, width } = await boxOf(table)
  expect(height).toBeLessThanOrEqual(15 * 52)
  expect(width).toBeLessThanOrEqual(telephone.width - 48)
})

test('cards of collections and sets fill their last row, and have their prices at one height', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/collecties', '/samenstellen']) {
    await open(page, path)
    const lists = page.getByRole('main').locator('ul[data-pairs]')
    for (const list of await lists.all()) {
      const { x, width } = await boxOf(list)
      const last = await boxOf(list.locator('> li').last())
      expect(last.x + last.width, path).toBeCloseTo(x + width, 0)
    }
    await expect(lists.locator('> li').first()).toContainText(/vanaf €/)
  }
  const prices = page.getByRole('main').getByText(/^vanaf €/)
  const tops = await prices.evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThanOrEqual(14)
  expect(new Set(tops).size).toBe(Math.ceil((tops.length - 2) / 3) + 1)
  await page.setViewportSize(telephone)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500)
})

test('home says what it is about on the first screen, and shows all finishes on a telephone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).bottom).toBeLessThanOrEqual(desktop.height)
  await page.setViewportSize(telephone)
  const bars = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Krijt mat' }) })
    .getByRole('listitem')
  for (const bar of await bars.all()) {
    const { x, width } = await boxOf(bar)
    expect(width).toBeGreaterThanOrEqual(24)
    expect(x + width).toBeLessThanOrEqual(telephone.width + 1)
  }
})

test('the words of a finish begin at one edge, and its buttons are of one width on a telephone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/kleuren/beton-licht')
  const main = page.getByRole('main')
  const [title, facts] = [main.getByRole('heading', { level: 1 }), main.getByRole('heading', { name: 'Gegevens' })]
  expect((await boxOf(title)).x).toBeCloseTo((await boxOf(facts)).x, 0)
  await page.setViewportSize(telephone)
  const samples = await boxOf(main.getByRole('link', { name: /^Staal aanvragen|staal/ }).first())
  const dealers = await boxOf(main.getByRole('link', { name: 'Bekijk bij een verkooppunt' }))
  expect(samples.width).toBe(dealers.width)
})

test('the page of a dealer pictures what it shows, and has a map', async ({ page }) => {
  await open(page, '/verkooppunten/badhuis-de-kogge')
  const shown = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Sunny' }) })
  await expect(shown.locator('img')).toBeVisible()
  const map = page.getByRole('region', { name: 'Kaart' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByText('Badhuis De Kogge').first()).toBeVisible()
})

/** Size of type of each title on a page, the page's own first. */
function titleSizes(page: Page) {
  return page
    .getByRole('main')
    .locator('h1, section h2')
    .evaluateAll((all) =>
      all
        .filter((title) => getComputedStyle(title).fontFamily.includes('Serif'))
        .map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
    )
}

test('no title is larger than that of its page, and all sections of an edited page have titles of one size', async ({
  page,
}) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    for (const path of ['/service', '/professional', '/downloads', '/over-ons/team', '/duurzaamheid', '/showroom']) {
      await open(page, path)
      const [own = 0, ...others] = await titleSizes(page)
      expect(new Set(others).size, `${path} at ${size.width} px: ${others.join(', ')}`).toBe(1)
      expect(own / (others[0] ?? own), path).toBeGreaterThanOrEqual(1.2)
    }
    for (const path of ['/veelgestelde-vragen', '/de?near=Aachen', '/vacatures']) {
      await open(page, path)
      const [own = 0, ...others] = await titleSizes(page)
      expect(Math.max(...others), path).toBeLessThan(own)
    }
  }
})

test('sections on one ground are as far apart as others: 96 px on a desktop, 64 px on a telephone', async ({
  page,
}) => {
  for (const [size, gap] of [
    [desktop, 96],
    [telephone, 64],
  ] as const) {
    await page.setViewportSize(size)
    for (const path of ['/duurzaamheid', '/showroom', '/service', '/over-ons/team']) {
      await open(page, path)
      const paddings = await page
        .getByRole('main')
        .locator('> section[data-space], > * > section[data-space]')
        .evaluateAll((all) =>
          all.map((band) => {
            const { paddingTop, paddingBottom } = getComputedStyle(band)
            return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
          }),
        )
      expect(paddings.length, path).toBeGreaterThan(4)
      for (const both of paddings) expect(Math.abs(both - gap), `${path} at ${size.width} px`).toBeLessThanOrEqual(2)
    }
  }
})

test('two pictures beside each other are equally high, and on a telephone both are as wide as the text', async ({
  page,
}) => {
  for (const path of ['/showroom', '/duurzaamheid', '/over-ons', '/producten/ronin']) {
    await page.setViewportSize(desktop)
    await open(page, path)
    const pictures = page.getByRole('main').locator('figure[data-rhythm] img')
    const [left, right] = [await boxOf(pictures.first()), await boxOf(pictures.last())]
    expect([right.y, right.bottom].map(Math.round), path).toEqual([left.y, left.bottom].map(Math.round))
    await page.setViewportSize(telephone)
    for (const picture of await pictures.all()) {
      const { x, width } = await boxOf(picture)
      expect([x, width], path).toEqual([24, telephone.width - 48])
    }
  }
})

test('in the footer a group keeps away from the one above it, and no link breaks on a tablet', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/downloads')
  const groups = page.getByRole('navigation', { name: 'Alle onderdelen' })
  const last = await boxOf(groups.getByRole('link', { name: /^Serviceverzoek/ }))
  const heading = await boxOf(groups.getByRole('heading', { name: 'Kopen' }))
  expect(heading.y - last.bottom).toBeGreaterThanOrEqual(20)
  await page.setViewportSize({ width: 820, height: 1180 })
  const heights = await groups
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})

test('the questions that are asked most come first, and their topics are one row on a telephone', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/veelgestelde-vragen')
  const asked = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 })
  const often = 'Waar kan ik een meubel van Oeverhout kopen?'
  const links = page.getByRole('region', { name: 'Veel gevraagd' }).getByRole('link')
  await expect(links.first()).toHaveText(often)
  // In its own group it comes after what is not shown above yet.
  await expect(asked('Bestellen en levering').first()).not.toHaveText(often)
  await expect(asked('Bestellen en levering').filter({ hasText: often })).toHaveCount(1)
  const topics = page.getByRole('navigation', { name: 'Onderwerpen' }).getByRole('link')
  const boxes = await Promise.all((await topics.all()).map(boxOf))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  const cut = boxes.find(({ x, width }) => x < telephone.width && x + width > telephone.width)
  expect(cut, 'one is cut off by the edge, so that the row is seen to go on').toBeDefined()
})

test('a vacancy says what it pays before what it asks', async ({ page }) => {
  for (const size of [desktop, telephone]) {
    await page.setViewportSize(size)
    await open(page, '/vacatures/meubelmaker')
    const salary = await boxOf(page.getByText(/bruto per maand/).first())
    expect(salary.y).toBeLessThan((await boxOf(page.getByRole('heading', { name: 'Wat u meebrengt' }))).y)
  }
})

test('the address of the showroom comes before its map on a telephone', async ({ page }) => {
  await page.setViewportSize(telephone)
  await open(page, '/showroom')
  const map = await boxOf(page.getByRole('img', { name: /^Kaart van Nederland/ }))
  expect((await boxOf(page.getByRole('heading', { name: 'Adres en openingstijden' }))).y).toBeLessThan(map.y)
})

test('the map beside a short list is no higher than the list, and a dealer has one main action', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/verkooppunten/esdorp-badkamers')
  const main = page.getByRole('main')
  const near = main.getByRole('region', { name: 'Ook in de buurt' })
  const map = await boxOf(near.getByRole('region', { name: 'Kaart' }))
  const [first, last] = [near.getByRole('listitem').first(), near.getByText('Afstanden hemelsbreed.')]
  expect(map.bottom - map.y).toBeLessThanOrEqual((await boxOf(last)).bottom - (await boxOf(first)).y + 24)
  const call = await boxOf(main.getByRole('link', { name: /^Bel / }))
  expect(call.bottom).toBeLessThan((await boxOf(main.getByRole('heading', { name: 'Hier te zien' }))).y)
  await expect(main.locator('[data-look=primary]')).toHaveCount(1)
  await page.setViewportSize(telephone)
  const licence = main.getByRole('link', { name: /^CC BY 4\.0/ })
  const bracket = await licence.evaluate(({ previousSibling: before }) => {
    const range = document.createRange()
    if (before instanceof Text) range.setStart(before, before.length - 1)
    if (before instanceof Text) range.setEnd(before, before.length)
    return range.getBoundingClientRect().bottom
  })
  const licenceBox = await licence.evaluate((link) => link.getClientRects()[0]?.bottom ?? 0)
  expect(Math.abs(licenceBox - bracket), 'the bracket is on the line of the licence').toBeLessThan(10)
})

test('where the label is comes right under the field for its number, and numbers are whole', async ({ page }) => {
  await open(page, '/artikel')
  const main = page.getByRole('main')
  const [label, parts] = ['Waar het label zit', 'Onderdelen'].map((name) => main.getByRole('heading', { name }))
  if (!label || !parts) throw new Error('Unreachable')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await boxOf(label)).y).toBeLessThan((await boxOf(parts)).y)
    for (const number of await main.getByText('WB45-0800-EINA', { exact: true }).all()) {
      const lines = await number.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
      expect(lines, `${width} px`).toBe(1)
    }
    const ways = main
      .getByRole('listitem')
      .filter({ hasText: 'D-1041' })
      .getByRole('link', { name: /: Demper/ })
    const tops = await Promise.all((await ways.all()).map(async (way) => (await boxOf(way)).y))
    expect(new Set(tops).size, `${width} px`).toBe(1)
  }
  const list = main.getByRole('listitem').filter({ hasText: 'D-1041' })
  expect((await boxOf(list)).x).toBe((await boxOf(main.getByRole('table'))).x)
  const former = main.getByRole('link', { name: /B50-080-WI/ })
  await expect(former).toBeHidden()
  await main.getByText(/meubelen en spiegels van eerder/).click()
  await expect(former).toBeVisible()
})

test('a label is nearer to its own line than to the field before', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/service/verzoek')
    const form = page.getByRole('main').locator('form')
    const label = await boxOf(form.getByText('Wat er aan de hand is', { exact: true }))
    const hint = await boxOf(form.getByText(/^Van het label/))
    const name = await boxOf(form.getByText('Naam', { exact: true }))
    const line = await boxOf(form.getByLabel('Naam', { exact: true }))
    expect(label.y - hint.bottom).toBeGreaterThan(line.bottom - name.bottom)
    expect(label.y - hint.bottom).toBeGreaterThanOrEqual(32)
  }
})

test('the page of service leads to its form on the first screen', async ({ page }) => {
  for (const size of [telephone, desktop]) {
    await page.setViewportSize(size)
    await open(page, '/service')
    const way = page.getByRole('main').getByRole('link', { name: 'Onderdeel of serviceverzoek' }).first()
    expect((await boxOf(way)).bottom).toBeLessThan(size.height)
  }
})

test('‘Past het?’ has its list beside its drawing on a tablet, and says of a row only what is not plain', async ({
  page,
}) => {
  await page.setViewportSize(tablet)
  await open(page, '/service/past-het?width=100&height=180')
  const main = page.getByRole('main')
  const count = await boxOf(main.getByRole('heading', { name: /^\d+ van de \d+ passen$/ }))
  const drawing = await boxOf(main.getByRole('figure').first())
  const first = await boxOf(main.getByRole('article').first())
  expect(first.x).toBeGreaterThan(drawing.x + drawing.width)
  expect(Math.abs(first.y - count.y)).toBeLessThan(60)
  const prices = await main
    .getByRole('article')
    .getByText(/€/)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().right)))
  expect(prices.length).toBeGreaterThan(5)
  expect(new Set(prices).size, 'all prices end at one edge').toBe(1)
  await expect(main.getByRole('article').getByText('Past', { exact: true })).toHaveCount(0)
})

test('field, filter and list of dealers end at one edge, below a larger title', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/verkooppunten')
  const main = page.getByRole('main')
  const list = main.getByRole('region', { name: /^Alle \d+ verkooppunten$/ })
  const edges = [
    main.getByRole('button', { name: 'Zoek', exact: true }),
    main.getByText('Wie toont dit?'),
    list.locator('details').last(),
  ].map(async (part) => {
    const { x, width } = await boxOf(part)
    return Math.round(x + width)
  })
  expect(new Set(await Promise.all(edges)).size).toBe(1)
  const sizeOf = (level: number) =>
    main
      .getByRole('heading', { level })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf(2)).toBeLessThan(await sizeOf(1))
})

test('a telephone is told once where the showroom is and how to make an appointment, and when it is open on its first screen', async ({
  page,
}) => {
  for (const size of [telephone, tablet]) {
    await page.setViewportSize(size)
    await open(page, '/showroom')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Maak een afspraak' })).toHaveCount(1)
    await expect(main.getByText('Scheepstimmerkade 5').filter({ visible: true })).toHaveCount(1)
    const hours = main.getByText(/10\.00 – 17\.00 uur, zaterdag/)
    expect((await boxOf(hours)).bottom).toBeLessThanOrEqual(size.height)
  }
})

test('short fields of an appointment are beside each other', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/showroom/afspraak')
  for (const [left, right] of [
    ['U komt met', 'Naam'],
    ['E-mailadres', 'Telefoon (niet verplicht)'],
  ] as const) {
    const form = page.getByRole('main').locator('form')
    const boxes = [await boxOf(form.getByLabel(left)), await boxOf(form.getByLabel(right))]
    expect(boxes[0]?.bottom).toBe(boxes[1]?.bottom)
  }
  const hours = await page
    .getByRole('main')
    .getByRole('group')
    .first()
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  expect(new Set(hours).size, 'the hours of a day').toBe(1)
  for (const size of [telephone, desktop]) {
    await page.setViewportSize(size)
    const days = page.getByRole('main').getByRole('group')
    const ends = await days.locator('label').evaluateAll((all) => all.map((hour) => hour.getBoundingClientRect().right))
    const { x, width } = await boxOf(days.first())
    expect(Math.abs(Math.max(...ends) - (x + width)), 'a whole day ends where its line does').toBeLessThanOrEqual(1)
  }
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  expect((await boxOf(page.getByRole('main').locator('dl').first())).y - title.bottom).toBeGreaterThanOrEqual(44)
})

test('a group of results has a picture in every row or in none', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/zoeken?q=spiegel')
  for (const group of await page.getByRole('main').locator('section section').all()) {
    const [rows, pictures] = [await group.getByRole('listitem').count(), await group.locator('img').count()]
    expect([0, rows], await group.getByRole('heading').first().innerText()).toContain(pictures)
  }
})

test('the address for samples begins apart from the last sample', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/kleurstalen')
  const last = await boxOf(page.getByRole('main').locator('fieldset').getByRole('listitem').last())
  const title = await boxOf(page.getByRole('heading', { name: 'Uw adres' }))
  expect(title.y - last.bottom).toBeGreaterThanOrEqual(96)
})

test('the search for a dealer is one field on its own line, clear of its button, and countries two in a row on a tablet', async ({
  page,
}) => {
  for (const size of [telephone, tablet, desktop]) {
    await page.setViewportSize(size)
    await open(page, '/kleuren/eiken-naturel')
    const main = page.getByRole('main')
    const field = await boxOf(main.getByLabel('Uw postcode of plaats'))
    const label = await boxOf(main.getByText('Uw postcode of plaats'))
    const button = await boxOf(main.getByRole('button', { name: 'Zoek een verkooppunt' }))
    expect(field.bottom - label.bottom).toBeLessThanOrEqual(32)
    if (size === telephone) expect(button.y - field.bottom).toBeGreaterThanOrEqual(16)
    else expect([button.y, button.bottom]).toEqual([field.y, field.bottom])
    const countries = await Promise.all(
      ['Nederland', 'België', 'Duitsland', 'Curaçao'].map((name) =>
        boxOf(main.getByRole('link', { name, exact: true })),
      ),
    )
    expect(new Set(countries.map(({ y }) => y)).size).toBe(size === tablet ? 2 : 4)
  }
})

test('tables begin where other texts do, and a title keeps away from the band under it', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [path, beginning] of [
    ['/over-ons/team', 'Elk meubel begint als werktekening'],
    ['/service', 'De termijnen lopen vanaf de datum'],
    ['/duurzaamheid', 'Een badkamer wordt in Nederland'],
  ] as const) {
    await open(page, path)
    const main = page.getByRole('main')
    const text = await boxOf(main.getByText(beginning))
    for (const table of await main.getByRole('table').all()) expect((await boxOf(table)).x, path).toBeCloseTo(text.x, 0)
  }
  for (const path of ['/kleurstalen', '/service/verzoek', '/professional/project']) {
    await open(page, path)
    const main = page.getByRole('main')
    const title = await boxOf(main.getByRole('heading', { level: 1 }))
    const band = await boxOf(main.locator('section[data-ground=sunken]').first())
    expect(band.y - title.bottom, path).toBeGreaterThanOrEqual(56)
  }
})
