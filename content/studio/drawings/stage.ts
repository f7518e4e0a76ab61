/** What the drawings of one kind have in common: points of view, and the small drawings that show what a turn of a screw does. */
import { arrow, closer as nearer, line } from './marks.ts'
import type { Mark, Scene } from './scene.ts'
import { box, move, rotate, times, type Point, type Solid } from './solid.ts'

export { nearer }
export const above = [35, 30] as const
export const below = [24, -34] as const
export const front = [0, 0] as const
export const side = [90, 0] as const
export const nearSide = [74, 12] as const
export const top = [0, 90] as const
/** Where one sees the inner face of a door that stands open, and the cabinet's side behind it. */
export const hinges = [62, 18] as const

export type Steps = Readonly<Record<string, Scene>>
type Rest = Pick<Scene, 'focus' | 'insets' | 'cover'>
type Inset = NonNullable<Scene['insets']>[number]

export function scene(view: Scene['view'], layers: Scene['layers'], marks: Scene['marks'], rest: Rest = {}): Scene {
  return { view, layers, marks, ...rest }
}

const corners = { br: [862, 612], bl: [28, 612], tr: [862, 28], tl: [28, 28] } as const
export type Corner = keyof typeof corners

export function inset(drawn: Scene, corner: Corner, round = false): Inset {
  const [x, y] = corners[corner]
  return {
    scene: drawn,
    x,
    y,
    width: 310,
    height: round ? 310 : 260,
    ...(round ? { y: corner.startsWith('b') ? y - 50 : y, round } : {}),
  }
}

/** Through a magnifying glass: the same scene around `at`, `span` mm wide. */
export function lens(drawn: Scene, at: Point, span: number, corner: Corner, marks: readonly Mark[] = []): Inset {
  return inset({ ...nearer(drawn, at, span), marks }, corner, true)
}

export type Effect =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'upright'
  | 'sideways'
  | 'out'
  | 'in'
  | 'depth'
  | 'tilt-in'
  | 'tilt-out'
const ways: Readonly<Record<Effect, readonly [from: Point, to: Point, both: boolean]>> = {
  up: [[150, -10, 55], [150, -10, 150], false],
  down: [[150, -10, 150], [150, -10, 55], false],
  left: [[215, -10, 100], [85, -10, 100], false],
  right: [[85, -10, 100], [215, -10, 100], false],
  upright: [[150, -10, 40], [150, -10, 160], true],
  sideways: [[70, -10, 100], [230, -10, 100], true],
  out: [[0, -15, 100], [0, -105, 100], false],
  in: [[0, -105, 100], [0, -15, 100], false],
  depth: [[0, -15, 100], [0, -120, 100], true],
  'tilt-in': [[0, -70, 150], [0, 10, 150], false],
  'tilt-out': [[0, 0, 150], [0, -80, 150], false],
}

/** How far the front or door goes when a turn is shown in time: enough to see it at the size of an inset. */
const travel: Readonly<Record<Effect, Point>> = {
  up: [0, 0, 1],
  down: [0, 0, -1],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  upright: [0, 0, 1],
  sideways: [1, 0, 0],
  out: [0, -1, 0],
  in: [0, 1, 0],
  depth: [0, -1, 0],
  'tilt-in': [0, 0, 0],
  'tilt-out': [0, 0, 0],
}

/** What it does to a closed drawer: seen from the front, or from the side for what goes in and out. `share` is how far it has come, from 0 to 1. */
export function drawerEffect(effect: Effect, share = 1): Scene {
  const [from, to, both] = ways[effect]
  const tilt = effect === 'tilt-in' ? 7 * share : effect === 'tilt-out' ? -7 * share : 0
  const amount = (share - 1) * 16
  const fronts: Solid[] = [
    box(0, 0, 8, 300, 19, 184, 'white'),
    box(0, 0, -190, 300, 19, 192),
    box(0, 0, 200, 300, 19, 150),
  ]
  const [moved, ...still] = fronts
  const along = effect === 'out' || effect === 'in' || effect === 'depth' || effect.startsWith('tilt')
  return {
    view: along ? side : front,
    layers: [
      [box(-16, 19, -206, 332, 300, 570, 'wall')],
      still,
      moved
        ? effect.startsWith('tilt')
          ? rotate([moved], 'x', -tilt, [0, 0, 8])
          : move([moved], times(travel[effect], amount))
        : [],
    ],
    marks: [arrow(from, to, { both })],
    focus: along ? { at: [0, 40, 100], span: 400 } : { at: [150, 0, 100], span: 440 },
  }
}

/** What it does to a closed door whose hinges are at the left. `share` is how far it has come, from 0 to 1. */
export function doorEffect(effect: Effect, share = 1): Scene {
  const [from, to, both] = ways[effect]
  const by = times(travel[effect], (share - 1) * 16)
  const along = effect === 'out' || effect === 'in' || effect === 'depth'
  const shift = (point: Point): Point => [point[0], point[1], point[2] + 100]
  if (along) {
    const flat = ([, y]: Point): Point => [150, y, 50]
    return {
      view: top,
      layers: [[box(0, 0, 0, 300, 180, 10, 'wall'), ...move([box(0, -22, 0, 300, 18, 12, 'white')], by)]],
      marks: [arrow(flat(from), flat(to), { both })],
      focus: { at: [150, 10, 0], span: 420 },
    }
  }
  return {
    view: front,
    layers: [[box(-14, 19, -30, 328, 200, 460, 'wall')], move([box(0, 0, -14, 300, 19, 428, 'white')], by)],
    marks: [
      arrow(shift(from), shift(to), { both }),
      line(
        [
          [12, -1, 30],
          [12, -1, 70],
        ],
        { weight: 5 },
      ),
      line(
        [
          [12, -1, 330],
          [12, -1, 370],
        ],
        { weight: 5 },
      ),
    ],
    focus: { at: [150, 0, 200], span: 620 },
  }
}
