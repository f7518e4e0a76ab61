/** Steps of drawer system S: flat anthracite walls, a round lid with three screws behind it, clip blocks and a wedge at the back. */
import { arrow, around, hand, measure, note, tag, turn } from './marks.ts'
import { box, extrude, move, ring, rotate, turned, type Solid } from './solid.ts'
import {
  carcass,
  drawer,
  drawerFront,
  driver,
  eccentric,
  hangingCloth,
  runner,
  screw,
  type DrawerForm,
} from './parts.ts'
import {
  above,
  below,
  drawerEffect,
  inset,
  nearSide,
  scene,
  side,
  type Corner,
  type Effect,
  type Steps,
} from './stage.ts'

const form: DrawerForm = { width: 480, depth: 420, wall: 90, thick: 16, front: 190, tone: 'dark' }
const body = drawer({ ...form, front: 0 })
const runners = (y: number, z = -34): Solid[] => [
  ...runner(20, y, z, 440),
  ...runner(438, y, z, 440, { mirrored: true }),
]
const lowFront = (y: number): Solid => box(-18, y, -206, 516, 19, 194)

/** The inner face of the left wall behind the front with its round opening; `strokes` are how the eccentrics stand. */
const wallInside = (strokes: readonly [upper: number, lower: number] = [0, 0], closed = false): Solid[] => [
  box(-16, 0, 0, 16, 210, 90, 'dark'),
  box(-30, -19, -8, 34, 19, 140),
  ...(closed
    ? [
        turned(
          [0, 55, 46],
          [1, 0, 0],
          [
            [19, 0],
            [19, 2],
          ],
          'metal',
          36,
        ),
      ]
    : [
        extrude(ring(55, 46, 20), 'x', 0, 0.5, 'wall'),
        eccentric([0.5, 55, 59], [1, 0, 0], 5.2, strokes[0]),
        screw([0.5, 55, 46], [1, 0, 0], 4.6),
        eccentric([0.5, 55, 33], [1, 0, 0], 5.2, strokes[1]),
      ]),
]
const view = [58, 20] as const
const wall = (
  marks: Parameters<typeof scene>[2],
  {
    tool = [],
    effect,
    strokes,
    closed = false,
    span = 190,
    corner = 'br',
  }: {
    tool?: Solid[]
    effect?: Effect
    strokes?: readonly [number, number]
    closed?: boolean
    span?: number
    corner?: Corner
  } = {},
) =>
  scene(view, [wallInside(strokes, closed), tool], marks, {
    focus: { at: [0, 56, 52], span },
    ...(effect ? { insets: [inset(drawerEffect(effect), corner)] } : {}),
  })
const tool = (z: number): Solid[] => driver([3, 55, z], [1, -0.1, 0.24], { size: 0.62 })
const steelPlates = [box(20, 19, 20, 5, 60, 50, 'metal'), box(455, 19, 20, 5, 60, 50, 'metal')]
const hooks = (): Solid[] => [box(22, 430, -14, 8, 14, 16, 'clay'), box(450, 430, -14, 8, 14, 16, 'clay')]
const withHooks = [...drawer(form), ...hooks()]

/** The end of a runner with its toothed wedge, `at` teeth pushed forward. */
const wedge = (at: number): Solid[] => {
  const teeth: [number, number][] = Array.from(
    { length: 6 },
    (_, index) =>
      [
        [110 + index * 14, 10],
        [117 + index * 14, 17],
      ] as [number, number][],
  ).flat()
  return [
    box(0, 0, 0, 30, 260, 10, 'metal'),
    box(-4, 0, 0, 4, 260, 34, 'metal'),
    ...move(
      [
        extrude(
          [
            [100, 10],
            [200, 10],
            [200, 44],
            [186, 44],
            ...teeth.toReversed().map(([y, z]): [number, number] => [y, z + 10]),
          ],
          'x',
          6,
          24,
          'clay',
        ),
      ],
      [0, -14 * at, 0],
    ),
  ]
}

export const steps: Steps = {
  'uitnemen-1': scene(
    above,
    [[...carcass(480, 470, -220, 210, 380), lowFront(450)], [box(-18, 449, -10, 516, 21, 3, 'clay')], drawer(form)],
    [arrow([240, -40, 90], [240, -200, 90]), note([470, 450, -10], 'tape', [110, 90])],
  ),
  'uitnemen-2': scene(
    above,
    [drawer(form)],
    [hand('thumb', [8, 170, 92], -168, { size: 1.5, flip: true }), hand('thumb', [472, 120, 92], -14, { size: 1.5 })],
    { focus: { at: [240, 210, 60], span: 980 } },
  ),
  'uitnemen-3': scene(
    nearSide,
    [runners(20), rotate(drawer(form), 'x', -3, [0, 440, 0])],
    [arrow([500, -50, 20], [500, -50, 200]), measure([498, 0, -8], [498, 0, 16], [0, -90, 0], '20 mm', { beside: 80 })],
  ),
  'uitnemen-4': scene(
    nearSide,
    [
      [...runners(20), box(438, 440, -34, 26, 40, 60, 'metal'), box(20, 440, -34, 26, 40, 60, 'metal')],
      move(rotate(withHooks, 'x', -3, [0, 440, 0]), [0, -60, 10]),
    ],
    [arrow([500, -40, 150], [500, -190, 165]), measure([498, 380, -20], [498, 440, -20], [0, 0, -70], '60 mm')],
  ),
  'uitnemen-5': scene(
    nearSide,
    [
      [...runners(20), box(438, 440, -34, 26, 40, 60, 'metal'), box(20, 440, -34, 26, 40, 60, 'metal')],
      rotate(withHooks, 'x', -7, [0, 440, 0]),
    ],
    [
      arrow([500, 420, 210], [500, 420, 70]),
      tag([500, 420, 250], '1'),
      arrow([500, 30, 250], [500, 30, 120]),
      tag([500, 30, 300], '2'),
    ],
  ),
  'stellen-1': scene(
    view,
    [
      wallInside(),
      [
        turned(
          [14, 50, 52],
          [1, -0.35, 0.1],
          [
            [19, 0],
            [19, 3],
          ],
          'metal',
          36,
        ),
      ],
      driver([14, 55, 30], [1, -0.2, -0.55], { flat: true, size: 0.62 }),
    ],
    [turn([30, 55, 34], [0, 1, 0], 40, 40, -80)],
    { focus: { at: [0, 56, 46], span: 190 } },
  ),
  'stellen-2': wall(
    [
      turn([6, 55, 46], [1, 0, 0], 10, 0, 180, { weight: 8 }),
      tag([2, 55, 59], '1', [210, -130]),
      tag([2, 55, 46], '2', [250, 0]),
      tag([2, 55, 33], '3', [210, 130]),
      note([0, 120, 14], 'halve slag los', [-40, 40]),
    ],
    { span: 150 },
  ),
  'stellen-3': wall([turn([8, 55, 33], [1, 0, 0], 17, 110, -110), arrow([6, -22, 60], [6, -22, 115])], {
    tool: tool(33),
    effect: 'up',
    corner: 'tr',
    strokes: [0, -90],
  }),
  'stellen-4': wall([turn([8, 55, 59], [1, 0, 0], 17, 150, -150, { both: true })], {
    tool: tool(59),
    effect: 'sideways',
  }),
  'stellen-5': wall(
    [turn([8, 55, 46], [1, 0, 0], 17, 200, -200), hand('flat', [-40, -19, 80], 172, { size: 2.4, shift: [30, 0] })],
    { tool: tool(46), span: 330 },
  ),
  'kanteling-1': scene([50, 26], [wedge(0)], [around([15, 145, 28], 150), note([15, 40, 12], 'geleider', [-30, 150])], {
    focus: { at: [15, 140, 15], span: 330 },
  }),
  'kanteling-2': scene(
    [50, 26],
    [wedge(1)],
    [
      arrow([15, 250, 50], [15, 150, 50]),
      arrow([15, 60, 40], [15, 60, 110]),
      note([15, 60, 118], '0,5 mm per tand', [40, -50]),
    ],
    { focus: { at: [15, 130, 25], span: 330 }, insets: [inset(drawerEffect('tilt-out'), 'br')] },
  ),
  'kanteling-3': scene(
    side,
    [[box(0, 20, -220, 200, 200, 430, 'wall')], [box(0, 0, -206, 200, 19, 194), box(0, 0, -8, 200, 19, 200)]],
    [
      arrow([200, -120, 170], [200, -8, 170]),
      arrow([200, -120, 10], [200, -8, 10]),
      note([200, -150, 90], '=', [0, 0], { size: 90 }),
    ],
  ),
  'front-1': scene(
    [-42, 26],
    [
      carcass(480, 300, -34, 210, 260),
      drawer({ ...form, depth: 300 }),
      [
        box(140, -40, -24, 200, 120, 12, 'clay'),
        box(150, -34, -210, 14, 14, 186, 'clay'),
        box(316, -34, -210, 14, 14, 186, 'clay'),
        box(150, 60, -210, 14, 14, 186, 'clay'),
        box(316, 60, -210, 14, 14, 186, 'clay'),
      ],
    ],
    [turn([464, 75, 50], [-1, 0, 0], 30, 0, 250), note([464, 75, 80], '4 slagen', [200, -190])],
  ),
  'front-2': scene(
    [-35, 30],
    [body, move([drawerFront(480, 190), ...steelPlates], [0, -90, 0])],
    [arrow([240, -92, 90], [240, -230, 90]), measure([-2, 15, 20], [-2, -30, 20], [-60, 0, 0], '45 mm')],
  ),
  'front-3': scene(
    [-35, 30],
    [body, move([drawerFront(480, 190), ...steelPlates], [0, -110, 0])],
    [arrow([22, -40, 60], [22, 30, 60]), arrow([457, -40, 60], [457, 30, 60])],
    {
      insets: [
        inset(
          {
            view: [90, 0],
            layers: [wallInside()],
            marks: [arrow([2, 55, 29], [2, 55, 36], { weight: 9 }), arrow([2, 55, 55], [2, 55, 62], { weight: 9 })],
            focus: { at: [0, 55, 46], span: 56 },
          },
          'br',
          true,
        ),
      ],
    },
  ),
  'front-4': wall([turn([8, 55, 46], [1, 0, 0], 18, 200, -220), note([0, 130, 66], '2 Nm', [0, 0], { size: 64 })], {
    tool: tool(46),
  }),
  'reinigen-1': scene(
    above,
    [drawer(form), hangingCloth([481, 210, 50], 140, 78)],
    [arrow([496, 80, 50], [496, 400, 50], { both: true })],
  ),
  'reinigen-2': wall([around([2, 55, 46], 130), note([2, 55, 30], 'deksel dicht', [60, 230])], {
    closed: true,
    tool: hangingCloth([2, 130, 50], 70, 64),
    span: 210,
  }),
  'reinigen-3': scene(
    below,
    [
      [
        ...drawer({ ...form, depth: 240, width: 380 }),
        box(24, 30, -2, 36, 60, 10, 'white'),
        box(320, 30, -2, 36, 60, 10, 'white'),
      ],
      [
        turned(
          [62, 58, -8],
          [1, 0.1, -0.5],
          [
            [4, 0],
            [5, 20],
            [5, 150],
          ],
          'clay',
          10,
        ),
        ...Array.from({ length: 7 }, (_, index) =>
          turned(
            [60 + index * 4, 58, -9 - index * 2],
            [-0.2, 0, 1],
            [
              [1.3, 0],
              [1.3, 12],
            ],
            'white',
            5,
          ),
        ),
      ],
    ],
    [arrow([42, 20, -6], [42, 104, -6], { both: true, weight: 9 })],
    { focus: { at: [110, 60, 0], span: 380 } },
  ),
}
