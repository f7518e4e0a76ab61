/**
 * The drawing of a set as DXF (R12, text), in mm at full size, for a fitter or an architect: outlines, measures and pipes each on a layer of
 * their own. y counts upwards from the floor. Pure.
 */
import type { DrawnMeasure, DrawnView, Mark, PieceDrawing, Shape } from './piece-drawing.ts'

/** A group of DXF: its code and value. */
type Group = readonly [code: number, value: string | number]

/** Radius of a tap hole and of a pipe, in mm. */
const radii: Readonly<Record<Mark['kind'], number>> = { tap: 17.5, drain: 20, cold: 8, warm: 8, screw: 4 }
const tick = 12

/** The text of the file. */
export function drawingDxf({ front, side, top, fontSize }: PieceDrawing): string {
  const groups: Group[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...[front, side, top].flatMap((view) => viewGroups(view, fontSize)),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return `${groups.map(([code, value]) => `${code}\r\n${value}`).join('\r\n')}\r\n`
}

function viewGroups({ shapes, seams, swings, marks, measures }: DrawnView, fontSize: number): Group[] {
  return [
    ...shapes.flatMap(outline),
    ...seams.flatMap(({ x1, y1, x2, y2 }) => line('FRONTS', x1, y1, x2, y2)),
    ...swings.flatMap(({ x1, y1, x2, y2 }) => line('HINGES', x1, y1, x2, y2)),
    ...marks.flatMap(({ kind, x, y }) => circle(kind === 'tap' ? 'TAPS' : 'PIPES', x, y, radii[kind])),
    ...measures.flatMap((measure) => measureGroups(measure, fontSize)),
  ]
}

/** A round thing is round in this view, or an oval of which the outline is a rectangle here. */
function outline({ kind, isRound, x, y, width, height }: Shape): Group[] {
  const layer = kind.toUpperCase()
  if (isRound && width === height) return circle(layer, x + width / 2, y + height / 2, width / 2)
  return [
    ...line(layer, x, y, x + width, y),
    ...line(layer, x + width, y, x + width, y + height),
    ...line(layer, x + width, y + height, x, y + height),
    ...line(layer, x, y + height, x, y),
  ]
}

function measureGroups({ axis, from, to, at, mm }: DrawnMeasure, fontSize: number): Group[] {
  const middle = (from + to) / 2
  return axis === 'horizontal'
    ? [
        ...line('MEASURES', from, at, to, at),
        ...[from, to].flatMap((end) => line('MEASURES', end, at - tick, end, at + tick)),
        ...text(String(mm), middle, at + fontSize * 1.25, fontSize, 0),
      ]
    : [
        ...line('MEASURES', at, from, at, to),
        ...[from, to].flatMap((end) => line('MEASURES', at - tick, end, at + tick, end)),
        ...text(String(mm), at - fontSize * 0.4, middle, fontSize, 90),
      ]
}

function line(layer: string, x1: number, y1: number, x2: number, y2: number): Group[] {
  return [
    [0, 'LINE'],
    [8, layer],
    [10, x1],
    [20, -y1],
    [11, x2],
    [21, -y2],
  ]
}

function circle(layer: string, x: number, y: number, radius: number): Group[] {
  return [
    [0, 'CIRCLE'],
    [8, layer],
    [10, x],
    [20, -y],
    [40, radius],
  ]
}

function text(words: string, x: number, y: number, height: number, angle: number): Group[] {
  return [
    [0, 'TEXT'],
    [8, 'MEASURES'],
    [10, x],
    [20, -y],
    [11, x],
    [21, -y],
    [40, height],
    [1, words],
    [50, angle],
    [72, 1],
  ]
}
