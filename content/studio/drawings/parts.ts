/** The parts that the drawings are put together from, in mm: drawers and their runners, hinges on their door, tools and things at hand. */
import {
  add,
  bent,
  box,
  cross,
  extrude,
  frameOf,
  ribs,
  swept,
  times,
  turned,
  unit,
  type Point,
  type Solid,
  type Tone,
} from './solid.ts'

export type DrawerForm = {
  width: number
  depth: number
  wall: number
  thick: number
  front: number
  tone: Tone
  /** Of the walls' height, how high the bottom lies. */ bottom?: number
}
const frontThick = 19

/** A drawer whose front stands at y = 0 and whose left wall stands at x = 0; `front: 0` leaves the front off. */
export function drawer({ width, depth, wall, thick, front, tone, bottom = 12 }: DrawerForm): Solid[] {
  const y = frontThick
  return [
    ...(front > 0 ? [drawerFront(width, front)] : []),
    box(0, y, 0, thick, depth, wall, tone),
    box(width - thick, y, 0, thick, depth, wall, tone),
    box(thick, y + depth - 14, bottom, width - 2 * thick, 14, wall - bottom, tone),
    box(thick, y, bottom - 4, width - 2 * thick, depth - 14, 8, tone === 'wood' ? 'wood' : 'paper'),
    ...(tone === 'wood' ? [box(thick, y, bottom + 4, width - 2 * thick, 14, wall - bottom - 4, tone)] : []),
  ]
}

/** The front of a drawer of `width`: it stands out 18 mm at either side and 8 mm beneath. */
export function drawerFront(width: number, height: number, over = 18, under = 8): Solid {
  return box(-over, 0, -under, width + 2 * over, frontThick, height, 'paper')
}

/** An open carcass from y on, around a drawer of `width`. */
export function carcass(width: number, y: number, low: number, high: number, depth = 460): Solid[] {
  const side = 22
  return [
    box(-side - 16, y, low, 16, depth, high - low),
    box(width + side, y, low, 16, depth, high - low),
    box(-side, y, low, width + 2 * side, depth, 16),
    box(-side, y, high - 16, width + 2 * side, depth, 16),
    box(-side, y + depth - 8, low + 16, width + 2 * side, 8, high - low - 32, 'wall'),
  ]
}

/** An L-shaped runner that lies beneath a drawer. */
export function runner(
  x: number,
  y: number,
  z: number,
  length: number,
  { mirrored = false }: { mirrored?: boolean } = {},
): Solid[] {
  return [box(x, y, z, 22, length, 10, 'metal'), box(mirrored ? x + 22 : x - 3, y, z, 3, length, 26, 'metal')]
}

/** A cross-head seen from the end of `direction`. */
export function screw(at: Point, direction: Point, radius = 5, high = 2, tone: Tone = 'metal'): Solid {
  const [w, u, v] = frameOf(direction)
  const top = add(at, times(w, high))
  const spoke = (angle: number, far: number): Point =>
    add(top, add(times(u, radius * far * Math.cos(angle)), times(v, radius * far * Math.sin(angle))))
  const cut = (angle: number, far: number) => ({ points: [spoke(angle, far), spoke(angle + Math.PI, far)], normal: w })
  return {
    ...turned(
      at,
      direction,
      [
        [radius, 0],
        [radius, high],
      ],
      tone,
    ),
    scores: [cut(Math.PI / 4, 0.75), cut((3 * Math.PI) / 4, 0.75), cut(0, 0.3), cut(Math.PI / 2, 0.3)],
  }
}

/** An eccentric: a cross-head with a stroke that shows how it stands, `degrees` from the direction's own up. */
export function eccentric(at: Point, direction: Point, radius: number, degrees: number): Solid {
  const head = screw(at, direction, radius, 3)
  const [w, u, v] = frameOf(direction)
  const angle = ((degrees + 90) * Math.PI) / 180
  const spoke = (far: number): Point =>
    add(add(at, times(w, 3.1)), add(times(u, radius * far * Math.cos(angle)), times(v, radius * far * Math.sin(angle))))
  return {
    ...head,
    scores: [
      ...head.scores,
      { points: [spoke(0.62), spoke(1)], normal: w },
      { points: [spoke(0.62), spoke(0.98)], normal: w },
    ],
  }
}

/** A ribbed wheel with a stroke on its face that shows how it stands. */
export function wheel(at: Point, axis: Point, radius: number, thick: number, tone: Tone = 'metal', spin = 0): Solid {
  const [w, u, v] = frameOf(axis)
  const teeth = 16
  const onFace = (far: number, degrees: number): Point => {
    const angle = ((degrees + spin) / 180) * Math.PI
    const away = add(times(u, radius * far * Math.cos(angle)), times(v, radius * far * Math.sin(angle)))
    return add(at, add(times(w, thick), away))
  }
  return {
    ...turned(
      at,
      axis,
      [
        [radius, 0],
        [radius, thick],
      ],
      tone,
      48,
      spin,
    ),
    scores: [
      ...ribs(
        at,
        axis,
        [
          [radius, 0],
          [radius, thick],
        ],
        teeth,
        spin,
      ),
      ...Array.from({ length: teeth }, (_, index) => (index * 360) / teeth).map((degrees) => ({
        points: [onFace(0.84, degrees), onFace(1, degrees)],
        normal: w,
      })),
      { points: Array.from({ length: 25 }, (_, index) => onFace(0.4, index * 15)), normal: w },
      { points: [onFace(0.4, 0), onFace(0.68, 0)], normal: w },
    ],
  }
}

/** A screwdriver with its tip at `tip`; `direction` points to its handle, `spin` turns it in degrees. */
export function driver(
  tip: Point,
  direction: Point,
  {
    flat = false,
    shaft = 70,
    size = 1,
    spin = 0,
  }: { flat?: boolean; shaft?: number; size?: number; spin?: number } = {},
): Solid[] {
  const s = size
  const end = add(tip, times(unit(direction), shaft * s))
  const grip = [
    [10.9, 25],
    [11.9, 34],
    [12.4, 44],
    [12.4, 58],
    [11.8, 68],
  ].map(([radius = 0, along = 0]): [number, number] => [radius * s, along * s])
  return [
    turned(
      tip,
      direction,
      [
        [flat ? 2 * s : 0.9 * s, 0],
        [2.6 * s, 6 * s],
        [2.6 * s, shaft * s],
      ],
      'metal',
      24,
    ),
    {
      ...turned(
        end,
        direction,
        [
          [6.4 * s, 0],
          [8.4 * s, 2 * s],
          [9.4 * s, 6 * s],
          [9.2 * s, 12 * s],
          [9.8 * s, 18 * s],
          ...grip,
          [10.6 * s, 76 * s],
          [8.4 * s, 81 * s],
          [5 * s, 83.5 * s],
        ],
        'clay',
        42,
        spin,
      ),
      scores: ribs(end, direction, grip, 7, spin),
    },
  ]
}

/** An Allen key, bent from one bar: its short leg ends at `tip`, coming from `up`, its long leg points along `along`. */
export function allenKey(tip: Point, up: Point, along: Point, thick = 2.4, short = 26, long = 80): Solid[] {
  const corner = add(tip, times(unit(up), short))
  const way = bent([tip, corner, add(corner, times(unit(along), long))], 3.4 * thick)
  return [swept(way, unit(cross(up, along)), thick, 'dark', 6)]
}

/** A spirit level of `length` along an axis, its bubble in the middle. */
export function level(at: Point, along: 'x' | 'y', length: number): Solid[] {
  const [x, y, z] = at
  const middle = length / 2
  return along === 'x'
    ? [
        box(x, y, z, length, 20, 40, 'clay'),
        box(x + middle - 32, y - 1, z + 12, 64, 2, 16, 'glass'),
        box(x + middle - 10, y - 2, z + 15, 20, 1, 10, 'white'),
      ]
    : [
        box(x, y, z, 20, length, 40, 'clay'),
        box(x + 20, y + middle - 32, z + 12, 1.5, 64, 16, 'glass'),
        box(x + 21.5, y + middle - 10, z + 15, 1, 20, 10, 'white'),
      ]
}

/** A cloth that lies over something: a wavy sheet with its middle at `at`, `along` x, on a face that looks to `up`. */
export function cloth(at: Point, width: number, depth: number, thick = 6): Solid[] {
  const [x, y, z] = at
  const edge: [number, number][] = [
    [-0.5, -0.42],
    [-0.2, -0.5],
    [0.12, -0.43],
    [0.5, -0.5],
    [0.46, -0.1],
    [0.5, 0.42],
    [0.16, 0.5],
    [-0.14, 0.43],
    [-0.5, 0.5],
    [-0.45, 0.06],
  ]
  const body = extrude(
    edge.map(([u, v]) => [x + u * width, y + v * depth]),
    'z',
    z,
    z + thick,
    'clay',
  )
  const fold = (points: [number, number][]) => ({
    points: points.map(([u, v]): Point => [x + u * width, y + v * depth, z + thick]),
    normal: [0, 0, 1] as const,
  })
  return [
    {
      ...body,
      scores: [
        fold([
          [-0.2, -0.5],
          [-0.12, -0.1],
          [-0.2, 0.2],
        ]),
        fold([
          [0.12, -0.43],
          [0.2, -0.05],
          [0.14, 0.3],
        ]),
        fold([
          [0.3, 0.1],
          [0.34, 0.4],
        ]),
      ],
    },
  ]
}

/** A cloth on an upright face that looks to +x. */
export function hangingCloth(at: Point, depth: number, height: number): Solid[] {
  const [x, y, z] = at
  return cloth([0, 0, 0], depth, height).map((solid) => ({
    ...solid,
    faces: solid.faces.map((face) => face.map(([u, v, w]): Point => [x + w, y + u, z + v])),
    scores: solid.scores.map(({ points }) => ({
      points: points.map(([u, v, w]): Point => [x + w, y + u, z + v]),
      normal: [1, 0, 0] as const,
    })),
  }))
}

export type HingeKind = 'exclusief' | 'grass' | 'hettich'
const cupRadius: Readonly<Record<HingeKind, number>> = { exclusief: 20, grass: 17.5, hettich: 17.5 }
/** Where the heads of the arm stand, from the door to the wall, as y. */
export const spindles: Readonly<Record<HingeKind, readonly number[]>> = {
  exclusief: [20, 44, 68],
  grass: [18, 60],
  hettich: [22, 62],
}

/** The door, open at a right angle, and the cabinet's side behind it; both look to +x. `low` and `high` as z. */
export function openDoor(low: number, high: number, width = 330): Solid[] {
  return [box(-18, 0, low, 18, 230, high - low, 'wall'), leaf(low, high, width)]
}

export function leaf(low: number, high: number, width = 330): Solid {
  return box(-24, -6 - width, low, 20, width, high - low, 'paper')
}

/** The cup in the door, at height z; without the arm. */
export function cup(z: number, kind: HingeKind): Solid[] {
  const r = cupRadius[kind]
  const flange = extrude(
    kind === 'hettich'
      ? [
          [-48, z - 27],
          [-18, z - 27],
          [-18, z + 27],
          [-48, z + 27],
        ]
      : [
          [-44, z - 28],
          [-30, z - 31],
          [-16, z - 28],
          [-16, z + 28],
          [-30, z + 31],
          [-44, z + 28],
        ],
    'x',
    -4,
    -1,
    'metal',
  )
  return [
    flange,
    screw([-1, -31, z - 22], [1, 0, 0], 4, 1),
    screw([-1, -31, z + 22], [1, 0, 0], 4, 1),
    turned(
      [-1, -31, z],
      [1, 0, 0],
      [
        [r - 3, 0],
        [r - 3, 1.2],
      ],
      'dark',
      60,
    ),
  ]
}

/** The plate on the cabinet's side. */
export function plate(z: number, kind: HingeKind): Solid[] {
  if (kind === 'hettich') {
    const slot = (at: number): Solid[] => [
      extrude(
        [
          [50, at - 7],
          [58, at - 7],
          [58, at + 7],
          [50, at + 7],
        ],
        'x',
        5,
        5.6,
        'dark',
      ),
      screw([5.6, 54, at], [1, 0, 0], 6, 2),
    ]
    return [
      extrude(
        [
          [44, z - 34],
          [64, z - 34],
          [64, z - 11],
          [86, z - 11],
          [86, z + 11],
          [64, z + 11],
          [64, z + 34],
          [44, z + 34],
          [44, z + 11],
          [12, z + 11],
          [12, z - 11],
          [44, z - 11],
        ],
        'x',
        0,
        5,
        'metal',
      ),
      ...slot(z - 24),
      ...slot(z + 24),
    ]
  }
  const wide = kind === 'exclusief' ? 17 : 20
  return [
    box(0, 22, z - wide, 7, 66, 2 * wide, 'metal'),
    ...(kind === 'grass' ? [eccentric([7, 38, z + 15], [1, 0, 0], 4.5, 0)] : []),
  ]
}

/** The damper cylinder of hinge H with its three rings; its collar begins `collar` mm from the end at the door. */
export function damper([x, y, z]: Point, collar = 10): Solid[] {
  const bands: [from: number, to: number, radius: number, tone: Tone][] = [
    ...[7, 17, 27].map((along): [number, number, number, Tone] => [along, along + 1.6, 6.4, 'dark']),
    [collar, collar + 6, 8, 'clay'],
  ]
  // One after the other, so that none has to be cut out of another.
  const inOrder = bands.toSorted(([a], [b]) => a - b)
  const between = inOrder.map(([from], index): [number, number, number, Tone] => [
    inOrder[index - 1]?.[1] ?? 0,
    from,
    6,
    'metal',
  ])
  return [...inOrder, ...between, [inOrder.at(-1)?.[1] ?? 0, 36, 6, 'metal'] as const].map(([from, to, radius, tone]) =>
    turned(
      [x, y + from, z],
      [0, 1, 0],
      [
        [radius, 0],
        [radius, to - from],
      ],
      tone,
      28,
    ),
  )
}

/** Where the damper of hinge H at height z lies: in a bed along the arm, its collar level with the bed's rim. */
export function damperPlace(z: number): Point {
  return [12, 4, z + 19]
}

function damperBed(z: number): Solid[] {
  return [
    box(3, 4, z + 10, 2, 38, 20, 'metal'),
    box(5, 4, z + 28, 15, 38, 2, 'metal'),
    box(5, 40, z + 10, 15, 2, 18, 'metal'),
  ]
}

/** The arm with its heads, from the cup (y = -31) to behind the plate. */
export function arm(
  z: number,
  kind: HingeKind,
  { knob: hasKnob = true, damper: hasDamper = true }: { knob?: boolean; damper?: boolean } = {},
): Solid[] {
  const half = kind === 'hettich' ? 10 : 11
  const end = kind === 'grass' ? 7 : half
  const body = extrude(
    [
      [4, z - half],
      [88, z - end],
      [88, z + end],
      [4, z + half],
    ],
    'x',
    10,
    20,
    'metal',
  )
  const neck = extrude(
    [
      [0, -31],
      [20, 2],
      [20, 6],
      [10, 6],
      [8, 2],
      [-2, -24],
    ].map(([x, y]): [number, number] => [x ?? 0, y ?? 0]),
    'z',
    z - half + 3,
    z + half - 3,
    'metal',
  )
  const heads =
    kind === 'grass'
      ? [screw([20, 18, z], [1, 0, 0], 6), eccentric([20, 60, z], [1, 0, 0], 6, 0)]
      : spindles[kind].map((y) => screw([20, y, z], [1, 0, 0], 6))
  const knob =
    kind === 'grass'
      ? [box(10, 88, z - 6, 8, 12, 12, 'clay')]
      : kind === 'hettich'
        ? [wireBracket(z)]
        : [box(12, 88, z - 8, 3, 12, 16, 'metal')]
  const bed = kind === 'hettich' ? [...damperBed(z), ...(hasDamper ? damper(damperPlace(z)) : [])] : []
  return [neck, body, ...heads, ...bed, ...(hasKnob ? knob : [])]
}

/** The loop of wire under the end of the arm of hinge H at height z. */
function wireBracket(z: number): Solid {
  const way: Point[] = [
    [7.5, 82, z - 8],
    [7.5, 108, z - 8],
    [7.5, 108, z + 8],
    [7.5, 82, z + 8],
  ]
  return swept(bent(way, 5), [1, 0, 0], 1.4, 'dark')
}

export function hinge(z: number, kind: HingeKind): Solid[][] {
  return [[...cup(z, kind), ...plate(z, kind)], arm(z, kind)]
}

/** A bottle. */
export function bottle(x: number, y: number, z: number, size = 1): Solid {
  return turned(
    [x, y, z],
    [0, 0, 1],
    [
      [22 * size, 0],
      [22 * size, 90 * size],
      [9 * size, 112 * size],
      [9 * size, 124 * size],
      [12 * size, 124 * size],
      [12 * size, 142 * size],
    ],
    'glass',
  )
}

/** Rows of tiles on a wall that stands at y and looks at the viewer. */
export function tiles(
  x: number,
  y: number,
  z: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
): Solid {
  const wall = box(x, y, z, columns * width, 24, rows * height, 'wall')
  const scores = [
    ...Array.from({ length: columns - 1 }, (_, index): Point[] => [
      [x + (index + 1) * width, y, z],
      [x + (index + 1) * width, y, z + rows * height],
    ]),
    ...Array.from({ length: rows - 1 }, (_, index): Point[] => [
      [x, y, z + (index + 1) * height],
      [x + columns * width, y, z + (index + 1) * height],
    ]),
  ]
  return { ...wall, scores: scores.map((points) => ({ points, normal: [0, -1, 0] as const })) }
}

/** A hole: a dark disc on a face that looks to `direction`. */
export function hole(at: Point, direction: Point, radius: number): Solid {
  return turned(
    at,
    direction,
    [
      [radius, 0],
      [radius, 0.5],
    ],
    'dark',
  )
}
