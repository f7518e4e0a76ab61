/** Steps of drawer system E: an oak drawer with dovetails on hidden runners, held by two grips with a lying and a standing wheel. */
import { arrow, hand, line, measure, note, tag, turn } from './marks.ts'
import { allenKey, cloth, drawer, runner, screw, wheel, type DrawerForm } from './parts.ts'
import { add, box, extrude, move, ring, rotate, turned, type Point, type Solid } from './solid.ts'
import { above, below, drawerEffect, front, inset, lens, nearSide, scene, type Steps } from './stage.ts'

const form: DrawerForm = { width: 460, depth: 420, wall: 120, thick: 14, front: 200, tone: 'wood', bottom: 17 }
/** Dovetails in the near right corner, as scores on the wall. */
const tails = ({ width, wall }: DrawerForm): Point[][] =>
  Array.from({ length: 3 }, (_, index) => {
    const z = 10 + index * ((wall - 10) / 3)
    return [
      [width, 33, z],
      [width, 20, z - 4],
      [width, 20, z + 24],
      [width, 33, z + 20],
      [width, 33, z],
    ]
  })
const oak = (shape = form): Solid[] =>
  drawer(shape).map((solid, index) =>
    index === (shape.front > 0 ? 2 : 1)
      ? { ...solid, scores: tails(shape).map((points) => ({ points, normal: [1, 0, 0] as const })) }
      : solid,
  )
const runners = (y: number, z = -40): Solid[] => [
  ...runner(24, y, z, 420),
  ...runner(414, y, z, 420, { mirrored: true }),
  box(28, y + 400, z + 10, 10, 8, 26, 'clay'),
  box(424, y + 400, z + 10, 10, 8, 26, 'clay'),
]

/** A grip under the bottom, its back toward the viewer's left: body, lip, lying and standing wheel, slide. `pressed` closes the lip. */
const grip = (x: number, mirrored = false, pressed = 0, spin = 0): Solid[] => {
  const sign = mirrored ? -1 : 1
  const at = (from: number, wide: number): number => (mirrored ? x - from - wide : x + from)
  return [
    box(at(0, 22), 24, -10, 22, 62, 18, 'dark'),
    box(at(30 - pressed, 7), 30, -10, 7, 78, 16, 'dark'),
    box(at(20, 16), 24, -10, 16, 8, 14, 'dark'),
    wheel([x + sign * 11, 46, -10], [0, 0, -1], 9, 5, 'white', spin),
    {
      ...box(at(4, 14), 60, -14, 14, 24, 4, 'clay'),
      scores: Array.from({ length: 6 }, (_, index) => ({
        points: [
          [at(4, 14), 63.5 + index * 3.4, -14],
          [at(4, 14) + 14, 63.5 + index * 3.4, -14],
        ],
        normal: [0, 0, -1] as const,
      })),
    },
  ]
}
export const under = (pressed = 0, spin = 0): Solid[] => [
  ...drawer({ ...form, width: 400, depth: 250 }),
  ...grip(24, false, pressed, spin),
  ...grip(376, true, pressed),
]
/** The standing wheel on its axle, at the inner side of the right grip's lip. */
const standing: Solid[] = [
  wheel([330, 80, -8], [1, 0, 0], 13, 6, 'white'),
  turned(
    [339, 80, -8],
    [-1, 0, 0],
    [
      [2.5, 0],
      [2.5, 8],
    ],
    'metal',
  ),
]
export const rearBush = (): Solid[] => [
  box(0, 0, 0, 30, 230, 12, 'metal'),
  box(-4, 0, 0, 4, 230, 34, 'metal'),
  turned(
    [15, 180, 12],
    [0, 0, 1],
    [
      [12, 0],
      [12, 14],
    ],
    'metal',
    30,
  ),
  extrude(ring(15, 180, 6, 6), 'z', 26, 26.5, 'dark'),
]
export const key = allenKey([15, 180, 24], [0, 0, 1], [0.3, -1, 0], 4.5, 46, 120)
const bushView = [40, 28] as const
const inner = (): Solid[] => [
  box(-18, -19, -8, 496, 19, 200),
  box(0, 0, 0, 460, 14, 120, 'wood'),
  box(0, 14, 0, 14, 150, 120, 'wood'),
  box(446, 14, 0, 14, 150, 120, 'wood'),
  box(14, 14, 13, 432, 150, 8, 'wood'),
]
const bolts = (loose = 0): Solid[] =>
  (
    [
      [90, 90],
      [370, 90],
      [90, 42],
      [370, 42],
    ] as const
  ).map(([x, z]) => screw([x, 14 + loose, z], [0, 1, 0], 9, 5))
const behind = [205, 30] as const
const grain = (x: number, z: number, width: number, height: number): Point[][] =>
  [0.16, 0.3, 0.46, 0.62, 0.78, 0.9].map((share, index) =>
    Array.from({ length: 13 }, (_, step): Point => [
      x + width * share + (7 + 3 * index) * Math.sin((z + (height * step) / 12) / (60 + 9 * index) + 2 * index),
      0,
      z + (height * step) / 12,
    ]),
  )
const veneered = (z: number): Solid => ({
  ...box(0, 0, z, 520, 19, 180, 'wood'),
  scores: grain(0, z, 520, 180).map((points) => ({ points, normal: [0, -1, 0] as const })),
})
/** A soft brush along x with its hairs down, its handle to the right. */
const brush = ([x, y, z]: Point): Solid[] => {
  const hairs = box(x, y, z, 110, 18, 30, 'white')
  const hair = (from: Point, normal: Point) => ({ points: [from, add(from, [0, 0, 30])], normal })
  return [
    {
      ...hairs,
      scores: [
        ...Array.from({ length: 17 }, (_, index) => hair([x + 6 + index * 6.1, y, z], [0, -1, 0])),
        ...[6, 12].map((along) => hair([x + 110, y + along, z], [1, 0, 0])),
      ],
    },
    box(x - 4, y - 3, z + 30, 118, 24, 16, 'clay'),
    turned(
      [x + 112, y + 9, z + 38],
      [1, -0.12, 0.4],
      [
        [8, 0],
        [7, 12],
        [10, 50],
        [11, 80],
        [8, 96],
      ],
      'clay',
    ),
  ]
}
const blocks: Solid[] = [box(50, 40, -72, 50, 300, 60, 'wood'), box(370, 40, -72, 50, 300, 60, 'wood')]

export const steps: Steps = {
  'uitnemen-1': scene(
    [28, 24],
    [oak()],
    [
      hand('flat', [90, -2, -6], 82, { size: 1.5, under: true }),
      hand('flat', [370, -2, -6], 82, { size: 1.5, under: true, flip: true }),
      arrow([230, -4, -110], [230, -4, -20]),
    ],
  ),
  'uitnemen-2': scene(
    below,
    [under(9)],
    [hand('pinch', [66, 78, -10], 96, { size: 1.5 }), arrow([100, 60, -10], [60, 60, -10], { weight: 9 })],
    { focus: { at: [110, 70, 0], span: 380 }, insets: [lens(scene(below, [under(9)], []), [44, 66, -10], 110, 'tr')] },
  ),
  'uitnemen-3': scene(
    [80, 8],
    [runners(20), move(oak(), [0, 0, 26])],
    [
      arrow([480, 70, 120], [480, 70, 240]),
      arrow([480, 390, 120], [480, 390, 240]),
      measure([478, 0, -8], [478, 0, 18], [0, -60, 0], '15 mm'),
    ],
  ),
  'uitnemen-4': scene(
    above,
    [
      [
        extrude(
          [
            [-90, -60],
            [120, -90],
            [520, -70],
            [560, 200],
            [540, 520],
            [200, 500],
            [-80, 520],
            [-60, 220],
          ],
          'z',
          -78,
          -72,
          'clay',
        ),
      ],
      blocks,
      oak(),
    ],
    [measure([50, 40, -72], [50, 40, -12], [-130, 0, 0], '60 mm', { beside: 80 })],
  ),
  'uitnemen-5': scene(
    nearSide,
    [runners(20), rotate(oak(), 'x', -7, [0, 440, 0])],
    [
      arrow([480, 410, 210], [480, 410, 100]),
      tag([480, 410, 250], '1'),
      arrow([480, 60, 260], [480, 60, 150]),
      tag([480, 60, 305], '2'),
    ],
  ),
  'stellen-1': scene(
    below,
    [under()],
    [turn([35, 46, -18], [0, 0, -1], 24, 10, 130), arrow([75, 46, -16], [75, -20, -16], { weight: 9 })],
    { focus: { at: [50, 50, 0], span: 210 }, insets: [inset(drawerEffect('up'), 'br')] },
  ),
  'stellen-2': scene(
    below,
    [[...under(), ...standing]],
    [arrow([312, 84, -24], [312, 84, 16]), arrow([392, -6, 14], [320, -6, 14])],
    { focus: { at: [352, 52, 0], span: 220 }, insets: [inset(drawerEffect('left'), 'bl')] },
  ),
  'stellen-3': scene(
    below,
    [under()],
    [
      arrow([50, 54, -12], [50, 104, -12], { both: true, weight: 8 }),
      note([32, 78, -14], 'ribbels van 0,5 mm', [-20, 210], { size: 32 }),
    ],
    { focus: { at: [56, 62, 0], span: 180 }, insets: [inset(drawerEffect('depth'), 'tr')] },
  ),
  'stellen-4': scene(
    front,
    [[box(-20, 19, -20, 560, 300, 606, 'wall')], [veneered(0), veneered(186), veneered(372)]],
    [
      line(
        [
          [-60, 0, 183],
          [580, 0, 183],
        ],
        { color: '#854832', dash: true },
      ),
      line(
        [
          [-60, 0, 369],
          [580, 0, 369],
        ],
        { color: '#854832', dash: true },
      ),
    ],
  ),
  'achterkant-1': scene(bushView, [rearBush(), move(key, [0, 0, 30])], [arrow([15, 180, 150], [15, 180, 112])], {
    focus: { at: [15, 140, 50], span: 300 },
  }),
  'achterkant-2': scene(
    bushView,
    [rearBush(), key],
    [turn([15, 180, 60], [0, 0, 1], 40, 200, -230), measure([27, 180, 12], [27, 180, 26], [40, 20, 0], '4 mm')],
    { focus: { at: [15, 140, 45], span: 280 }, insets: [inset(drawerEffect('tilt-out'), 'br')] },
  ),
  'achterkant-3': scene(
    [24, 34],
    [[...rearBush(), ...move(rearBush(), [260, 0, 0])]],
    [
      turn([15, 180, 34], [0, 0, 1], 25, 100, -200, { weight: 8 }),
      turn([275, 180, 34], [0, 0, 1], 25, 100, -200, { weight: 8 }),
      note([15, 180, 90], '2 slagen', [0, -30]),
      note([275, 180, 90], '2 slagen', [0, -30]),
      note([145, 100, 6], '=', [0, 0], { size: 90 }),
    ],
  ),
  'front-1': scene(
    behind,
    [inner(), bolts(10)],
    [
      [90, 42],
      [370, 42],
      [90, 90],
      [370, 90],
    ].map(([x, z], index) => tag([x ?? 0, 26, z ?? 0], String(index + 1), [-50, index < 2 ? 110 : -150])),
    { focus: { at: [230, 20, 70], span: 620 } },
  ),
  'front-2': scene(
    behind,
    [
      inner(),
      (
        [
          [90, 90],
          [370, 90],
          [90, 42],
          [370, 42],
        ] as const
      ).map(([x, z]) =>
        turned(
          [x, 14, z],
          [0, 1, 0],
          [
            [15, 0],
            [15, 0.5],
          ],
          'dark',
          30,
        ),
      ),
      bolts(1),
    ],
    [
      arrow([90, 24, 122], [90, 24, 160], { both: true, weight: 9 }),
      arrow([120, 24, 90], [165, 24, 90], { both: true, weight: 9 }),
      note([105, 14, 42], '3 mm speling', [-220, -20]),
    ],
    { focus: { at: [230, 20, 70], span: 620 } },
  ),
  'front-3': scene(
    front,
    [
      [box(-20, 19, -230, 540, 300, 460, 'wall')],
      [
        box(0, 0, -206, 500, 19, 200),
        box(0, 0, 6, 500, 19, 200, 'white'),
        box(60, -4, -40, 30, 4, 46, 'clay'),
        box(410, -4, -40, 30, 4, 46, 'clay'),
      ],
    ],
    [
      ...(
        [
          [90, 150, '1'],
          [410, 60, '2'],
          [410, 150, '3'],
          [90, 60, '4'],
        ] as const
      ).map(([x, z, text]) => tag([x, -6, z], text)),
      line(
        [
          [90, -5, 150],
          [410, -5, 60],
        ],
        { dash: true, color: '#854832' },
      ),
      line(
        [
          [410, -5, 150],
          [90, -5, 60],
        ],
        { dash: true, color: '#854832' },
      ),
      note([250, -5, 0], '3 mm', [0, 110]),
    ],
  ),
  'front-4': scene(
    behind,
    [
      inner(),
      [...bolts(), screw([140, 14, 66], [0, 1, 0], 5, 3, 'clay'), screw([320, 14, 66], [0, 1, 0], 5, 3, 'clay')],
    ],
    [arrow([140, 110, 66], [140, 34, 66]), arrow([320, 110, 66], [320, 34, 66]), note([230, 14, 100], '3,5 × 25 mm')],
    { focus: { at: [230, 30, 70], span: 560 } },
  ),
  'reinigen-1': scene(
    [28, 44],
    [oak({ ...form, front: 0 }), brush([214, 402, 21])],
    [arrow([60, 398, 26], [200, 398, 26], { both: true })],
  ),
  'reinigen-2': scene(
    [28, 50],
    [
      [
        {
          ...box(0, 0, 0, 460, 320, 14, 'wood'),
          scores: Array.from({ length: 9 }, (_, index) => ({
            points: Array.from({ length: 12 }, (__, step): Point => [
              (460 * step) / 11,
              24 + index * 34 + 6 * Math.sin(step / 2 + index),
              14,
            ]),
            normal: [0, 0, 1] as const,
          })),
        },
      ],
      [box(170, 120, 14, 90, 64, 26, 'clay')],
    ],
    [hand('flat', [190, 140, 42], -62, { size: 1.6 }), arrow([60, 60, 16], [400, 60, 16], { both: true })],
  ),
  'reinigen-3': scene(
    [28, 44],
    [oak({ ...form, front: 0 }), cloth([230, 220, 22], 150, 120, 14)],
    [hand('flat', [215, 225, 40], -62, { size: 1.4 }), arrow([90, 130, 24], [380, 130, 24], { both: true })],
  ),
}
