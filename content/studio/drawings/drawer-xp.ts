/** Steps of drawer system XP: thin black steel, ball runners at the sides with levers that work against each other, a front on four spring clips. */
import { arrow, hand, line, measure, note, tag, turn } from './marks.ts'
import { cloth, drawer, drawerFront, driver, eccentric, hangingCloth, hole, screw, type DrawerForm } from './parts.ts'
import { aimed, box, extrude, move, ribs, turned, type Solid } from './solid.ts'
import { above, drawerEffect, inset, scene, top, type Steps } from './stage.ts'

const form: DrawerForm = { width: 420, depth: 300, wall: 110, thick: 5, front: 170, tone: 'dark' }
const body = drawer({ ...form, front: 0 })
const innerRails: Solid[] = [box(-7, 30, 34, 6, 290, 34, 'metal'), box(421, 30, 34, 6, 290, 34, 'metal')]
const outerRails = (y: number): Solid[] => [box(-16, y, 28, 6, 300, 45, 'metal'), box(430, y, 28, 6, 300, 45, 'metal')]
const sides = (y: number): Solid[] => [
  box(-34, y, -30, 16, 320, 200),
  box(438, y, -30, 16, 320, 200),
  box(-18, y, -30, 456, 320, 12),
]
const levers: Solid[] = [box(-32, 170, 44, 16, 26, 12, 'clay'), box(436, 170, 44, 16, 26, 12, 'clay')]

/** The outer rail on the cabinet's side, which looks to +x; the screws stand in upright slots. */
const rail = (back = 0): Solid[] => [
  box(-16, 0, -60, 16, 330, 190, 'wall'),
  box(0, 14, 20, 4, 300, 45, 'metal'),
  box(4, 14, 20, 3, 300, 8, 'metal'),
  box(4, 14, 57, 3, 300, 8, 'metal'),
  extrude(
    [
      [46, 33],
      [56, 33],
      [56, 52],
      [46, 52],
    ],
    'x',
    4,
    4.6,
    'dark',
  ),
  screw([4.6, 51, 42], [1, 0, 0], 6),
  extrude(
    [
      [266, 33],
      [276, 33],
      [276, 52],
      [266, 52],
    ],
    'x',
    4,
    4.6,
    'dark',
  ),
  screw([4.6, 271, 42 + back], [1, 0, 0], 6),
]
const railView = [60, 18] as const
const nearRail = { at: [0, 78, 40], span: 230 } as const
const clips = (y = 0): Solid[] =>
  [
    [20, 90],
    [400, 90],
    [20, 20],
    [400, 20],
  ].map(([x, z]) => box((x ?? 0) - 8, y + 19, (z ?? 0) - 8, 16, 14, 16, 'metal'))
/** The front seen from within, a quarter of the drawer cut away: its right-hand clips with their strokes. */
const clip = (): Solid[] => [
  box(-60, 0, -40, 150, 19, 130),
  box(-22, -10, 0, 44, 10, 48, 'metal'),
  eccentric([0, -10, 18], [0, -1, 0], 9, 0),
  ...Array.from({ length: 5 }, (_, index) => box(-15 + index * 7, -11, 36, 1.6, 1, index === 2 ? 9 : 6, 'dark')),
]

/** The front a little off the walls, a spatula in the gap, 15 mm lower than their rim. */
const withSpatula = [
  [...body, ...clips(), ...move([drawerFront(420, 170)], [0, -16, 0])],
  [box(-8, 11, 95, 56, 3, 150, 'clay')],
]
const looseFront = box(-18, -14, -8, 456, 19, 170)
const wrapped = [
  [11, 5],
  [12.5, 16],
  [11.2, 28],
  [12.6, 40],
] as const
/** A flat stick out of the groove between the lips of the rail, a dry cloth wound around its end. */
const wrappedStick: Solid[] = aimed(
  [
    extrude(
      [
        [-5, 0],
        [5, 0],
        [5, 116],
        [3, 120],
        [-3, 120],
        [-5, 116],
      ].map(([x = 0, z = 0]) => [z, x]),
      'y',
      -1.2,
      1.2,
      'wood',
    ),
    {
      ...turned([0, 0, 0], [0, 0, 1], [[7, 0], ...wrapped, [9, 48], [6, 51]], 'white', 40),
      scores: ribs([0, 0, 0], [0, 0, 1], wrapped, 8, 20),
    },
    // The loose end of the cloth.
    extrude(
      [
        [7, 4],
        [24, 1],
        [21, 14],
        [27, 28],
        [17, 33],
        [8, 46],
      ].map(([x = 0, z = 0]) => [z, x]),
      'y',
      -9,
      -7.6,
      'white',
    ),
  ],
  [8, 150, 42],
  [0.7, -0.55, -0.42],
)

export const steps: Steps = {
  'uitnemen-1': scene(
    top,
    [
      [...sides(300).slice(0, 2), box(-18, 300, -30, 456, 320, 4)],
      outerRails(180),
      [...innerRails, ...levers],
      drawer(form),
    ],
    [arrow([210, -25, 90], [210, -110, 90]), tag([-24, 183, 60], '1', [-120, 0]), tag([444, 183, 60], '2', [120, 0])],
  ),
  'uitnemen-2': scene(
    [0, 52],
    [[...outerRails(60), ...innerRails, ...levers, ...drawer(form)]],
    [
      hand('point', [-26, 183, 50], 164, { size: 1.5, flip: true }),
      hand('point', [446, 183, 50], 14, { size: 1.5 }),
      arrow([-60, 250, 40], [-60, 250, 150]),
      arrow([480, 250, 150], [480, 250, 40]),
      note([-60, 250, 170], 'omhoog', [0, -24]),
      note([480, 250, 170], 'omlaag', [0, -24]),
    ],
    { focus: { at: [210, 160, 60], span: 900 } },
  ),
  'uitnemen-3': scene(
    above,
    [
      [...sides(380), ...outerRails(300)],
      [...innerRails, ...drawer(form)],
    ],
    [arrow([210, -30, 80], [210, -190, 80])],
  ),
  'uitnemen-4': scene(
    railView,
    [
      rail().slice(0, 4),
      [
        box(4, 20, 30, 3, 70, 25, 'clay'),
        ...Array.from({ length: 5 }, (_, index) =>
          turned(
            [7, 30 + index * 12, 42.5],
            [1, 0, 0],
            [
              [4, 0],
              [3, 2],
              [0.5, 3],
            ],
            'white',
            16,
          ),
        ),
      ],
    ],
    [arrow([10, 240, 42], [10, 110, 42]), note([7, 48, 34], 'kogelkooi vooraan', [60, 190])],
    { focus: { at: [0, 130, 40], span: 340 } },
  ),
  'uitnemen-5': scene(
    [35, 22],
    [
      [...sides(420), ...outerRails(340)],
      [...innerRails, ...drawer(form)],
    ],
    [arrow([-60, 200, 50], [-60, 330, 50]), arrow([480, 200, 50], [480, 330, 50])],
  ),
  'hoogte-1': scene(
    railView,
    [
      rail(),
      [
        turned(
          [3, 130, 18],
          [1, -0.5, -0.7],
          [
            [0.6, 0],
            [4, 12],
            [4, 90],
          ],
          'clay',
          6,
        ),
      ],
    ],
    [
      line(
        [
          [1, 16, 16],
          [1, 300, 16],
        ],
        { color: '#854832', weight: 6 },
      ),
      arrow([4, 60, 0], [4, 110, 0]),
    ],
    { focus: { at: [0, 130, 34], span: 320 } },
  ),
  'hoogte-2': scene(
    railView,
    [rail(), driver([6, 51, 42], [1, 0.05, -0.02], { size: 0.7 })],
    [
      turn([10, 51, 42], [1, 0, 0], 19, 0, 180, { weight: 9 }),
      arrow([8, 150, 16], [8, 150, 70], { both: true }),
      note([8, 150, 88], '3 mm'),
    ],
    { focus: nearRail },
  ),
  'hoogte-3': scene(
    railView,
    [rail(-6)],
    [arrow([9, 271, 90], [9, 271, 56]), measure([6, 298, 42], [6, 298, 36], [0, 26, 0], '1 mm', { beside: 60 })],
    { focus: { at: [0, 235, 36], span: 230 }, insets: [inset(drawerEffect('tilt-in'), 'bl')] },
  ),
  'hoogte-4': scene(
    railView,
    [
      [...rail(), hole([4, 84, 42], [1, 0, 0], 6)],
      [
        turned(
          [30, 84, 42],
          [1, 0, 0],
          [
            [0.6, -30],
            [3, -22],
            [3, -2],
            [6, 0],
            [6, 3],
          ],
          'clay',
          16,
        ),
      ],
    ],
    [arrow([130, 84, 62], [60, 84, 50]), note([4, 84, 42], '4 × 16 mm', [150, 190])],
    { focus: nearRail },
  ),
  'zijwaarts-1': scene(
    [-30, 32],
    [body, [looseFront], clips(-14)],
    [
      hand('flat', [210, 8, 128], -70, { size: 1.4, under: 'cover' }),
      arrow([120, -18, 90], [120, -90, 90]),
      arrow([300, -18, 90], [300, -90, 90]),
      measure([0, 5, -8], [0, 19, -8], [-36, 0, -16], '2 mm', { beside: 44 }),
    ],
    { cover: [looseFront] },
  ),
  'zijwaarts-2': scene(
    [24, 18],
    [clip(), driver([0, -12.5, 18], [-0.1, -1, -0.06], { size: 0.6 })],
    [turn([0, -16, 18], [0, -1, 0], 16, 200, -220), note([13.8, -11, 40], '5 × 0,5 mm', [190, -190])],
    { focus: { at: [0, -10, 24], span: 170 }, insets: [inset(drawerEffect('right'), 'br')] },
  ),
  'zijwaarts-3': scene(
    [20, 20],
    [[...body, drawerFront(420, 170)]],
    [
      [10, 150],
      [410, 150],
      [10, 14],
      [410, 14],
    ].map(([x, z]) => arrow([x ?? 0, -130, z ?? 0], [x ?? 0, -6, z ?? 0])),
    {},
  ),
  'front-1': scene([-32, 34], withSpatula, [arrow([20, 12, 330], [20, 12, 258])], {
    insets: [
      inset(
        {
          view: [-90, 0],
          layers: withSpatula,
          marks: [measure([-8, 12, 110], [-8, 12, 95], [0, -34, 0], '15 mm', { beside: 30 })],
          focus: { at: [0, -14, 108], span: 122 },
        },
        'bl',
        true,
      ),
    ],
  }),
  'front-2': scene(
    [20, 16],
    [[...body, ...clips()], [drawerFront(420, 170)]],
    [tag([20, 0, 136], '1'), tag([400, 0, 136], '2'), tag([20, 0, 20], '3'), tag([400, 0, 20], '4')],
  ),
  'front-3': scene(
    [-35, 28],
    [
      [...body, box(14, 20, 8, 16, 6, 22, 'metal'), box(390, 20, 8, 16, 6, 22, 'metal')],
      move(
        [
          drawerFront(420, 170),
          turned(
            [22, 19, 24],
            [0, 1, 0],
            [
              [4, 0],
              [4, 20],
            ],
            'clay',
            14,
          ),
          turned(
            [398, 19, 24],
            [0, 1, 0],
            [
              [4, 0],
              [4, 20],
            ],
            'clay',
            14,
          ),
        ],
        [0, -130, 0],
      ),
    ],
    [arrow([22, -70, 24], [22, 14, 24]), arrow([398, -90, 24], [398, 0, 24])],
  ),
  'front-4': scene(
    above,
    [drawer(form)],
    [
      hand('flat', [40, -4, 140], 152, { size: 1.6 }),
      arrow([-10, -130, 150], [10, -8, 140]),
      tag([26, -2, 150], '1', [150, -130]),
      tag([408, -2, 150], '2', [70, -120]),
    ],
  ),
  'reinigen-1': scene(
    railView,
    [rail(), wrappedStick],
    [
      hand('pinch', [76, 97, 1], 62, { size: 1.5 }),
      arrow([8, 172, 42], [8, 254, 42], { weight: 9 }),
      arrow([8, 126, 42], [8, 70, 42], { weight: 9 }),
    ],
    { focus: { at: [0, 140, 24], span: 330 } },
  ),
  'reinigen-2': scene(
    railView,
    [
      rail(),
      [
        turned(
          [8, 150, 42],
          [1, 0, 0],
          [
            [6, 0],
            [5, 3],
            [1, 6],
          ],
          'clay',
          20,
        ),
      ],
    ],
    [
      arrow([8, 70, 42], [8, 135, 42], { both: true, weight: 9 }),
      arrow([8, 168, 42], [8, 235, 42], { both: true, weight: 9 }),
      note([12, 150, 48], '1 druppel', [90, -170]),
      note([0, 190, -20], '10 × heen en weer', [0, 30]),
    ],
    { focus: { at: [0, 150, 36], span: 300 } },
  ),
  'reinigen-3': scene(
    above,
    [drawer(form), move(cloth([0, 0, 0], 70, 120, 5), [414, 170, 111]), hangingCloth([421, 170, 80], 118, 62)],
    [arrow([440, 60, 112], [440, 300, 112], { both: true })],
  ),
}
