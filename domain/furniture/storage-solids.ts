/**
 * Cabinets without a basin as solids: tall, half-height, side, wall and mirror cabinets, from the same numbers as their drawing.
 * Lengths in mm, from the underside and the wall as in vanity-solids.ts. Pure.
 */
import { frontsAcross, underNiche } from '../catalogue/product-views.ts'
import { board, box, fronts, gap, type CabinetShape, type Solid } from './vanity-solids.ts'

const back = 8
/** Between the body and its doors. */
const play = 2
const mirrorBoard = 16
const glass = 6
/** The metal behind the glass of a mirror door. */
const plate = 8

/** A closed body with its doors, and the open compartment between two of them. */
export function storageSolids(shape: CabinetShape): Solid[] {
  const { height, depth, parts } = shape
  const low = height * underNiche
  const bays: readonly (readonly [from: number, to: number])[] =
    parts.niche > 0
      ? [
          [0, low],
          [low + parts.niche, height],
        ]
      : [[0, height]]
  const floors = parts.niche > 0 ? [low, low + parts.niche - board] : []
  return [
    ...closedBody(shape, depth - board - play, board, floors),
    ...bays.flatMap(([from, to]) => [
      box('dark', [shape.width - 2 * board, to - from - 2 * gap, back], [0, (from + to) / 2, depth - 2 * board - play]),
      ...fronts(shape, to - from, from),
    ]),
  ]
}

/** A closed body with doors of mirror glass before it. */
export function mirrorCabinetSolids(shape: CabinetShape): Solid[] {
  const { width, height, depth, parts } = shape
  const doors = parts.fronts ? frontsAcross(width, parts.fronts) : 1
  const each = width / doors
  const deep = depth - glass - plate - play
  return [
    ...closedBody(shape, deep, mirrorBoard, []),
    box('dark', [width - 2 * mirrorBoard, height - 2 * mirrorBoard, 4], [0, height / 2, deep - 2]),
    ...Array.from({ length: doors }, (_, door) => {
      const x = -width / 2 + each * (door + 0.5)
      const across = each - gap
      return [
        box('metal', [across, height, plate], [x, height / 2, depth - glass - plate / 2]),
        box('mirror', [across, height, glass], [x, height / 2, depth - glass / 2]),
      ]
    }).flat(),
  ]
}

/** Sides, top, bottom and back. `floors`: the underside of each board between them. */
function closedBody(
  { width, height }: Pick<CabinetShape, 'width' | 'height'>,
  deep: number,
  thickness: number,
  floors: readonly number[],
): Solid[] {
  const between = width - 2 * thickness
  return [
    ...[-1, 1].map((side) =>
      box('finish', [thickness, height, deep], [side * (width / 2 - thickness / 2), height / 2, deep / 2], true),
    ),
    ...[0, ...floors, height - thickness].map((low) =>
      box('finish', [between, thickness, deep], [0, low + thickness / 2, deep / 2]),
    ),
    box('finish', [between, height - 2 * thickness, back], [0, height / 2, back / 2], true),
  ]
}
