/** Steps of the shelf on pins (planchet) and of the shelf in a tiled niche (nisplank). */
import { arrow, clock, forbidden, hand, line, measure, note, tag, turn } from './marks.ts'
import { allenKey, bottle, cloth, hole, level, tiles } from './parts.ts'
import {
  add,
  bent,
  box,
  cross,
  extrude,
  move,
  ribs,
  rotate,
  swept,
  times,
  turned,
  unit,
  type Point,
  type Solid,
  type Tone,
} from './solid.ts'
import { inset, scene, top, type Steps } from './stage.ts'

const front = [0, 0] as const
const wall = tiles(-100, 0, -200, 6, 3, 150, 150)
const holes: Point[] = [
  [150, 0, 30],
  [500, 0, 30],
]
const pins = (length = 70): Solid[] =>
  holes.map((at) =>
    turned(
      at,
      [0, -1, 0],
      [
        [7, 0],
        [7, length],
      ],
      'metal',
      24,
    ),
  )
const shelf = (y: number): Solid => box(0, y - 120, 20, 650, 120, 18, 'wood')
const template = {
  ...box(50, -2, -10, 550, 2, 110, 'wood'),
  scores: [
    {
      points: [
        [60, -2, 30],
        [590, -2, 30],
      ] as Point[],
      normal: [0, -1, 0] as const,
    },
  ],
}
const tape = (x: number, z: number, angle = 0): Solid[] =>
  rotate([box(x - 26, -4, z - 10, 52, 2, 20, 'clay')], 'y', angle, [x, 0, z])
/** A drill with its tip at `tip`; at `mark` mm from the tip a strip of tape around the bit. */
const drill = (tip: Point, mark?: number): Solid[] => {
  const away = (along: number): Point => [tip[0], tip[1] - along, tip[2]]
  const chuck = [
    [20, 26],
    [20, 46],
  ] as const
  /** Flat parts beneath the housing, as seen from the side: how far from the tip, and how high. */
  const beneath = (half: number, outline: [along: number, high: number][], tone: Tone): Solid =>
    extrude(
      outline.map(([along, high]) => [tip[1] - along, tip[2] + high]),
      'x',
      tip[0] - half,
      tip[0] + half,
      tone,
    )
  return [
    turned(
      tip,
      [0, -1, 0],
      [
        [1, -4],
        [7, 4],
        [7, 150],
      ],
      'metal',
      24,
    ),
    ...(mark === undefined
      ? []
      : [
          turned(
            away(mark),
            [0, -1, 0],
            [
              [9, 0],
              [9, 16],
            ],
            'clay',
            24,
          ),
        ]),
    {
      ...turned(away(150), [0, -1, 0], [[9, 0], [17, 16], ...chuck, [16, 52]], 'dark', 36),
      scores: ribs(away(150), [0, -1, 0], chuck, 12),
    },
    turned(
      away(202),
      [0, -1, 0],
      [
        [24, 0],
        [27, 4],
        [27, 24],
      ],
      'metal',
      36,
    ),
    turned(
      away(226),
      [0, -1, 0],
      [
        [29, 0],
        [34, 10],
        [36, 60],
        [36, 130],
        [31, 156],
        [20, 166],
      ],
      'clay',
      42,
    ),
    beneath(
      15,
      [
        [392, -150],
        [346, -150],
        [322, -20],
        [376, -14],
      ],
      'clay',
    ),
    beneath(
      9,
      [
        [330, -74],
        [312, -66],
        [306, -34],
        [326, -30],
      ],
      'dark',
    ),
    beneath(
      25,
      [
        [406, -190],
        [322, -190],
        [322, -164],
        [332, -150],
        [406, -150],
      ],
      'dark',
    ),
  ]
}
/** The mouth of a vacuum cleaner flat on the wall at `at`, and its hose. */
const vacuum = (at: Point): Solid[] => {
  const hose: Point[] = [add(at, [0, -30, 0]), add(at, [0, -96, 0]), add(at, [74, -160, -220])]
  return [
    turned(
      at,
      [0, -1, 0],
      [
        [27, 0],
        [25, 12],
        [15, 32],
      ],
      'dark',
      36,
    ),
    swept(bent(hose, 60), unit(cross([0, -1, 0], [74, -64, -220])), 14, 'dark', 24),
  ]
}
const spanner = (at: Point): Solid[] => [
  extrude(
    [
      [at[0] - 18, at[2] - 24],
      [at[0] - 10, at[2] - 24],
      [at[0] - 10, at[2] + 6],
      [at[0] + 10, at[2] + 6],
      [at[0] + 10, at[2] - 24],
      [at[0] + 18, at[2] - 24],
      [at[0] + 22, at[2] + 12],
      [at[0] + 9, at[2] + 26],
      [at[0] + 9, at[2] + 160],
      [at[0] - 9, at[2] + 160],
      [at[0] - 9, at[2] + 26],
      [at[0] - 22, at[2] + 12],
    ].map(([x, z]): [number, number] => [z ?? 0, x ?? 0]),
    'y',
    at[1] - 6,
    at[1],
    'metal',
  ),
]
const from = [28, 24] as const
const detector = [box(330, -36, 60, 70, 36, 120, 'clay'), box(345, -38, 130, 40, 2, 34, 'glass')]
const hatched = (x: number, low: number, high: number): Solid => ({
  ...box(x, -2, low, 70, 2, high - low, 'white'),
  scores: Array.from({ length: Math.floor((high - low) / 26) }, (_, index) => ({
    points: [
      [x, -2, low + index * 26],
      [x + 70, -2, Math.min(high, low + index * 26 + 40)],
    ] as Point[],
    normal: [0, -1, 0] as const,
  })),
})

export const planchet: Steps = {
  'hoogte-1': scene(
    [18, 10],
    [
      [tiles(-100, 0, -300, 6, 4, 150, 150)],
      [hatched(160, -290, 290), hatched(560, -290, 290)],
      [
        box(172, -8, -120, 46, 8, 46, 'white'),
        turned(
          [195, 0, 20],
          [0, -1, 0],
          [
            [16, 0],
            [16, 10],
            [9, 10],
            [9, 90],
          ],
          'metal',
          20,
        ),
        turned(
          [595, 0, -70],
          [0, -1, 0],
          [
            [30, 0],
            [30, 6],
          ],
          'white',
          24,
        ),
      ],
      move(detector, [40, 0, 40]),
    ],
    [arrow([405, -40, 0], [405, -40, 70]), forbidden([195, -4, 220], 50), forbidden([595, -4, 220], 50)],
  ),
  'hoogte-2': scene(
    [18, 14],
    [
      [wall],
      [template],
      [
        ...holes.map((at) => hole([at[0], -2, at[2]], [0, -1, 0], 8)),
        ...tape(60, 96, -40),
        ...tape(590, 96, 40),
        ...tape(60, -6, 40),
        ...tape(590, -6, -40),
      ],
      level([170, -24, 31], 'x', 320),
    ],
    [arrow([330, -30, 130], [330, -30, 80])],
  ),
  'hoogte-3': scene(
    front,
    [
      [tiles(-100, 0, -200, 4, 3, 150, 150)],
      [hole([110, -0.5, 60], [0, -1, 0], 9), hole([280, -0.5, 60], [0, -1, 0], 9)],
    ],
    [
      measure([50, -1, 60], [110, -1, 60], [0, 0, 60], 'ten minste 20 mm'),
      line(
        [
          [110, -1, 60],
          [110, -1, 100],
        ],
        { color: '#854832', dash: true },
      ),
      note([280, -1, 50], 'niet in een voeg', [0, 150], { size: 36 }),
    ],
    { focus: { at: [200, 0, 40], span: 480 } },
  ),
  'boren-1': scene(
    [52, 18],
    [[wall], [hole([150, 0, 30], [0, -1, 0], 11), ...drill([150, 8, 30])]],
    [turn([150, -430, 30], [0, -1, 0], 80, 200, -230), forbidden([150, -340, 250], 90), note([150, -340, 250], 'klop')],
    {},
  ),
  'boren-2': scene(
    [52, 18],
    [[wall], [hole([150, 0, 30], [0, -1, 0], 11), ...drill([150, 0, 30], 85)], vacuum([150, 0, -10])],
    [measure([150, 0, 40], [150, -85, 40], [0, 0, 70], '85 mm', { beside: 40 })],
    {},
  ),
  'boren-3': scene(
    [52, 24],
    [
      [wall],
      [
        turned(
          [150, 0, 30],
          [0, -1, 0],
          [
            [11, 0],
            [11, 4],
          ],
          'white',
          24,
        ),
      ],
      [
        turned(
          [150, 0, 30],
          [0, -1, 0],
          [
            [7, 0],
            [7, 70],
          ],
          'metal',
          24,
        ),
      ],
      spanner([150, -40, 30]),
    ],
    [turn([150, -60, 30], [0, -1, 0], 110, 72, -85), measure([150, 0, 22], [150, -70, 22], [0, 0, -70], '70 mm')],
    { focus: { at: [150, -20, 60], span: 520 } },
  ),
  'boren-4': scene(from, [[wall], pins(), level([110, -64, 38], 'x', 430)], [arrow([325, -70, 190], [325, -70, 100])]),
  'plank-1': scene(
    from,
    [[wall], pins(), [shelf(-110)]],
    [
      arrow([150, -300, 29], [150, -235, 29]),
      arrow([500, -300, 29], [500, -235, 29]),
      note([640, -110, 38], '2 mm van de muur', [-60, -190]),
    ],
  ),
  'plank-2': scene(
    [24, -32],
    [
      [wall],
      [shelf(-2)],
      [hole([150, -60, 20], [0, 0, -1], 6)],
      allenKey([150, -60, 20], [0, 0, -1], [-0.4, -1, 0], 3.2, 34, 110),
    ],
    [turn([150, -60, -6], [0, 0, -1], 40, 200, -230)],
    { focus: { at: [170, -60, 0], span: 430 } },
  ),
  'plank-3': scene(
    [30, 40],
    [
      [wall],
      [shelf(-2)],
      [box(0, -6, 38, 650, 4, 4, 'white'), box(0, -28, 38, 650, 18, 1, 'clay'), box(0, -1, 48, 650, 1, 20, 'clay')],
    ],
    [note([325, -4, 42], 'kit', [90, -230]), note([200, -20, 39], 'tape', [-120, 150])],
    { focus: { at: [260, -40, 40], span: 520 } },
  ),
  'reinigen-1': scene(
    [24, 34],
    [
      [wall],
      [shelf(-2)],
      [
        turned(
          [500, -64, 52],
          [0, 0, 1],
          [
            [34, 0],
            [44, 10],
            [40, 12],
          ],
          'white',
          30,
        ),
        box(478, -74, 64, 44, 24, 18, 'wood'),
        ...(
          [
            [480, -88],
            [520, -88],
            [480, -44],
            [520, -44],
          ] as const
        ).map(([x, y]) =>
          turned(
            [x, y, 38],
            [0, 0, 1],
            [
              [4, 0],
              [4, 14],
            ],
            'metal',
            16,
          ),
        ),
        ...cloth([190, -62, 38], 150, 84),
      ],
    ],
    [
      hand('flat', [175, -62, 46], -56, { size: 1.1 }),
      arrow([90, -130, 40], [380, -130, 40], { both: true }),
      note([520, -92, 43], '3 mm', [100, 110]),
    ],
    { focus: { at: [320, -60, 60], span: 700 } },
  ),
  'reinigen-2': scene(
    [24, -30],
    [[wall], [shelf(-2)], [hole([150, -60, 20], [0, 0, -1], 7)]],
    [hand('point', [150, -60, 18], 62, { size: 1.7 }), arrow([420, -122, -30], [420, -122, 60], { both: true })],
    { focus: { at: [220, -60, 0], span: 560 } },
  ),
}

/** A niche 600 mm wide and 110 mm deep in a tiled wall; `open` leaves the right side off so that one sees into it. */
const open: Solid[] = [
  tiles(0, 110, 0, 4, 3, 150, 140),
  box(-120, 0, -60, 120, 134, 480, 'wall'),
  box(0, 0, -60, 600, 134, 60, 'wall'),
]
const whole: Solid[] = [...open, box(600, 0, -60, 120, 134, 480, 'wall')]
const profile = (x: number, mirrored = false): Solid[] => [
  extrude(
    mirrored
      ? [
          [x, 150],
          [x, 170],
          [x - 3, 170],
          [x - 3, 153],
          [x - 20, 153],
          [x - 20, 150],
        ].map(([u, z]): [number, number] => [z ?? 0, u ?? 0])
      : [
          [x, 150],
          [x + 20, 150],
          [x + 20, 153],
          [x + 3, 153],
          [x + 3, 170],
          [x, 170],
        ].map(([u, z]): [number, number] => [z ?? 0, u ?? 0]),
    'y',
    8,
    103,
    'metal',
  ),
]
const board = (lift = 0): Solid => box(2, 5, 154 + lift, 596, 105, 14, 'white')
/** So little from the right that the right-hand side hides nothing of its profile. */
const into = [9, 24] as const
const plan: Solid[] = [
  box(-80, 0, 0, 80, 180, 10, 'wall'),
  box(600, 0, 0, 80, 180, 10, 'wall'),
  box(-80, 180, 0, 760, 40, 10, 'wall'),
]
/** A caulking gun with its nozzle at `tip`: nozzle, cartridge, grip and rod. */
const gun = (tip: Point): Solid[] => {
  const lean = unit([0.9, -0.5, 0.55])
  return [
    turned(
      tip,
      lean,
      [
        [2, 0],
        [6, 44],
        [17, 48],
        [17, 170],
      ],
      'white',
      18,
    ),
    turned(
      add(tip, times(lean, 170)),
      lean,
      [
        [19, 0],
        [19, 22],
      ],
      'clay',
      18,
    ),
    turned(
      add(tip, times(lean, 182)),
      [0.1, -0.3, -1],
      [
        [9, 14],
        [8, 84],
      ],
      'clay',
      12,
    ),
    turned(
      add(tip, times(lean, 192)),
      lean,
      [
        [3, 0],
        [3, 74],
      ],
      'metal',
      8,
    ),
  ]
}

/** A knife for old sealant with its tip at `tip`, its handle toward the right and the viewer. */
const knife = (tip: Point): Solid[] => {
  const flat = (half: number, outline: [x: number, z: number][], tone: Tone): Solid =>
    extrude(
      outline.map(([x, z]) => [tip[2] + z, tip[0] + x]),
      'y',
      tip[1] - half,
      tip[1] + half,
      tone,
    )
  const upright = [
    flat(
      0.8,
      [
        [0, 0],
        [-8, 18],
        [-8, 76],
        [10, 76],
        [10, 32],
      ],
      'metal',
    ),
    flat(
      8,
      [
        [-10, 64],
        [-12, 78],
        [-11, 110],
        [-13, 160],
        [-9, 174],
        [9, 174],
        [14, 160],
        [12, 110],
        [13, 78],
        [11, 64],
      ],
      'clay',
    ),
  ]
  return rotate(rotate(upright, 'y', 38, tip), 'x', 6, tip)
}

export const nisplank: Steps = {
  'meten-1': scene(
    top,
    [plan],
    [
      measure([0, 20, 10], [600, 20, 10], [0, 0, 0], '1', {}),
      measure([0, 90, 10], [600, 90, 10], [0, 0, 0], '2', {}),
      measure([0, 160, 10], [600, 160, 10], [0, 0, 0], '3', {}),
      note([-40, 0, 10], 'voor', [0, 60]),
      note([300, -62, 10], 'kleinste maat telt', [0, 0], { size: 34 }),
    ],
  ),
  'meten-2': scene(
    top,
    [plan, [box(2, 5, 10, 596, 173, 2, 'wood')]],
    [
      measure([60, 0, 12], [60, 180, 12], [0, 0, 0], 'links'),
      measure([440, 0, 12], [440, 180, 12], [0, 0, 0], 'rechts'),
      line(
        [
          [-80, 0, 12],
          [680, 0, 12],
        ],
        { dash: true, color: '#854832' },
      ),
      note([300, 3, 12], '5 mm terug', [0, 120]),
    ],
  ),
  'meten-3': scene(
    front,
    [
      [
        box(-90, 0, -40, 90, 20, 260, 'wall'),
        box(600, 0, -40, 90, 20, 260, 'wall'),
        box(0, 0, -40, 600, 20, 40, 'wall'),
      ],
      [box(2, 0, 82, 596, 20, 18, 'wood')],
    ],
    [
      measure([0, 0, 200], [600, 0, 200], [0, 0, 30], 'nis 600 mm'),
      measure([2, 0, 82], [598, 0, 82], [0, 0, -26], 'plank 596 mm', { beside: 32 }),
      note([300, 0, 148], '600 − 4 = 596', [0, 0], { size: 52 }),
    ],
  ),
  'profielen-1': scene(
    [60, 14],
    [open],
    [
      line(
        [
          [1, 110, 154],
          [1, 0, 142],
        ],
        { color: '#854832', weight: 7 },
      ),
      line(
        [
          [1, 110, 154],
          [1, 0, 154],
        ],
        { dash: true },
      ),
      measure([1, 0, 154], [1, 0, 142], [0, -24, 0], '2 mm'),
      arrow([3, 80, 190], [3, 24, 182]),
    ],
    { focus: { at: [0, 60, 160], span: 340 } },
  ),
  'profielen-2': scene(
    [34, 30],
    [
      [
        extrude(
          [
            [0, 0],
            [0, 3],
            [17, 3],
            [17, 20],
            [20, 20],
            [20, 0],
          ]
            .map(([u, z]): [number, number] => [z ?? 0, u ?? 0])
            .toReversed(),
          'y',
          0,
          220,
          'metal',
        ),
      ],
      [
        {
          ...box(60, 30, 3, 24, 150, 6, 'metal'),
          scores: Array.from({ length: 12 }, (_, index) => ({
            points: [
              [60, 36 + index * 12, 9],
              [84, 44 + index * 12, 9],
            ] as Point[],
            normal: [0, 0, 1] as const,
          })),
        },
        turned(
          [72, 30, 6],
          [0, -1, 0],
          [
            [7, 0],
            [10, 12],
            [9, 70],
          ],
          'clay',
          12,
        ),
      ],
    ],
    [
      line(
        [
          [-14, 160, 24],
          [34, 160, 4],
        ],
        { color: '#854832', weight: 6, dash: true },
      ),
      arrow([10, 160, 80], [10, 160, 32]),
      note([10, 160, 84], 'zagen', [0, -40]),
      arrow([104, 40, 8], [104, 150, 8], { both: true, weight: 8 }),
      note([104, 60, 8], 'vijlen', [110, 60]),
    ],
  ),
  'profielen-3': scene(
    [60, 14],
    [open, profile(0), [box(0.5, 24, 140, 4, 20, 46, 'clay'), box(0.5, 76, 140, 4, 20, 46, 'clay')]],
    [arrow([90, 60, 164], [26, 60, 164])],
    {
      focus: { at: [0, 60, 160], span: 320 },
      insets: [
        inset(
          {
            view: [60, 14],
            layers: [
              [
                { ...box(0, 0, 0, 3, 95, 20, 'metal') },
                box(3, 4, 4, 3, 87, 3, 'white'),
                box(3, 4, 12, 3, 87, 3, 'white'),
              ],
            ],
            marks: [],
          },
          'br',
        ),
      ],
    },
  ),
  'profielen-4': scene(into, [whole, [...profile(0), ...profile(600, true)]], [clock([300, 0, 290], '24 uur')]),
  'plank-1': scene(
    into,
    [whole, [...profile(0), ...profile(600, true)], rotate(move([board(-1)], [4, 0, 0]), 'y', -12, [6, 0, 153])],
    [arrow([556, -4, 250], [556, -4, 172]), tag([40, -4, 252], '1'), tag([556, -4, 366], '2')],
  ),
  'plank-2': scene(
    // From beneath, where one sees the plate between the two.
    [46, -14],
    [open, profile(0), [box(4, 5, 156, 170, 105, 14, 'white')], [box(5, -22, 153, 13, 66, 3, 'clay')]],
    [arrow([11, -64, 154], [11, -26, 154]), note([11, -14, 153], '1 mm', [-60, 170])],
    { focus: { at: [34, 10, 158], span: 190 } },
  ),
  'plank-3': scene(
    [30, 34],
    [
      whole,
      [...profile(0), ...profile(600, true)],
      [board()],
      [box(2, 106, 168, 596, 4, 4, 'white'), box(2, 84, 168, 596, 16, 1, 'clay')],
      gun([330, 100, 172]),
    ],
    [arrow([300, 100, 178], [130, 100, 178])],
    { focus: { at: [320, 40, 190], span: 640 } },
  ),
  'plank-4': scene(
    [30, 34],
    [
      whole,
      [board()],
      [box(2, 106, 168, 596, 4, 4, 'white'), box(2, 84, 168, 360, 16, 1, 'clay')],
      [
        extrude(
          [
            [362, 169],
            [470, 277],
            [472, 275],
            [364, 167],
          ].map(([x, z]): [number, number] => [z ?? 0, x ?? 0]),
          'y',
          84,
          100,
          'clay',
        ),
      ],
    ],
    [hand('pinch', [470, 92, 276], -30, { size: 1.5 }), note([420, 92, 180], '45°', [40, 10])],
    { focus: { at: [330, 40, 200], span: 640 } },
  ),
  'reinigen-1': scene(
    [30, 34],
    [
      whole,
      [board()],
      [
        bottle(90, 70, 168, 0.9),
        box(250, 44, 168, 190, 4, 26, 'dark'),
        box(246, 41, 190, 198, 10, 12, 'clay'),
        turned(
          [345, 46, 200],
          [0, -0.2, 1],
          [
            [6, 0],
            [9, 14],
            [11, 110],
            [8, 118],
          ],
          'clay',
          36,
        ),
      ],
    ],
    [arrow([220, 100, 172], [220, -20, 172]), arrow([470, 100, 172], [470, -20, 172])],
    { focus: { at: [320, 40, 200], span: 640 } },
  ),
  'reinigen-2': scene(
    [30, 34],
    [
      whole,
      [board()],
      [
        box(330, 106, 168, 268, 4, 4, 'dark'),
        swept(
          bent(
            [
              [331, 106, 170],
              [296, 102, 204],
              [246, 96, 212],
              [222, 90, 170],
            ],
            24,
          ),
          [0, 1, 0],
          2.4,
          'dark',
        ),
      ],
      knife([333, 105, 169]),
    ],
    [arrow([380, 106, 178], [530, 106, 178])],
    { focus: { at: [320, 40, 190], span: 560 } },
  ),
}
