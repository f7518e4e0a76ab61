/** Exploded views: every system drawn apart along the way in which it goes together, each part with its name. */
import { label, line } from './marks.ts'
import {
  arm,
  cup,
  damper,
  drawer,
  drawerFront,
  eccentric,
  plate,
  runner,
  screw,
  tiles,
  wheel,
  type HingeKind,
} from './parts.ts'
import type { Mark, Scene } from './scene.ts'
import { add, box, extrude, move, times, turned, type Point, type Solid, type Tone } from './solid.ts'

const view = [38, 26] as const
const way = (from: Point, to: Point): Mark => line([from, to], { dash: true, weight: 2, under: true })

type System = {
  width: number
  wall: number
  thick: number
  tone: Tone
  bottom?: number
  /** Fittings between the front and the drawer, behind the front at y = 0, and what they are. */ fittings: readonly Solid[]
  fitting: string
  /** The point of a fitting that its name leads to. */ fittingAt: Point
  /** What lies under the drawer or at its sides. */ runners: readonly Solid[]
  runner: string
  runnerAt?: Point
}
/** A drawer apart: front, fittings, walls with back, bottom, runners. */
function drawerApart({
  width,
  wall,
  thick,
  tone,
  bottom = 12,
  fittings,
  fitting,
  fittingAt,
  runners,
  runner: runnerName,
  runnerAt = [width - 8, 300, 8],
}: System): Scene {
  const body = drawer({ width, depth: 420, wall, thick, front: 0, tone, bottom })
  const isBottom = (solid: Solid): boolean => solid === body[3]
  const walls = body.filter((solid) => !isBottom(solid))
  const floor = body.filter(isBottom)
  // So far apart that a line goes from each part to bare paper without touching another (label-faults.ts).
  const frontAt = -430,
    floorAt = -372,
    runnersAt = -570
  const places = runners.flatMap((solid) => solid.faces.flat())
  const runnersTop = runnersAt + Math.max(...places.map((point) => point[2]))
  const left = Math.max(0, Math.min(...places.map((point) => point[0])))
  return {
    view,
    focus: { at: [380, 0, -76], span: 1390 },
    layers: [
      move(runners, [0, 40, runnersAt]),
      move(floor, [0, 0, floorAt]),
      walls,
      move(fittings, [0, -130, 0]),
      move([drawerFront(width, 190)], [0, frontAt, 0]),
    ],
    marks: [
      way([width / 2, frontAt + 20, 90], [width / 2, 30, 90]),
      way([8, 40, 0], [left, 60, runnersTop]),
      way([width - 8, 40, floorAt], [width - left, 60, runnersTop]),
      label([90, frontAt, 172], 'front', [0, -70]),
      label(add(fittingAt, [0, -130, 0]), fitting, [100, 44]),
      label([300, 432, wall - 4], tone === 'wood' ? 'eiken wanden' : 'stalen wanden', [40, -70]),
      label([width - 30, 330, bottom + floorAt], 'bodem', [130, -14]),
      label(add(runnerAt, [0, 40, runnersAt]), runnerName, [30, 80]),
    ],
  }
}

const both = (make: (x: number, mirrored: boolean) => readonly Solid[], width: number, inset: number): Solid[] => [
  ...make(inset, false),
  ...make(width - inset, true),
]
const underRunners = (width: number): Solid[] => [
  ...runner(20, 0, 0, 440),
  ...runner(width - 42, 0, 0, 440, { mirrored: true }),
]

/** A ball runner with its back at x, open to where `sign` points: a web with two lips, the balls in their cage between. */
function ballRunner(x: number, sign: 1 | -1): Solid[] {
  const profile: [far: number, z: number][] = [
    [0, 60],
    [14, 60],
    [14, 66],
    [4, 66],
    [4, 99],
    [14, 99],
    [14, 105],
    [0, 105],
  ]
  return [
    extrude(
      profile.map(([far, z]) => [z, x + sign * far]),
      'y',
      0,
      400,
      'metal',
    ),
    box(sign > 0 ? x + 4 : x - 6, 20, 72, 2, 170, 21, 'dark'),
    ...Array.from({ length: 6 }, (_, index) => ball(x + sign * 6, 38 + index * 26, sign)),
  ]
}

/** A ball in its cage. */
function ball(x: number, y: number, sign: 1 | -1): Solid {
  return turned(
    [x, y, 82.5],
    [sign, 0, 0],
    [
      [6, 0],
      [5, 3],
      [2, 5],
    ],
    'white',
    20,
  )
}

/** The toothed wedge at the back of a runner, whose near side is at x. */
function smallWedge(x: number): Solid {
  const teeth = Array.from({ length: 5 }, (_, index): [number, number][] => [
    [340 + index * 14, 16 + index * 4],
    [347 + index * 14, 26 + index * 4],
  ]).flat()
  return extrude([[330, 10], ...teeth, [414, 44], [428, 44], [428, 10]], 'x', x, x + 15, 'clay')
}

function middleOf(solids: readonly Solid[]): Point {
  const points = solids.flatMap((solid) => solid.faces.flat())
  return times(points.reduce(add), 1 / points.length)
}

/**
 * A hinge apart: door with cup, side, plate, screws, arm with its heads, and `extra` as far from where it belongs as
 * `extraAt` says; `extraPoint` is where its line begins.
 */
function hingeApart(
  kind: HingeKind,
  extra: readonly Solid[],
  extraName: string,
  extraAt: Point,
  extraPoint = middleOf(extra),
): Scene {
  const screws = [24, -24].map((z) => screw([150, 54, z], [1, 0, 0], 6, 3))
  const shafts = [24, -24].map((z) =>
    turned(
      [150, 54, z],
      [-1, 0, 0],
      [
        [3, 0],
        [3, 22],
        [0.6, 26],
      ],
      'metal',
      12,
    ),
  )
  return {
    view: [44, 20],
    focus: { at: [104, 30, 2], span: 492 },
    layers: [
      [box(-18, 30, -80, 18, 110, 160, 'wall')],
      move(plate(0, kind), [70, 0, 0]),
      [...shafts, ...screws],
      [box(-24, -150, -80, 20, 90, 160)],
      move(cup(0, kind), [62, -66, 0]),
      move(arm(0, kind, { knob: kind !== 'grass', damper: false }), [268, -26, 0]),
      move(extra, extraAt),
    ],
    marks: [
      way([0, 54, 0], [268, 54, 0]),
      way([-4, -97, 0], [62, -97, 0]),
      label([-9, 85, 80], 'kastzijde', [0, -80]),
      label([74.6, 84.8, 5], 'montageplaat', [110, -150]),
      label([152, 54, -27], 'schroeven', [0, 150]),
      label([-14, -105, 80], 'deur', [0, -80]),
      label(
        kind === 'hettich' ? [61, -88, -24] : [61, -97, -29.5],
        kind === 'exclusief' ? 'potje 40 mm' : 'potje 35 mm',
        [0, 180],
      ),
      label(kind === 'hettich' ? [286, 35, 9] : [280, 20, 8], 'arm', [0, -130]),
      label(add(extraPoint, extraAt), extraName, [0, 140]),
    ],
  }
}

export const explodedScenes: ReadonlyMap<string, { scene: Scene; alt: string }> = new Map(
  Object.entries({
    'ladesystemen-hettich': {
      alt: 'Uit elkaar getekende lade met front, frontbeslag, stalen wanden, bodem en onderliggende geleiders',
      scene: drawerApart({
        width: 460,
        wall: 101,
        thick: 13,
        tone: 'metal',
        fittings: both(
          (x) => [
            box(x - 7, 0, 30, 14, 8, 50, 'metal'),
            screw([x, 0, 66], [0, -1, 0], 5),
            screw([x, 0, 42], [0, -1, 0], 5),
          ],
          460,
          12,
        ),
        fitting: 'frontbeslag',
        fittingAt: [455, 4, 54],
        runners: underRunners(460),
        runner: 'geleiders',
      }),
    },
    'ladesystemen-scala': {
      alt: 'Uit elkaar getekende lade met front, twee stalen platen met excenters, vlakke wanden, bodem en geleiders',
      scene: drawerApart({
        width: 460,
        wall: 90,
        thick: 16,
        tone: 'dark',
        fittings: both(
          (x) => [
            box(x - 3, 0, 16, 6, 70, 60, 'metal'),
            eccentric([x + 3, 40, 62], [1, 0, 0], 6, 0),
            screw([x + 3, 40, 46], [1, 0, 0], 5),
            eccentric([x + 3, 40, 30], [1, 0, 0], 6, 0),
          ],
          460,
          12,
        ),
        fitting: 'platen met excenters',
        fittingAt: [451, 66, 30],
        runners: [...underRunners(460), ...[22, 423].map(smallWedge)],
        runner: 'geleiders met wig',
      }),
    },
    'ladesystemen-xp': {
      alt: 'Uit elkaar getekende lade met front, vier veerklemmen, dunne stalen wanden, bodem en kogelgeleiders',
      scene: drawerApart({
        width: 460,
        wall: 110,
        thick: 5,
        tone: 'dark',
        fittings: both(
          (x) => [box(x - 9, 0, 14, 18, 14, 20, 'metal'), box(x - 9, 0, 80, 18, 14, 20, 'metal')],
          460,
          16,
        ),
        fitting: 'veerklemmen',
        fittingAt: [457, 7, 90],
        runners: [...ballRunner(-12, 1), ...ballRunner(472, -1)],
        runner: 'kogelgeleiders',
        runnerAt: [472, 300, 82],
      }),
    },
    'ladesystemen-exclusief': {
      alt: 'Uit elkaar getekende houten lade met front, knijpers met stelwieltjes, eiken wanden, bodem en geleiders met pennen',
      scene: drawerApart({
        width: 460,
        wall: 120,
        thick: 14,
        tone: 'wood',
        bottom: 17,
        fittings: both(
          (x, mirrored) => [
            box(x - 14, 0, 20, 28, 60, 18, 'dark'),
            wheel([x, 20, 20], [0, 0, -1], 10, 6, 'white'),
            ...(mirrored ? [wheel([x + 14, 40, 28], [1, 0, 0], 9, 5, 'white')] : []),
          ],
          460,
          34,
        ),
        fitting: 'knijpers',
        fittingAt: [438, 57, 37],
        runners: [...underRunners(460), box(26, 410, 10, 10, 8, 28, 'clay'), box(424, 410, 10, 10, 8, 28, 'clay')],
        runner: 'geleiders',
      }),
    },
    'scharnieren-exclusief': {
      alt: 'Uit elkaar getekend scharnier met deur, potje van 40 mm, arm met drie spindels, dekplaatje, montageplaat en schroeven',
      scene: hingeApart(
        'exclusief',
        [
          extrude(
            [
              [22, -12],
              [98, -12],
              [98, 12],
              [22, 12],
            ],
            'x',
            24,
            27,
            'white',
          ),
        ],
        'dekplaatje',
        [335, -26, 0],
      ),
    },
    'scharnieren-grass': {
      alt: 'Uit elkaar getekend scharnier met deur, potje van 35 mm, arm met drukknop, montageplaat en schroeven',
      scene: hingeApart('grass', [box(-24, 104, -6, 10, 14, 12, 'clay')], 'drukknop', [308, -2, 0]),
    },
    'scharnieren-hettich': {
      alt: 'Uit elkaar getekend scharnier met deur, potje van 35 mm, arm, demper, kruisvormige montageplaat en schroeven',
      scene: hingeApart(
        'hettich',
        damper([30, 12, 0]),
        'demper',
        [353, -26, 0],
        // On the collar, whose line touches nothing else.
        [30, 25, -7.5],
      ),
    },
    planchet: {
      alt: 'Uit elkaar getekend planchet met wand, pluggen, pennen en plank',
      scene: {
        view,
        focus: { at: [135, 0, -125], span: 1040 },
        layers: [
          [tiles(-60, 0, -120, 5, 2, 150, 150)],
          [150, 500].map((x) =>
            turned(
              [x, -90, 30],
              [0, -1, 0],
              [
                [7, 0],
                [9, 6],
                [9, 50],
              ],
              'white',
              20,
            ),
          ),
          [150, 500].map((x) =>
            turned(
              [x, -230, 30],
              [0, -1, 0],
              [
                [6, 0],
                [6, 110],
              ],
              'metal',
              20,
            ),
          ),
          [box(20, -600, 21, 610, 120, 18, 'wood')],
        ],
        marks: [
          way([150, 0, 30], [150, -480, 30]),
          way([500, 0, 30], [500, -480, 30]),
          label([150, -115, 38], 'plug', [-150, -40]),
          label([500, -290, 28], 'pen', [90, 60]),
          label([600, -500, 39], 'plank', [120, 40]),
        ],
      },
    },
    nisplank: {
      alt: 'Uit elkaar getekende nisplank met hoekprofielen, vulplaatjes en plank',
      scene: {
        view: [24, 24],
        focus: { at: [230, 0, 70], span: 1190 },
        layers: [
          [
            tiles(0, 110, 0, 4, 2, 150, 150),
            box(-120, 0, -60, 120, 134, 360, 'wall'),
            box(0, 0, -60, 600, 134, 60, 'wall'),
            box(600, 0, -60, 120, 134, 360, 'wall'),
          ],
          [
            box(0, -160, 110, 3, 95, 20, 'metal'),
            box(3, -160, 110, 17, 95, 3, 'metal'),
            box(597, -160, 110, 3, 95, 20, 'metal'),
            box(580, -160, 110, 17, 95, 3, 'metal'),
          ],
          [box(6, -190, 190, 16, 40, 2, 'clay'), box(578, -190, 190, 16, 40, 2, 'clay')],
          [box(2, -300, 300, 596, 105, 14, 'white')],
        ],
        marks: [
          way([10, -110, 112], [10, 60, 112]),
          way([590, -110, 112], [590, 60, 112]),
          label([1, -150, 118], 'hoekprofiel', [-60, 150]),
          label([10, -186, 191], 'vulplaatjes', [-50, 0]),
          label([6, -290, 307], 'plank', [-90, 0]),
        ],
      },
    },
  } satisfies Record<string, { scene: Scene; alt: string }>),
)
