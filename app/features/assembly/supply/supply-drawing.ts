/** The pipe drawing as lines in mm, seen from the front and from the side: x from the left side of the cabinet (or the wall), y downwards from the floor at 0. */
import { supplyPlan, tolerances, type SupplyChoice } from '#domain/assembly/supply-rules.ts'

export type Rect = { x: number; y: number; width: number; height: number }
export type Measure = { axis: 'across' | 'upright'; from: number; to: number; at: number; mm: number }
export type Pipe = { kind: 'drain' | 'cold' | 'warm'; letter: 'A' | 'K' | 'W'; x: number; y: number; tolerance: Rect }
export type View = {
  box: Rect
  /** Height of the letters. */
  letter: number
  body: Rect
  top: Rect
  legs: Rect[]
  seams: number[]
  /** `isHidden`: in or under the top. */
  basins: (Rect & { isHidden: boolean })[]
  measures: Measure[]
}
export type SupplyDrawing = {
  front: View & { pipes: Pipe[] }
  side: View & { stubs: Rect[]; drawer: Rect; wall: number }
}

/** On a screen letters are as high as this part of the width, so that the narrowest shows them; on paper they are 2.8 mm. */
const letterShare = { front: 1 / 18, side: 1 / 13 }
const paperLetter = 28
const legWidth = 40
/** The bar under the drawing that proves the scale of the print. */
export const scaleBar = 500
/** On paper. */
export const scale = 10

export function supplyDrawing(choice: SupplyChoice, medium: 'screen' | 'paper'): SupplyDrawing {
  const { cabinet, width, basin, top, height } = choice
  const plan = supplyPlan(choice)
  const underTop = height - top.thickness
  const bottom = underTop - cabinet.bodyHeight
  const onTop = basin.mounting === 'opzet'
  const basinTop = onTop ? height + basin.height : basin.mounting === 'onderbouw' ? underTop : height
  const highest = Math.max(height, basinTop) + 60

  const seen = (across: number) => ({
    body: { x: 0, y: -underTop, width: across, height: underTop - bottom },
    top: { x: 0, y: -height, width: across, height: top.thickness },
    legs:
      cabinet.isStanding && bottom > 0
        ? [0, across - legWidth].map((x) => ({ x, y: -bottom, width: legWidth, height: bottom }))
        : [],
    seams: Array.from(
      { length: cabinet.drawers - 1 },
      (_, index) => -underTop + ((index + 1) * cabinet.bodyHeight) / cabinet.drawers,
    ),
  })
  const frontLetter = medium === 'paper' ? paperLetter : Math.max(width, 900) * letterShare.front
  const pipes = plan.hearts.flatMap((heart): Pipe[] => [
    {
      kind: 'drain',
      letter: 'A',
      x: heart,
      y: -plan.drain,
      tolerance: {
        x: heart - tolerances.drain.sideways,
        y: -plan.drain - tolerances.drain.higher,
        width: 2 * tolerances.drain.sideways,
        height: tolerances.drain.higher + tolerances.drain.lower,
      },
    },
    {
      kind: 'cold',
      letter: 'K',
      x: heart + plan.waterAside,
      y: -plan.water,
      tolerance: around(heart + plan.waterAside, -plan.water),
    },
    ...(plan.coldOnly
      ? []
      : [
          {
            kind: 'warm' as const,
            letter: 'W' as const,
            x: heart - plan.waterAside,
            y: -plan.water,
            tolerance: around(heart - plan.waterAside, -plan.water),
          },
        ]),
  ])
  const sideLetter = medium === 'paper' ? paperLetter : Math.max(cabinet.depth, 500) * letterShare.side
  return {
    front: {
      ...seen(width),
      letter: frontLetter,
      pipes,
      box: {
        x: -frontLetter * 6.6,
        y: -highest,
        width: width + frontLetter * 7.2,
        height: highest + frontLetter * 6.6,
      },
      basins: plan.hearts.map((heart) => ({
        x: heart - basin.width / 2,
        y: -basinTop,
        width: basin.width,
        height: basin.height,
        isHidden: !onTop,
      })),
      measures: [
        ...[plan.drain, plan.water, height].map((mm, index): Measure => ({
          axis: 'upright',
          from: -mm,
          to: 0,
          at: -frontLetter * (1.2 + index * 2),
          mm,
        })),
        ...[0, ...plan.hearts].flatMap((from, index): Measure[] => {
          const to = plan.hearts[index]
          return to === undefined ? [] : [{ axis: 'across', from, to, at: frontLetter, mm: to - from }]
        }),
        { axis: 'across', from: 0, to: width, at: frontLetter * 2.8, mm: width },
      ],
    },
    side: {
      ...seen(cabinet.depth),
      letter: sideLetter,
      wall: -highest,
      box: {
        x: -sideLetter * 1.2,
        y: -highest,
        width: cabinet.depth + sideLetter * 7.4,
        height: highest + sideLetter * 7,
      },
      basins: [
        { x: cabinet.plug - basin.depth / 2, y: -basinTop, width: basin.depth, height: basin.height, isHidden: !onTop },
      ],
      stubs: [
        { x: 0, y: -plan.drain - 20, width: (tolerances.drainOut.least + tolerances.drainOut.most) / 2, height: 40 },
        { x: 0, y: -plan.water - 8, width: tolerances.waterOut, height: 16 },
      ],
      drawer: {
        x: cabinet.behind,
        y: -underTop + 60,
        width: Math.max(0, cabinet.depth - 22 - cabinet.behind),
        height: Math.max(0, cabinet.bodyHeight / cabinet.drawers - 90),
      },
      measures: [
        ...[plan.drain, plan.water, height].map((mm, index): Measure => ({
          axis: 'upright',
          from: -mm,
          to: 0,
          at: cabinet.depth + sideLetter * (1.8 + index * 2),
          mm,
        })),
        { axis: 'across', from: 0, to: cabinet.behind, at: sideLetter, mm: cabinet.behind },
        { axis: 'across', from: 0, to: cabinet.plug, at: sideLetter * 2.9, mm: cabinet.plug },
        { axis: 'across', from: 0, to: cabinet.depth, at: sideLetter * 4.8, mm: cabinet.depth },
      ],
    },
  }
}

function around(x: number, y: number): Rect {
  return {
    x: x - tolerances.water.apart,
    y: y - tolerances.water.height,
    width: 2 * tolerances.water.apart,
    height: 2 * tolerances.water.height,
  }
}
