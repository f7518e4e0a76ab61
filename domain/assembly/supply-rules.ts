/** Where water and drain come out of the wall, from cabinet, top and basin. Lengths in mm, heights above the finished floor. */
import { drainTolerance } from '../fit/drain-tolerance.ts'

export type BasinMounting = 'opzet' | 'onderbouw' | 'geintegreerd' | 'inbouw'
/** What a basin is called by how it is mounted. */
export const mountingWords: Readonly<Record<BasinMounting, string>> = {
  opzet: 'opzetkom',
  onderbouw: 'onderbouwkom',
  geintegreerd: 'geïntegreerde kom',
  inbouw: 'inbouwkom',
}
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
  /** Keys of the basins that one top is cast with, a list for each of its tops. */
  cast: readonly (readonly string[])[]
  /** From the wall to the centre of the plug, and what stays free behind the top drawer. */
  plug: number
  behind: number
}

/** Where one basin is: in the middle, or at a quarter of the width. */
export type BasinPlace = 'middle' | 'left' | 'right'
export type SupplyChoice = {
  cabinet: SupplyCabinet
  width: number
  top: SupplyTop
  basin: SupplyBasin
  count: 1 | 2
  at: BasinPlace
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
/** Between the centres of two basins, at least; they lie at half the width. */
export const basinsApart = 700
/** From this width on a cabinet has two basins. */
export const widthForTwo = 2 * basinsApart
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

/** With its centre at a quarter of the width. */
export function canStandAside(width: number, basin: Pick<SupplyBasin, 'width'>): boolean {
  return basin.width / 2 + besideBasin <= width / 4
}

/** Of the basins that a top is cast with, from narrow to wide, the widest that fits in it. */
export function castBasin<TBasin extends Pick<SupplyBasin, 'width'>>(
  basins: readonly TBasin[],
  width: number,
): TBasin | undefined {
  return basins.findLast((basin) => basin.width + 2 * besideBasin <= width) ?? basins[0]
}

/** The basin of a cabinet until another is chosen: the one in the pictures, in the size that its top has at this width. */
export function usualBasin(
  { basins, cast }: Pick<SupplyCabinet, 'basins' | 'cast'>,
  width: number,
): SupplyBasin | undefined {
  const [pictured] = basins
  const series = cast.find((keys) => pictured !== undefined && keys.includes(pictured.key))
  return series
    ? castBasin(
        basins.filter(({ key }) => series.includes(key)).toSorted((one, other) => one.width - other.width),
        width,
      )
    : (basins.find((basin) => basin.width <= width) ?? pictured)
}

/** Height at which the trap begins: the underside of the top for a basin on top of it, else of the basin. */
function plugHeight({ top, basin, height }: Pick<SupplyChoice, 'top' | 'basin' | 'height'>): number {
  if (basin.mounting === 'opzet') return height - top.thickness
  if (basin.mounting === 'onderbouw') return height - top.thickness - basin.height
  return height - basin.height // made of the top, or hanging in it by its rim
}

/** The heights are rounded to 10 mm at the drawn height and move with the cabinet from there. */
export function supplyPlan(choice: SupplyChoice): SupplyPlan {
  const { cabinet, width, count, at, height } = choice
  const coldOnly = isForToilet(cabinet)
  const asDrawn = plugHeight({ ...choice, height: cabinet.topHeight }) - (coldOnly ? trap.toilet : trap.usual)
  const drain = Math.round(asDrawn / 10) * 10 + height - cabinet.topHeight
  return {
    centres: basinCentres(width, count, at),
    drain,
    water: drain + waterAbove,
    waterAside: waterApart / 2,
    coldOnly,
  }
}

/** From the left side of the cabinet: one basin in its place, or two at a quarter of the width. */
export function basinCentres(width: number, count: 1 | 2, at: BasinPlace = 'middle'): number[] {
  const [left, right] = [width / 4, (3 * width) / 4]
  if (count === 2) return [left, right]
  return [at === 'middle' ? width / 2 : at === 'left' ? left : right]
}
