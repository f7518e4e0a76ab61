/**
 * The views of a line drawing, from the sizes of a variant: front, side and top to one scale, placed as European drawings place them
 * (the side beside the front, the top beneath it). All in mm; the front's upper left corner is the origin. Pure.
 */
import type { Dimensions } from '#app/lib/dimensions.ts'

export type View = { kind: 'front' | 'side' | 'top'; x: number; y: number; width: number; height: number; isRound: boolean }
/** A measure along a view: between two points, with the number beside it. */
export type Measure = { axis: 'horizontal' | 'vertical'; from: number; to: number; at: number; figure: string }
export type DrawnViews = { views: View[]; measures: Measure[]; /** Height of the figures. */ letter: number; box: { x: number; y: number; width: number; height: number } }

/** What lies on its back in the room: of what is round, the top is drawn and not the front. */
const lying: ReadonlySet<string> = new Set(['wastafel', 'afdekblad'])

/** The drawing, or null for a variant without sizes. */
export function drawnViews(model: string, { width, height, depth, diameter }: Dimensions): DrawnViews | null {
  if (diameter !== null) return roundViews(model, diameter)
  if (width === null || height === null) return null
  const across = depth ?? 0
  const letter = Math.max(width + across * 1.2, height + across * 1.2, 1) / 24
  const gap = letter * 4
  const side = width + gap
  const top = height + gap
  const views: View[] = [{ kind: 'front', x: 0, y: 0, width, height, isRound: false }]
  const measures: Measure[] = [
    { axis: 'horizontal', from: 0, to: width, at: -letter * 1.4, figure: String(width) },
    { axis: 'vertical', from: 0, to: height, at: -letter * 1.4, figure: String(height) },
  ]
  if (depth !== null) {
    views.push({ kind: 'side', x: side, y: 0, width: depth, height, isRound: false }, { kind: 'top', x: 0, y: top, width, height: depth, isRound: false })
    measures.push({ axis: 'horizontal', from: side, to: side + depth, at: -letter * 1.4, figure: String(depth) }, { axis: 'vertical', from: top, to: top + depth, at: -letter * 1.4, figure: String(depth) })
  }
  const margin = letter * 3.6
  return { views, measures, letter, box: { x: -margin, y: -margin, width: (depth === null ? width : side + depth) + margin + letter, height: (depth === null ? height : top + depth) + margin + letter } }
}

function roundViews(model: string, diameter: number): DrawnViews {
  const letter = diameter / 18
  const margin = letter * 3.6
  return {
    views: [{ kind: lying.has(model) ? 'top' : 'front', x: 0, y: 0, width: diameter, height: diameter, isRound: true }],
    measures: [{ axis: 'horizontal', from: 0, to: diameter, at: -letter * 1.4, figure: `⌀ ${diameter}` }],
    letter,
    box: { x: -margin, y: -margin, width: diameter + 2 * margin, height: diameter + margin + letter },
  }
}

export const viewWords = { front: 'vooraanzicht', side: 'zijaanzicht', top: 'bovenaanzicht' } as const

/** The joints between drawers and doors, as an SVG path in mm from the front's upper left corner. */
export function frontLines(model: string, width: number, height: number): string {
  switch (model) {
    case 'wastafelmeubel': return height >= 400 ? `M0 ${height / 2}H${width}` : ''
    case 'make-uptafel': return `M0 120H${width}M40 120V${height}M${width - 40} 120V${height}`
    case 'spiegelkast': return doorLines(width, height, Math.max(1, Math.round(width / 400)))
    case 'spiegel': return `M20 20H${width - 20}V${height - 20}H20Z`
    case 'bovenkast': return doorLines(width, height, width >= 600 ? 2 : 1)
    default: return ''
  }
}

function doorLines(width: number, height: number, doors: number): string {
  return Array.from({ length: doors - 1 }, (_, door) => `M${(width / doors) * (door + 1)} 0V${height}`).join('')
}
