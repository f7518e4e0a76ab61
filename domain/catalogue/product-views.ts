/**
 * The views of a line drawing, from the sizes of a variant: front, side and top to one scale, placed as European drawings place them
 * (the side beside the front, the top beneath it). All in mm; the front's upper left corner is the origin. Pure.
 */
import type { Dimensions } from '../dimensions.ts'
import { mirrorDoors } from '../mirrors/mirror-lists.ts'
import { placedBasins, type DrawnBasins } from './basin-places.ts'
import { circle, rect, round } from './path-lines.ts'

export type View = {
  kind: 'front' | 'side' | 'top'
  x: number
  y: number
  width: number
  height: number
  isRound: boolean
}
/** A measure along a view: between two points, with the number beside it. */
export type Measure = { axis: 'horizontal' | 'vertical'; from: number; to: number; at: number; figure: string }
/** What a product shows within its outline and below it. */
export type DrawnParts = {
  /** Fronts in rows and columns; style and handle as the form of a collection names them, and `spiegel` for doors of mirror glass. */
  fronts: { kind: 'drawer' | 'door'; rows: number; columns: number; style: string; handle: string } | null
  /** Height of the open compartment under the fronts. */
  open: number
  /** Height of the open compartment between two doors, above `underNiche` of the whole; 0 without one. */
  niche: number
  /** Its base and the height of that; in a frame the body may be lower than the whole. */
  base: { kind: 'legs' | 'frame'; height: number; body: number } | null
  basins: DrawnBasins | null
  rungs: number
}
export type DrawnViews = {
  views: View[]
  measures: Measure[]
  /** Height of the figures. */
  fontSize: number
  box: Box
}

/** Models that lie flat in the room: round ones are drawn from the top. */
const flat: ReadonlySet<string> = new Set(['wastafel', 'afdekblad'])

/**
 * The drawing, or null for a variant without sizes. A round bowl is as high as its parts say.
 * @param inRow puts the top view beside the other two, on the same base line, where the front is higher than both are wide: under a narrow front it would leave much empty space
 */
export function drawnViews(
  model: string,
  { width, height, depth, diameter }: Dimensions,
  parts: DrawnParts | null = null,
  inRow = false,
): DrawnViews | null {
  if (diameter !== null) {
    if (!parts?.basins) return roundViews(model, diameter)
    ;[width, height, depth] = [diameter, parts.basins.height, diameter]
  }
  if (width === null || height === null) return null
  const across = depth ?? 0
  const low = height + legsBelow(height, parts)
  const fontSize = Math.max(width + across * 1.2, low + across * 1.2, 1) / 24
  const gap = fontSize * 4
  const side = width + gap
  const isRow = inRow && depth !== null && height > width + across
  const [left, top] = isRow ? [side + across + gap, height - across] : [0, low + gap]
  const views: View[] = [{ kind: 'front', x: 0, y: 0, width, height, isRound: false }]
  const measures: Measure[] = [
    { axis: 'horizontal', from: 0, to: width, at: -fontSize * 1.4, figure: String(width) },
    { axis: 'vertical', from: 0, to: height, at: -fontSize * 1.4, figure: String(height) },
  ]
  if (depth !== null) {
    views.push(
      { kind: 'side', x: side, y: 0, width: depth, height, isRound: false },
      { kind: 'top', x: left, y: top, width, height: depth, isRound: diameter !== null },
    )
    measures.push(
      { axis: 'horizontal', from: side, to: side + depth, at: -fontSize * 1.4, figure: String(depth) },
      { axis: 'vertical', from: top, to: top + depth, at: left - fontSize * 1.4, figure: String(depth) },
    )
  }
  const margin = fontSize * 3.6
  return {
    views,
    measures,
    fontSize,
    box: {
      x: -margin,
      y: -margin,
      width: (depth === null ? width : isRow ? left + width : side + depth) + margin + fontSize,
      height: (depth === null || isRow ? low : top + depth) + margin + fontSize,
    },
  }
}

function roundViews(model: string, diameter: number): DrawnViews {
  const fontSize = diameter / 18
  const margin = fontSize * 3.6
  return {
    views: [{ kind: flat.has(model) ? 'top' : 'front', x: 0, y: 0, width: diameter, height: diameter, isRound: true }],
    measures: [{ axis: 'horizontal', from: 0, to: diameter, at: -fontSize * 1.4, figure: `⌀ ${diameter}` }],
    fontSize,
    box: { x: -margin, y: -margin, width: diameter + 2 * margin, height: diameter + margin + fontSize },
  }
}

export const viewWords = { front: 'vooraanzicht', side: 'zijaanzicht', top: 'bovenaanzicht' } as const

/** The joints between drawers and doors, as an SVG path in mm from the front's upper left corner. */
export function frontLines(model: string, width: number, height: number): string {
  switch (model) {
    case 'wastafelmeubel':
      return height >= 400 ? `M0 ${height / 2}H${width}` : ''
    case 'make-uptafel':
      return `M0 120H${width}M40 120V${height}M${width - 40} 120V${height}`
    case 'spiegelkast':
      return doorLines(width, height, mirrorDoors(width))
    case 'spiegel':
      return `M20 20H${width - 20}V${height - 20}H20Z`
    case 'bovenkast':
    case 'halfhoge-kast':
    case 'zijkast':
      return doorLines(width, height, cabinetDoors(width))
    default:
      return ''
  }
}

function doorLines(width: number, height: number, doors: number): string {
  return Array.from({ length: doors - 1 }, (_, door) => `M${(width / doors) * (door + 1)} 0V${height}`).join('')
}

/** How many doors a cabinet of this width has beside each other. */
function cabinetDoors(width: number): number {
  return width > 600 ? 2 : 1
}

/** How many fronts are beside each other in this width. */
export function frontsAcross(
  width: number,
  { kind, columns, style }: Pick<NonNullable<DrawnParts['fronts']>, 'kind' | 'columns' | 'style'>,
): number {
  if (kind === 'drawer') return columns
  return style === 'spiegel' ? mirrorDoors(width) : cabinetDoors(width)
}

/** Where an open compartment between two doors begins, as a part of the height from below (content/studio/furniture.py). */
export const underNiche = 0.45

/** Shorter legs are not drawn. */
const leastLegs = 60
const tube = 25
/** Thickness of a basin's edge. */
const wall = 20

/** How far its legs reach below a product of this height. */
export function legsBelow(height: number, parts: DrawnParts | null): number {
  const below = (parts?.base?.height ?? 0) - height
  return below < leastLegs ? 0 : below
}

/** The outline of a view, as an SVG path in mm from its upper left corner. */
export function viewOutline({ width, height, isRound }: View): string {
  return isRound ? circle(width / 2, height / 2, width / 2) : rect(0, 0, width, height)
}

/**
 * What a view shows within its outline, as an SVG path in mm from the view's upper left corner.
 * The front of the product is at the right in its side view and at the bottom in its top view.
 */
export function viewLines(
  { kind, width, height, isRound = false }: Pick<View, 'kind' | 'width' | 'height'> & Partial<Pick<View, 'isRound'>>,
  model: string,
  parts: DrawnParts | null,
): string {
  if (kind === 'top') return topLines(width, height, isRound, parts)
  if (!parts) return kind === 'front' && !isRound ? frontLines(model, width, height) : ''
  const body = bodyHeight(height, parts)
  const stand = standLines(width, height, body, parts)
  if (kind === 'side') return `${stand}${parts.fronts ? `M${width - 20} 0V${body - parts.open}` : ''}`
  if (parts.fronts && parts.niche > 0) return `${stand}${doorsAroundNiche(width, body, parts.niche, parts.fronts)}`
  return `${stand}${parts.fronts ? frontsLines(width, body - parts.open, parts.fronts) : ''}${parts.open > 0 ? rect(19, body - parts.open, width - 38, parts.open - 19) : ''}${rungLines(width, height, parts.rungs)}`
}

/** A frame that reaches the top leaves what is below the body open. */
export function bodyHeight(height: number, { base }: DrawnParts): number {
  return base?.kind === 'frame' && height > base.body + leastLegs && base.height - height < leastLegs
    ? base.body
    : height
}

function standLines(width: number, height: number, body: number, parts: DrawnParts): string {
  const below = legsBelow(height, parts)
  if (below > 0) {
    const [inset, leg] = parts.base?.kind === 'frame' ? [0, tube] : [30, 40]
    return [inset, width - inset - leg].map((x) => rect(x, height, leg, below)).join('')
  }
  return body < height
    ? `M0 ${body}H${width}M${tube} ${body}V${height}M${width - tube} ${body}V${height}M${tube} ${height - 150}H${width - tube}`
    : ''
}

function frontsLines(width: number, height: number, front: NonNullable<DrawnParts['fronts']>): string {
  const { kind, rows, style, handle } = front
  const columns = frontsAcross(width, front)
  const [across, down] = [width / columns, height / rows]
  return Array.from({ length: rows * columns }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const box = { x: column * across, y: row * down, width: across, height: down }
    return `${column > 0 ? `M${round(box.x)} ${round(box.y)}v${round(down)}` : ''}${row > 0 ? `M${round(box.x)} ${round(box.y)}h${round(across)}` : ''}${styleLines(style, box)}${handleLines(handle, kind, column === 0, box)}`
  }).join('')
}

function doorsAroundNiche(
  width: number,
  height: number,
  niche: number,
  { kind, style, handle }: NonNullable<DrawnParts['fronts']>,
): string {
  const low = height * underNiche
  const [upper, lower]: [Box, Box] = [
    { x: 0, y: 0, width, height: height - low - niche },
    { x: 0, y: height - low, width, height: low },
  ]
  const edges = [upper.height, lower.y].map((y) => `M0 ${round(y)}h${width}`).join('')
  const doors = [upper, lower].map((box) => `${styleLines(style, box)}${handleLines(handle, kind, true, box)}`).join('')
  return `${edges}${rect(19, upper.height + 19, width - 38, niche - 38)}${doors}`
}

type Box = { x: number; y: number; width: number; height: number }

function styleLines(style: string, { x, y, width, height }: Box): string {
  if (style === 'kader') {
    const [side, rail] = [Math.min(70, width / 5), Math.min(55, height / 4)]
    return rect(x + side, y + rail, width - 2 * side, height - 2 * rail)
  }
  if (style === 'groef-horizontaal')
    return between(height, Math.max(48, height / 20))
      .map((at) => `M${round(x)} ${round(y + at)}h${round(width)}`)
      .join('')
  if (style === 'groef-verticaal')
    return between(width, 48)
      .map((at) => `M${round(x + at)} ${round(y)}v${round(height)}`)
      .join('')
  return ''
}

/** Handles in the middle of a drawer and at the free side of a door. */
function handleLines(
  handle: string,
  kind: 'drawer' | 'door',
  opensRight: boolean,
  { x, y, width, height }: Box,
): string {
  const [middle, center] = [x + width / 2, y + height / 2]
  const grip = Math.min(160, (kind === 'door' ? height : width) * 0.6)
  if (kind === 'door') {
    const edge = opensRight ? x + width : x
    const inward = opensRight ? -1 : 1
    if (handle === 'knop') return circle(edge + inward * 45, center, 14)
    if (handle === 'beugel') return rect(edge + inward * 45 - 6, center - grip / 2, 12, grip)
    if (handle === 'lederen-lus') return rect(opensRight ? edge - 70 : edge, center - 15, 70, 30)
    return handle === 'greeplijst' || handle === 'greeploos'
      ? `M${round(edge + inward * 22)} ${round(y)}v${round(height)}`
      : ''
  }
  if (handle === 'knop')
    return (width > 700 ? [x + width / 4, x + (width * 3) / 4] : [middle]).map((at) => circle(at, center, 14)).join('')
  if (handle === 'beugel') return rect(middle - grip / 2, y + Math.min(48, height / 3), grip, 12)
  if (handle === 'lederen-lus') return rect(middle - 15, y, 30, Math.min(70, height / 2))
  if (handle === 'ingefreesd') return `M${round(x + width * 0.3)} ${round(y + 14)}h${round(width * 0.4)}`
  return handle === 'greeplijst' || handle === 'greeploos' ? `M${round(x)} ${round(y + 20)}h${round(width)}` : ''
}

/** Basins with their drains and tap holes; the wall is at the top. */
function topLines(width: number, depth: number, isRound: boolean, parts: DrawnParts | null): string {
  if (!parts?.basins) return ''
  const { shape } = parts.basins
  if (shape === 'free')
    return `${isRound ? circle(width / 2, depth / 2, width / 2 - wall) : rect(wall, wall, width - 2 * wall, depth - 2 * wall)}${circle(width / 2, depth / 2, 22)}`
  return placedBasins(width, depth, parts)
    .map(({ x, y, width: across, depth: down, tap }) => {
      const edge = shape === 'round' ? circle(x, y, across / 2) : rect(x - across / 2, y - down / 2, across, down)
      return `${edge}${circle(x, y, 22)}${tap ? circle(tap.x, tap.y, 17) : ''}`
    })
    .join('')
}

/** Bars between two posts. */
function rungLines(width: number, height: number, rungs: number): string {
  if (rungs === 0) return ''
  const bars = Array.from({ length: rungs }, (_, at) => (height * (at + 0.5)) / rungs)
  return `M20 0V${height}M${width - 20} 0V${height}${bars.map((y) => rect(20, y - 6, width - 40, 12)).join('')}`
}

function between(length: number, step: number): number[] {
  const count = Math.floor(length / step)
  return Array.from({ length: Math.max(0, count - 1) }, (_, at) => (length * (at + 1)) / count)
}
