/** Solids of what is neither a vanity unit nor a cabinet: tops, basins, shelves, mirrors, racks and handles, as large as the catalogue says. mm, as in vanity-solids.ts. Pure. */
import type { DrawnParts } from '../catalogue/product-views.ts'
import { roundDepths } from '../catalogue/technical-data.ts'
import type { Dimensions } from '../dimensions.ts'
import { bowl, rectangle, tub, type Solid, type SolidMaterial } from './vanity-solids.ts'

const materials: Readonly<Record<string, SolidMaterial>> = {
  spiegel: 'mirror',
  wastafel: 'basin',
  handdoekrek: 'metal',
  handgreep: 'handle',
}
/** Thickness of boards, and of the edge of a basin. */
const board = 18
const edge = 18
/** Height of the drawers of a make-up table (text of the family). */
const tableDrawers = 120
const rod = 12
/** Depth of a mirror without one. */
const glass = 30

/** From the wall to the viewer, the lowest point at 0; empty for a variant without sizes. */
export function plainSolids(
  model: string,
  { width, height, depth, diameter }: Dimensions,
  parts: DrawnParts | null,
): Solid[] {
  const material = materials[model] ?? 'finish'
  if (diameter !== null) return roundSolids(model, diameter, material)
  if (width === null || height === null) return []
  const size = { width, height, depth: depth ?? glass }
  switch (model) {
    case 'wastafel':
      return basinSolids(size)
    case 'make-uptafel':
      return tableSolids(size)
    case 'ladeverdeler':
      return dividerSolids(size)
    case 'handdoekrek':
      return rackSolids(size, parts?.rungs ?? 0)
    default:
      return [block(material, [0, height / 2, size.depth / 2], [width, height, size.depth])]
  }
}

type Size = { width: number; height: number; depth: number }

function block(
  material: SolidMaterial,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
): Solid {
  return { kind: 'box', material, at, size }
}

function roundSolids(model: string, diameter: number, material: SolidMaterial): Solid[] {
  const deep = roundDepths[model] ?? glass
  const radius = diameter / 2
  if (model === 'wastafel') return [bowl([0, radius], 0, radius, deep)]
  return [{ kind: 'cylinder', material, at: [0, radius, deep / 2], radius, length: deep, axis: 'z' }]
}

function basinSolids({ width, height, depth }: Size): Solid[] {
  const middle = depth / 2
  const inner = rectangle(0, middle, width - 2 * edge, depth - 2 * edge, 30)
  return tub(rectangle(0, middle, width, depth), inner, [0, middle], 0, height)
}

/** A case of drawers on two sides. */
function tableSolids({ width, height, depth }: Size): Solid[] {
  const legs = height - tableDrawers
  return [
    block('finish', [0, height - tableDrawers / 2, depth / 2], [width, tableDrawers, depth]),
    ...[-1, 1].map((side) =>
      block('finish', [(side * (width - board)) / 2, legs / 2, depth / 2], [board, legs, depth]),
    ),
  ]
}

/** A frame with a board in its middle. */
function dividerSolids({ width, height, depth }: Size): Solid[] {
  const thin = board / 2
  const along = (z: number) => block('finish', [0, height / 2, z], [width, height, thin])
  const across = (x: number) => block('finish', [x, height / 2, depth / 2], [thin, height, depth])
  return [along(thin / 2), along(depth - thin / 2), across((thin - width) / 2), across(0), across((width - thin) / 2)]
}

function rackSolids({ width, height, depth }: Size, rungs: number): Solid[] {
  const radius = rod / 2
  const bar = (y: number): Solid => ({
    kind: 'cylinder',
    material: 'metal',
    at: [0, y, depth - radius],
    radius,
    length: width,
    axis: 'x',
  })
  const posts = [radius - width / 2, width / 2 - radius]
  if (rungs === 0)
    return [
      bar(radius),
      bar(height - radius),
      ...posts.map((x) => block('metal', [x, height / 2, depth / 2], [rod, height, depth])),
    ]
  return [
    ...posts.map((x) => block('metal', [x, height / 2, depth / 2], [rod, height, depth])),
    ...Array.from({ length: rungs }, (_, at) => bar((height * (at + 0.5)) / rungs)),
  ]
}
