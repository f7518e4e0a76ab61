/** Where the basins of a vanity unit and their taps are, seen from above: for its drawing and its 3D model alike. All in mm. Pure. */

/**
 * Basins with their taps. `height`: from the upper side of the top, up for a bowl and down otherwise. `free`: a basin by itself, as large as
 * the outline of its drawing.
 */
export type DrawnBasins = {
  width: number
  depth: number
  height: number
  count: number
  shape: 'round' | 'rectangular' | 'free'
}
type Spot = { x: number; y: number }
/** `x`, `y`: its centre, from the left side and from the wall. `tap`: the hole in the top; null where the tap comes out of the wall. */
export type PlacedBasin = Spot & { width: number; depth: number; tap: Spot | null }

/** Kept free in front of a basin, where the top is deep enough; and at least in front of it and behind it. */
const inFront = 30
const least = 20
/** Kept free beside a basin, at least. */
const beside = 30
/** A tap behind a basin needs this much, and a tall one behind a bowl more. */
const behindBasin = 60
const behindBowl = 90
/** From the wall to the tap hole. */
const fromWall = 50
/** Between a basin and a tap hole beside it, and the room that needs. */
const aside = 45
const roomAside = 80

/**
 * The basins of `parts` on a top of this width and depth, each in the size that the catalogue gives it; smaller only on a top that
 * cannot hold it, which the catalogue does not have (tests/contract/basin-sizes.test.ts).
 */
export function placedBasins(width: number, depth: number, { basins }: { basins: DrawnBasins | null }): PlacedBasin[] {
  if (!basins || basins.shape === 'free') return []
  const space = width / basins.count
  const isRound = basins.shape === 'round'
  const most = { width: space - 2 * beside, depth: depth - 2 * least }
  const diameter = Math.min(basins.width, most.width, most.depth)
  const across = isRound ? diameter : Math.min(basins.width, most.width)
  const down = isRound ? diameter : Math.min(basins.depth, most.depth)
  const y = depth - Math.min(inFront, (depth - down) / 2) - down / 2
  return Array.from({ length: basins.count }, (_, at) => {
    const x = space * (at + 0.5)
    return { x, y, width: across, depth: down, tap: tapFor({ x, y, width: across, depth: down }, space, isRound) }
  })
}

/** In the middle behind the basin; otherwise behind the right shoulder of a bowl, or beside a basin. */
function tapFor({ x, y, width, depth }: Omit<PlacedBasin, 'tap'>, space: number, isRound: boolean): Spot | null {
  const behind = y - depth / 2
  if (behind >= (isRound ? behindBowl : behindBasin)) return { x, y: Math.min(fromWall, behind / 2) }
  if ((space - width) / 2 < roomAside) return null
  return isRound ? { x: x + width / 2 + 15, y: Math.max(40, behind - 5) } : { x: x + width / 2 + aside, y }
}
