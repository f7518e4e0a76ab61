/** The furniture of a collection as line drawings, from the sizes and form that the pictures are made from. All lengths in mm. */
import type { Collection } from '#domain/collections/collection.schema.ts'
import { basinCentres } from '#domain/assembly/supply-rules.ts'
import { pens, type Plan } from './plan.ts'

/** The width that shows a collection best: the one closest to 1200. */
export function referenceWidth(collection: Collection): number {
  return collection.sizes.widths.reduce((best, width) =>
    Math.abs(width - 1200) < Math.abs(best - 1200) ? width : best,
  )
}

/** The basin in drawings: the first of the collection. */
export function shownBasin(collection: Collection) {
  const [first] = collection.basins
  if (!first) throw new RangeError(`${collection.name} has no basin to draw`)
  return first
}

function standsOnTop(collection: Collection): boolean {
  return collection.form.basin === 'opzet-rond' || collection.form.basin === 'opzet-rechthoek'
}

/** Height of the underside of the basin: on the top, in it, or below it. */
function basinBottom(collection: Collection): number {
  const { topHeight, topThickness, basin } = collection.form
  if (standsOnTop(collection)) return topHeight
  return topHeight - shownBasin(collection).height - (basin === 'onderbouw' ? topThickness : 0)
}

/** Height of the underside of the cabinet above the floor. */
export function bodyBottom(collection: Collection): number {
  const { topHeight, topThickness, bodyHeight } = collection.form
  return topHeight - topThickness - bodyHeight
}

/** The cabinet from the front, its lower left corner at x and the floor at y = 0. */
export function drawFront(plan: Plan, collection: Collection, x: number, width: number, basins: 1 | 2 = 1): void {
  const { form } = collection
  const bottom = bodyBottom(collection)
  const radius = form.front === 'afgerond' ? 40 : 0
  const frame = form.front === 'staalframe' ? 25 : 0
  const gap = 4

  plan.rect(x, form.topHeight - form.topThickness, width, form.topThickness, { pen: pens.cut })
  drawLegs(plan, collection, x, width)
  plan.rect(x + frame, bottom, width - 2 * frame, form.bodyHeight, { radius, pen: pens.cut })

  const row = (form.bodyHeight - gap * (form.drawers - 1)) / form.drawers
  const halves = width > 1500 && form.front !== 'groef-horizontaal' && form.front !== 'groef-verticaal' ? 2 : 1
  const inner = width - 2 * frame
  for (let index = 0; index < form.drawers; index += 1) {
    const low = bottom + index * (row + gap)
    if (index > 0) plan.line(x + frame, low - gap / 2, x + width - frame, low - gap / 2)
    for (let half = 0; half < halves; half += 1) {
      const left = x + frame + (half * inner) / halves
      const right = left + inner / halves
      if (half > 0) plan.line(left, low, left, low + row)
      drawFace(plan, collection, left, right, low, row)
    }
  }

  const basin = shownBasin(collection)
  for (const centre of basinCentres(width, basins)) {
    const left = x + centre - basin.width / 2
    drawBasin(plan, collection, left, basin.width)
    drawTap(plan, collection, x + centre)
  }
}

/** Legs of steel from the floor to the top with a rail between them, or legs below the cabinet; nothing when it is wall-hung. */
function drawLegs(plan: Plan, collection: Collection, x: number, width: number): void {
  const { mounting, topHeight, topThickness } = collection.form
  if (mounting === 'frame') {
    for (const leg of [x, x + width - 25]) plan.rect(leg, 0, 25, topHeight - topThickness)
    plan.rect(x + 25, 150, width - 50, 25)
  } else if (mounting === 'staand') {
    for (const leg of [x + 30, x + width - 70]) plan.rect(leg, 0, 40, bodyBottom(collection))
  }
}

/** One drawer front between `left` and `right`. */
function drawFace(plan: Plan, collection: Collection, left: number, right: number, low: number, height: number): void {
  const { form } = collection
  const middle = (left + right) / 2
  const high = low + height
  if (form.front === 'greeplijst') plan.line(left, high - 22, right, high - 22, pens.thin)
  if (form.front === 'schuin') plan.line(left, high - 16, right, high - 16, pens.thin)
  if (form.front === 'kader') plan.rect(left + 70, low + 55, right - left - 140, height - 110, { pen: pens.thin })
  if (form.front === 'groef-horizontaal')
    for (let y = low + height / 4; y < high - 10; y += height / 4) plan.line(left, y, right, y, pens.thin)
  if (form.front === 'groef-verticaal')
    for (let x = left + 48; x < right - 10; x += 48) plan.line(x, low, x, high, 0.25)
  if (form.front === 'massief') plan.line(left, high - 30, right, high - 30, pens.thin)
  if (form.handle === 'knop')
    for (const x of right - left > 700 ? [left + (right - left) / 4, right - (right - left) / 4] : [middle])
      plan.ellipse(x, low + height / 2, 14, 14)
  if (form.handle === 'beugel') plan.rect(middle - 80, high - 60, 160, 12)
  if (form.handle === 'lederen-lus') plan.rect(middle - 15, high - 70, 30, 70, { radius: 12 })
  if (form.handle === 'ingefreesd')
    plan.line(left + (right - left) * 0.3, high - 14, right - (right - left) * 0.3, high - 14, pens.line)
}

function drawTap(plan: Plan, collection: Collection, x: number): void {
  const foot = collection.form.topHeight
  const height = standsOnTop(collection) ? 260 : 150
  plan.rect(x - 11, foot, 22, height, { radius: 8, pen: pens.thin, ...(standsOnTop(collection) ? { dash: true } : {}) })
}

/** The cabinet from the right side, with the wall at x and the front to the right; `plug` is the distance from the wall to the centre of the basin. */
export function drawSide(plan: Plan, collection: Collection, x: number, depth: number, plug: number): void {
  const { form } = collection
  const bottom = bodyBottom(collection)
  const basin = shownBasin(collection)
  plan.line(x, 0, x, form.topHeight + 240, pens.cut)
  drawLegs(plan, collection, x, depth)
  plan.rect(x, bottom, depth, form.bodyHeight, { pen: pens.cut })
  plan.rect(x, form.topHeight - form.topThickness, depth, form.topThickness, { pen: pens.cut })
  const row = form.bodyHeight / form.drawers
  for (let index = 0; index < form.drawers; index += 1) {
    const low = bottom + index * row
    plan.line(x + depth - 22, low, x + depth - 22, low + row, pens.thin)
    if (index > 0) plan.line(x + depth - 22, low, x + depth, low)
  }
  drawBasin(plan, collection, x + plug - basin.depth / 2, basin.depth)
}

/** The basin from the front or the side: solid when it is on the top, dashed when it is in or under it. */
function drawBasin(plan: Plan, collection: Collection, left: number, width: number): void {
  const { height } = shownBasin(collection)
  const onTop = standsOnTop(collection)
  plan.rect(
    left,
    basinBottom(collection),
    width,
    height,
    onTop
      ? { radius: collection.form.basin === 'opzet-rond' ? height * 0.6 : 12 }
      : { radius: 30, pen: pens.thin, dash: true },
  )
}

/** The top from above, with the wall at y + depth, the front at y, and the plug at `plug` from the wall. */
export function drawTop(
  plan: Plan,
  collection: Collection,
  x: number,
  y: number,
  width: number,
  depth: number,
  plug: number,
): void {
  const basin = shownBasin(collection)
  const { form } = collection
  plan.line(x - 60, y + depth, x + width + 60, y + depth, pens.cut)
  plan.rect(x, y, width, depth, {
    pen: pens.cut,
    radius: form.front === 'afgerond' && collection.slug === 'modena' ? 110 : 0,
  })
  const centre = { x: x + width / 2, y: y + depth - plug }
  if (form.basin === 'opzet-rond' || form.basin === 'onderbouw') {
    plan.ellipse(centre.x, centre.y, basin.width / 2, basin.depth / 2)
    plan.ellipse(centre.x, centre.y, basin.width / 2 - 14, basin.depth / 2 - 14, { pen: pens.thin })
  } else {
    const [left, low] = [centre.x - basin.width / 2, centre.y - basin.depth / 2]
    plan.rect(left, low, basin.width, basin.depth, { radius: 30 })
    plan.rect(left + 14, low + 14, basin.width - 28, basin.depth - 28, { radius: 24, pen: pens.thin })
  }
  plan.ellipse(centre.x, centre.y, 22, 22, { pen: pens.thin })
}
