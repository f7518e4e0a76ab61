/** The 3D model of furniture: made when it is opened, in the size and finish that are chosen. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { strFromU8, unzipSync } from 'three/addons/libs/fflate.module.js'
import { chromiumLaunch } from './chromium.ts'
import { open, serverFunctions } from './page.ts'

// WebGL without a graphics card.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})

test('opens in place of the pictures, follows the choice of size, and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 }) // a small picture, because no graphics card draws it
  let asked = 0
  await page.route(serverFunctions, async (route) => {
    asked++
    await route.continue()
  })
  await open(page, '/producten/wastafelmeubel-thor')
  const main = page.getByRole('main')
  const picture = main
    .getByRole('region', { name: /^Foto’s van / })
    .getByRole('img')
    .first()
  await expect(picture).toBeVisible()
  expect(asked).toBe(0)

  await main.getByRole('button', { name: 'Bekijk in 3D' }).click()
  const model = main.locator('canvas')
  await expect(main.getByRole('button', { name: 'Dichterbij' })).toBeVisible()
  await expect(picture).toBeHidden()
  expect(asked).toBe(1)
  const pixels = () => model.screenshot()
  const first = await pixels()
  await main.getByRole('button', { name: 'Draai naar rechts' }).click()
  expect((await pixels()).equals(first)).toBe(false)

  const size = main.getByRole('navigation', { name: 'Maat' }).getByRole('link', { name: /^160 x/ })
  await size.click()
  await expect(size).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('button', { name: 'Dichterbij' })).toBeVisible()
  await main.getByRole('button', { name: 'Sluit 3D' }).click()
  await expect(picture).toBeVisible()
  await expect(model).toHaveCount(0)
})

test('shows a set of the configurator, and follows its choices', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/samenstellen/beat45?width=800')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Bekijk in 3D' }).click()
  await expect(main.getByRole('button', { name: 'Dichterbij' })).toBeVisible()
  await main.getByRole('link', { name: /^1000 mm/ }).click()
  await expect(page).toHaveURL(/width=1000/)
  await expect(main.getByRole('button', { name: 'Dichterbij' })).toBeVisible()

  const measures = main.getByRole('button', { name: 'Maten tonen' })
  await expect(measures).toHaveAttribute('aria-pressed', 'false')
  await measures.press('Enter')
  await expect(measures).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByText('Breed 1000, hoog 540, diep 450 mm; de rand op 870 mm boven de vloer.')).toBeVisible()
  const figures = main.locator('canvas + svg text')
  await expect(figures).toHaveText(['1000', '450', '540', '870'])
  const [canvas, ...boxes] = await Promise.all(
    [main.locator('canvas'), ...(await figures.all())].map((element) => element.boundingBox()),
  )
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(11)
    expect(box?.x).toBeGreaterThanOrEqual(canvas?.x ?? Infinity)
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual((canvas?.x ?? 0) + (canvas?.width ?? 0))
    expect(box?.y).toBeGreaterThanOrEqual(canvas?.y ?? Infinity)
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((canvas?.y ?? 0) + (canvas?.height ?? 0))
  }
  await measures.press('Enter')
  await expect(figures).toHaveCount(0)
  await main.getByRole('button', { name: 'Sluit 3D' }).click()
  await expect(main.locator('canvas')).toHaveCount(0)
})

test('shows a tall cabinet as it hangs, and hands over a file with all its finishes', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/producten/kolomkast-beat-45')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Bekijk in 3D' }).click()
  await main.getByRole('button', { name: 'Maten tonen' }).click()
  await expect(
    main.getByText('Breed 350, hoog 1700, diep 450 mm; de bovenkant op 1850 mm boven de vloer.'),
  ).toBeVisible()
  await expect(main.locator('canvas + svg text')).toHaveText(['350', '450', '1700', '1850'])

  const colors = await main.getByRole('navigation', { name: 'Kleur' }).getByRole('link').count()
  const href = await main.getByRole('link', { name: /^3D-model als glb/ }).getAttribute('href')
  const variants = async (address: string) => {
    const file = await (await request.get(address)).body()
    expect(file.subarray(0, 4).toString('latin1')).toBe('glTF')
    return (
      (
        file
          .subarray(20, 20 + file.readUInt32LE(12))
          .toString('utf8')
          .match(/"variants":\[\{"name".+?\]/)?.[0] ?? ''
      ).split('"name"').length - 1
    )
  }
  expect(await variants(href ?? '')).toBe(colors)
})

for (const { name, path, above, width } of [
  {
    name: 'furniture on the wall',
    path: '/producten/wastafelmeubel-beat-45?variant=WB45-0800-EIGE',
    above: 0.31,
    width: 0.8,
  },
  { name: 'a mirror cabinet', path: '/producten/spiegelkast-thor', above: 1.1, width: 1 },
  { name: 'furniture on legs', path: '/samenstellen/epoque?width=1000', above: 0, width: 1 },
]) {
  test(`hands ${name} to the viewer of iOS as USDZ, at its true size`, async ({ page }) => {
    // What Safari on iOS says of itself. A browser that says so too, without that viewer, downloads the file instead.
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => true
    })
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, path)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Bekijk in 3D' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Bekijk in uw badkamer' }).click(),
    ])
    const bytes = await readFile(await download.path())
    const files = unzipSync(bytes)
    const [first = ''] = Object.keys(files)
    expect(first).toMatch(/\.usda$/)
    const scene = strFromU8(files[first] ?? new Uint8Array())
    expect(scene).toContain('metersPerUnit = 1')
    expect(scene).toContain('upAxis = "Y"')
    expect(scene.includes('planeAnchoring:alignment = "horizontal"')).toBe(above === 0)
    expect(Object.keys(files).some((file) => file.endsWith('.png'))).toBe(true) // the grain of its wood
    const meshes = Object.entries(files).filter(([file]) => file.startsWith('geometries/'))
    const corners = meshes.flatMap(([, mesh]) =>
      [...(/points = \[(.+?)\]/s.exec(strFromU8(mesh))?.[1] ?? '').matchAll(/\(([^)]+)\)/g)].map(([, corner = '']) =>
        corner.split(',').map(Number),
      ),
    )
    const [scale = NaN, lifted = NaN] = [/\( \(([\d.]+)/, /, ([-\d.]+), [-\d.]+, 1\) \)/].map((part) =>
      Number(part.exec(/matrix4d .+/.exec(scene)?.[0] ?? '')?.[1]),
    )
    const along = (axis: number) => corners.map((corner) => (corner[axis] ?? NaN) * scale)
    expect(Math.max(...along(0)) - Math.min(...along(0))).toBeCloseTo(width, 2)
    expect(Math.min(...along(1)) + lifted).toBeCloseTo(above, 2) // m above the floor
  })
}

test('shows oak in 3D in the colour of its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/producten/wastafelmeubel-beat-45')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Bekijk in 3D' }).click()
  await expect(main.getByRole('button', { name: 'Dichterbij' })).toBeVisible()
  // The upper drawer, as far as both show it.
  const picture = await meanColour('public/media/producten/wastafelmeubel-beat-45/eiken-naturel.webp', [0.2, 0.43])
  await expect
    .poll(async () => distance(picture, await meanColour(await main.locator('canvas').screenshot(), [0.2, 0.48])), {
      timeout: 20_000,
    })
    .toBeLessThan(5)
})

/** The mean colour, in Lab, of a place of 40 by 10 percent of a picture whose upper left corner is at `from`. */
async function meanColour(picture: string | Buffer, [left, top]: readonly [number, number]): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const place = [left * width, top * height, 0.4 * width, 0.1 * height].map(Math.round)
  const [x = 0, y = 0, wide = 0, high = 0] = place
  const { channels } = await sharp(
    await sharp(picture).extract({ left: x, top: y, width: wide, height: high }).png().toBuffer(),
  ).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => {
    const part = mean / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [a = 0, b = 0, c = 0] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83,
  ].map((part) => (part > 0.008_856 ? Math.cbrt(part) : 7.787 * part + 16 / 116))
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
}

/** dE of two colours (1976). */
function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))
}
