/** Steps of the three hinge systems: taking a door off, the heads of the arm one by one, the damper, cleaning. */
import { arrow, around, clock, forbidden, hand, line, measure, note, path, tag, turn } from './marks.ts'
import {
  arm,
  bottle,
  cup,
  damper,
  damperPlace,
  driver,
  hangingCloth,
  hinge,
  leaf,
  openDoor,
  plate,
  spindles,
  type HingeKind,
} from './parts.ts'
import { add, box, extrude, move, rotate, turned, type Point, type Solid } from './solid.ts'
import { doorEffect, hinges, inset, nearer, scene, top, type Corner, type Effect, type Steps } from './stage.ts'

const near = { at: [0, 22, 0], span: 260 } as const
type Marks = Parameters<typeof scene>[2]
type Extra = {
  tool?: Solid[]
  effect?: Effect
  corner?: Corner
  focus?: { at: Point; span: number }
  inner?: Solid[]
}
/** One hinge from nearby. */
const one = (
  kind: HingeKind,
  marks: Marks,
  { tool = [], effect, corner = tool.length > 0 ? 'tr' : 'br', focus = near, inner = [] }: Extra = {},
) =>
  scene(hinges, [openDoor(-150, 150), ...hinge(0, kind), inner, tool], marks, {
    focus,
    ...(effect ? { insets: [inset(doorEffect(effect), corner)] } : {}),
  })
/** A screwdriver on a head of the arm, held so far beside its line that the heads next to it are seen. */
const tool = (y: number): Solid[] => driver([22, y, 0], [1, 0.04, -0.12], { size: 0.8 })
const at = (kind: HingeKind, index: number): number => spindles[kind][index] ?? 0
const head = (y: number, sweep: number, both = false) =>
  turn([30, y, 0], [1, 0, 0], 20, sweep < 0 ? 200 : 10, sweep, { both, weight: 9 })

/** A door that stands open at a right angle, with its hinges at these heights, as a whole. */
const door = (kind: HingeKind, heights: readonly number[], low = -260, high = 260): Solid[][] => [
  openDoor(low, high),
  ...heights.flatMap((z) => hinge(z, kind)),
]
const whole = (
  kind: HingeKind,
  heights: readonly number[],
  marks: Marks,
  extra: Solid[] = [],
  rest: Parameters<typeof scene>[3] = {},
) => scene([48, 16], [...door(kind, heights), extra], marks, rest)
/** The door on its own, off its cabinet, arms and all. */
const lifted = (kind: HingeKind, z: number): Solid[] => [...cup(z, kind), ...arm(z, kind)]

/** A closed door from above: side panel, door, and how far it is from the carcass. */
const closed = (gap: number): Solid[] => [
  box(0, 0, 0, 18, 150, 10, 'wall'),
  box(382, 0, 0, 18, 150, 10, 'wall'),
  box(18, 140, 0, 364, 10, 10, 'wall'),
  box(2, -20 - gap, 0, 396, 20, 12, 'white'),
]
/** A cabinet seen from the front with a door between its neighbours. */
const frontDoor = (tilt = 0): Solid[][] => [
  [box(-20, 20, -20, 340, 200, 640, 'wall')],
  rotate([box(0, 0, 0, 300, 19, 600, 'white')], 'y', tilt, [150, 0, 300]),
]
const front = [0, 0] as const
const cupFocus = { at: [0, -24, 0], span: 150 } as const
const wedge = extrude(
  [
    [-350, -284],
    [-250, -284],
    [-350, -252],
  ],
  'x',
  -50,
  30,
  'clay',
)
const cards = (count: number): Solid[] =>
  Array.from({ length: count }, (_, index) =>
    box(-54, -330 + (index % 2) * 4, -186 + index * 6, 80, 56, 6, index === count - 1 ? 'clay' : 'white'),
  )
const plateScrew = (y: number, z: number): Marks[number] => turn([12, y, z], [1, 0, 0], 15, 10, 180, { weight: 8 })

export const exclusief: Steps = {
  'deur-1': whole(
    'exclusief',
    [110, -110],
    [arrow([-10, -450, -270], [-10, -365, -270]), note([20, -300, -280], 'wig', [-60, 70])],
    [wedge],
  ),
  'deur-2': one('exclusief', [arrow([24, 30, 26], [24, 100, 26]), note([24, 100, 26], '8 mm', [90, -30])], {
    inner: [
      extrude(
        [
          [22, -12],
          [104, -12],
          [104, 12],
          [22, 12],
        ],
        'x',
        24,
        26,
        'white',
      ),
    ],
  }),
  'deur-3': one('exclusief', [arrow([22, 96, 26], [90, 96, 26])], {
    tool: driver([16, 96, 0], [1, -0.15, -0.5], { size: 0.8 }),
  }),
  'deur-4': scene(
    [38, 20],
    [
      openDoor(-240, 240).slice(0, 1),
      [150, 0, -150].flatMap((z) => plate(z, 'exclusief')),
      move([leaf(-240, 240), ...[150, 0, -150].flatMap((z) => lifted('exclusief', z))], [70, -30, 0]),
    ],
    [150, 0, -150].flatMap((z, index) => [
      arrow([92, 60, z], [30, 84, z], { weight: 8 }),
      tag([20, 150, z], String(index + 1), [60, 0]),
    ]),
  ),
  'stellen-1': one('exclusief', [head(at('exclusief', 2), -250), arrow([0, -80, -40], [0, -80, 40])], {
    tool: tool(at('exclusief', 2)),
    effect: 'up',
  }),
  'stellen-2': one('exclusief', [head(at('exclusief', 0), -250), arrow([-2, -90, -40], [-2, -50, -40])], {
    tool: tool(at('exclusief', 0)),
    effect: 'left',
  }),
  'stellen-3': one('exclusief', [head(at('exclusief', 1), 250)], { tool: tool(at('exclusief', 1)), effect: 'out' }),
  'stellen-4': scene(
    front,
    [...frontDoor(), [box(286, -4, 360, 60, 4, 90, 'clay')]],
    [arrow([330, -6, 540], [330, -6, 250]), note([316, -5, 330], '3 mm', [120, 130])],
  ),
  'demper-1': one(
    'exclusief',
    [
      ...(
        [
          [9, 'I'],
          [0, 'II'],
          [-9, 'III'],
        ] as const
      ).flatMap(([z, text]) => [
        line(
          [
            [1, -44, z],
            [1, -53, z],
          ],
          { weight: 3 },
        ),
        note([1, -57, z], text, [0, 0], { size: 40 }),
      ]),
      arrow([1, -66, -16], [1, -66, 16], { both: true, weight: 8 }),
    ],
    {
      focus: cupFocus,
      inner: [box(0.2, -45, -14, 0.8, 11, 28, 'metal'), box(1, -44, -3.5, 2.5, 9, 7, 'wood')],
    },
  ),
  'demper-2': whole(
    'exclusief',
    [170, 0, -170],
    [
      tag([0, -31, 170], 'III', [-170, -30]),
      tag([0, -31, 0], 'II', [-170, -30]),
      tag([0, -31, -170], 'III', [-170, -30]),
      note([0, -170, 268], 'boven 10 kg', [0, -50]),
    ],
  ),
  'demper-3': scene(
    top,
    [closed(2).slice(0, 3), rotate([box(2, -22, 0, 396, 20, 12, 'white')], 'z', -30, [2, -2, 0])],
    [
      path(
        Array.from({ length: 9 }, (_, index): Point => {
          const angle = ((-29 + index * 3.2) * Math.PI) / 180
          return [2 + 430 * Math.cos(angle), -12 + 430 * Math.sin(angle), 14]
        }),
      ),
      note([250, -80, 14], '30°', [0, 0]),
      clock([120, -190, 14], '1,5 tot 2 s'),
    ],
    {},
  ),
  'verzorgen-1': one(
    'exclusief',
    [hand('flat', [28, 70, 8], -24, { size: 2 }), arrow([30, 0, -34], [30, 96, -34], { both: true })],
    {
      inner: [
        extrude(
          [
            [4, -12],
            [92, -12],
            [92, 12],
            [4, 12],
          ],
          'x',
          24,
          26,
          'white',
        ),
        ...hangingCloth([26, 62, 0], 40, 34),
      ],
    },
  ),
  'verzorgen-2': one(
    'exclusief',
    [turn([8, -31, 22], [1, 0, 0], 17, 200, -100, { weight: 9 }), note([8, -46, 31], '1/8 slag', [-150, -130])],
    { tool: driver([1, -31, 22], [1, 0.06, 0.12], { size: 0.7 }) },
  ),
  'verzorgen-3': scene(
    [48, 16],
    [...door('exclusief', [0], -180, 180), [bottle(90, 60, -180, 1.1)]],
    [forbidden([90, 60, -102], 186), note([90, 60, -128], 'zuur')],
    {},
  ),
}

const threeHinges = door('grass', [170, 0, -170])

export const grass: Steps = {
  'deur-1': scene(
    [40, 22],
    [
      [box(-18, 0, -200, 18, 230, 400, 'wall')],
      ...[110, -110].map((z) => plate(z, 'grass')),
      rotate([leaf(-200, 200)], 'z', -20, [-14, 0, 0]),
      ...[110, -110].map((z) => rotate(cup(z, 'grass'), 'z', -20, [-14, 0, 0])),
      ...[110, -110].map((z) => arm(z, 'grass')),
    ],
    [
      note([-90, -260, 210], '110°', [60, -60], { size: 44 }),
      path(
        Array.from({ length: 12 }, (_, index): Point => {
          const angle = ((index * 2.2 - 9) * Math.PI) / 180
          return [-14 - 356 * Math.sin(angle), -356 * Math.cos(angle), -202]
        }),
        { weight: 9 },
      ),
    ],
  ),
  'deur-2': one('grass', [hand('point', [16, 98, 0], -16, { size: 2 }), arrow([60, 40, 40], [140, 20, 60])], {
    focus: { at: [0, 50, 0], span: 290 },
  }),
  'deur-3': scene(
    [30, 34],
    [
      [
        extrude(
          [
            [-60, -40],
            [200, -60],
            [420, -30],
            [440, 200],
            [410, 360],
            [150, 380],
            [-50, 350],
          ],
          'z',
          -22,
          -20,
          'clay',
        ),
      ],
      [box(0, 0, -20, 360, 300, 20)],
      [80, 280].flatMap((x) => [
        turned(
          [x, 265, 0],
          [0, 0, 1],
          [
            [24, 0],
            [24, 2],
          ],
          'metal',
          30,
        ),
        turned(
          [x, 265, 2],
          [0, 0, 1],
          [
            [14, 0],
            [14, 0.6],
          ],
          'dark',
          30,
        ),
        box(x - 10, 255, 2, 20, 16, 70, 'metal'),
        box(x - 8, 255, 72, 16, 12, 26, 'metal'),
      ]),
    ],
    [arrow([80, 262, 110], [80, 262, 170]), arrow([280, 262, 110], [280, 262, 170])],
  ),
  'deur-4': scene(
    [36, 24],
    [
      openDoor(-110, 110, 180).slice(0, 1),
      plate(0, 'grass'),
      move([leaf(-110, 110, 180), ...cup(0, 'grass')], [14, -22, 0]),
      rotate(move(arm(0, 'grass'), [14, -22, 0]), 'z', -14, [24, -22, 0]),
    ],
    [
      arrow([40, -34, -44], [40, 40, -44]),
      tag([40, -44, -44], '1', [-44, 20]),
      arrow([104, 60, 16], [58, 80, 16]),
      tag([110, 58, 16], '2', [50, 0]),
    ],
    { focus: { at: [10, 20, 0], span: 260 } },
  ),
  'zijwaarts-1': one(
    'grass',
    [head(at('grass', 0), -250, true), arrow([-2, -100, -46], [-2, -50, -46], { both: true })],
    { tool: tool(at('grass', 0)), effect: 'sideways' },
  ),
  'zijwaarts-2': one(
    'grass',
    [
      line(
        [
          [22, -9, 36],
          [22, 45, 36],
        ],
        { color: '#854832', weight: 4 },
      ),
      ...[-3, -2, -1, 0, 1, 2, 3].map((mm) =>
        line(
          [
            [22, 18 + 9 * mm, 36],
            [22, 18 + 9 * mm, mm % 3 === 0 ? 42 : 39.5],
          ],
          { color: '#854832', weight: 4 },
        ),
      ),
      note([22, -9, 49], '− 3'),
      note([22, 18, 49], '0'),
      note([22, 45, 49], '+ 3 mm'),
      line(
        [
          [22, 18, 24],
          [22, 18, 34],
        ],
        { dash: true },
      ),
      head(18, -200, true),
    ],
    { focus: { at: [0, 22, 10], span: 220 } },
  ),
  'zijwaarts-3': scene(
    front,
    [...frontDoor(2.2), []],
    [
      turn([30, -4, 520], [0, -1, 0], 60, 210, -260),
      turn([30, -4, 80], [0, -1, 0], 60, -30, 260),
      tag([30, -4, 520], '1'),
      tag([30, -4, 80], '2'),
      path(
        [
          [320, -4, 60],
          [320, -4, 190],
        ],
        {},
      ),
    ],
  ),
  'diepte-1': one(
    'grass',
    [
      turn([30, at('grass', 1), 0], [1, 0, 0], 20, 90, -90, { both: true, weight: 9 }),
      line(
        [
          [24, at('grass', 1), 2],
          [24, at('grass', 1), 6],
        ],
        { color: '#854832', weight: 8 },
      ),
      note([22, 60, 0], '2,5 mm', [-190, 220]),
      note([22, 60, 0], '0,5 mm', [160, -220]),
    ],
    { effect: 'depth' },
  ),
  'diepte-2': one(
    'grass',
    [
      turn([10, 38, 15], [1, 0, 0], 14, 200, -220, { both: true, weight: 8 }),
      arrow([0, -84, -46], [0, -84, 46], { both: true }),
    ],
    { effect: 'upright' },
  ),
  'diepte-3': scene(
    [48, 16],
    threeHinges,
    [170, 0, -170].map((z, index) => tag([8, 100, z], String(index + 1), [252, (index - 1) * 110])),
    {
      focus: { at: [94, 62, 0], span: 1090 },
      insets: [170, 0, -170].map((z, index) => ({
        scene: {
          ...nearer({ view: [62, 18], layers: threeHinges, marks: [] }, [20, 62, z], 56),
          marks: [
            line(
              [
                [23.2, 60, z],
                [23.2, 60, z + 6],
              ],
              { color: '#854832', weight: 9 },
            ),
          ],
        },
        x: 876,
        y: 26 + index * 290,
        width: 268,
        height: 268,
        round: true,
      })),
    },
  ),
  'demper-1': one(
    'grass',
    [
      around([3, -41.5, 0.5], 100),
      note([3, -41.5, 6.5], 'grijs: aan', [-250, -130]),
      note([3, -41.5, -5.5], 'wit: uit', [-250, 130]),
    ],
    { focus: cupFocus, inner: [box(0, -46, 2, 3, 9, 9, 'metal'), box(0, -46, -10, 3, 9, 9, 'white')] },
  ),
  'demper-2': scene(
    [48, 16],
    [openDoor(-260, 260, 200), ...[170, -170].flatMap((z) => hinge(z, 'grass'))],
    [
      note([0, -40, 170], 'aan', [-100, -20]),
      note([0, -40, -170], 'uit', [-100, -20]),
      measure([-4, -206, -260], [-4, -6, -260], [0, 0, -30], 'tot 300 mm'),
    ],
  ),
  'demper-3': one('grass', [arrow([6, -46, -26], [6, -46, 26], { both: true, weight: 8 })], {
    focus: cupFocus,
    inner: [box(0, -46, -5, 3, 9, 10, 'white')],
    tool: [
      turned(
        [4, -46, 0],
        [0.5, -1, -0.7],
        [
          [2.5, 0],
          [4, 5],
          [4, 12],
          [1.4, 17],
          [1.4, 80],
        ],
        'white',
        14,
      ),
    ],
  }),
}

export const hettich: Steps = {
  'deur-1': scene(
    [48, 16],
    [openDoor(-150, 150), ...hinge(80, 'hettich'), ...hinge(-80, 'hettich'), cards(6)],
    [
      arrow([90, -300, -110], [40, -300, -148]),
      measure([20, -340, -186], [20, -340, -150], [0, -40, 0], 'steun', { beside: 70 }),
    ],
  ),
  'deur-2': one(
    'hettich',
    [
      hand('point', [7.5, 102, -2], 24, { size: 1.7 }),
      arrow([8, 86, 24], [8, 120, 24]),
      note([8, 124, 26], '5 mm', [20, -56]),
    ],
    { focus: { at: [0, 50, 0], span: 270 } },
  ),
  'deur-3': scene(
    [36, 24],
    [
      openDoor(-110, 110, 180).slice(0, 1),
      plate(0, 'hettich'),
      [leaf(-110, 110, 180), ...cup(0, 'hettich')],
      rotate(arm(0, 'hettich'), 'z', -20, [10, 0, 0]),
    ],
    [
      arrow([40, 92, 16], [90, 76, 16]),
      tag([96, 76, 16], '1', [60, 0]),
      arrow([44, 50, -44], [44, -30, -44]),
      tag([44, 60, -44], '2', [46, -20]),
    ],
    { focus: { at: [10, 20, 0], span: 260 } },
  ),
  'deur-4': scene(
    [36, 24],
    [
      openDoor(-110, 110, 180).slice(0, 1),
      plate(0, 'hettich'),
      move([leaf(-110, 110, 180), ...cup(0, 'hettich')], [14, -22, 0]),
      rotate(move(arm(0, 'hettich'), [14, -22, 0]), 'z', -14, [24, -22, 0]),
    ],
    [
      arrow([40, -30, -44], [40, 34, -44]),
      tag([40, -40, -44], '1', [-44, 20]),
      arrow([100, 54, 16], [52, 74, 16]),
      tag([106, 52, 16], '2', [50, 0]),
    ],
    { focus: { at: [10, 20, 0], span: 260 } },
  ),
  'zijwaarts-1': one(
    'hettich',
    [
      head(at('hettich', 0), -250, true),
      note([30, 2, -7], '+ 4 mm', [-110, 170]),
      note([30, 35, -16], '− 2 mm', [30, 200]),
    ],
    { tool: tool(at('hettich', 0)), effect: 'sideways' },
  ),
  'zijwaarts-2': one(
    'hettich',
    [
      head(at('hettich', 1), -250, true),
      note([30, 75, -16], '2 mm', [30, 200]),
      note([30, 42, -7], '3 mm', [-110, 170]),
    ],
    { tool: tool(at('hettich', 1)), effect: 'depth' },
  ),
  'zijwaarts-3': scene(
    top,
    [closed(8)],
    [
      arrow([60, 70, 12], [60, 4, 12]),
      arrow([340, 70, 12], [340, 4, 12]),
      note([60, 90, 12], '2 mm'),
      note([340, 90, 12], '2 mm'),
    ],
  ),
  'hoogte-1': one(
    'hettich',
    [
      line(
        [
          [7, 40, 35],
          [7, 90, 35],
        ],
        { color: '#854832', weight: 8 },
      ),
      arrow([10, 60, 62], [10, 85, 40], { weight: 8 }),
    ],
    {
      tool: [
        turned(
          [9, 90, 36],
          [1, 0.3, 0.6],
          [
            [0.5, 0],
            [3.5, 10],
            [3.5, 80],
          ],
          'clay',
          6,
        ),
      ],
      focus: { at: [0, 50, 14], span: 210 },
    },
  ),
  'hoogte-2': one(
    'hettich',
    [
      plateScrew(54, 24),
      plateScrew(54, -24),
      note([8, 54, 24], 'halve slag', [180, -60]),
      note([8, 54, -24], 'halve slag', [180, 100]),
    ],
    { focus: { at: [0, 44, 0], span: 220 } },
  ),
  'hoogte-3': scene(
    [48, 16],
    [openDoor(-150, 150), ...hinge(80, 'hettich'), ...hinge(-80, 'hettich'), cards(6)],
    [
      arrow([0, -200, -60], [0, -200, 60]),
      note([0, -200, 70], '2,5 mm', [0, -46]),
      tag([14, 54, 104], '1', [150, -40]),
      tag([14, 54, -56], '2', [150, -40]),
    ],
  ),
  'hoogte-4': scene(front, frontDoor(), [
    arrow([150, -4, 540], [150, -4, 594]),
    arrow([230, -4, 300], [294, -4, 300]),
    arrow([70, -4, 300], [6, -4, 300]),
    note([150, -4, 500], 'gelijk'),
  ]),
  'demper-1': scene(
    hinges,
    [
      openDoor(-150, 150),
      [...cup(0, 'hettich'), ...plate(0, 'hettich'), ...arm(0, 'hettich', { damper: false })],
      damper(add(damperPlace(0), [0, -34, 0])),
    ],
    [hand('pinch', [12, -28, 19], 158, { size: 1.7 }), arrow([20, 22, 50], [20, -38, 50])],
    { focus: { at: [0, 10, 0], span: 270 } },
  ),
  'demper-2': scene(
    hinges,
    [damper([0, 0, 0])],
    [
      arrow([10, 6, 13], [10, 30, 13], { both: true, weight: 9 }),
      note([0, 7.8, -6], 'zware deur', [-90, 190]),
      note([0, 27.8, -6], 'lichte deur', [60, 190]),
    ],
    { focus: { at: [0, 18, 0], span: 72 } },
  ),
  'demper-3': scene(
    hinges,
    [openDoor(-150, 150), ...hinge(0, 'hettich')],
    [arrow([12, -52, 19], [12, -2, 19]), note([20, 30, 29], 'gelijk met de rand', [-60, -190])],
    { focus: { at: [0, 14, 6], span: 210 } },
  ),
}
