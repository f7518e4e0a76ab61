/**
 * A vanity unit as solids: what its 3D model is made of, from the same numbers as its drawing (domain/catalogue/product-views.ts).
 * All lengths in mm; x to the right from the middle, y up from the underside of the body, z from the wall to the viewer. Pure.
 */
import { placedBasins, type PlacedBasin } from '../catalogue/basin-places.ts'
import { bodyHeight, frontsAcross, legsBelow, type DrawnParts } from '../catalogue/product-views.ts'

export type Point = readonly [number, number]
export type Place = readonly [x: number, y: number, z: number]
export type SolidMaterial = 'finish' | 'metal' | 'handle' | 'dark' | 'top' | 'basin' | 'mirror'

/** `at` is the middle of a box or cylinder, and the origin of extruded and turned shapes. */
export type Solid = { material: SolidMaterial } & (
  | { kind: 'box'; at: Place; size: Place; /** The grain is vertical. */ upright?: boolean }
  | { kind: 'cylinder'; at: Place; radius: number; length: number; axis: 'x' | 'y' | 'z' }
  /** An outline with holes, drawn out from `at`: seen from above and drawn up, or seen from the right and drawn to the right. */
  | {
      kind: 'extrusion'
      at: Place
      outline: readonly Point[]
      holes?: readonly (readonly Point[])[]
      length: number
      axis: 'x' | 'y'
      upright?: boolean
    }
  /** A profile of radius and height, turned about the upright axis through `at`. */
  | { kind: 'turned'; at: Place; profile: readonly Point[] }
  | { kind: 'pipe'; points: readonly Place[]; radius: number }
)

export type VanityShape = {
  width: number
  height: number
  depth: number
  parts: DrawnParts
  /** Thickness of the top. */
  top: number
  /** How the basins stand: bowls on the top, or set into it. */
  bowls: boolean
}

/** Thickness of sides, bottoms and fronts. */
export const board = 19
export const gap = 3
/** Height of the channel above a front without handle. */
const channel = 24
/** Radius of the front corners of a round body. */
const corner = 110
const maxGrip = 160

/** Other handles than the furniture has: one on each front. `size`: across, in mm. */
export type ModelHandle = { kind: 'knop' | 'beugel'; size: number }
export type CabinetShape = Pick<VanityShape, 'width' | 'height' | 'depth' | 'parts'> & {
  /** The side at which a single door turns; left when absent. */
  hinge?: 'left' | 'right'
  handle?: ModelHandle
}

/** The body with its fronts, what it stands on, the top, the basins and the taps. */
export function vanitySolids(shape: VanityShape): Solid[] {
  const { height, parts } = shape
  // A frame carries the top: what the catalogue gives is the height of both.
  const under = parts.base?.kind === 'frame' ? Math.min(height, parts.base.height) : height
  return [...cabinetSolids({ ...shape, height: under }), ...top(shape, bodyHeight(under, parts))]
}

/** The body with its fronts, and what it stands on, which reaches below 0. */
export function cabinetSolids(shape: CabinetShape): Solid[] {
  const { width, height, depth, parts } = shape
  const body = bodyHeight(height, parts)
  const open = parts.open
  const isRound = parts.fronts?.style === 'afgerond'
  // The body hangs above what its legs or frame add.
  return [
    ...(isRound ? roundBody(width, body, depth, open) : squareBody(width, body, depth, open)),
    ...fronts(shape, body - open, open),
    ...stand(shape, body),
  ]
}

/** Sides, bottom and back; hollow, because basins hang in it. */
function squareBody(width: number, body: number, depth: number, open: number): Solid[] {
  const [x, deep] = [width / 2, depth - board - 2]
  return [
    ...[-1, 1].map((side) =>
      box(
        'finish',
        [board, body, open > 0 ? depth : deep],
        [side * (x - board / 2), body / 2, (open > 0 ? depth : deep) / 2],
        true,
      ),
    ),
    box('finish', [width - 2 * board, board, open > 0 ? depth : deep], [0, board / 2, (open > 0 ? depth : deep) / 2]),
    box('dark', [width - 2 * board, body - open - 1, 8], [0, open + (body - open) / 2, depth - 44]),
    ...(open > 0 ? [box('finish', [width - 2 * board, open - board, 8], [0, open / 2, 8])] : []),
  ]
}

function roundBody(width: number, body: number, depth: number, open: number): Solid[] {
  const shell = roundOutline(width, depth, 12)
  return [
    {
      kind: 'extrusion',
      material: 'dark',
      at: [0, open, 0],
      outline: shell,
      length: body - open - 2,
      axis: 'y',
      holes: [roundOutline(width, depth, 40, 20)],
    },
    {
      kind: 'extrusion',
      material: 'finish',
      at: [0, 0, 0],
      outline: roundOutline(width, depth, 0),
      length: board,
      axis: 'y',
    },
    ...(open > 0
      ? [
          ...[-1, 1].map((side) =>
            box(
              'finish',
              [board, open - board, depth - corner],
              [side * (width / 2 - board / 2), (open + board) / 2, (depth - corner) / 2],
            ),
          ),
          box('finish', [width - 2 * board, open - board, 8], [0, (open + board) / 2, 8]),
        ]
      : []),
  ]
}

/** A plan with round front corners, `inset` from the outside and `back` from the wall. */
export function roundOutline(width: number, depth: number, inset: number, back = 0): Point[] {
  const [x, radius] = [width / 2 - inset, corner - inset]
  const arc = Array.from({ length: 13 }, (_, at) => (at * Math.PI) / 24)
  return [
    [x, back],
    ...arc.map((angle): Point => [
      x - radius + radius * Math.cos(angle),
      depth - inset - radius + radius * Math.sin(angle),
    ]),
    ...arc
      .toReversed()
      .map((angle): Point => [
        -x + radius - radius * Math.cos(angle),
        depth - inset - radius + radius * Math.sin(angle),
      ]),
    [-x, back],
  ]
}

/** The fronts of a body over this height, from this height up. */
export function fronts(
  { width, depth, parts, hinge, handle: other }: CabinetShape,
  height: number,
  from: number,
): Solid[] {
  if (!parts.fronts) return []
  const { kind, rows, style, handle } = parts.fronts
  const columns = frontsAcross(width, parts.fronts)
  const above = handle === 'greeploos' || handle === 'greeplijst' ? channel + 2 : gap
  const [across, down] = [(width - gap * (columns - 1)) / columns, (height - above * rows) / rows]
  return Array.from({ length: rows }, (_, row) => {
    const low = from + row * (down + above)
    return [
      ...(style === 'afgerond' ? [bentFront(width, depth, low, down)] : []),
      ...(above > gap ? [box('metal', [width - 2, above, 4], [0, low + down + above / 2, depth - 36])] : []),
      ...(handle === 'greeplijst' ? [box('metal', [width, 13, 21], [0, low + down + 7, depth - 10])] : []),
      ...Array.from({ length: columns }, (__, column) => {
        const middle: Place = [-width / 2 + across / 2 + column * (across + gap), low + down / 2, depth]
        return [
          ...(style === 'afgerond' ? [] : frontPanel({ kind, style }, across, down, middle)),
          ...grip(other?.kind ?? handle, other?.size ?? null, {
            kind,
            opensRight: columns === 1 ? hinge !== 'right' : column === 0,
            width: across,
            height: down,
            middle,
          }),
        ]
      }).flat(),
    ]
  }).flat()
}

function bentFront(width: number, depth: number, low: number, height: number): Solid {
  const outer = roundOutline(width, depth, 0)
  return {
    kind: 'extrusion',
    material: 'finish',
    at: [0, low, 0],
    outline: [...outer, ...roundOutline(width, depth, board).toReversed()],
    length: height,
    axis: 'y',
  }
}

/** `middle`: of its face. The grain of a door is vertical. */
function frontPanel(
  { kind, style }: { kind: 'drawer' | 'door'; style: string },
  width: number,
  height: number,
  [x, y, z]: Place,
): Solid[] {
  if (style === 'groef-verticaal')
    return [
      {
        kind: 'extrusion',
        material: 'finish',
        at: [x, y - height / 2, z - 8],
        outline: ribs(width, 24),
        length: height,
        axis: 'y',
        upright: true,
      },
    ]
  if (style === 'groef-horizontaal')
    return [
      {
        kind: 'extrusion',
        material: 'finish',
        at: [x - width / 2, y, z - 8],
        outline: ribs(height, 34),
        length: width,
        axis: 'x',
      },
    ]
  const plain = (size: Place, at: Place, upright = false) => box('finish', size, at, upright)
  if (style !== 'kader') return [plain([width, height, board], [x, y, z - board / 2], kind === 'door')]
  const [side, rail] = [Math.min(70, width / 5), Math.min(55, height / 4)]
  return [
    ...[-1, 1].flatMap((sign) => [
      plain([side, height, board], [x + (sign * (width - side)) / 2, y, z - board / 2], true),
      plain([width - 2 * side, rail, board], [x, y + (sign * (height - rail)) / 2, z - board / 2]),
    ]),
    plain([width - 2 * side, height - 2 * rail, 10], [x, y, z - board + 4]),
  ]
}

/** Half-round ribs along a run of this length, 11 mm of board behind them; the ribs stand out 8 mm. */
function ribs(run: number, pitch: number): Point[] {
  const count = Math.max(2, Math.floor(run / pitch))
  const step = run / count
  const crest = Array.from({ length: count }, (_, rib) =>
    Array.from({ length: 7 }, (__, at): Point => {
      const angle = (at * Math.PI) / 6
      return [-run / 2 + step * (rib + 0.5) - step * 0.46 * Math.cos(angle), 8 * Math.sin(angle)]
    }),
  ).flat()
  return [[-run / 2, -11], [-run / 2, 0], ...crest, [run / 2, 0], [run / 2, -11]]
}

type Front = { kind: 'drawer' | 'door'; opensRight: boolean; width: number; height: number; middle: Place }

/** As the drawing has them: in the middle of a drawer, at the free side of a door. `size`: of another handle than usual, of which a front has one. */
function grip(handle: string, size: number | null, { kind, opensRight, width, height, middle }: Front): Solid[] {
  const [x, y, z] = middle
  const at = kind === 'door' ? x + (opensRight ? 1 : -1) * (width / 2 - 45) : x
  const long = size ?? Math.min(maxGrip, (kind === 'door' ? height : width) * 0.6)
  switch (handle) {
    case 'knop': {
      const places = size === null && kind === 'drawer' && width > 700 ? [x - width / 4, x + width / 4] : [at]
      return places.flatMap((place): Solid[] => [
        { kind: 'cylinder', material: 'handle', at: [place, y, z + 8], radius: 6, length: 16, axis: 'z' },
        {
          kind: 'cylinder',
          material: 'handle',
          at: [place, y, z + 20],
          radius: (size ?? 28) / 2,
          length: 10,
          axis: 'z',
        },
      ])
    }
    case 'beugel':
      return kind === 'door'
        ? [
            box('handle', [12, long, 10], [at, y, z + 28]),
            ...[-1, 1].map((end) => box('handle', [10, 10, 28], [at, y + end * (long / 2 - 8), z + 14])),
          ]
        : [
            box('handle', [long, 12, 10], [at, y + height / 2 - 48, z + 28]),
            ...[-1, 1].map((end) =>
              box('handle', [10, 10, 28], [at + end * (long / 2 - 8), y + height / 2 - 48, z + 14]),
            ),
          ]
    case 'lederen-lus':
      return [
        box('handle', [30, Math.min(70, height / 2), 5], [at, y + (kind === 'door' ? 0 : height / 2 - 45), z + 6]),
      ]
    case 'ingefreesd':
      return kind === 'door'
        ? [box('dark', [26, Math.min(maxGrip, height * 0.4), 2], [at, y, z])]
        : [box('dark', [Math.min(maxGrip, width * 0.4), 26, 2], [at, y + height / 2 - 40, z])]
    default:
      return []
  }
}

/** Legs or a frame down to the floor. */
function stand(
  { width, height, depth, parts }: Pick<VanityShape, 'width' | 'height' | 'depth' | 'parts'>,
  body: number,
): Solid[] {
  const below = Math.max(legsBelow(height, parts), height - body)
  if (below <= 0) return []
  const [inset, leg] = parts.base?.kind === 'frame' ? [0, 25] : [30, 40]
  return [-1, 1].flatMap((side) =>
    [inset + leg / 2, depth - inset - leg / 2].map((z) =>
      box(
        parts.base?.kind === 'frame' ? 'metal' : 'finish',
        [leg, below, leg],
        [side * (width / 2 - inset - leg / 2), -below / 2, z],
        true,
      ),
    ),
  )
}

/** The top, with basins set into it or bowls on it, and a tap for each hole. */
function top({ width, depth, parts, top: thick, bowls }: VanityShape, body: number): Solid[] {
  const isRound = parts.fronts?.style === 'afgerond'
  const placed = placedBasins(width, depth, parts)
  const surface = body + thick
  const deep = parts.basins?.height ?? 0
  return [
    {
      kind: 'extrusion',
      material: 'top',
      at: [0, body, 0],
      outline: isRound ? roundOutline(width, depth, 0) : rectangle(0, depth / 2, width, depth),
      holes: bowls ? [] : placed.map((basin) => basinOutline(basin, width)),
      length: thick,
      axis: 'y',
    },
    ...placed.flatMap((basin): Solid[] => {
      const middle: Point = [basin.x - width / 2, basin.y]
      const outline = (less = 0) => basinOutline(basin, width, less)
      return [
        ...(bowls
          ? parts.basins?.shape === 'round'
            ? [bowl(middle, surface, basin.width / 2, deep)]
            : tub(outline(), outline(16), middle, surface, deep)
          : tub(outline(-8), outline(), middle, surface - deep, deep - thick)),
        ...(basin.tap ? tap([basin.tap.x - width / 2, basin.tap.y], middle, surface, bowls) : []),
      ]
    }),
  ]
}

function basinOutline({ x, y, width: across, depth }: PlacedBasin, width: number, less = 0): Point[] {
  return rectangle(x - width / 2, y, across - less, depth - less, 30 - less / 2)
}

/** Walls between two outlines on a floor, from `low` up. */
export function tub(outer: Point[], inner: Point[], [x, z]: Point, low: number, height: number): Solid[] {
  return [
    {
      kind: 'extrusion',
      material: 'basin',
      at: [0, low, 0],
      outline: outer,
      holes: [inner],
      length: height,
      axis: 'y',
    },
    { kind: 'extrusion', material: 'basin', at: [0, low, 0], outline: outer, length: 8, axis: 'y' },
    { kind: 'cylinder', material: 'metal', at: [x, low + 9, z], radius: 22, length: 3, axis: 'y' },
  ]
}

export function bowl([x, z]: Point, low: number, radius: number, height: number): Solid {
  const outside = Array.from({ length: 10 }, (_, at): Point => {
    const angle = (at * Math.PI) / 18
    return [radius * 0.42 + radius * 0.58 * Math.sin(angle), height * (1 - Math.cos(angle)) ** 0.82]
  })
  const inside = outside.toReversed().map(([r, y]): Point => [Math.max(0, r - 7), Math.max(14, y)])
  return { kind: 'turned', material: 'basin', at: [x, low, z], profile: [[0, 0], ...outside, ...inside, [0, 14]] }
}

/** A mixer whose spout ends over the basin. */
export function tap([x, z]: Point, [basinX, basinZ]: Point, low: number, tall: boolean): Solid[] {
  const height = tall ? 245 : 150
  const away = Math.hypot(basinX - x, basinZ - z)
  const reach = Math.min(180, away - 10)
  const [dx, dz] = [(basinX - x) / away, (basinZ - z) / away]
  const spout = low + height - 45
  const along = (far: number, up: number): Place => [x + dx * far, up, z + dz * far]
  return [
    { kind: 'cylinder', material: 'metal', at: [x, low + height / 2, z], radius: 21, length: height, axis: 'y' },
    {
      kind: 'pipe',
      material: 'metal',
      radius: 10,
      points: [along(0, spout), along(reach - 14, spout), along(reach, spout - 22)],
    },
    {
      kind: 'pipe',
      material: 'metal',
      radius: 4,
      points: [
        [x, low + height + 5, z],
        [x + 75, low + height + 9, z],
      ],
    },
  ]
}

export function box(material: SolidMaterial, size: Place, at: Place, upright = false): Solid {
  return { kind: 'box', material, size, at, ...(upright ? { upright } : {}) }
}

/** Round corners of `radius`; counter-clockwise seen from above. */
export function rectangle(x: number, z: number, width: number, depth: number, radius = 0): Point[] {
  const [a, b] = [width / 2 - radius, depth / 2 - radius]
  const corners: [Point, number][] = [
    [[a, b], 0],
    [[-a, b], 1],
    [[-a, -b], 2],
    [[a, -b], 3],
  ]
  return corners.flatMap(([[cx, cz], quarter]) =>
    radius <= 0
      ? [[x + cx, z + cz] satisfies Point]
      : Array.from({ length: 7 }, (_, at): Point => {
          const angle = ((quarter + at / 6) * Math.PI) / 2
          return [x + cx + radius * Math.cos(angle), z + cz + radius * Math.sin(angle)]
        }),
  )
}
