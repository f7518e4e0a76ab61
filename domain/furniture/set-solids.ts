/** A set of the configurator as solids, from its drawing: the same numbers as its price and its paper. mm, as in vanity-solids.ts. Pure. */
import { doorFront } from '../catalogue/door-front.ts'
import { bodyHeight, type DrawnParts } from '../catalogue/product-views.ts'
import type { PieceDrawing, Rect, Shape } from '../configurator/piece-drawing.ts'
import {
  bowl,
  cabinetSolids,
  rectangle,
  roundOutline,
  tap,
  tub,
  type CabinetShape,
  type Place,
  type Point,
  type Solid,
} from './vanity-solids.ts'

const glass = 6

/** `parts`: the fronts of its cabinet, with the hinges and handles that were chosen. The colours are those of the drawing. */
export function setSolids(
  drawing: PieceDrawing,
  parts: DrawnParts,
  details: Pick<CabinetShape, 'hinge' | 'handle'> = {},
): Solid[] {
  const { front, top: plan, topUpper } = drawing
  const body = shapeOf(front.shapes, 'cabinet')
  const from = shapeOf(plan.shapes, 'top') ?? shapeOf(plan.shapes, 'cabinet')
  if (!body || !from) return []
  const depth = from.height
  const [middle, underside] = [body.x + body.width / 2, -(body.y + body.height)]
  /** A place of the plan: to the right of the middle, and from the wall. */
  const inPlan = ({ x, y, width, height }: Rect): Point => [x + width / 2 - middle, y + height / 2 - topUpper]
  const up = (y: number) => -y - underside
  const door: DrawnParts['fronts'] = parts.fronts && {
    ...parts.fronts,
    kind: 'door',
    rows: 1,
    columns: 1,
    ...doorFront(parts.fronts),
  }
  const beside = plan.shapes.filter(({ kind }) => kind === 'side')
  const slab = shapeOf(front.shapes, 'top')
  // A frame carries the top, and its body hangs under that.
  const height = slab ? Math.min(body.height, up(slab.y + slab.height)) : body.height
  const lift = height - bodyHeight(height, parts)
  return [
    ...moved(cabinetSolids({ width: body.width, height, depth, parts, ...details }), [0, lift, 0]),
    ...front.shapes
      .filter(({ kind }) => kind === 'side')
      .flatMap((side, at) =>
        moved(
          cabinetSolids({
            width: side.width,
            height: side.height,
            depth: beside[at]?.height ?? depth,
            parts: { ...parts, fronts: door, open: 0, base: null },
            ...details,
          }),
          [side.x + side.width / 2 - middle, up(side.y + side.height), 0],
        ),
      ),
    ...topOf(drawing, parts, depth, inPlan, up),
    ...front.shapes.filter(({ kind }) => kind === 'mirror').map((mirror) => mirrorOf(mirror, middle, up)),
  ]
}

function topOf(
  { front, side, top: plan }: PieceDrawing,
  parts: DrawnParts,
  depth: number,
  inPlan: (rect: Rect) => Point,
  up: (y: number) => number,
): Solid[] {
  const slab = shapeOf(front.shapes, 'top')
  if (!slab) return []
  const [low, surface] = [up(slab.y + slab.height), up(slab.y)]
  const basins = plan.shapes.filter(({ kind }) => kind === 'bowl' || kind === 'cast')
  const cut = (basin: Rect, more = 0) =>
    rectangle(...inPlan(basin), basin.width + more, basin.height + more, 30 + more / 2)
  const rise = shapeOf(front.shapes, 'bowl')?.height ?? 0
  const deep = shapeOf(side.shapes, 'cast')?.height ?? 0
  const taps = plan.marks.filter(({ kind }) => kind === 'tap')
  return [
    {
      kind: 'extrusion',
      material: 'top',
      at: [0, low, 0],
      outline:
        parts.fronts?.style === 'afgerond'
          ? roundOutline(slab.width, depth, 0)
          : rectangle(0, depth / 2, slab.width, depth),
      holes: basins.filter(({ kind }) => kind === 'cast').map((basin) => cut(basin)),
      length: surface - low,
      axis: 'y',
    },
    ...basins.flatMap((basin): Solid[] =>
      basin.kind === 'cast'
        ? tub(cut(basin, 8), cut(basin), inPlan(basin), surface - deep, deep - (surface - low))
        : basin.isRound
          ? [bowl(inPlan(basin), surface, basin.width / 2, rise)]
          : tub(cut(basin), cut(basin, -16), inPlan(basin), surface, rise),
    ),
    ...taps.flatMap(({ x, y }) => {
      const foot = inPlan({ x, y, width: 0, height: 0 })
      const [basin] = basins.map(inPlan).toSorted((one, other) => away(one, foot) - away(other, foot))
      return basin ? tap(foot, basin, surface, rise > 0) : []
    }),
  ]
}

const away = ([x, z]: Point, [toX, toZ]: Point) => Math.hypot(x - toX, z - toZ)

function mirrorOf({ x, y, width, height, isRound }: Shape, middle: number, up: (y: number) => number): Solid {
  const at: Place = [x + width / 2 - middle, up(y + height / 2), 20]
  return isRound
    ? { kind: 'cylinder', material: 'mirror', at, radius: width / 2, length: glass, axis: 'z' }
    : { kind: 'box', material: 'mirror', at, size: [width, height, glass] }
}

function moved(solids: readonly Solid[], [x, y, z]: Place): Solid[] {
  const place = ([ax, ay, az]: Place): Place => [ax + x, ay + y, az + z]
  return solids.map((solid) =>
    solid.kind === 'pipe' ? { ...solid, points: solid.points.map(place) } : { ...solid, at: place(solid.at) },
  )
}

function shapeOf(shapes: readonly Shape[], kind: Shape['kind']): Shape | undefined {
  return shapes.find((shape) => shape.kind === kind)
}
