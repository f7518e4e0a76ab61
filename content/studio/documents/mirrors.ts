/** Mirrors as line drawings, from their formats. All lengths in mm. */
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { colours } from '#server/pdf/paper.ts'
import { pens, type Plan } from './plan.ts'

/** The part of a circle's radius at which the handles of its Bézier quarter stand. */
const quarter = 0.5523

type Face = { x: number; y: number; width: number; height: number }
type Pen = { pen?: number; fill?: string; dash?: boolean }

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
    const curve = (
      from: { x: number; y: number },
      to: { x: number; y: number },
      first: { x: number; y: number },
      second: { x: number; y: number },
    ) => doc.bezierCurveTo(on.x(first.x), on.y(first.y), on.x(second.x), on.y(second.y), on.x(to.x), on.y(to.y))
    doc.moveTo(on.x(top.x), on.y(top.y))
    curve(
      top,
      right,
      { x: top.x + (right.x - top.x) * round.top, y: top.y },
      { x: right.x, y: right.y + (top.y - right.y) * round.top },
    )
    curve(
      right,
      bottom,
      { x: right.x, y: right.y - (right.y - bottom.y) * round.bottom },
      { x: bottom.x + (right.x - bottom.x) * round.bottom, y: bottom.y },
    )
    curve(
      bottom,
      left,
      { x: bottom.x - (bottom.x - left.x) * round.bottom, y: bottom.y },
      { x: left.x, y: left.y - (left.y - bottom.y) * round.bottom },
    )
    curve(
      left,
      top,
      { x: left.x, y: left.y + (top.y - left.y) * round.top },
      { x: top.x - (top.x - left.x) * round.top, y: top.y },
    )
    return doc.closePath()
  }, pen)
}

/** A mirror from the front with its lower left corner at (x, y); the light is drawn in the accent colour. */
export function drawMirrorFront(plan: Plan, mirror: Mirror, face: Face, fill?: string): void {
  const { x, y, width, height } = face
  if (mirror.light === 'achter')
    lit(plan, () => drawShape(plan, mirror, grown(face, 14), { pen: pens.line, dash: true }))
  drawShape(plan, mirror, face, { pen: pens.cut, ...(fill ? { fill } : {}) })
  const frame = frameWidths[mirror.frame]
  if (frame > 0) drawShape(plan, mirror, grown(face, -frame), { pen: pens.thin })
  if (mirror.shape === 'spiegelkast') {
    const doors = Math.max(1, Math.round(width / 400))
    for (let door = 1; door < doors; door += 1)
      plan.line(x + (door * width) / doors, y, x + (door * width) / doors, y + height, pens.thin)
  }
  if (mirror.features.includes('vergrotingsspiegel') && mirror.shape !== 'spiegelkast')
    plan.ellipse(x + width - (mirror.light === 'zijkanten' ? 165 : 130), y + 140, 75, 75, { pen: pens.thin })
  lit(plan, () => {
    if (mirror.light === 'rand') drawShape(plan, mirror, grown(face, -45), { pen: pens.cut })
    if (mirror.light === 'boven' && mirror.shape === 'spiegelkast')
      plan.rect(x, y + height, width, 22, { pen: pens.line })
    if (mirror.light === 'boven' && mirror.shape !== 'spiegelkast')
      plan.rect(x + width * 0.2, y + height + 30, width * 0.6, 22, { radius: 11 })
    if (mirror.light === 'zijkanten')
      for (const side of [x + 40, x + width - 70]) plan.rect(side, y + 60, 30, height - 120, { pen: pens.line })
    if (mirror.light === 'band') plan.rect(x + 40, y + height - 130, width - 80, 30, { pen: pens.line })
    if (mirror.light === 'onder') plan.line(x + 30, y - 8, x + width - 30, y - 8, pens.cut)
  })
}

/** A mirror from the side; the wall stands at x, the glass points to the right. */
export function drawMirrorSide(
  plan: Plan,
  mirror: Mirror,
  x: number,
  face: Omit<Face, 'x' | 'width'> & { depth: number },
): void {
  const { y, height, depth } = face
  plan.line(x, y - 60, x, y + height + 60, pens.cut)
  if (mirror.shape === 'spiegelkast') {
    plan.rect(x, y, depth - 20, height, { pen: pens.cut })
    plan.rect(x + depth - 20, y, 20, height, { pen: pens.line })
  } else {
    plan.rect(x + depth - 5, y, 5, height, { pen: pens.cut })
    plan.rect(x, y + 40, depth - 5, Math.max(20, height - 80), { pen: pens.thin, dash: mirror.frame === 'geen' })
    if (mirror.frame !== 'geen')
      plan.rect(x + Math.max(0, depth - 25), y, Math.min(25, depth), height, { pen: pens.line })
  }
  if (mirror.light === 'boven' && mirror.shape !== 'spiegelkast')
    lit(plan, () => {
      plan.line(x, y + height + 41, x + 94, y + height + 41, pens.thin)
      plan.ellipse(x + 94, y + height + 41, 11, 11)
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
