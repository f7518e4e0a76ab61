/** Steps of drawer system H: steel walls, wheels and levers under the bottom, a tilt screw behind an oval cap. */
import { arrow, forbidden, hand, measure, note, path, tag, turn } from './marks.ts'
import { carcass, drawer, drawerFront, driver, hangingCloth, runner, screw, wheel, type DrawerForm } from './parts.ts'
import type { Scene } from './scene.ts'
import { box, extrude, mirrored, move, ring, rotate, turned, type Point, type Solid } from './solid.ts'
import { above, below, drawerEffect, front, inset, lens, nearSide, scene, type Steps } from './stage.ts'

const form: DrawerForm = { width: 460, depth: 420, wall: 101, thick: 13, front: 190, tone: 'metal' }
const short: DrawerForm = { ...form, width: 380, depth: 240 }
const runners = (y: number, z = -34): Solid[] => [
  ...runner(20, y, z, 440),
  ...runner(418, y, z, 440, { mirrored: true }),
]
const [leftWheel, rightWheel]: [Point, Point] = [
  [70, 66, 8],
  [310, 66, 8],
]
const levers = (tone: 'clay' | 'metal'): Solid[] => [box(24, 52, 1, 12, 46, 7, tone), box(344, 52, 1, 12, 46, 7, tone)]
export const under = (tone: 'clay' | 'metal' = 'clay', spin = 0): Solid[] => [
  ...drawer(short),
  wheel(leftWheel, [0, 0, -1], 12, 8, 'white', spin),
  wheel(rightWheel, [0, 0, -1], 12, 8, 'white'),
  ...levers(tone),
]

/** The lever with its seven notches, seen from beneath. */
const lever = (at: number): Solid[] => [
  box(-90, 0, 8, 260, 180, 8),
  drawerFront(160, 190, 110, 30),
  wheel([-40, 80, 8], [0, 0, -1], 16, 10, 'white'),
  ...Array.from({ length: 7 }, (_, index) => box(12 + index * 14, 112, 4, 3, 14, 4, 'dark')),
  box(18 + at * 14, 50, 0, 12, 64, 8, 'clay'),
]

/** The inner face of the left steel wall behind the front, its oval cap off. */
const wallInside = (): Solid[] => {
  const round = ring(0, 0, 10, 20)
  const tall = [
    ...round.slice(0, 11).map(([u, v]): [number, number] => [40 + u * 1.2, 74 + v]),
    ...[...round.slice(10), ...round.slice(0, 1)].map(([u, v]): [number, number] => [40 + u * 1.2, 30 + v]),
  ]
  return [
    box(-13, 0, 0, 13, 200, 101, 'metal'),
    box(-30, -19, -8, 34, 19, 150),
    extrude(tall, 'x', 0, 0.6, 'dark'),
    screw([0.6, 40, 72], [1, 0, 0], 7),
    screw([0.6, 40, 32], [1, 0, 0], 7),
  ]
}
const wallView = [58, 20] as const
const wallFocus = { at: [0, 52, 62], span: 230 } as const
/** The two hooks that the front hangs on: out of a plate at the end of either wall, and up. */
const hooks: Solid[] = [14, 432].flatMap((x) => [
  box(x, 19, 28, 14, 3, 48, 'metal'),
  extrude(
    [
      [19, 38],
      [2, 38],
      [2, 66],
      [8, 66],
      [8, 48],
      [19, 48],
    ],
    'x',
    x + 2,
    x + 12,
    'dark',
  ),
])
const body = drawer({ ...form, front: 0 })
const liftedFront = [[...body, ...hooks], move([drawerFront(460, 190)], [0, -140, 40])]
const newFront = [
  box(-18, 0, -8, 496, 19, 190),
  box(14, 19, 42, 14, 6, 34, 'metal'),
  box(432, 19, 42, 14, 6, 34, 'metal'),
]
const twoFronts = [box(-16, 20, -20, 532, 300, 432, 'wall'), box(0, 0, 0, 500, 19, 192), box(0, 0, 196, 500, 19, 192)]
const underScene = scene(below, [under()], [])
const closeWall = (
  marks: Parameters<typeof scene>[2],
  tool: Solid[],
  effect: Parameters<typeof drawerEffect>[0] | null,
  extra: Solid[] = [],
) =>
  scene(wallView, [wallInside(), extra, tool], marks, {
    focus: wallFocus,
    ...(effect ? { insets: [inset(drawerEffect(effect), 'tr')] } : {}),
  })

/** The upper screw in the left wall, or as in a mirror in the right one, turned clockwise. */
const turnedWall = (isRight: boolean): Scene => {
  const solids = [...wallInside(), ...driver([3, 40, 72], [1, 0.04, 0.02], { size: 0.7 })]
  const sign = isRight ? -1 : 1
  return scene(
    [sign * wallView[0], wallView[1]],
    [isRight ? mirrored(solids) : solids],
    [turn([sign * 14, 40, 72], [sign, 0, 0], 18, isRight ? -20 : 200, -260)],
    { focus: { at: [0, 46, 60], span: 190 } },
  )
}

export const steps: Steps = {
  'uitnemen-1': scene(
    above,
    [[...carcass(460, 470, -50, 420), ...runners(200)], drawer(form)],
    [arrow([230, -40, 90], [230, -230, 90])],
  ),
  'uitnemen-2': scene(below, [under()], [tag([30, 75, 1], '1', [-90, 130]), tag([350, 75, 1], '2', [90, 150])], {
    insets: [lens(underScene, [46, 76, 1], 120, 'tl')],
  }),
  'uitnemen-3': scene(
    below,
    [under()],
    [
      hand('point', [44, 74, 1], 118, { size: 1.7 }),
      hand('point', [337, 74, 1], 62, { size: 1.7, flip: true }),
      arrow([20, 60, 1], [-60, 60, 1]),
      arrow([362, 60, 1], [442, 60, 1]),
    ],
  ),
  'uitnemen-4': scene(
    nearSide,
    [runners(20), move(rotate(drawer(form), 'x', -5, [0, 440, 0]), [0, -50, 0])],
    [
      arrow([470, -70, 90], [470, -70, 230]),
      path([
        [230, -60, 150],
        [230, -260, 205],
      ]),
      measure([490, -50, 0], [490, -50, 30], [0, -60, 0], '30 mm', { beside: 80 }),
    ],
  ),
  'uitnemen-5': scene(
    [35, 22],
    [carcass(460, 520, -60, 330), runners(280, -34), move(drawer(form), [0, 60, 120])],
    [arrow([230, 150, 115], [230, 150, -10]), arrow([500, 120, 40], [500, 420, 40])],
  ),
  'hoogte-1': scene(
    front,
    [
      twoFronts,
      [box(18, -6, 190, 12, 6, 60, 'clay'), box(244, -6, 190, 12, 6, 60, 'clay'), box(470, -6, 190, 12, 6, 60, 'clay')],
    ],
    [
      tag([24, -7, 250], '1', [0, -54]),
      tag([250, -7, 250], '2', [0, -54]),
      tag([476, -7, 250], '3', [0, -54]),
      note([250, 0, 80], 'voeg 3 mm'),
    ],
  ),
  'hoogte-2': scene(
    below,
    [under('metal')],
    [turn([70, 66, 0], [0, 0, -1], 34, -30, 250), arrow([-50, 0, 30], [-50, 0, 120])],
    { focus: { at: [70, 40, 40], span: 330 }, insets: [inset(drawerEffect('up'), 'br')] },
  ),
  'hoogte-3': scene(
    [12, -46],
    [lever(4)],
    [arrow([76, 36, -6], [130, 36, -6]), measure([12, 126, 4], [99, 126, 4], [0, 12, 0], '7 × 0,5 mm')],
    { focus: { at: [40, 70, 6], span: 290 }, insets: [inset(drawerEffect('right'), 'tl')] },
  ),
  'hoogte-4': scene(
    front,
    [
      [
        box(-22, 20, -26, 544, 300, 444, 'wall'),
        box(-22, 0, 392, 544, 20, 26),
        box(-22, 0, -26, 544, 20, 26),
        box(-22, 0, 0, 22, 20, 392),
        box(500, 0, 0, 22, 20, 392),
      ],
      [box(5, 0, 5, 490, 19, 186, 'white'), box(5, 0, 197, 490, 19, 190)],
    ],
    [
      note([250, 0, 100], '3 mm'),
      arrow([110, -5, 100], [18, -5, 100]),
      arrow([390, -5, 100], [482, -5, 100]),
      arrow([250, -5, 135], [250, -5, 182]),
      arrow([250, -5, 65], [250, -5, 18]),
    ],
  ),
  'kanteling-1': closeWall(
    [arrow([2, 78, 30], [2, 120, 30]), measure([4, 0, 24], [4, 40, 24], [0, 0, -6], '40 mm', { beside: 28 })],
    [],
    null,
    move(
      [
        extrude(
          ring(120, 52, 14).map(([u, v]): [number, number] => [120 + (u - 120) * 0.9, 52 + (v - 52) * 2.2]),
          'x',
          4,
          7,
          'clay',
        ),
      ],
      [0, 30, 0],
    ),
  ),
  'kanteling-2': closeWall(
    [turn([14, 40, 72], [1, 0, 0], 18, 200, -260)],
    driver([3, 40, 72], [1, 0.04, 0.02], { size: 0.8 }),
    'tilt-in',
  ),
  'kanteling-3': scene(
    front,
    [],
    [
      note([-290, 0, 300], 'links', [0, 0], { size: 44 }),
      note([290, 0, 300], 'rechts', [0, 0], { size: 44 }),
      note([0, 0, 0], '=', [0, 0], { size: 90 }),
    ],
    {
      focus: { at: [0, 0, 0], span: 1200 },
      insets: [
        { scene: turnedWall(false), x: 36, y: 200, width: 520, height: 500 },
        { scene: turnedWall(true), x: 644, y: 200, width: 520, height: 500 },
      ],
    },
  ),
  'front-1': closeWall(
    [turn([14, 40, 32], [1, 0, 0], 18, -20, 270), note([0, 130, 60], '3 slagen')],
    driver([3, 40, 32], [1, 0.04, 0.02], { size: 0.8 }),
    null,
  ),
  'front-2': scene(
    above,
    liftedFront,
    [arrow([230, -142, 130], [230, -142, 290]), measure([478, -140, -8], [478, -140, 32], [60, 0, 0], '10 mm')],
    { insets: [lens(scene(above, liftedFront, []), [434, 16, 50], 120, 'br')] },
  ),
  'front-3': scene(
    [-35, 30],
    [[...body, ...hooks], move(newFront, [0, -70, 90])],
    [
      arrow([21, -40, 60], [21, 24, 0]),
      arrow([440, -40, 60], [440, 24, 0]),
      note([200, -70, 82], 'onderrand 8 mm onder de bodem', [120, 120], { size: 30 }),
    ],
  ),
  'front-4': closeWall(
    [turn([14, 40, 32], [1, 0, 0], 18, 200, -90), note([0, 132, 62], 'kwartslag')],
    driver([3, 40, 32], [1, 0.04, 0.02], { size: 0.8 }),
    null,
  ),
  'reinigen-1': scene(
    above,
    [
      [...runner(0, 0, 0, 440), box(-63, 200, -200, 60, 260, 330, 'wall')],
      [
        turned(
          [40, 150, 40],
          [0.5, -0.6, 0.9],
          [
            [16, 0],
            [20, 40],
            [14, 50],
            [14, 220],
          ],
          'dark',
          20,
        ),
        ...Array.from({ length: 6 }, (_, index) =>
          turned(
            [28 + index * 5, 152, 18],
            [0.1, 0, 1],
            [
              [1, 0],
              [1, 24],
            ],
            'dark',
            5,
          ),
        ),
      ],
    ],
    [arrow([40, 240, 14], [40, 380, 14], { both: true })],
  ),
  'reinigen-2': scene(
    above,
    [drawer(form), hangingCloth([461, 220, 56], 150, 84)],
    [arrow([480, 90, 56], [480, 400, 56], { both: true })],
  ),
  'reinigen-3': scene(
    above,
    [
      [...runner(0, 0, 0, 380), box(4, 60, 10, 14, 260, 2, 'clay')],
      [
        turned(
          [190, 160, 60],
          [0, 0, 1],
          [
            [22, 0],
            [26, 10],
            [26, 90],
            [8, 110],
            [3, 170],
          ],
          'glass',
          24,
        ),
      ],
    ],
    [forbidden([190, 160, 130], 120), note([10, 110, 12], 'vet laten zitten', [-170, -190])],
  ),
}
