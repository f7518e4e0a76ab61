/**
 * The dimensioned drawing of a set: front, side and top to one scale, from the same numbers as its price. x counts from the left side of the
 * whole, y downwards from the floor; the side view is to the right of the front (the wall at its left), the top view below both. All in mm. Pure.
 */
import { castBasin, supplyPlan, type SupplyBasin, type SupplyPlan } from '../assembly/supply-rules.ts'
import { glassCentre, leastUnderside, mirrorUnderside } from '../fit/mirror-place.ts'
import type { Kit, KitItem } from './kit.ts'
import {
  besideEdge,
  bowlItem,
  cabinetItem,
  cabinetOf,
  centresIn,
  mirrorItem,
  sideCount,
  sideItem,
  sideOf,
  topItem,
  topOf,
} from './options.ts'
import type { Choice } from './parts.ts'
import { setSupply } from './set-supply.ts'

export type Rect = { x: number; y: number; width: number; height: number }
/** `color`: the finish as #rrggbb, where it has one; `isRound`: an ellipse. */
export type Shape = Rect & {
  kind: 'cabinet' | 'side' | 'open' | 'leg' | 'top' | 'bowl' | 'cast' | 'mirror'
  color: string | null
  isRound: boolean
}
export type Line = { x1: number; y1: number; x2: number; y2: number }
export type DrawnMeasure = { axis: 'horizontal' | 'vertical'; from: number; to: number; at: number; mm: number }
export type Mark = { kind: 'drain' | 'cold' | 'warm' | 'tap' | 'screw'; x: number; y: number }
/** `swings`: dashed lines over a door that meet at its hinges. */
export type DrawnView = { shapes: Shape[]; seams: Line[]; swings: Line[]; marks: Mark[]; measures: DrawnMeasure[] }
export type PieceDrawing = {
  front: DrawnView
  side: DrawnView
  top: DrawnView
  /** Of the three views together. */
  box: Rect
  /** Of the front without measures. */
  elevation: Rect
  /** Left side of the side view, and upper side of the top view. */
  sideLeft: number
  topUpper: number
  /** Height of the figures. */
  fontSize: number
  /** Heights of water and drain above the floor; null without a basin, whose kind decides them. */
  plan: SupplyPlan | null
  /** Height of the screws above the floor, where the table for fitters has it. */
  screws: number | null
}

/** Height of the figures: 2.4 mm at the scale on paper. */
export const fontSize = 48
/** On paper, 1 to this. */
export const paperScale = 20
const gap = 7 * fontSize
/** For three measures beside the front with their figures. */
const leftMargin = 8 * fontSize
/** For the width of a mirror. */
const aboveAll = Math.round(2.6 * fontSize)
const legWidth = 40
/** Between one measure line and the next; whole, because a page has many. */
const step = Math.round(1.9 * fontSize)
/** Between a mirror and its measure line. */
const overMirror = Math.round(0.8 * fontSize)

type Place = { kit: Kit; choice: Choice; cabinet: KitItem; left: number; upper: number; thickness: number }

/** The drawing of a choice that can be made. @throws {RangeError} for one that cannot */
export function pieceDrawing(kit: Kit, choice: Choice): PieceDrawing {
  const cabinet = cabinetItem(kit, choice)
  if (!cabinet) throw new RangeError(`${kit.collection.name} has no cabinet ${choice.cabinet} in ${choice.finish}`)
  const top = topItem(kit, choice)
  const side = sideItem(kit, choice)
  const isLeft = choice.sideAt === 'left' || choice.sideAt === 'both'
  const place: Place = {
    kit,
    choice,
    cabinet,
    left: side && isLeft ? side.width : 0,
    upper: kit.topHeight,
    thickness: top?.height ?? kit.topThickness,
  }
  const supply = setSupply(kit, choice)
  const plan = supply && supplyPlan(supply)
  const total = cabinet.width + (side ? side.width * sideCount(choice) : 0)
  const front = frontView(place, plan, total)
  const highest = Math.max(...front.shapes.map(({ y }) => -y))
  const deepest = Math.max(cabinet.depth, side?.depth ?? 0)
  const sideLeft = total + gap
  const topUpper = gap
  const elevation = { x: 0, y: -highest, width: total, height: highest }
  return {
    front,
    side: sideView(place, plan, sideLeft),
    top: topView(place, topUpper, total),
    elevation,
    sideLeft,
    topUpper,
    fontSize,
    plan,
    screws: typeof cabinet.fixing?.height === 'number' ? cabinet.fixing.height : null,
    box: {
      x: -leftMargin,
      y: -highest - aboveAll,
      width: leftMargin + sideLeft + deepest + gap,
      height: highest + aboveAll + topUpper + deepest + 4.5 * fontSize,
    },
  }
}

/** Height of the underside of the cabinet. */
function underside({ upper, thickness, cabinet, kit }: Place): number {
  return Math.max(0, upper - (kit.isFloorStanding && cabinet.height >= upper ? 0 : thickness) - cabinet.height)
}

function shape(kind: Shape['kind'], rect: Rect, color: string | null = null, isRound = false): Shape {
  return { kind, ...rect, color, isRound }
}

function frontView(place: Place, plan: SupplyPlan | null, total: number): DrawnView {
  const { kit, choice, cabinet, left, upper, thickness } = place
  const bottom = underside(place)
  const body = { x: left, y: -(bottom + cabinet.height), width: cabinet.width, height: cabinet.height }
  const fronts = cabinetOf(kit, choice)?.fronts
  const open = fronts?.open ?? 0
  const top = topItem(kit, choice)
  const bowl = bowlItem(kit, choice)
  const mirror = mirrorItem(kit, choice)
  const centres = centresOf(place)
  const rises = bowl?.height ?? 0
  const glass = mirror && mirrorIn(place, mirror)
  const sides = sidesOf(place, total)
  return {
    shapes: [
      ...(bottom > 0 && kit.isFloorStanding
        ? [body.x, body.x + body.width - legWidth].map((x) =>
            shape('leg', { x, y: -bottom, width: legWidth, height: bottom }),
          )
        : []),
      ...sides,
      shape('cabinet', body, cabinet.color),
      ...(open > 0 ? [shape('open', { ...body, y: -(bottom + open), height: open })] : []),
      ...(top ? [shape('top', { x: left, y: -upper, width: cabinet.width, height: thickness }, top.color)] : []),
      ...(bowl
        ? centres.map((centre) =>
            shape(
              'bowl',
              { x: centre - bowl.width / 2, y: -(upper + rises), width: bowl.width, height: rises },
              bowl.color,
            ),
          )
        : []),
      ...(mirror && glass ? [shape('mirror', glass, mirror.color, mirror.isRound)] : []),
    ],
    seams: [...seamsOf(body, fronts?.rows ?? 1, fronts?.columns ?? 1, open)],
    swings: [
      ...(cabinetOf(kit, choice)?.hinged ? swingOf(body, choice) : []),
      ...(sideOf(kit, choice)?.hinged ? sides.flatMap((side) => swingOf(side, choice)) : []),
    ],
    marks: plan ? pipesAt(centres, plan) : [],
    measures: [
      ...(sides.length > 0
        ? [
            across(left, left + cabinet.width, step),
            ...sides.map(({ x, width }) => across(x, x + width, step)),
            across(0, total, 2 * step),
          ]
        : [across(0, total, step)]),
      ...(plan ? [up(0, plan.drain, -step), up(0, plan.water, -2 * step)] : []),
      up(0, upper, plan ? -3 * step : -step),
      ...(glass ? mirrorMeasures(glass, upper, plan ? -3 * step : -step) : []),
    ],
  }
}

/** Its width above it, and at `at` its height and what is free between it and the top at `upper` mm, where a figure fits in that. */
function mirrorMeasures({ x, y, width, height }: Rect, upper: number, at: number): DrawnMeasure[] {
  const under = -(y + height)
  return [
    across(x, x + width, y - overMirror),
    up(under, -y, at),
    ...(under - upper > 2 * fontSize ? [up(upper, under, at)] : []),
  ]
}

/** The place of a mirror in the front. */
function mirrorIn({ left, cabinet }: Place, { width, height }: KitItem): Rect {
  const bottom = Math.max(glassCentre - height / 2, mirrorUnderside)
  return { x: left + (cabinet.width - width) / 2, y: -(bottom + height), width, height }
}

function sidesOf({ kit, choice, cabinet, left, ...place }: Place, total: number): Shape[] {
  const side = sideItem(kit, choice)
  if (!side) return []
  const bottom = sideOf(kit, choice)?.low
    ? underside({ kit, choice, cabinet, left, ...place })
    : kit.isFloorStanding
      ? 0
      : leastUnderside
  const at = [...(left > 0 ? [0] : []), ...(left === 0 || choice.sideAt === 'both' ? [total - side.width] : [])]
  return at.map((x) =>
    shape('side', { x, y: -(bottom + side.height), width: side.width, height: side.height }, side.color),
  )
}

function centresOf({ kit, choice, left }: Place): number[] {
  return centresIn(kit, choice).map((centre) => left + centre)
}

function pipesAt(centres: readonly number[], { drain, water, waterAside, coldOnly }: SupplyPlan): Mark[] {
  return centres.flatMap((x): Mark[] => [
    { kind: 'drain', x, y: -drain },
    { kind: 'cold', x: x + waterAside, y: -water },
    ...(coldOnly ? [] : [{ kind: 'warm', x: x - waterAside, y: -water } as const]),
  ])
}

/** The lines between fronts, over an open compartment of `open` mm. */
function seamsOf(body: Rect, rows: number, columns: number, open: number): Line[] {
  const height = body.height - open
  const line = (x1: number, y1: number, x2: number, y2: number): Line => ({ x1, y1, x2, y2 })
  return [
    ...Array.from({ length: rows - 1 }, (_, index) => {
      const y = body.y + ((index + 1) * height) / rows
      return line(body.x, y, body.x + body.width, y)
    }),
    ...Array.from({ length: columns - 1 }, (_, index) => {
      const x = body.x + ((index + 1) * body.width) / columns
      return line(x, body.y, x, body.y + height)
    }),
  ]
}

/** From both corners of the free side of a door to the middle of its hinges. */
function swingOf({ x, y, width, height }: Rect, { hinge }: Choice): Line[] {
  const [free, hinges] = hinge === 'right' ? [x, x + width] : [x + width, x]
  return [y, y + height].map((end) => ({ x1: free, y1: end, x2: hinges, y2: y + height / 2 }))
}

function sideView(place: Place, plan: SupplyPlan | null, wall: number): DrawnView {
  const { kit, choice, cabinet, upper, thickness } = place
  const bottom = underside(place)
  const top = topItem(kit, choice)
  const bowl = bowlItem(kit, choice)
  const cast = castOf(place)
  const mirror = mirrorItem(kit, choice)
  const screws = cabinet.fixing?.height
  const { plug } = kit.supply
  return {
    shapes: [
      ...(bottom > 0 && kit.isFloorStanding
        ? [
            shape('leg', {
              x: wall + cabinet.depth - legWidth,
              y: -bottom,
              width: legWidth,
              height: bottom,
            }),
          ]
        : []),
      shape(
        'cabinet',
        { x: wall, y: -(bottom + cabinet.height), width: cabinet.depth, height: cabinet.height },
        cabinet.color,
      ),
      ...(top ? [shape('top', { x: wall, y: -upper, width: top.depth, height: thickness }, top.color)] : []),
      ...(bowl
        ? [
            shape(
              'bowl',
              { x: wall + bowlBack(place, bowl), y: -(upper + bowl.height), width: bowl.depth, height: bowl.height },
              bowl.color,
            ),
          ]
        : []),
      ...(cast
        ? [shape('cast', { x: wall + castBack(place, cast), y: -upper, width: cast.depth, height: cast.height })]
        : []),
      ...(mirror ? [shape('mirror', { ...mirrorIn(place, mirror), x: wall, width: mirror.depth }, mirror.color)] : []),
    ],
    seams: [],
    swings: [],
    marks: [
      ...(plan
        ? ([
            { kind: 'drain', x: wall, y: -plan.drain },
            { kind: 'cold', x: wall, y: -plan.water },
          ] as const)
        : []),
      ...(typeof screws === 'number' ? [{ kind: 'screw', x: wall, y: -screws } as const] : []),
    ],
    measures: [
      ...(plan ? [across(wall, wall + plug, step)] : []),
      across(wall, wall + cabinet.depth, plan ? 2 * step : step),
      up(bottom, bottom + cabinet.height, wall + cabinet.depth + 2 * step),
      ...(bottom > 0 ? [up(0, bottom, wall + cabinet.depth + 2 * step)] : []),
    ],
  }
}

/** From the wall to the back of a bowl: in the middle of the top, further forward where a tap is behind it. */
function bowlBack({ choice, cabinet }: Place, bowl: KitItem): number {
  const free = cabinet.depth - bowl.depth
  return choice.tap === 'middle' ? free - besideEdge : free / 2
}

/** The basin that is one piece with the chosen top. */
function castOf({ kit, choice, cabinet }: Place): SupplyBasin | undefined {
  const top = topOf(kit, choice)
  return top && castBasin(top.basins, cabinet.width)
}

/** From the wall to the back of a basin in its top. */
function castBack({ cabinet }: Place, { depth }: SupplyBasin): number {
  return Math.max(0, cabinet.depth - depth - 2 * besideEdge)
}

function topView(place: Place, upper: number, total: number): DrawnView {
  const { kit, choice, cabinet, left } = place
  const top = topItem(kit, choice)
  const bowl = bowlItem(kit, choice)
  const cast = castOf(place)
  const centres = centresOf(place)
  const basin = bowl ?? cast
  const back = bowl ? bowlBack(place, bowl) : cast ? castBack(place, cast) : 0
  return {
    shapes: [
      ...sidesOf(place, total).map((side) => ({
        ...side,
        y: upper,
        height: sideItem(kit, choice)?.depth ?? 0,
      })),
      shape(
        top ? 'top' : 'cabinet',
        { x: left, y: upper, width: cabinet.width, height: cabinet.depth },
        (top ?? cabinet).color,
      ),
      ...(basin
        ? centres.map((centre) =>
            shape(
              bowl ? 'bowl' : 'cast',
              { x: centre - basin.width / 2, y: upper + back, width: basin.width, height: basin.depth },
              bowl?.color ?? null,
              bowl?.isRound ?? false,
            ),
          )
        : []),
    ],
    seams: [],
    swings: [],
    marks: basin ? centres.flatMap((centre) => tapsAt(choice.tap, centre, basin, upper, back)) : [],
    measures: [
      ...(basin
        ? centres.map((centre, index) => across(centres[index - 1] ?? left, centre, upper + cabinet.depth + step))
        : []),
      up(-(upper + cabinet.depth), -upper, -step),
    ],
  }
}

/** From the basin to a tap hole, along both axes. */
const tapAway = 45
/** Between two tap holes, as a share of the basin. */
const tapsApart = 0.5

/** `back`: from the wall to the basin. A hole behind it lies in the middle of a narrow strip. */
function tapsAt(
  tap: string,
  centre: number,
  { width, depth }: { width: number; depth: number },
  upper: number,
  back: number,
): Mark[] {
  const at = (x: number, y: number): Mark => ({ kind: 'tap', x, y: upper + y })
  const behind = back - Math.min(tapAway, back / 2)
  switch (tap) {
    case 'middle':
      return [at(centre, behind)]
    case 'two':
      return [-1, 1].map((half) => at(centre + (half * width * tapsApart) / 2, behind))
    case 'left':
      return [at(centre - width / 2 - tapAway, back + depth / 2)]
    case 'right':
      return [at(centre + width / 2 + tapAway, back + depth / 2)]
    default:
      return []
  }
}

/** A measure along x, at a height. */
function across(from: number, to: number, at: number): DrawnMeasure {
  return { axis: 'horizontal', from, to, at, mm: Math.round(to - from) }
}

/** A measure between two heights above the floor. */
function up(from: number, to: number, at: number): DrawnMeasure {
  return { axis: 'vertical', from: -to, to: -from, at, mm: Math.round(to - from) }
}
