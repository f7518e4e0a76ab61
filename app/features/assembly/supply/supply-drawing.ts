/** The geometry of the pipe drawing in mm, from the front and from the side: x from the left side of the cabinet (or the wall), y downwards from the floor. */
import { supplyPlan, tolerances, type SupplyChoice } from '#domain/assembly/supply-rules.ts'

export type Rect = { x: number; y: number; width: number; height: number }
export type Measure = { axis: 'across' | 'upright'; from: number; to: number; at: number; mm: number }
export type Pipe = { kind: 'drain' | 'cold' | 'warm'; letter: 'A' | 'K' | 'W'; x: number; y: number; tolerance: Rect }
export type View = {
  box: Rect
  fontSize: number
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

/** Font size on a screen, as a share of the width of the view. */
const fontShare = { front: 1 / 18, side: 1 / 13 }
/** Font size on paper, 2.8 mm at 1:10. */
const paperFontSize = 28
const legWidth = 40
/** Length of the bar under the drawing by which a print is checked. */
export const scaleBar = 500
/** Of the drawing on paper, 1 to this. */
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
  const frontFontSize = medium === 'paper' ? paperFontSize : Math.max(width, 900) * fontShare.front
  const { drain, water } = tolerances
  const pipes = plan.centres.flatMap((centre): Pipe[] => {
    const supply = (kind: 'cold' | 'warm', letter: 'K' | 'W', x: number): Pipe => ({
      kind,
      letter,
      x,
      y: -plan.water,
      tolerance: {
        x: x - water.apart,
        y: -plan.water - water.height,
        width: 2 * water.apart,
        height: 2 * water.height,
      },
    })
    return [
      {
        kind: 'drain',
        letter: 'A',
        x: centre,
        y: -plan.drain,
        tolerance: {
          x: centre - drain.sideways,
          y: -plan.drain - drain.higher,
          width: 2 * drain.sideways,
          height: drain.higher + drain.lower,
        },
      },
      supply('cold', 'K', centre + plan.waterAside),
      ...(plan.coldOnly ? [] : [supply('warm', 'W', centre - plan.waterAside)]),
    ]
  })
  const heights = (at: (index: number) => number) =>
    [plan.drain, plan.water, height].map((mm, index): Measure => ({
      axis: 'upright',
      from: -mm,
      to: 0,
      at: at(index),
      mm,
    }))
  const across = (from: number, to: number, at: number): Measure => ({ axis: 'across', from, to, at, mm: to - from })
  const sideFontSize = medium === 'paper' ? paperFontSize : Math.max(cabinet.depth, 500) * fontShare.side
  // Beside each other on a screen, both stand on one line.
  const below = Math.max(frontFontSize * 6.6, sideFontSize * 7)
  return {
    front: {
      ...seen(width),
      fontSize: frontFontSize,
      pipes,
      box: {
        x: -frontFontSize * 6.6,
        y: -highest,
        // To the end of the cabinet, or of the scale bar with its figure.
        width: Math.max(width + frontFontSize * 0.6, scaleBar + frontFontSize * 4.4) + frontFontSize * 6.6,
        height: highest + (medium === 'paper' ? frontFontSize * 6.6 : below),
      },
      basins: plan.centres.map((centre) => ({
        x: centre - basin.width / 2,
        y: -basinTop,
        width: basin.width,
        height: basin.height,
        isHidden: !onTop,
      })),
      measures: [
        ...heights((index) => -frontFontSize * (1.2 + index * 2)),
        ...plan.centres.map((centre, index) => across(plan.centres[index - 1] ?? 0, centre, frontFontSize)),
        across(0, width, frontFontSize * 2.8),
      ],
    },
    side: {
      ...seen(cabinet.depth),
      fontSize: sideFontSize,
      wall: -highest,
      box: {
        x: -sideFontSize * 1.2,
        y: -highest,
        width: cabinet.depth + sideFontSize * 7.9,
        height: highest + (medium === 'paper' ? sideFontSize * 7 : below),
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
        ...heights((index) => cabinet.depth + sideFontSize * (1.8 + index * 2)),
        across(0, cabinet.behind, sideFontSize),
        across(0, cabinet.plug, sideFontSize * 2.9),
        across(0, cabinet.depth, sideFontSize * 4.8),
      ],
    },
  }
}
