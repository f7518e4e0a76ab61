/** The 3D model of a set has the parts and the measures of its drawing. */
import { expect, test } from 'vitest'
import { choose } from '#domain/configurator/compose.ts'
import { pieceDrawing } from '#domain/configurator/piece-drawing.ts'
import { setSolids } from '#domain/furniture/set-solids.ts'
import type { Solid, SolidMaterial } from '#domain/furniture/vanity-solids.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { files, kits, products } from './configurator-kits.ts'

/** Every cabinet in every width, with what is usual. */
const sets = [...kits.values()].flatMap((kit) =>
  kit.cabinets.flatMap(({ key, items }) =>
    [...new Map(items.map((item) => [item.width, item])).values()].map((item) => {
      const slug = item.favourite.replace('product.', '').split('_')[0]
      const product = products.find((candidate) => candidate.slug === slug)
      const parts = product ? drawnParts(files, product) : null
      if (!parts) throw new RangeError(`${item.favourite} is not drawn`)
      const drawing = pieceDrawing(kit, choose(kit, { cabinet: key, width: String(item.width) }).choice)
      return { name: `${slug} ${item.width}`, drawing, solids: setSolids(drawing, parts) }
    }),
  ),
)

const of = (solids: readonly Solid[], material: SolidMaterial) => solids.filter((solid) => solid.material === material)
/** How wide and how high above its underside the extruded and boxed solids are. */
function reach(solids: readonly Solid[]): { width: number; top: number } {
  const ends = solids.flatMap((solid) => {
    if (solid.kind === 'box') return [{ x: solid.at[0] + solid.size[0] / 2, y: solid.at[1] + solid.size[1] / 2 }]
    if (solid.kind === 'extrusion' && solid.axis === 'y')
      return [{ x: solid.at[0] + Math.max(...solid.outline.map(([x]) => x)), y: solid.at[1] + solid.length }]
    return []
  })
  return { width: 2 * Math.max(...ends.map(({ x }) => x)), top: Math.max(...ends.map(({ y }) => y)) }
}

test('makes the cabinet and the top as wide as they are drawn, the top on the cabinet', () => {
  expect(sets.length).toBeGreaterThan(60)
  for (const { name, drawing, solids } of sets) {
    const drawn = (kind: string) => drawing.front.shapes.find((shape) => shape.kind === kind)
    const [cabinet, top] = [drawn('cabinet'), drawn('top')]
    if (!cabinet) throw new RangeError(name)
    expect(reach(of(solids, 'finish')).width, name).toBeCloseTo(cabinet.width, 3)
    expect(of(solids, 'top').length, name).toBe(top ? 1 : 0)
    if (!top) continue
    const slab = reach(of(solids, 'top'))
    expect(slab.width, name).toBeCloseTo(top.width, 3)
    expect(slab.top, name).toBeCloseTo(-top.y + cabinet.y + cabinet.height, 3)
  }
})

test('has a basin and a mirror where they are drawn, and a tap for each hole', () => {
  for (const { name, drawing, solids } of sets) {
    const basins = drawing.top.shapes.filter(({ kind }) => kind === 'bowl' || kind === 'cast')
    expect(of(solids, 'basin').length > 0, name).toBe(basins.length > 0)
    expect(of(solids, 'mirror').length, name).toBe(drawing.front.shapes.filter(({ kind }) => kind === 'mirror').length)
    const mixers = of(solids, 'metal').filter(
      (solid) => solid.kind === 'cylinder' && solid.axis === 'y' && solid.radius === 21,
    )
    expect(mixers.length, name).toBe(drawing.top.marks.filter(({ kind }) => kind === 'tap').length)
  }
})
