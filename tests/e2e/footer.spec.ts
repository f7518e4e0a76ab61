/** What is in the footer. */
import { expect, test, type Locator } from '@playwright/test'

test('names the maker, its certificates and networks, and links all sections', async ({ page }) => {
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  expect(
    await footer.getByRole('navigation', { name: 'Alle onderdelen' }).getByRole('heading', { level: 3 }).count(),
  ).toBeGreaterThan(2)
  const certificates = footer.getByRole('list', { name: 'Keuringen' }).getByRole('img')
  expect(await certificates.count()).toBeGreaterThan(1)
  for (const certificate of await certificates.all())
    expect(await certificate.getAttribute('alt')).toMatch(/^Keurmerk /)
  await expect(footer.locator('address')).toContainText(/\d{4} [A-Z]{2} /)
  await expect(footer.locator('address').getByRole('link').first()).toHaveAttribute('href', /^tel:\+31/)
  await expect(footer.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact')
  for (const network of ['Facebook', 'Pinterest', 'YouTube', 'Instagram'])
    await expect(footer.getByRole('link', { name: new RegExp(`^${network}`) })).toHaveAttribute('target', '_blank')
  await expect(footer.getByText(/^© 1995\s?[-–]\s?20\d\d /)).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Status van de site/ })).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('textbox', { name: 'E-mailadres' })).toBeVisible()
})

test('ends in one line at its right edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box === null ? Number.NaN : box.x + box.width
  }
  const columns = await endOf(footer.getByRole('navigation', { name: 'Alle onderdelen' }))
  // The drawing of a network ends 11 px before the place that a finger has.
  expect(await endOf(footer.getByRole('link', { name: /^Instagram/ }))).toBeCloseTo(columns + 11, 0)
  expect(await endOf(footer.getByRole('button', { name: 'Inschrijven' }))).toBeCloseTo(columns, 0)
})

test('has the networks in a row of their own on a telephone, between the mail address and the lists', async ({
  page,
}) => {
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  for (const width of [320, 390, 560]) {
    await page.setViewportSize({ width, height: 844 })
    const [address, networks, lists] = await Promise.all(
      [
        footer.locator('address'),
        footer.getByRole('list', { name: 'Sociale media' }),
        footer.getByRole('navigation', { name: 'Alle onderdelen' }),
      ].map((part) => part.boundingBox()),
    )
    if (!address || !networks || !lists) throw new Error('A part of the footer is not on the page.')
    // The drawing of a network begins 11 px after the place that a finger has.
    expect(networks.x + 11, `${width} px`).toBeCloseTo(address.x, 0)
    expect(networks.y, `${width} px`).toBeGreaterThanOrEqual(address.y + address.height - 0.5)
    expect(networks.y + networks.height, `${width} px`).toBeLessThanOrEqual(lists.y)
    for (const link of await footer.getByRole('list', { name: 'Sociale media' }).getByRole('link').all())
      expect((await link.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44)
  }
})

test('has a row of its own for each link on a telephone, in two columns, and a line for what is agreed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/service')
  const lists = page.getByRole('contentinfo').getByRole('navigation', { name: 'Alle onderdelen' }).getByRole('list')
  const boxesOf = async (list: Locator) =>
    Promise.all((await list.getByRole('link').all()).map((link) => link.boundingBox()))
  const all = await Promise.all((await lists.all()).map(boxesOf))
  const boxes = all.slice(0, 4).flat()
  expect(Math.min(...all.flat().map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(28)
  expect(Math.max(...all.flat().map((box) => box?.height ?? 0)), 'no label takes two lines').toBeLessThan(40)
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThan(150)
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(2)
  expect(new Set(all[4]?.map((box) => box?.y)).size).toBe(1)
})

test('shows the name, and each certificate unbroken, at every width', async ({ page }) => {
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(footer.getByRole('heading', { level: 2, name: 'Oeverhout', exact: true })).toBeVisible()
    const lines = await footer
      .getByRole('list', { name: 'Keuringen' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange()
          range.selectNode(item.lastChild ?? item)
          return range.getClientRects().length
        }),
      )
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]))
  }
})

test('keeps its button and the networks clear of the address on a telephone', async ({ page }) => {
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  for (const width of [320, 374, 375, 390, 560]) {
    await page.setViewportSize({ width, height: 844 })
    for (const beside of [
      footer.getByRole('link', { name: 'Neem contact op' }),
      footer.getByRole('list', { name: 'Sociale media' }),
    ]) {
      const covered = await footer.locator('address').evaluate(
        (address, box) => {
          const range = document.createRange()
          range.selectNodeContents(address)
          return [...range.getClientRects()].filter(
            ({ right, top, bottom }) => box && right > box.x && top < box.y + box.height && bottom > box.y,
          ).length
        },
        await beside.boundingBox(),
      )
      expect(covered, `${width} px`).toBe(0)
    }
  }
})

test('has its five lists beside each other on a desktop, and the networks under the shortest', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  const lists = footer.getByRole('navigation', { name: 'Alle onderdelen' }).getByRole('list')
  const boxes = await Promise.all((await lists.all()).map((list) => list.boundingBox()))
  expect(boxes).toHaveLength(5)
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  const networks = await footer.getByRole('list', { name: 'Sociale media' }).boundingBox()
  expect((networks?.x ?? 0) + 11).toBeCloseTo(boxes[4]?.x ?? 0, 0)
  expect((networks?.y ?? 0) - (boxes[4]?.y ?? 0) - (boxes[4]?.height ?? 0)).toBeGreaterThanOrEqual(24)
  const name = await footer.getByRole('heading', { name: 'Oeverhout', exact: true, level: 2 }).boundingBox()
  const letters = await footer.getByRole('region', { name: /^Vier brieven/ }).boundingBox()
  expect((name?.y ?? 0) - (letters?.y ?? 0) - (letters?.height ?? 0)).toBeGreaterThanOrEqual(32)
})

test('begins its last row where the second column of links does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/service')
  const footer = page.getByRole('contentinfo')
  const second = await footer
    .getByRole('navigation', { name: 'Alle onderdelen' })
    .getByRole('heading')
    .nth(1)
    .boundingBox()
  expect((await footer.getByText(/^© 1995/).boundingBox())?.x).toBeCloseTo(second?.x ?? 0, 0)
  // Where what is beside a title begins.
  expect(second?.x).toBeCloseTo(623, 0)
})

test('draws the networks from one file of the site', async ({ page, request }) => {
  await page.goto('/service')
  const drawings = page.getByRole('list', { name: 'Sociale media' }).locator('use')
  const addresses = await drawings.evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  const files = [...new Set(addresses.map((address) => address.split('#')[0] ?? ''))]
  expect(files).toHaveLength(1)
  const answer = await request.get(files[0] ?? '')
  expect(answer.headers()['content-type']).toBe('image/svg+xml')
  const file = await answer.text()
  expect(addresses.map((address) => address.split('#')[1])).toEqual(['facebook', 'pinterest', 'youtube', 'instagram'])
  for (const address of addresses) expect(file).toContain(`<symbol id="${address.split('#')[1]}"`)
  // A drawing that is refused, or not in the file, measures nothing.
  await expect
    .poll(() =>
      drawings.evaluateAll(
        (uses) => uses.filter((use) => use instanceof SVGGraphicsElement && use.getBBox().width > 8).length,
      ),
    )
    .toBe(4)
})

test('explains each certificate on the page about sustainability', async ({ page }) => {
  await page.goto('/duurzaamheid')
  const names = await page
    .getByRole('contentinfo')
    .getByRole('list', { name: 'Keuringen' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  for (const name of names)
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('paragraph'),
    ).toHaveText(/\S{3,}/)
})
