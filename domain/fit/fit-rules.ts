/**
 * Whether a piece of furniture or a mirror fits the place that a visitor measured, rule by rule. Pure.
 * All lengths are whole mm; heights count from the finished floor, sideways positions from the left wall.
 */
import { drainTolerance } from './drain-tolerance.ts'

/** The measured place; rules that need a measure that is null do not apply. */
export type Niche = {
  /** Between the two side walls. */
  width: number
  /** Up to the ceiling, a sill or whatever comes first. */
  height: number | null
  /** From the back wall to what is opposite it. */
  depth: number | null
  /** How far a door frame, skirting or radiator sticks out of the side walls. */
  post: { left: number; right: number }
  tap: TapPlace | null
  /** Centre of the drain: its height, and its distance from the left wall. */
  drain: { height: number | null; left: number | null }
  /** Width of the cabinet that a mirror is to hang over. */
  cabinet: number | null
}

/** Where the tap is: behind the basin, or beside it. */
export const tapPlaces = ['left', 'middle', 'right'] as const
export type TapPlace = (typeof tapPlaces)[number]

type Measures = { width: number; height: number; depth: number }

/** A cabinet under one or two basins. */
export type BasinPiece = Measures & {
  kind: 'basin'
  /** Upper side of its top. */
  top: number
  /** How far its lowest basin rises above the top; 0 for an inset basin. */
  rises: number
  /** Hangs on the wall, so that it can go a little higher or lower. */
  hangs: boolean
  basinCount: 1 | 2
  /** The basins to choose from. */
  basins: readonly { width: number; depth: number }[]
  /** Height of the centre of the drain, as drawn. */
  drain: number
}
/** A cabinet without water; `underside` is 0 when it stands. */
export type CabinetPiece = Measures & { kind: 'cabinet'; underside: number }
/** What hangs over the furniture. `hasDoors`: a mirror cabinet or upper cabinet. */
export type WallPiece = Measures & { kind: 'wall'; underside: number; hasDoors: boolean; isMirror: boolean }
export type Piece = BasinPiece | CabinetPiece | WallPiece

/** Between furniture and a wall, on each side: 3 mm at least; from 10 mm a wall that is not straight does no harm. */
export const wallPlay = { least: 3, ample: 10 }
/** Between a front that opens and what sticks out of the wall beside it. */
export const frontPlay = 5
/** Room to stand in front of furniture: 600 mm is narrow, 700 mm is what the questions and answers advise. */
export const passage = { least: 600, ample: 700 }
/** Above a top or a basin on it: the spout is 180 mm above the top, and hands and a head need room. */
export const roomAboveBasin = { least: 300, ample: 400 }
/** A wall-hung cabinet is lifted over its brackets. */
export const liftRoom = 30
/** Kept free above a mirror. */
export const ceilingPlay = { least: 10, ample: 50 }
/** How much higher or lower than drawn a wall-hung cabinet may be. */
export const hangRange = 50
/** From the centre of each of two basins to the side wall (page on supply and drain, 'Dubbele wastafel'). */
export const elbowRoom = 350
/** For a tap beside the basin ('Opzetkom, kraan uit de wand' on the same page) or behind it. */
export const tapRoom = { beside: 80, behind: 60 }
/** A mirror covers at least this share of the cabinet under it, and never more than all. */
export const leastMirrorShare = 0.6

export const fitRules = [
  'width',
  'post',
  'height',
  'depth',
  'elbow',
  'tap',
  'drain-height',
  'drain-side',
  'mirror-wide',
  'mirror-narrow',
] as const
export type FitRule = (typeof fitRules)[number]
/** One rule applied: it holds when `available` reaches `needed`, and easily so when it reaches `ample`. */
export type Check = { rule: FitRule; needed: number; ample: number; available: number }
export type Verdict = 'fits' | 'tight' | 'unfit'
export type Fit = {
  verdict: Verdict
  checks: Check[]
  /** Left side of the piece in its place: over the drain as far as the walls allow, in the middle otherwise; null when it is too wide. */
  left: number | null
  /** How much higher (lower when negative) than drawn it is, to reach the drain. */
  raised: number
}

/** Applies every rule for which there are measures. */
export function fitPiece(niche: Niche, piece: Piece): Fit {
  const raised = piece.kind === 'basin' && piece.hangs ? raisedFor(niche, piece) : 0
  const room = sideRoom(niche, piece)
  const checks = [
    ...widthChecks(niche, piece, room),
    ...heightChecks(niche, piece, raised),
    ...depthChecks(niche, piece),
    ...(piece.kind === 'basin' ? waterChecks(niche, piece, room) : []),
    ...(piece.kind === 'wall' && piece.isMirror ? cabinetChecks(niche, piece) : []),
  ]
  return { verdict: worst(checks.map(verdictOf)), checks, left: leftSide(niche, piece, room), raised }
}

export function verdictOf({ needed, ample, available }: Check): Verdict {
  return available < needed ? 'unfit' : available < ample ? 'tight' : 'fits'
}

/** The worst of several verdicts. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes('unfit') ? 'unfit' : verdicts.includes('tight') ? 'tight' : 'fits'
}

type SideRoom = { left: number; right: number }

/** What must stay free at both sides. */
function sideRoom({ post }: Niche, piece: Piece): SideRoom {
  const opens = piece.kind !== 'wall' || piece.hasDoors
  const beside = (stickingOut: number) =>
    stickingOut > 0 && opens ? Math.max(wallPlay.least, stickingOut + frontPlay) : wallPlay.least
  return { left: beside(post.left), right: beside(post.right) }
}

function widthChecks(niche: Niche, piece: Piece, room: SideRoom): Check[] {
  const between = piece.width + 2 * wallPlay.least
  const pastPosts = piece.width + room.left + room.right
  const checks: Check[] = [
    { rule: 'width', needed: between, ample: piece.width + 2 * wallPlay.ample, available: niche.width },
  ]
  if (pastPosts > between) checks.push({ rule: 'post', needed: pastPosts, ample: pastPosts, available: niche.width })
  if (piece.kind === 'basin' && piece.basinCount === 2) {
    const elbows = piece.width / 2 + 2 * elbowRoom // the centres are at a quarter and three quarters
    checks.push({ rule: 'elbow', needed: elbows, ample: elbows, available: niche.width })
  }
  return checks
}

function heightChecks({ height }: Niche, piece: Piece, raised: number): Check[] {
  if (height === null) return []
  switch (piece.kind) {
    case 'basin': {
      const edge = piece.top + piece.rises + Math.max(0, raised)
      return [
        { rule: 'height', needed: edge + roomAboveBasin.least, ample: edge + roomAboveBasin.ample, available: height },
      ]
    }
    case 'cabinet': {
      // It comes assembled and is set upright on the floor: the diagonal of its side decides.
      const upright = Math.ceil(Math.hypot(piece.height, piece.depth))
      const hung = piece.underside === 0 ? piece.height : piece.underside + piece.height + liftRoom
      const needed = Math.max(upright, hung)
      return [{ rule: 'height', needed, ample: needed + ceilingPlay.least, available: height }]
    }
    case 'wall': {
      const edge = piece.underside + piece.height
      const least = piece.hasDoors ? liftRoom : ceilingPlay.least
      return [{ rule: 'height', needed: edge + least, ample: edge + ceilingPlay.ample, available: height }]
    }
    default:
      return piece satisfies never
  }
}

function depthChecks({ depth }: Niche, piece: Piece): Check[] {
  if (depth === null || piece.kind === 'wall') return []
  return [{ rule: 'depth', needed: piece.depth + passage.least, ample: piece.depth + passage.ample, available: depth }]
}

function waterChecks(niche: Niche, piece: BasinPiece, room: SideRoom): Check[] {
  return [...tapChecks(niche, piece), ...drainHeightChecks(niche, piece), ...drainSideChecks(niche, piece, room)]
}

function tapChecks({ tap }: Niche, { basins, basinCount, width, depth }: BasinPiece): Check[] {
  if (tap === null || basins.length === 0) return []
  const beside = Math.max(...basins.map((basin) => Math.floor((width / basinCount - basin.width) / 2)))
  const behind = Math.max(...basins.map((basin) => depth - basin.depth))
  const [needed, available] = tap === 'middle' ? [tapRoom.behind, behind] : [tapRoom.beside, beside]
  return [{ rule: 'tap', needed, ample: needed, available }]
}

/** How far the drain is above (below when negative) what the trap can take. */
function beyondTolerance({ drain }: Niche, piece: BasinPiece): number {
  if (drain.height === null) return 0
  const off = drain.height - piece.drain
  return off > drainTolerance.higher
    ? off - drainTolerance.higher
    : off < -drainTolerance.lower
      ? off + drainTolerance.lower
      : 0
}

function raisedFor(niche: Niche, piece: BasinPiece): number {
  return Math.max(-hangRange, Math.min(hangRange, beyondTolerance(niche, piece)))
}

function drainHeightChecks(niche: Niche, piece: BasinPiece): Check[] {
  if (niche.drain.height === null) return []
  const range = piece.hangs ? hangRange : 0
  return [{ rule: 'drain-height', needed: 0, ample: range, available: range - Math.abs(beyondTolerance(niche, piece)) }]
}

function drainSideChecks(niche: Niche, piece: BasinPiece, room: SideRoom): Check[] {
  const off = placeOverDrain(niche, piece, room)?.off
  return off === undefined
    ? []
    : [{ rule: 'drain-side', needed: 0, ample: drainTolerance.sideways, available: drainTolerance.sideways - off }]
}

/**
 * The place of a piece over a drain that was measured sideways, and how far the centre of its nearest basin is then off.
 * Either of two basins may be over it, the other needs a drain of its own (page on supply and drain, 'Dubbele wastafel'); the more central place wins.
 */
function placeOverDrain(
  { width, drain }: Niche,
  piece: BasinPiece,
  room: SideRoom,
): { left: number; off: number } | null {
  const at = drain.left
  if (at === null) return null
  const most = width - room.right - piece.width
  // A piece that is too wide fails by its width; it is placed in the middle here.
  const [from, to] = room.left <= most ? [room.left, most] : [(room.left + most) / 2, (room.left + most) / 2]
  const ways = basinCenters(piece).map((center) => {
    const left = Math.min(to, Math.max(from, at - center))
    return { left, off: Math.abs(left + center - at), aside: Math.abs(left + piece.width / 2 - width / 2) }
  })
  return ways.toSorted((one, other) => one.off - other.off || one.aside - other.aside)[0] ?? null
}

/** From the left side of the piece: one basin in the middle, two at a quarter and three quarters. */
function basinCenters({ width, basinCount }: BasinPiece): number[] {
  return basinCount === 1 ? [width / 2] : [width / 4, (3 * width) / 4]
}

function cabinetChecks({ cabinet }: Niche, piece: WallPiece): Check[] {
  if (cabinet === null) return []
  const least = cabinet * leastMirrorShare
  return [
    { rule: 'mirror-wide', needed: piece.width, ample: piece.width, available: cabinet },
    { rule: 'mirror-narrow', needed: least, ample: least, available: piece.width },
  ]
}

function leftSide(niche: Niche, piece: Piece, room: SideRoom): number | null {
  const most = niche.width - room.right - piece.width
  if (most < room.left) return null
  const middle = Math.min(most, Math.max(room.left, (niche.width - piece.width) / 2))
  return piece.kind === 'basin' ? (placeOverDrain(niche, piece, room)?.left ?? middle) : middle
}
