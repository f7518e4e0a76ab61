/** The drawing of a set on paper, at its scale. */
import {
  paperScale,
  type DrawnMeasure,
  type DrawnView,
  type Mark,
  type PieceDrawing,
} from '#domain/configurator/piece-drawing.ts'
import { colours, pointsPerMm, type Paper, type Place, type TextStyle } from './paper.ts'

/** Points in a mm of the furniture. */
const unit = pointsPerMm / paperScale
const figures: TextStyle = { font: 'sans', size: 6.6, leading: 8 }
const letter: TextStyle = { font: 'semibold', size: 6.4, leading: 8, color: colours.clay }
const letters: Readonly<Record<Mark['kind'], string>> = { drain: 'A', cold: 'K', warm: 'W', screw: 'S', tap: '' }
const tick = 2.4
const cross = 3.2
/** mm, across a tap hole. */
const tapHole = 35
/** Width that a figure is centred in. */
const figureWidth = 40

/** Size of the drawing on paper, in points. */
export function drawnSize({ box }: Pick<PieceDrawing, 'box'>): { width: number; height: number } {
  return { width: box.width * unit, height: box.height * unit }
}

/** The free corner under the side view, for a drawing with its upper left corner at `left`, `top`. */
export function cornerOf({ box, sideLeft, topUpper }: PieceDrawing, left: number, top: number): Place {
  return {
    x: left + (sideLeft - box.x) * unit,
    y: top + (topUpper - box.y) * unit,
    width: (box.x + box.width - sideLeft) * unit,
  }
}

/** Draws the three views with their upper left corner at `left`, `top`; call it inside a figure. */
export function drawSet(paper: Paper, drawing: PieceDrawing, left: number, top: number): void {
  const { doc } = paper
  const { box, sideLeft } = drawing
  const x = (mm: number) => left + (mm - box.x) * unit
  const y = (mm: number) => top + (mm - box.y) * unit
  const line = (x1: number, y1: number, x2: number, y2: number, color: string, width: number) =>
    paper.line(x1, y1, x2, y2, color, width)

  const drawView = ({ shapes, seams, swings, marks, measures }: DrawnView) => {
    for (const { kind, isRound, ...rect } of shapes) {
      const [width, height] = [rect.width * unit, rect.height * unit]
      if (isRound) doc.ellipse(x(rect.x) + width / 2, y(rect.y) + height / 2, width / 2, height / 2)
      else doc.rect(x(rect.x), y(rect.y), width, height)
      doc.lineWidth(kind === 'open' ? 0.4 : 0.8)
      if (kind === 'cast') doc.dash(2, { space: 1.5 })
      if (kind === 'mirror' || kind === 'cast') doc.strokeColor(colours.ink).stroke()
      else doc.fillAndStroke(kind === 'top' || kind === 'open' ? colours.paper : colours.white, colours.ink)
      doc.undash()
    }
    for (const seam of seams) line(x(seam.x1), y(seam.y1), x(seam.x2), y(seam.y2), colours.quiet, 0.5)
    doc.dash(3, { space: 2 })
    for (const swing of swings) line(x(swing.x1), y(swing.y1), x(swing.x2), y(swing.y2), colours.quiet, 0.4)
    doc.undash()
    for (const mark of marks) drawMark(mark)
    for (const measure of measures) drawMeasure(measure)
  }

  const drawMark = ({ kind, ...at }: Mark) => {
    const [atX, atY] = [x(at.x), y(at.y)]
    if (kind === 'tap') {
      doc
        .circle(atX, atY, (tapHole / 2) * unit)
        .lineWidth(0.6)
        .strokeColor(colours.clay)
        .stroke()
      return
    }
    line(atX - cross, atY, atX + cross, atY, colours.clay, 0.7)
    line(atX, atY - cross, atX, atY + cross, colours.clay, 0.7)
    const place =
      kind === 'drain'
        ? { x: atX - figureWidth / 2, y: atY + cross }
        : { x: atX + (kind === 'warm' ? -1 : 1) * 2 * cross - figureWidth / 2, y: atY - 2.6 * cross }
    paper.ink(letters[kind], { ...place, width: figureWidth, align: 'center' }, letter)
  }

  const drawMeasure = ({ axis, from, to, at, mm }: DrawnMeasure) => {
    if (axis === 'horizontal') {
      line(x(from), y(at), x(to), y(at), colours.quiet, 0.4)
      for (const end of [from, to]) line(x(end), y(at) - tick, x(end), y(at) + tick, colours.quiet, 0.4)
      paper.ink(
        String(mm),
        { x: x((from + to) / 2) - figureWidth / 2, y: y(at) + 1.5, width: figureWidth, align: 'center' },
        figures,
      )
      return
    }
    line(x(at), y(from), x(at), y(to), colours.quiet, 0.4)
    for (const end of [from, to]) line(x(at) - tick, y(end), x(at) + tick, y(end), colours.quiet, 0.4)
    const middle = y((from + to) / 2)
    doc.save().rotate(-90, { origin: [x(at), middle] })
    paper.ink(
      String(mm),
      { x: x(at) - figureWidth / 2, y: middle - figures.leading - 1, width: figureWidth, align: 'center' },
      figures,
    )
    doc.restore()
  }

  line(x(0), y(0), x(sideLeft) - 3 * drawing.fontSize * unit, y(0), colours.ink, 0.8)
  line(x(sideLeft), y(0), left + box.width * unit, y(0), colours.ink, 0.8)
  line(x(sideLeft), y(0), x(sideLeft), top, colours.ink, 0.8)
  for (const view of [drawing.front, drawing.side, drawing.top]) drawView(view)
}
