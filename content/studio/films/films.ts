/** The films of the drawer and hinge systems: shots of a drawing in which a screw turns and what it moves moves along. */
import * as exclusiefDrawer from '../drawings/drawer-exclusief.ts'
import * as hettichDrawer from '../drawings/drawer-hettich.ts'
import { steps as scala } from '../drawings/drawer-scala.ts'
import { steps as xp } from '../drawings/drawer-xp.ts'
import * as hinges from '../drawings/hinges.ts'
import { driver, spindles } from '../drawings/parts.ts'
import type { Scene } from '../drawings/scene.ts'
import { rotate, type Point, type Solid } from '../drawings/solid.ts'
import { doorEffect, drawerEffect, type Effect, type Steps } from '../drawings/stage.ts'

export type Shot = {
  /** Written on the picture. */ title: string
  caption: string
  seconds: number
  /** The drawing when `share` (0 to 1) of the turn is made. */ at: (share: number) => Scene
}
export type Film = readonly Shot[]

type Turning = {
  /** The tool or the wheel, after so many degrees clockwise. */ tool?: (degrees: number) => readonly Solid[]
  /** All solids, where the part itself turns. */ layers?: (degrees: number) => Scene['layers']
  degrees?: number
}
const seconds = { two: 4.6, three: 3.2 } as const

/** A shot of a step: the last layer is its tool, the inset shows the effect. */
function shot(
  steps: Steps,
  step: string,
  title: string,
  caption: string,
  length: number,
  effect: (share: number) => Scene,
  { tool, layers, degrees = 360 }: Turning,
): Shot {
  const drawn = steps[step]
  if (!drawn) throw new RangeError(`There is no step ${step}`)
  return {
    title,
    caption,
    seconds: length,
    at: (share) => ({
      ...drawn,
      layers: layers
        ? layers(degrees * share)
        : tool
          ? [...drawn.layers.slice(0, -1), tool(degrees * share)]
          : drawn.layers,
      ...(drawn.focus ? { focus: { ...drawn.focus, span: drawn.focus.span * 1.24 } } : {}),
      insets: [{ scene: effect(share), x: 700, y: 318, width: 236, height: 198 }],
    }),
  }
}

const drawerDoes =
  (effect: Effect) =>
  (share: number): Scene =>
    drawerEffect(effect, share)
const doorDoes =
  (effect: Effect) =>
  (share: number): Scene =>
    doorEffect(effect, share)
/** A screwdriver that turns clockwise, seen by who holds it. */
const turning =
  (tip: Point, direction: Point, size: number) =>
  (degrees: number): Solid[] =>
    driver(tip, direction, { size, spin: -degrees })
const backward =
  (tip: Point, direction: Point, size: number) =>
  (degrees: number): Solid[] =>
    driver(tip, direction, { size, spin: degrees })
const onArm = (kind: keyof typeof spindles, index: number): Point => [24, spindles[kind][index] ?? 0, 0]
const armWay: Point = [1, -0.15, 0.32]

export const films: Readonly<Record<string, Film>> = {
  'ladesystemen-hettich': [
    shot(
      hettichDrawer.steps,
      'hoogte-2',
      'Hoogte',
      'Hoogte: draai het geribbelde wiel onder de bodem naar buiten. Die kant van het front komt omhoog, 0,25 mm per klik.',
      seconds.two,
      drawerDoes('up'),
      { layers: (degrees) => [hettichDrawer.under('metal', degrees)], degrees: 180 },
    ),
    shot(
      hettichDrawer.steps,
      'kanteling-2',
      'Kanteling',
      'Kanteling: draai de bovenste schroef rechtsom. De bovenrand gaat naar de kast toe, 1 mm per slag. Doe links en rechts hetzelfde.',
      seconds.two,
      drawerDoes('tilt-in'),
      { tool: turning([3, 40, 72], [1, -0.1, 0.28], 0.8) },
    ),
  ],
  'ladesystemen-scala': [
    shot(
      scala,
      'stellen-3',
      'Hoogte',
      'Hoogte: draai de onderste excenter rechtsom en het front stijgt, tot 2 mm. Draai eerst de borgschroef in het midden een halve slag los.',
      seconds.two,
      drawerDoes('up'),
      { tool: turning([3, 55, 33], [1, -0.1, 0.24], 0.62), degrees: 90 },
    ),
    shot(
      scala,
      'stellen-4',
      'Zijkant',
      'Zijkant: draai de bovenste excenter naar de kant waar het front heen moet, links en rechts in dezelfde richting. Zet daarna de borg weer vast.',
      seconds.two,
      drawerDoes('sideways'),
      { tool: turning([3, 55, 59], [1, -0.1, 0.24], 0.62), degrees: 90 },
    ),
  ],
  'ladesystemen-xp': [
    shot(
      xp,
      'hoogte-2',
      'Hoogte',
      'Hoogte: draai de voorste schroef een halve slag los, schuif de rail hooguit 3 mm en draai de schroef weer vast.',
      seconds.two,
      drawerDoes('upright'),
      { tool: backward([8, 51, 42], [1, -0.1, 0.2], 0.7), degrees: 180 },
    ),
    shot(
      xp,
      'zijwaarts-2',
      'Zijkant',
      'Zijkant: draai de excenter van de rechterklem rechtsom. Het front schuift naar rechts, 0,5 mm per streepje.',
      seconds.two,
      drawerDoes('right'),
      {
        layers: (degrees) => [
          ...(xp['zijwaarts-2']?.layers.slice(0, 1) ?? []).map((layer) => layer.slice(0, 9)),
          driver([0, -14, 18], [0.15, -1, 0.25], { size: 0.6, spin: -degrees }),
        ],
        degrees: 120,
      },
    ),
  ],
  'ladesystemen-exclusief': [
    shot(
      exclusiefDrawer.steps,
      'stellen-1',
      'Hoogte',
      'Hoogte: draai het liggende wieltje onder de knijper naar het front toe. Het front stijgt, 1 mm per omwenteling.',
      seconds.two,
      drawerDoes('up'),
      { layers: (degrees) => [exclusiefDrawer.under(0, degrees)], degrees: 270 },
    ),
    shot(
      exclusiefDrawer.steps,
      'achterkant-2',
      'Achterkant',
      'Kanteling: draai de bus achter op de geleider rechtsom. De achterkant stijgt 0,8 mm per slag, links en rechts evenveel.',
      seconds.two,
      drawerDoes('tilt-out'),
      {
        layers: (degrees) => [exclusiefDrawer.rearBush(), rotate(exclusiefDrawer.key, 'z', -degrees, [15, 180, 0])],
        degrees: 200,
      },
    ),
  ],
  'scharnieren-exclusief': [
    shot(
      hinges.exclusief,
      'stellen-1',
      'Hoogte',
      'Eerst de hoogte: draai de achterste spindel rechtsom, 1 mm per slag. Geef alle scharnieren evenveel slagen.',
      seconds.three,
      doorDoes('up'),
      { tool: turning(onArm('exclusief', 2), armWay, 0.8) },
    ),
    shot(
      hinges.exclusief,
      'stellen-2',
      'Zijkant',
      'Dan de zijkant: draai de voorste spindel rechtsom en de deur schuift naar de scharnierkant.',
      seconds.three,
      doorDoes('left'),
      { tool: turning(onArm('exclusief', 0), armWay, 0.8) },
    ),
    shot(
      hinges.exclusief,
      'stellen-3',
      'Diepte',
      'Als laatste de diepte: draai de middelste spindel linksom en de deur komt van de kast af.',
      seconds.three,
      doorDoes('out'),
      { tool: backward(onArm('exclusief', 1), armWay, 0.8) },
    ),
  ],
  'scharnieren-grass': [
    shot(
      hinges.grass,
      'zijwaarts-1',
      'Zijkant',
      'Zijkant: draai de voorste schroef. Rechtsom komt de deur naar de scharnierkant, 0,7 mm per slag.',
      seconds.three,
      doorDoes('left'),
      { tool: turning(onArm('grass', 0), armWay, 0.8) },
    ),
    shot(
      hinges.grass,
      'diepte-1',
      'Diepte',
      'Diepte: draai de achterste excenter een kwartslag. Met het streepje naar de deur staat de deur 2,5 mm van de romp.',
      seconds.three,
      doorDoes('out'),
      { tool: backward(onArm('grass', 1), armWay, 0.8), degrees: 90 },
    ),
    shot(
      hinges.grass,
      'diepte-2',
      'Hoogte',
      'Hoogte: draai de excenter op de montageplaat. De deur komt tot 2 mm omhoog; er hoeft niets los.',
      seconds.three,
      doorDoes('up'),
      { tool: turning([11, 38, 15], armWay, 0.7), degrees: 90 },
    ),
  ],
  'scharnieren-hettich': [
    shot(
      hinges.hettich,
      'zijwaarts-1',
      'Zijkant',
      'Zijkant: draai de voorste spindel rechtsom. De voeg aan de scharnierkant wordt kleiner, 0,8 mm per slag.',
      seconds.three,
      doorDoes('left'),
      { tool: turning(onArm('hettich', 0), armWay, 0.8) },
    ),
    shot(
      hinges.hettich,
      'zijwaarts-2',
      'Diepte',
      'Diepte: draai de achterste spindel linksom en de deur komt van de kast af, tot 3 mm.',
      seconds.three,
      doorDoes('out'),
      { tool: backward(onArm('hettich', 1), armWay, 0.8) },
    ),
    shot(
      hinges.hettich,
      'hoogte-2',
      'Hoogte',
      'Hoogte: draai de twee schroeven van elke plaat een halve slag los, schuif de gesteunde deur hooguit 2,5 mm en draai ze weer vast.',
      seconds.three,
      doorDoes('up'),
      { tool: backward([8, 54, 24], armWay, 0.7), degrees: 180 },
    ),
  ],
}
