/** Steps of drawer system S: flat anthracite walls, a round lid with three screws behind it, clip blocks and a wedge at the back. */
import { arrow, around, hand, measure, note, tag, thumb, turn } from './marks.ts'
import { box, extrude, move, ring, rotate, turned, type Solid, type Tone } from './solid.ts'
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
const ownFront = drawerFront(form.width, form.front)
const runners = (y: number, z = -34): Solid[] => [
  ...runner(20, y, z, 440),
  ...runner(438, y, z, 440, { mirrored: true }),
]
const lowFront = (y: number): Solid => box(-18, y, -206, 516, 19, 194)

/** The inner face of the left wall behind the front with its round opening; `strokes` are how the eccentrics stand. */
const wallInside = (
  strokes: readonly [upper: number, lower: number] = [0, 0],
  closed = false,
  middle: Tone = 'metal',
): Solid[] => [
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
        screw([0.5, 55, 46], [1, 0, 0], 4.6, 2, middle),
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
    middle,
    span = 190,
    corner = 'br',
  }: {
    tool?: Solid[]
    effect?: Effect
    strokes?: readonly [number, number]
    closed?: boolean
    middle?: Tone
    span?: number
    corner?: Corner
  } = {},
) =>
  scene(view, [wallInside(strokes, closed, middle), tool], marks, {
    focus: { at: [0, 56, 52], span },
    ...(effect ? { insets: [inset(drawerEffect(effect), corner)] } : {}),
  })
const tool = (z: number): Solid[] => driver([2.5, 55, z], [1, 0.05, -0.02], { size: 0.62 })
const steelPlates = [box(20, 19, 20, 5, 60, 50, 'metal'), box(455, 19, 20, 5, 60, 50, 'metal')]
/** Out of the back of the drawer, low: they reach 24 mm into the slots of the runners. */
const hooks = (): Solid[] => [26, 446].map((x) => box(x, 420, -11, 8, 46, 10, 'clay'))
/** The end of either runner, with the slot for its hook open toward the viewer's left. */
const ends = [20, 438].map((x) =>
  extrude(
    [
      [440, -34],
      [484, -34],
      [484, 16],
      [440, 16],
      [440, 4],
      [468, 4],
      [468, -16],
      [440, -16],
    ],
    'x',
    x,
    x + 26,
    'metal',
  ),
)
const withHooks = [...drawer(form), ...hooks()]

/** What one sees under an open drawer: the front of the next one, tape along its upper edge. */
const lowerDrawer = [...carcass(480, 470, -220, 210, 380), lowFront(450), box(-18, 449, -12, 516, 21, 3, 'clay')]

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
    [lowerDrawer, drawer(form)],
    [arrow([240, -40, 90], [240, -200, 90]), around([486, 452, -10], 34)],
    {
      insets: [
        inset(
          {
            view: above,
            layers: [lowerDrawer],
            marks: [note([400, 452, -8], 'tape', [-60, 70])],
            focus: { at: [410, 450, 10], span: 330 },
          },
          'br',
          true,
        ),
      ],
    },
  ),
  'uitnemen-2': scene(
    above,
    [body, [ownFront]],
    [
      hand('under', [452, 108, -4], 58, { size: 1.35, under: true }),
      thumb([472, 104, 92], 80, 72, { size: 1.35 }),
      hand('under', [30, 80, -10], 122, { size: 1.35, under: true }),
      thumb([8, 178, 92], 142, 70, { size: 1.35, under: 'cover' }),
    ],
    { focus: { at: [240, 170, 10], span: 940 }, cover: [ownFront] },
  ),
  'uitnemen-3': scene(
    nearSide,
    [runners(20), rotate(drawer(form), 'x', -3, [0, 440, 0])],
    [arrow([500, -50, 20], [500, -50, 200]), measure([498, 0, -8], [498, 0, 16], [0, -90, 0], '20 mm', { beside: 80 })],
  ),
  'uitnemen-4': scene(
    nearSide,
    [[...runners(0), ...ends], move(rotate(withHooks, 'x', -3, [0, 440, 0]), [0, -60, 10])],
    [arrow([500, -40, 150], [500, -190, 165]), measure([498, 406, -20], [498, 466, -20], [0, 0, -70], '60 mm')],
  ),
  'uitnemen-5': scene(
    nearSide,
    [[...runners(0), ...ends], rotate(withHooks, 'x', -7, [0, 440, 0])],
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
      driver([10, 55, 27], [1, -0.2, -0.55], { flat: true, size: 0.55 }),
    ],
    [turn([30, 55, 34], [0, 1, 0], 36, 40, -80)],
    { focus: { at: [0, 60, 34], span: 215 } },
  ),
  'stellen-2': wall(
    [
      turn([6, 55, 46], [1, 0, 0], 9, 80, 150, { weight: 7 }),
      tag([2, 58.5, 61], '1', [200, -140]),
      tag([2, 59, 46], '2', [230, -30]),
      tag([2, 58.5, 32], '3', [200, 90]),
      note([2, 114, 48], 'halve slag los'),
    ],
    { span: 150, middle: 'clay' },
  ),
  'stellen-3': wall([turn([8, 55, 33], [1, 0, 0], 17, 55, -120), arrow([6, -22, 60], [6, -22, 115])], {
    tool: tool(33),
    effect: 'up',
    corner: 'tr',
    strokes: [0, -90],
  }),
  'stellen-4': wall(
    [
      turn([8, 55, 59], [1, 0, 0], 17, 150, -150, { both: true }),
      arrow([-50, -21, 112], [24, -21, 112], { both: true }),
    ],
    { tool: tool(59), effect: 'sideways', corner: 'tr' },
  ),
  'stellen-5': wall(
    [turn([8, 55, 46], [1, 0, 0], 17, 200, -200), hand('flat', [-40, -19, 80], 172, { size: 2.4, shift: [30, 0] })],
    { tool: tool(46), span: 330 },
  ),
  'kanteling-1': scene([50, 26], [wedge(0)], [around([15, 150, 26], 190), note([15, 40, 12], 'geleider', [-30, 150])], {
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
        box(140, -90, -20, 200, 130, 12, 'clay'),
        ...[150, 316].flatMap((x) => [-82, 18].map((y) => box(x, y, -210, 14, 14, 190, 'clay'))),
      ],
    ],
    [],
    {
      insets: [
        inset(
          {
            view,
            layers: [wallInside([0, 0], false, 'clay')],
            marks: [turn([6, 55, 46], [1, 0, 0], 12, 70, 290), note([0, 55, 80], '4 slagen', [0, 0], { size: 44 })],
            focus: { at: [0, 55, 54], span: 84 },
          },
          'tr',
          true,
        ),
      ],
    },
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
