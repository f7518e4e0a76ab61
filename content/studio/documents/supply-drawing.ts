/** The pipe drawing at the top of the pipe dimensions: one cabinet with all connections in the wall. */
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawFront, drawSide } from './furniture.ts'
import { pointsPerMm, type Paper } from '#server/pdf/paper.ts'
import { Plan } from './plan.ts'
import { usualPlan } from '#server/content/supply-cabinets.ts'
import { fixingOf, supplyOf } from '#server/content/supply-tables.ts'

/** Draws the example collection from the front and the side at 1:20. */
export function setSupplyDrawing(paper: Paper, files: ContentFiles): void {
  const collection = files.collections.get('beat45')
  if (!collection) throw new RangeError('The pipe dimensions have Beat 45 as their example, which does not exist')
  const [{ depth, plug }, fixing] = [supplyOf(files, collection), fixingOf(files, collection)]
  const { drain, water } = usualPlan(files, collection, fixing.width)
  const scale = 20
  const unit = pointsPerMm / scale
  const { width } = fixing
  const { topHeight } = collection.form
  const full = paper.columns(0, 12)
  const base = paper.y + (topHeight + 240) * unit
  const plan = new Plan(paper, { x: full.x + 62, y: base }, scale)
  const side = width + 330
  const alt = `Voorbeeld ${collection.name} van ${width} mm: hart afvoer op ${drain} mm, hart aanvoer op ${water} mm met 150 mm tussen warm en koud, bovenkant blad op ${topHeight} mm.`
  paper.figure(alt, { x: full.x, y: paper.y, width: full.width, height: base - paper.y + 34 }, () => {
    plan.line(-100, 0, side + depth + 80, 0, 1)
    drawFront(plan, collection, 0, width)
    plan.mark(width / 2, drain)
    for (const away of [-75, 75]) plan.mark(width / 2 + away, water)
    plan.word('koud', width / 2 + 110, water + 12)
    plan.word('warm', width / 2 - 110, water + 12, { align: 'right' })
    plan.word('afvoer', width / 2 + 40, drain - 24)
    plan.upright(0, drain, 0, -16)
    plan.upright(0, water, 0, -30)
    plan.upright(0, topHeight, 0, -44)
    plan.across(0, width, 0, -16)
    drawSide(plan, collection, side, depth, plug)
    plan.mark(side, drain)
    plan.mark(side, water)
    plan.across(side, side + depth, 0, -16)
  })
  paper.y = base + 42
  paper.paragraph(`Voorbeeld: ${collection.name}, ${width} mm breed, met één kom. Schaal 1:${scale}, maten in mm.`)
}
