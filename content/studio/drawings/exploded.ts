/** Exploded views: every system drawn apart along the way in which it goes together, each part with its name. */
import { line, note } from './marks.ts'
import { arm, cup, drawer, drawerFront, eccentric, plate, runner, screw, tiles, wheel, type HingeKind } from './parts.ts'
import type { Mark, Scene } from './scene.ts'
import { add, box, extrude, move, times, turned, type Point, type Solid, type Tone } from './solid.ts'

const view = [38, 26] as const
const way = (from: Point, to: Point): Mark => line([from, to], { dash: true, weight: 2, under: true })
const name = (at: Point, text: string, shift: readonly [number, number]): Mark => note(at, text, shift, { size: 40 })

type System = { width: number; wall: number; thick: number; tone: Tone; bottom?: number; /** Fittings between the front and the drawer, behind the front at y = 0, and what they are. */ fittings: readonly Solid[]; fitting: string; /** What lies under the drawer or at its sides. */ runners: readonly Solid[]; runner: string }
/** A drawer apart: front, fittings, walls with back, bottom, runners. */
function drawerApart({ width, wall, thick, tone, bottom = 12, fittings, fitting, runners, runner: runnerName }: System): Scene {
  const body = drawer({ width, depth: 420, wall, thick, front: 0, tone, bottom })
  const isBottom = (solid: Solid): boolean => solid === body[3]
  const walls = body.filter((solid) => !isBottom(solid))
  const floor = body.filter(isBottom)
  return {
    view,
    focus: { at: [width / 2 + 60, 80, 30], span: 1180 },
    layers: [move(runners, [0, 40, -250]), move(floor, [0, 0, -120]), walls, move(fittings, [0, -110, 0]), move([drawerFront(width, 190)], [0, -300, 0])],
    marks: [
      way([width / 2, -280, 90], [width / 2, 30, 90]), way([8, 40, 0], [8, 60, -250]), way([width - 8, 430, 0], [width - 8, 460, -250]),
      name([width, -300, 150], 'front', [70, -110]), name([width - 30, -104, 52], fitting, [170, 40]), name([width, 260, wall - 20], tone === 'wood' ? 'eiken wanden' : 'stalen wanden', [190, -60]), name([width - 60, 300, -120], 'bodem', [230, 10]), name([width - 20, 300, -240], runnerName, [70, 110]),
    ],
  }
}

const both = (make: (x: number, mirrored: boolean) => readonly Solid[], width: number, inset: number): Solid[] => [...make(inset, false), ...make(width - inset, true)]
const underRunners = (width: number): Solid[] => [...runner(20, 0, 0, 440), ...runner(width - 42, 0, 0, 440, { mirrored: true })]

function middleOf(solids: readonly Solid[]): Point {
  const points = solids.flatMap((solid) => solid.faces.flat())
  return times(points.reduce(add), 1 / points.length)
}

/** A hinge apart: door with cup, arm with its heads, plate, screws, side. */
function hingeApart(kind: HingeKind, extra: readonly Solid[], extraName: string): Scene {
  const screws = [24, -24].map((z) => screw([60, 54, z], [1, 0, 0], 6, 3))
  const shafts = [24, -24].map((z) => turned([60, 54, z], [-1, 0, 0], [[3, 0], [3, 22], [0.6, 26]], 'metal', 12))
  return {
    view: [44, 20],
    layers: [[box(-18, 30, -80, 18, 110, 160, 'wall')], move(plate(0, kind), [22, 0, 0]), [...shafts, ...screws], [box(-24, -150, -80, 20, 90, 160)], move(cup(0, kind), [34, -66, 0]), move(arm(0, kind), [110, -26, 0]), move(extra, [150, -26, 0])],
    marks: [
      way([0, 54, 0], [110, 54, 0]), way([-4, -97, 0], [34, -97, 0]), name([0, 120, 60], 'kastzijde', [100, -110]), name([26, 76, 10], 'montageplaat', [190, -120]), name([60, 54, -24], 'schroeven', [150, 120]),
      name([-4, -130, 50], 'deur', [-110, -90]), name([34, -108, -22], kind === 'exclusief' ? 'potje 40 mm' : 'potje 35 mm', [-120, 130]), name([130, 20, 6], 'arm', [-170, -190]), name(middleOf(move(extra, [150, -26, 0])), extraName, [60, 200]),
    ],
  }
}

export const explodedScenes: ReadonlyMap<string, { scene: Scene; alt: string }> = new Map(Object.entries({
  'ladesystemen-hettich': { alt: 'Uit elkaar getekende lade met front, frontbeslag, stalen wanden, bodem en onderliggende geleiders', scene: drawerApart({ width: 460, wall: 101, thick: 13, tone: 'metal', fittings: both((x) => [box(x - 7, 0, 30, 14, 8, 50, 'metal'), screw([x, 0, 66], [0, -1, 0], 5), screw([x, 0, 42], [0, -1, 0], 5)], 460, 12), fitting: 'frontbeslag', runners: underRunners(460), runner: 'geleiders' }) },
  'ladesystemen-scala': { alt: 'Uit elkaar getekende lade met front, twee stalen platen met excenters, vlakke wanden, bodem en geleiders', scene: drawerApart({ width: 460, wall: 90, thick: 16, tone: 'dark', fittings: both((x) => [box(x - 3, 0, 16, 6, 70, 60, 'metal'), eccentric([x + 3, 40, 62], [1, 0, 0], 6, 0), screw([x + 3, 40, 46], [1, 0, 0], 5), eccentric([x + 3, 40, 30], [1, 0, 0], 6, 0)], 460, 12), fitting: 'platen met excenters', runners: underRunners(460), runner: 'geleiders met wig' }) },
  'ladesystemen-xp': { alt: 'Uit elkaar getekende lade met front, vier veerklemmen, dunne stalen wanden, bodem en kogelgeleiders', scene: drawerApart({ width: 460, wall: 110, thick: 5, tone: 'dark', fittings: both((x) => [box(x - 9, 0, 14, 18, 14, 20, 'metal'), box(x - 9, 0, 80, 18, 14, 20, 'metal')], 460, 16), fitting: 'veerklemmen', runners: [box(-12, 0, 60, 6, 400, 45, 'metal'), box(466, 0, 60, 6, 400, 45, 'metal')], runner: 'kogelgeleiders' }) },
  'ladesystemen-exclusief': { alt: 'Uit elkaar getekende houten lade met front, knijpers met stelwieltjes, eiken wanden, bodem en geleiders met pennen', scene: drawerApart({ width: 460, wall: 120, thick: 14, tone: 'wood', bottom: 17, fittings: both((x, mirrored) => [box(x - 14, 0, 20, 28, 60, 18, 'dark'), wheel([x, 20, 20], [0, 0, -1], 10, 6, 'white'), ...(mirrored ? [wheel([x + 14, 40, 28], [1, 0, 0], 9, 5, 'white')] : [])], 460, 34), fitting: 'knijpers', runners: [...underRunners(460), box(26, 410, 10, 10, 8, 28, 'clay'), box(424, 410, 10, 10, 8, 28, 'clay')], runner: 'geleiders met pennen' }) },
  'scharnieren-exclusief': { alt: 'Uit elkaar getekend scharnier met deur, potje van 40 mm, arm met drie spindels, dekplaatje, montageplaat en schroeven', scene: hingeApart('exclusief', [extrude([[22, -12], [98, -12], [98, 12], [22, 12]], 'x', 24, 27, 'white')], 'dekplaatje') },
  'scharnieren-grass': { alt: 'Uit elkaar getekend scharnier met deur, potje van 35 mm, arm met drukknop, montageplaat en schroeven', scene: hingeApart('grass', [box(-24, 104, -6, 10, 14, 12, 'clay')], 'drukknop') },
  'scharnieren-hettich': { alt: 'Uit elkaar getekend scharnier met deur, potje van 35 mm, arm, demper, kruisvormige montageplaat en schroeven', scene: hingeApart('hettich', [turned([30, 10, 0], [0, 1, 0], [[6, 0], [6, 52]], 'clay', 24)], 'demper') },
  planchet: { alt: 'Uit elkaar getekend planchet met wand, pluggen, pennen en plank', scene: {
    view, layers: [[tiles(-60, 0, -120, 5, 2, 150, 150)], [150, 500].map((x) => turned([x, -60, 30], [0, -1, 0], [[7, 0], [9, 6], [9, 50]], 'white', 20)), [150, 500].map((x) => turned([x, -150, 30], [0, -1, 0], [[6, 0], [6, 110]], 'metal', 20)), [box(20, -460, 21, 610, 120, 18, 'wood')]],
    marks: [way([150, 0, 30], [150, -340, 30]), way([500, 0, 30], [500, -340, 30]), name([150, -100, 38], 'plug', [-110, -150]), name([500, -220, 36], 'pen', [150, 70]), name([600, -420, 39], 'plank', [130, 60])],
  } },
  nisplank: { alt: 'Uit elkaar getekende nisplank met hoekprofielen, vulplaatjes en plank', scene: {
    view: [24, 24], layers: [[tiles(0, 110, 0, 4, 2, 150, 150), box(-120, 0, -60, 120, 134, 360, 'wall'), box(0, 0, -60, 600, 134, 60, 'wall'), box(600, 0, -60, 120, 134, 360, 'wall')], [box(0, -160, 110, 3, 95, 20, 'metal'), box(3, -160, 110, 17, 95, 3, 'metal'), box(597, -160, 110, 3, 95, 20, 'metal'), box(580, -160, 110, 17, 95, 3, 'metal')], [box(6, -190, 160, 16, 40, 2, 'clay'), box(578, -190, 160, 16, 40, 2, 'clay')], [box(2, -300, 220, 596, 105, 14, 'white')]],
    marks: [way([10, -110, 112], [10, 60, 112]), way([590, -110, 112], [590, 60, 112]), name([590, -160, 112], 'hoekprofiel', [130, 130]), name([590, -190, 162], 'vulplaatjes', [210, 40]), name([560, -300, 234], 'plank', [90, -150])],
  } },
} satisfies Record<string, { scene: Scene; alt: string }>))
