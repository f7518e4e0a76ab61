/** Where water and drain come out of the wall, from cabinet, top and basin. Lengths in mm, heights above the finished floor. */
import { drainTolerance } from '../fit/drain-rules.ts'

export type BasinMounting = 'opzet' | 'onderbouw' | 'geintegreerd' | 'inbouw'
export type SupplyTop = { key: string; name: string; thickness: number }
export type SupplyBasin = {
  key: string
  name: string
  mounting: BasinMounting
  width: number
  depth: number
  height: number
}
export type SupplyCabinet = {
  slug: string
  name: string
  widths: readonly number[]
  depth: number
  /** Height of the upper side of the top in our drawings. */
  topHeight: number
  bodyHeight: number
  drawers: number
  /** Stands on the floor, so that its height is fixed. */
  isStanding: boolean
  /** The first is the one in the pictures. */
  tops: readonly SupplyTop[]
  basins: readonly SupplyBasin[]
  /** From the wall to the centre of the plug, and what stays free behind the top drawer. */
  plug: number
  behind: number
}

export type SupplyChoice = {
  cabinet: SupplyCabinet
  width: number
  top: SupplyTop
  basin: SupplyBasin
  count: 1 | 2
  height: number
}
export type SupplyPlan = {
  /** Hearts of the basins from the left side of the cabinet. */
  centres: number[]
  drain: number
  water: number
  /** From the centre of the basin to a supply, to both sides; a toilet basin has only the cold one, on the right. */
  waterAside: number
  coldOnly: boolean
}

/** Heights of the top that a hanging cabinet may be given: a child's to a tall adult's. */
export const heightLimits = { least: 600, most: 1000, step: 5 }
/** Hearts of two basins lie at least 700 mm apart, at half the width: from this width on the catalogue has them. */
export const widthForTwo = 1400
/** How far a pipe may be off. */
export const tolerances = {
  drain: drainTolerance,
  water: { height: 10, apart: 5 },
  drainOut: { least: 40, most: 60 },
  waterOut: 55,
}
/** Height of the trap below the plug: the usual one, and the bottle trap of a toilet basin. */
const trap = { usual: 130, toilet: 160 }
/** Up to this depth a cabinet is a toilet's, with a small basin. */
const toiletDepth = 300
/** From the drain up to the supply, and between warm and cold. */
const waterAbove = 40
const waterApart = 150
/** Basins side by side keep this much free next to and between them. */
export const besideBasin = 50

export function isForToilet(cabinet: Pick<SupplyCabinet, 'depth'>): boolean {
  return cabinet.depth <= toiletDepth
}

export function canHoldTwo(width: number, basin: Pick<SupplyBasin, 'width'>): boolean {
  return width >= widthForTwo && basin.width + 2 * besideBasin <= width / 2
}

/** Height at which the trap begins: the underside of the top for a basin on top of it, else of the basin. */
function plugHeight({ top, basin, height }: Pick<SupplyChoice, 'top' | 'basin' | 'height'>): number {
  if (basin.mounting === 'opzet') return height - top.thickness
  if (basin.mounting === 'onderbouw') return height - top.thickness - basin.height
  return height - basin.height // made of the top, or hanging in it by its rim
}

/** The heights are rounded to 10 mm at the drawn height and move with the cabinet from there. */
export function supplyPlan(choice: SupplyChoice): SupplyPlan {
  const { cabinet, width, count, height } = choice
  const coldOnly = isForToilet(cabinet)
  const asDrawn = plugHeight({ ...choice, height: cabinet.topHeight }) - (coldOnly ? trap.toilet : trap.usual)
  const drain = Math.round(asDrawn / 10) * 10 + height - cabinet.topHeight
  return { centres: basinCentres(width, count), drain, water: drain + waterAbove, waterAside: waterApart / 2, coldOnly }
}

/** One basin in the middle, or two at a quarter of the width. */
export function basinCentres(width: number, count: 1 | 2): number[] {
  return count === 1 ? [width / 2] : [width / 4, (3 * width) / 4]
}
