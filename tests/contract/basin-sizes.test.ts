/** A basin has one size: that of the catalogue, in the drawing of its product and in its 3D model alike. */
import { expect, test } from 'vitest'
import { viewLines } from '#domain/catalogue/product-views.ts'
import type { DrawnParts } from '#domain/catalogue/product-views.ts'
import { compose } from '#domain/configurator/compose.ts'
import { pieceDrawing } from '#domain/configurator/piece-drawing.ts'
import { setSolids } from '#domain/furniture/set-solids.ts'
import { vanitySolids, type Solid } from '#domain/furniture/vanity-solids.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { vanityLook } from '#server/catalogue/product-look.ts'
import { files, kits, products } from './configurator-kits.ts'

/** Every vanity unit and top with a basin of its collection, in every width and depth. */
const pieces = products.flatMap((product) => {
  const parts = drawnParts(files, product)
  const [basin] = files.collections.get(product.collections[0]?.slug ?? '')?.basins ?? []
  if (!basin || !parts?.basins || parts.basins.shape === 'free') return []
  const sizes = new Map(
    product.variants.map(({ width, height, depth }) => [`${width} x ${depth}`, { width, height, depth }]),
  )
  return [...sizes].map(([size, { width, height, depth }]) => ({
    name: `${product.slug} ${size}`,
    product,
    parts,
    basin,
    width: width ?? 0,
    height: height ?? 0,
    depth: depth ?? 0,
  }))
})

/** Width and depth of the basins in the lines of a top view. */
function drawnBasins(lines: string, { basins }: DrawnParts): string[] {
  const found =
    basins?.shape === 'round'
      ? [...lines.matchAll(/a([\d.]+) \1 0 1 0/g)]
          .map(([, radius]) => 2 * Number(radius))
          .filter((across) => across > 50)
      : [...lines.matchAll(/h([\d.]+)v([\d.]+)h-/g)].map(([, across, down]) => `${across} x ${down}`)
  return [...new Set(found.map((size) => (typeof size === 'number' ? `${size} x ${size}` : size)))]
}

/** Width, depth and height of the basins, each once. */
function modelledBasins(solids: readonly Solid[]): string[] {
  const found = solids.flatMap((solid) => {
    if (solid.material !== 'basin') return []
    if (solid.kind === 'turned') {
      const across = 2 * Math.max(...solid.profile.map(([radius]) => radius))
      return [`${Math.round(across)} x ${Math.round(across)}`]
    }
    if (solid.kind !== 'extrusion' || !solid.holes?.[0]) return []
    return [solid.outline, solid.holes[0]].map((outline) => {
      const [across, down] = [0, 1].map((axis) => {
        const ends = outline.map((point) => point[axis] ?? 0)
        return Math.round(Math.max(...ends) - Math.min(...ends))
      })
      return `${across} x ${down}`
    })
  })
  return [...new Set(found)]
}

test('every product drawing shows the first basin of its collection as large as the catalogue has it, within the top', () => {
  expect(pieces.length).toBeGreaterThan(60)
  const wrong = pieces.filter(({ parts, basin, width, depth }) => {
    const lines = viewLines({ kind: 'top', width, height: depth }, 'wastafelmeubel', parts)
    return (
      drawnBasins(lines, parts).join() !== `${basin.width} x ${basin.depth}` ||
      basin.depth + 40 > depth ||
      (basin.width + 60) * (parts.basins?.count ?? 1) > width
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every 3D model of a product has that basin in the same size', () => {
  const wrong = pieces.flatMap(({ name, product, parts, basin, width, height, depth }) => {
    const look = vanityLook(files, product)
    if (!look) return []
    const solids = vanitySolids({ width, height, depth, parts, top: look.top.thickness, bowls: look.bowls })
    return modelledBasins(solids).includes(`${basin.width} x ${basin.depth}`) ? [] : [name]
  })
  expect(wrong).toEqual([])
})

test('every bowl and every basin of a set is drawn and modelled in the size of the catalogue', () => {
  let count = 0
  for (const kit of kits.values())
    for (const { key, items } of kit.cabinets)
      for (const width of new Set(items.map((item) => item.width)))
        for (const top of kit.tops)
          for (const { value } of compose(kit, { cabinet: key, width: String(width), top: top.key }).options.basin) {
            const { choice, lines } = compose(kit, { cabinet: key, width: String(width), top: top.key, basin: value })
            if (choice.basin !== value) continue
            const bowl = lines.find(({ part }) => part === 'basin')?.item
            if (!bowl) continue
            const drawing = pieceDrawing(kit, choice)
            const shapes = drawing.top.shapes.filter(({ kind }) => kind === 'bowl')
            const product = products.find(({ variants }) =>
              variants.some(({ article }) => article === lines[0]?.item.article),
            )
            const parts = product && drawnParts(files, product)
            if (!parts) throw new RangeError(value)
            const size = `${bowl.width} x ${bowl.depth}`
            expect(new Set(shapes.map((shape) => `${shape.width} x ${shape.height}`)), value).toEqual(new Set([size]))
            expect(drawing.side.shapes.find(({ kind }) => kind === 'bowl')).toMatchObject({
              width: bowl.depth,
              height: bowl.height,
            })
            expect(modelledBasins(setSolids(drawing, parts)), value).toContain(size)
            count += 1
          }
  expect(count).toBeGreaterThan(100)
})
