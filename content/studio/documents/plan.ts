/** A drawing surface in millimetres: x to the right, y upwards, true to a stated scale on paper. Draw on it only inside a figure or an artifact. */
import { colours, pointsPerMm, styles, type Paper, type TextStyle } from '#server/pdf/paper.ts'

export const pens = { thin: 0.35, line: 0.6, cut: 1 } as const
export type Pen = { pen?: number; fill?: string; dash?: boolean }
const dimensionText: TextStyle = { font: 'sans', size: 6.6, leading: 8, color: colours.quiet }

/** The scales on a fitter's ruler. */
const knownScales = [2, 5, 10, 15, 20, 25, 30, 40, 50] as const

/** The largest known scale (1:n) at which `widthMm` x `heightMm` fits into a box of points. */
export function scaleFor(widthMm: number, heightMm: number, width: number, height: number): number {
  return (
    knownScales.find(
      (scale) => (widthMm / scale) * pointsPerMm <= width && (heightMm / scale) * pointsPerMm <= height,
    ) ?? 50
  )
}

/** `items` in rows of at most `available`, `gap` apart. */
export function inRows<T>(items: readonly T[], widthOf: (item: T) => number, available: number, gap: number): T[][] {
  const rows: T[][] = []
  let used = Infinity
  for (const item of items) {
    const width = widthOf(item) + gap
    if (used + width > available + gap) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(item)
    used += width
  }
  return rows
}

export class Plan {
  readonly paper: Paper
  /** Where (0, 0) lies on the page. */
  readonly origin: { x: number; y: number }
  readonly scale: number
  color: string

  constructor(paper: Paper, origin: { x: number; y: number }, scale: number, color: string = colours.ink) {
    this.paper = paper
    this.origin = origin
    this.scale = scale
    this.color = color
  }

  /** Points for a length in mm. */
  length(mm: number): number {
    return (mm / this.scale) * pointsPerMm
  }

  x(mm: number): number {
    return this.origin.x + this.length(mm)
  }

  y(mm: number): number {
    return this.origin.y - this.length(mm)
  }

  line(x1: number, y1: number, x2: number, y2: number, pen: number = pens.line): void {
    this.paper.line(this.x(x1), this.y(y1), this.x(x2), this.y(y2), this.color, pen)
  }

  dashed(x1: number, y1: number, x2: number, y2: number, color: string = this.color): void {
    const { doc } = this.paper
    doc.save().dash(2.4, { space: 1.8 })
    this.paper.line(this.x(x1), this.y(y1), this.x(x2), this.y(y2), color, pens.thin)
    doc.restore()
  }

  /** An outline with its lower left corner at (x, y). */
  rect(x: number, y: number, width: number, height: number, options: Pen & { radius?: number } = {}): void {
    const { doc } = this.paper
    const trace = () =>
      options.radius
        ? doc.roundedRect(
            this.x(x),
            this.y(y + height),
            this.length(width),
            this.length(height),
            Math.min(this.length(options.radius), this.length(width) / 2, this.length(height) / 2),
          )
        : doc.rect(this.x(x), this.y(y + height), this.length(width), this.length(height))
    this.paint(trace, options)
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, options: Pen = {}): void {
    this.paint(() => this.paper.doc.ellipse(this.x(x), this.y(y), this.length(radiusX), this.length(radiusY)), options)
  }

  /** A closed outline that `trace` draws in mm. */
  outline(trace: (plan: Plan, doc: PDFKit.PDFDocument) => PDFKit.PDFDocument, options: Pen = {}): void {
    this.paint(() => trace(this, this.paper.doc), options)
  }

  private paint(trace: () => PDFKit.PDFDocument, options: Pen): void {
    const { doc } = this.paper
    doc.save()
    if (options.dash) doc.dash(2.4, { space: 1.8 })
    const path = trace()
      .lineWidth(options.pen ?? pens.line)
      .strokeColor(this.color)
    if (options.fill) path.fillAndStroke(options.fill, this.color)
    else path.stroke()
    doc.restore()
  }

  /** A centre mark: a small cross in a circle, for drains, supplies and screws. */
  mark(x: number, y: number, color: string = colours.clay): void {
    const { doc } = this.paper
    const [px, py, arm] = [this.x(x), this.y(y), 4]
    doc.circle(px, py, 2.4).lineWidth(0.7).strokeColor(color).stroke()
    this.paper.line(px - arm, py, px + arm, py, color, pens.thin)
    this.paper.line(px, py - arm, px, py + arm, color, pens.thin)
  }

  /** A horizontal dimension between x1 and x2, `away` points below (negative) or above the line at `y`. */
  across(x1: number, x2: number, y: number, away: number, label = String(Math.round(x2 - x1))): void {
    const py = this.y(y) - away
    const [a, b] = [this.x(x1), this.x(x2)]
    for (const px of [a, b]) {
      this.paper.line(px, this.y(y) - Math.sign(away) * 2, px, py - Math.sign(away) * 3, colours.quiet, pens.thin)
      this.tick(px, py)
    }
    this.paper.line(a - 3, py, b + 3, py, colours.quiet, pens.thin)
    const width = Math.max(60, b - a)
    this.paper.ink(label, { x: (a + b) / 2 - width / 2, y: py - 8.6, width, align: 'center' }, dimensionText)
  }

  /** A vertical dimension between y1 and y2; `away` is how far left (negative) or right of `x` it stands, in points. */
  upright(y1: number, y2: number, x: number, away: number, label = String(Math.round(y2 - y1))): void {
    const { doc } = this.paper
    const px = this.x(x) + away
    const [a, b] = [this.y(y1), this.y(y2)]
    for (const py of [a, b]) {
      this.paper.line(this.x(x) + Math.sign(away) * 2, py, px + Math.sign(away) * 3, py, colours.quiet, pens.thin)
      this.tick(px, py)
    }
    this.paper.line(px, a + 3, px, b - 3, colours.quiet, pens.thin)
    const width = 70
    const middle = (a + b) / 2
    doc.save().rotate(-90, { origin: [px, middle] })
    this.paper.ink(label, { x: px - width / 2, y: middle - 8.6, width, align: 'center' }, dimensionText)
    doc.restore()
  }

  private tick(px: number, py: number): void {
    this.paper.line(px - 2, py + 2, px + 2, py - 2, colours.ink, pens.line)
  }

  /** A word in the drawing. */
  word(
    text: string,
    x: number,
    y: number,
    options: { align?: 'left' | 'right' | 'center'; style?: TextStyle } = {},
  ): void {
    const width = 150
    const align = options.align ?? 'left'
    const px = this.x(x) - (align === 'right' ? width : align === 'center' ? width / 2 : 0)
    this.paper.ink(text, { x: px, y: this.y(y), width, align }, options.style ?? dimensionText)
  }

  /** The name of a view. */
  title(text: string, x: number, y: number): void {
    this.word(text, x, y, { align: 'center', style: { ...styles.label, color: colours.ink } })
  }
}
