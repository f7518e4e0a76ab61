/** Mirrors as line drawings, from their formats. All lengths in mm. */
import { doorLines } from '#domain/mirrors/mirror-outline.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { colours } from '#server/pdf/paper.ts'
import { pens, type Pen, type Plan } from './plan.ts'

/** The distance of the control points of a Bézier quarter circle, as a share of the radius. */
const quarter = 0.5523

type Point = { x: number; y: number }
type Face = Point & { width: number; height: number }

const frameWidths = { geen: 0, smal: 6, breed: 45, kast: 0 } as const satisfies Record<Mirror['frame'], number>

/** The outline of a mirror's glass or light line in its own shape. */
function drawShape(plan: Plan, mirror: Mirror, face: Face, pen: Pen): void {
  const { x, y, width, height } = face
  const centre = { x: x + width / 2, y: y + height / 2 }
  if (mirror.shape === 'rond') plan.ellipse(centre.x, centre.y, width / 2, height / 2, pen)
  else if (mirror.shape === 'ovaal' && height > 2 * width) plan.rect(x, y, width, height, { ...pen, radius: width / 2 })
  else if (mirror.shape === 'ovaal') plan.ellipse(centre.x, centre.y, width / 2, height / 2, pen)
  else if (mirror.shape === 'boog') drawArch(plan, face, pen)
  else if (mirror.shape === 'organisch') drawFlowing(plan, face, mirror.name === 'M19' ? 'drop' : 'pebble', pen)
  else plan.rect(x, y, width, height, pen)
}

/** A half circle on a rectangle. */
function drawArch(plan: Plan, { x, y, width, height }: Face, pen: Pen): void {
  const radius = width / 2
  const spring = y + height - radius
  plan.outline(
    (on, doc) =>
      doc
        .moveTo(on.x(x), on.y(y))
        .lineTo(on.x(x), on.y(spring))
        .bezierCurveTo(
          on.x(x),
          on.y(spring + radius * quarter),
          on.x(x + radius * (1 - quarter)),
          on.y(y + height),
          on.x(x + radius),
          on.y(y + height),
        )
        .bezierCurveTo(
          on.x(x + radius * (1 + quarter)),
          on.y(y + height),
          on.x(x + width),
          on.y(spring + radius * quarter),
          on.x(x + width),
          on.y(spring),
        )
        .lineTo(on.x(x + width), on.y(y))
        .closePath(),
    pen,
  )
}

/** An outline without corners: four curves through points on the sides of the box, given as shares of width and height. */
function drawFlowing(plan: Plan, { x, y, width, height }: Face, kind: 'drop' | 'pebble', pen: Pen): void {
  const at =
    kind === 'drop'
      ? { top: 0.44, right: 0.34, bottom: 0.56, left: 0.32 }
      : { top: 0.6, right: 0.58, bottom: 0.42, left: 0.4 }
  const round = kind === 'drop' ? { top: 0.5, bottom: 0.62 } : { top: 0.55, bottom: 0.6 }
  const [top, right, bottom, left] = [
    { x: x + width * at.top, y: y + height },
    { x: x + width, y: y + height * at.right },
    { x: x + width * at.bottom, y },
    { x, y: y + height * at.left },
  ]
  plan.outline((on, doc) => {
    /** A quarter that starts level (`from` at the top or bottom) or upright, and ends the other way. */
    const curve = (from: Point, to: Point, share: number, startsLevel: boolean) => {
      const [dx, dy] = [(to.x - from.x) * share, (to.y - from.y) * share]
      const first = startsLevel ? { x: from.x + dx, y: from.y } : { x: from.x, y: from.y + dy }
      const second = startsLevel ? { x: to.x, y: to.y - dy } : { x: to.x - dx, y: to.y }
      doc.bezierCurveTo(on.x(first.x), on.y(first.y), on.x(second.x), on.y(second.y), on.x(to.x), on.y(to.y))
    }
    doc.moveTo(on.x(top.x), on.y(top.y))
    curve(top, right, round.top, true)
    curve(right, bottom, round.bottom, false)
    curve(bottom, left, round.bottom, true)
    curve(left, top, round.top, false)
    return doc.closePath()
  }, pen)
}

/** A mirror from the front with its lower left corner at (x, y); the light is drawn in the accent colour. */
export function drawMirrorFront(plan: Plan, mirror: Mirror, face: Face, fill?: string): void {
  const { x, y, width, height } = face
  if (mirror.light === 'achter') lit(plan, () => drawShape(plan, mirror, grown(face, 14), { dash: true }))
  drawShape(plan, mirror, face, { pen: pens.cut, ...(fill ? { fill } : {}) })
  const frame = frameWidths[mirror.frame]
  if (frame > 0) drawShape(plan, mirror, grown(face, -frame), { pen: pens.thin })
  if (mirror.shape === 'spiegelkast') {
    for (const at of doorLines(mirror.shape, width)) plan.line(x + at, y, x + at, y + height, pens.thin)
  }
  if (mirror.features.includes('vergrotingsspiegel') && mirror.shape !== 'spiegelkast')
    plan.ellipse(x + width - (mirror.light === 'zijkanten' ? 165 : 130), y + 140, 75, 75, { pen: pens.thin })
  lit(plan, () => {
    if (mirror.light === 'rand') drawShape(plan, mirror, grown(face, -45), { pen: pens.cut })
    if (mirror.light === 'boven' && mirror.shape === 'spiegelkast') plan.rect(x, y + height, width, 22)
    if (mirror.light === 'boven' && mirror.shape !== 'spiegelkast')
      plan.rect(x + width * 0.2, y + height + 30, width * 0.6, 22, { radius: 11 })
    if (mirror.light === 'zijkanten')
      for (const side of [x + 40, x + width - 70]) plan.rect(side, y + 60, 30, height - 120)
    if (mirror.light === 'band') plan.rect(x + 40, y + height - 130, width - 80, 30)
    if (mirror.light === 'onder') plan.line(x + 30, y - 8, x + width - 30, y - 8, pens.cut)
  })
}

/** A mirror from the side, with the wall at x, its underside at 0 and the glass to the right. */
export function drawMirrorSide(
  plan: Plan,
  mirror: Mirror,
  x: number,
  { height, depth }: { height: number; depth: number },
): void {
  plan.line(x, -60, x, height + 60, pens.cut)
  if (mirror.shape === 'spiegelkast') {
    plan.rect(x, 0, depth - 20, height, { pen: pens.cut })
    plan.rect(x + depth - 20, 0, 20, height)
  } else {
    plan.rect(x + depth - 5, 0, 5, height, { pen: pens.cut })
    plan.rect(x, 40, depth - 5, Math.max(20, height - 80), { pen: pens.thin, dash: mirror.frame === 'geen' })
    if (mirror.frame !== 'geen') plan.rect(x + Math.max(0, depth - 25), 0, Math.min(25, depth), height)
  }
  if (mirror.light === 'boven' && mirror.shape !== 'spiegelkast')
    lit(plan, () => {
      plan.line(x, height + 41, x + 94, height + 41, pens.thin)
      plan.ellipse(x + 94, height + 41, 11, 11)
    })
}

/** Draws in the colour of light. */
function lit(plan: Plan, draw: () => void): void {
  const before = plan.color
  plan.color = colours.clay
  draw()
  plan.color = before
}

function grown(face: Face, by: number): Face {
  return { x: face.x - by, y: face.y - by, width: face.width + 2 * by, height: face.height + 2 * by }
}
