/**
 * Weight, fixing, package and delivery time of a variant (docs/rules.md, Technical data), from its sizes and materials and from the tables
 * that fitters read. Pure; lengths in mm, weights in kg.
 */
import { emptyWeight, pointsAt, screwsFor, type Fixing } from '../assembly/fixing-rules.ts'
import type { Dimensions } from '../dimensions.ts'
import { fitGroupOf } from '../fit/fit-groups.ts'

/** Weeks from the confirmation of an order: from stock, made to order, and made with a concrete top, where that takes longer. */
export type DeliveryWeeks = { stock: number; made: number; withTop?: number }

/** What the rules need to know of a product besides its variants. */
export type TechnicalBasis = {
  /** The row of its collection in the table for fitters, for what hangs as the furniture there; null without a collection. */
  fixing: Fixing | null
  /** kg per m²: of the surface of a cabinet; of a basin that is a top. */
  density: number
  /** A published weight at one width. */
  weighs?: { kg: number; width: number }
  /** Only hung on the wall, whatever others of its collection do. */
  isWallHung: boolean
}

/** What a product is drawn from. */
export type Modelled = { model: string; drawn: { rungs: number } | null }
export type Measured = Dimensions & { materials: readonly string[] }
export type Weight = { kg: number; isCalculated: boolean }

const square = (one: number, other: number) => (one * other) / 1_000_000
const cubic = (width: number, height: number, depth: number) => (width * height * depth) / 1_000_000_000

/** kg per m³ of what plates are made of. A steel shelf is a plate of `steel` mm. */
const densities: Readonly<Record<string, number>> = {
  fineer: 700,
  'gelakt-mdf': 750,
  melamine: 700,
  multiplex: 700,
  lariks: 600,
  'massief-hout': 700,
  hpl: 1400,
  composiet: 1800,
  keramiek: 2200,
  beton: 2300,
  staal: 7850,
}
const steel = 4
/** A thicker laminate is a plate of this with an edge in front (texts of the tops). */
const laminate = 12
/** A thicker shelf is hollow, which leaves this share of it (text of the Thor planchet). */
const hollow = { from: 30, share: 0.6 }
/** kg of the two pins of a planchet. */
const pins = 0.27
/** kg per m of a steel rod of 12 mm. */
const rod = 0.9
/** kg per m² of a bowl's circle and of its rectangle (table of Crystal), and how much other materials differ from composite. */
const bowl = { round: 58, rectangular: 42, shares: { beton: 1.3, staal: 0.6 } as Readonly<Record<string, number>> }
/** A basin of at most this height is a top. */
const maxTop = 60
/** kg per m² of glass with frame, and of a mirror cabinet of 1200 mm (page of mirrors). */
const mirror = { density: 15, cabinet: 34 / 1200 }
/** Height of the drawers of a make-up table, on two sides. */
const tableDrawers = 120
/** Boards of a drawer divider. */
const dividerBoard = 12
const handle = 0.2

/** Mass without top, basin, tap and package; null where nothing tells. */
export function variantWeight(product: Modelled, variant: Measured, basis: TechnicalBasis): Weight | null {
  const { width } = variant
  const { weighs, fixing } = basis
  if (weighs && width !== null) return { kg: (weighs.kg * width) / weighs.width, isCalculated: width !== weighs.width }
  if (product.model === 'wastafelmeubel') {
    return fixing && width !== null ? { kg: emptyWeight(fixing, width), isCalculated: width !== fixing.width } : null
  }
  const kg = calculatedWeight(product, variant, basis)
  return kg === null ? null : { kg, isCalculated: true }
}

function calculatedWeight({ model, drawn }: Modelled, variant: Measured, { density }: TechnicalBasis): number | null {
  if (model === 'handgreep') return handle
  const { width, height, depth, diameter } = variant
  if (diameter !== null) {
    const disc = square(diameter, diameter) * (Math.PI / 4)
    if (model === 'spiegel') return disc * mirror.density
    return model === 'wastafel' ? disc * bowl.round * bowlShare(variant) : null
  }
  if (width === null || height === null) return null
  if (model === 'spiegel') return square(width, height) * mirror.density
  if (model === 'spiegelkast') return width * mirror.cabinet
  if (depth === null) return null
  switch (model) {
    case 'kolomkast':
    case 'halfhoge-kast':
    case 'bovenkast':
    case 'zijkast':
    case 'toiletmeubel':
      return cabinetSurface(width, height, depth) * density
    case 'make-uptafel':
      return (cabinetSurface(width, tableDrawers, depth) + 2 * square(height - tableDrawers, depth)) * density
    case 'wastafel':
      return height > maxTop
        ? square(width, depth) * bowl.rectangular * bowlShare(variant)
        : square(width, depth) * density
    case 'afdekblad':
    case 'nisplank':
    case 'planchet':
      return plateWeight(model, { width, height, depth }, variant.materials)
    case 'ladeverdeler':
      return 4 * (width + depth) * (cubic(1, height, dividerBoard) * 700)
    case 'handdoekrek': {
      const [long = 0, other = 0] = [width, height, depth].toSorted((one, next) => next - one)
      return ((2 * (long + other) + (drawn?.rungs ?? 0) * width) / 1000) * rod
    }
    default:
      return null
  }
}

/** Surface in m² of the six sides of a cabinet. */
export function cabinetSurface(width: number, height: number, depth: number): number {
  return 2 * (square(width, height) + square(width, depth) + square(height, depth))
}

function bowlShare({ materials }: Measured): number {
  return bowl.shares[materials[0] ?? ''] ?? 1
}

function plateWeight(
  model: string,
  { width, height, depth }: { width: number; height: number; depth: number },
  materials: readonly string[],
): number | null {
  const material = materials.find((slug) => densities[slug] !== undefined)
  const density = material === undefined ? undefined : densities[material]
  if (material === undefined || density === undefined) return null
  if (material === 'staal') return cubic(width, steel, depth) * density
  if (material === 'hpl' && model === 'afdekblad' && height > laminate)
    return (cubic(width, laminate, depth) + cubic(width, height - laminate, laminate)) * density
  const solid = cubic(width, height, depth) * density
  if (model !== 'planchet') return solid
  return solid * (height > hollow.from ? hollow.share : 1) + pins
}

export type WallFixing = {
  /** A rail of screws, brackets that keep it upright, the pins of a shelf, or points by themselves. */
  kind: 'rail' | 'brackets' | 'pins' | 'points'
  count: number
  /** Above the finished floor: in mm, on the drawing of the order, free to choose, below its upper edge, or by the centre of the glass. */
  height: number | 'order' | 'free' | 'upper-edge' | 'glass'
}

/** How a variant is fixed to the wall; null when it is not, as tops, bowls and handles. */
function wallFixing(
  model: string,
  { width, diameter }: Dimensions,
  { fixing, isWallHung }: TechnicalBasis,
): WallFixing | null {
  if (model === 'spiegel')
    return diameter === null
      ? { kind: 'rail', count: 4, height: 'glass' }
      : { kind: 'points', count: 2, height: 'glass' }
  if (width === null) return null
  switch (model) {
    case 'wastafelmeubel':
    case 'toiletmeubel':
    case 'zijkast': {
      if (model === 'zijkast' && fixing?.isFloorStanding) return null // bolted to the furniture beside it
      if (!fixing || (fixing.isFloorStanding && isWallHung))
        return { kind: 'rail', count: screwsFor(width), height: 'order' }
      return {
        kind: fixing.isFloorStanding ? 'brackets' : 'rail',
        count: pointsAt(fixing, width),
        height: fixing.height,
      }
    }
    case 'bovenkast':
    case 'spiegelkast':
    case 'halfhoge-kast':
      return { kind: 'rail', count: screwsFor(width), height: 'free' }
    case 'kolomkast':
      return { kind: 'brackets', count: 2, height: 'upper-edge' }
    case 'planchet':
      return { kind: 'pins', count: 2, height: 'free' }
    default:
      return null
  }
}

/** How far the box of furniture and glass is longer than what is in it, and every other side of a box (page of production). */
const padding = { corners: 80, sides: 20 }
/** kg per m² of cardboard and corners. */
const cardboard = 1
/** Depth of round things without one. */
export const roundDepths: Readonly<Record<string, number>> = { wastafel: 140, spiegel: 40, handgreep: 30 }

export type Package = { length: number; width: number; height: number; kg: number | null }

/** The box of a variant, its longest side first; null without sizes. `weight`: of what is in it. */
function variantPackage(model: string, variant: Dimensions, weight: Weight | null): Package | null {
  const { diameter } = variant
  const sides =
    diameter === null
      ? [variant.width, variant.depth, variant.height]
      : [diameter, diameter, variant.depth ?? roundDepths[model] ?? null]
  const known = sides.flatMap((side) => side ?? [])
  if (known.length < 3) return null
  const longest = Math.max(...known)
  const [width = 0, height = 0] = known.toSpliced(known.indexOf(longest), 1).map((side) => side + padding.sides)
  const length = longest + (fitGroupOf(model) === null ? padding.sides : padding.corners)
  return {
    length,
    width,
    height,
    kg: weight && weight.kg + cabinetSurface(width, height, length) * cardboard,
  }
}

/** What is shown of a variant. */
export type TechnicalData = { weight: Weight | null; fixing: WallFixing | null; box: Package | null }

/** Weights are rounded: whole kg from 5 kg on, tenths below. */
export function technicalData(product: Modelled, variant: Measured, basis: TechnicalBasis): TechnicalData {
  const weight = variantWeight(product, variant, basis)
  const box = variantPackage(product.model, variant, weight)
  return {
    weight: weight && { ...weight, kg: shownKilos(weight.kg) },
    fixing: wallFixing(product.model, variant, basis),
    box: box && { ...box, kg: box.kg && shownKilos(box.kg) },
  }
}

function shownKilos(kg: number): number {
  return kg < 4.95 ? Math.round(kg * 10) / 10 : Math.round(kg)
}
