/** The drawing of a set as DXF in mm at full size, for a fitter or an architect: front, side and top, y upwards from the floor. Pure. */
import { dxfFile, type DxfEntity, type DxfLayer } from '../professional/dxf-file.ts'
import type { DrawnMeasure, DrawnView, Line, Mark, PieceDrawing, Shape } from './piece-drawing.ts'

/** Radius of a tap hole and of a pipe in mm, and the letter that the guide gives it (docs/rules.md, Supply and drain). */
const marks: Readonly<Record<Mark['kind'], { layer: DxfLayer; radius: number; letter?: string }>> = {
  tap: { layer: 'KRAANGAT', radius: 17.5 },
  drain: { layer: 'AFVOER A', radius: 20, letter: 'A' },
  cold: { layer: 'KOUD WATER K', radius: 8, letter: 'K' },
  warm: { layer: 'WARM WATER W', radius: 8, letter: 'W' },
  screw: { layer: 'SCHROEVEN', radius: 4 },
}
const shapeLayers: Readonly<Record<Shape['kind'], DxfLayer>> = {
  cabinet: 'KAST',
  side: 'ZIJKAST',
  open: 'OPEN VAK',
  leg: 'POOT',
  top: 'BLAD',
  bowl: 'WASTAFEL',
  cast: 'WASTAFEL',
  mirror: 'SPIEGEL',
}
const tick = 12

/** The text of the file. */
export function drawingDxf({ front, side, top, fontSize }: PieceDrawing): string {
  return dxfFile([front, side, top].flatMap((view) => viewEntities(view, fontSize)))
}

function viewEntities({ shapes, seams, swings, marks: places, measures }: DrawnView, fontSize: number): DxfEntity[] {
  return [
    ...shapes.map(outline),
    ...seams.map((seam) => line('FRONTEN', seam)),
    ...swings.map((swing) => line('DRAAIRICHTING', swing)),
    ...places.flatMap((mark) => markEntities(mark, fontSize)),
    ...measures.flatMap((measure) => measureEntities(measure, fontSize)),
  ]
}

/** A round thing is round in this view, or an oval of which the outline is a rectangle here. */
function outline({ kind, isRound, x, y, width, height }: Shape): DxfEntity {
  const layer = shapeLayers[kind]
  if (isRound && width === height)
    return { kind: 'circle', layer, at: [x + width / 2, y + height / 2], radius: width / 2 }
  const [right, low] = [x + width, y + height]
  return {
    kind: 'line',
    layer,
    isClosed: true,
    points: [
      [x, y],
      [right, y],
      [right, low],
      [x, low],
    ],
  }
}

function markEntities({ kind, x, y }: Mark, fontSize: number): DxfEntity[] {
  const { layer, radius, letter } = marks[kind]
  return [
    { kind: 'circle', layer, at: [x, y], radius },
    ...(letter === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            layer,
            at: [x, y - radius - fontSize / 4] as const,
            words: letter,
            height: fontSize,
          },
        ]),
  ]
}

function measureEntities({ axis, from, to, at, mm }: DrawnMeasure, fontSize: number): DxfEntity[] {
  const isAcross = axis === 'horizontal'
  const place = (along: number, beside: number): readonly [number, number] =>
    isAcross ? [along, beside] : [beside, along]
  return [
    { kind: 'line', layer: 'MATEN', points: [place(from, at), place(to, at)] },
    ...[from, to].map((end) => ({
      kind: 'line' as const,
      layer: 'MATEN' as const,
      points: [place(end, at - tick), place(end, at + tick)],
    })),
    {
      kind: 'text',
      layer: 'MATEN',
      at: place((from + to) / 2, at + fontSize * (isAcross ? 1.25 : -0.4)),
      words: String(mm),
      height: fontSize,
      angle: isAcross ? 0 : 90,
    },
  ]
}

function line(layer: DxfLayer, { x1, y1, x2, y2 }: Line): DxfEntity {
  return {
    kind: 'line',
    layer,
    points: [
      [x1, y1],
      [x2, y2],
    ],
  }
}
