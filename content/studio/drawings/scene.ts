/** Draws a scene of solids and marks as SVG: seen without perspective, hidden lines hidden, house colours. Pure: the same scene gives the same text. */
import { fromFarToNear, type Line, type Piece } from './order.ts'
import { cross, dot, type Point, type Solid, type Tone } from './solid.ts'

export const ink = '#23201b'
export const clay = '#854832'
export const ground = '#ece6da'
const shades: Readonly<Record<Tone, readonly [light: string, dark: string]>> = {
  paper: ['#fffefb', '#d9d1c2'],
  white: ['#ffffff', '#efebe2'],
  wood: ['#f3e6cc', '#d3bd97'],
  metal: ['#efede9', '#b3ada2'],
  dark: ['#7b746a', '#3f3a34'],
  wall: ['#e4ddcf', '#cfc6b6'],
  clay: ['#c98a6d', '#9a5b41'],
  glass: ['#f4f6f4', '#dde3e0'],
}

/** What a mark gets to draw with: places on the sheet, and the scale in px per mm. */
export type Sheet = { at: (point: Point) => readonly [number, number]; scale: number; width: number; height: number }
export type Mark = {
  draw: (sheet: Sheet) => string
  /** Points that have to be on the sheet. */ reach: readonly Point[]
  /** Drawn before the solids, or before those that `cover` of the scene names. */ under?: boolean | 'cover'
  /** Where the words of a label stand, and the line from what they are about, in px. */ label?: (
    sheet: Sheet,
  ) => Placed
}
export type Placed = {
  text: string
  box: { left: number; top: number; right: number; bottom: number }
  lead: readonly [from: readonly [number, number], to: readonly [number, number]]
}
export type Scene = {
  /** From how far right of the front and how high one looks, in degrees: [0, 0] is the front view, [0, 90] the top, [90, 0] the right side. */
  view: readonly [azimuth: number, elevation: number]
  /** What stands nearer hides what stands farther; of faces in one plane that of the later layer lies on top. */
  layers: readonly (readonly Solid[])[]
  marks: readonly Mark[]
  /** Solids that are painted once more over the marks behind them: what a hand reaches behind. */ cover?: readonly Solid[]
  /** The middle of the drawing and how many mm it is wide; everything otherwise. */
  focus?: { at: Point; span: number }
  /** Small drawings on the sheet: place in px; `round` as through a magnifying glass. */
  insets?: readonly { scene: Scene; x: number; y: number; width: number; height: number; round?: boolean }[]
}
type Camera = { right: Point; up: Point; toward: Point }

/** The scene as a whole SVG file of `width` x `height` px; `title` says what it shows. */
export function drawScene(scene: Scene, title: string, width = 1200, height = 900): string {
  const body = drawOn(scene, width, height, 'a')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t" stroke-linecap="round" stroke-linejoin="round"><title id="t">${escaped(title)}</title><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>\n`
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Where everything comes on a sheet of `width` x `height` px, and what is seen of the solids from far to near. */
export function layOut(scene: Scene, width = 1200, height = 900): { sheet: Sheet; pieces: Piece[] } {
  const camera = cameraOf(scene.view)
  const flat = (point: Point): [number, number] => [dot(point, camera.right), -dot(point, camera.up)]
  const { middle, scale } = frame(scene, flat, width, height)
  const at = (point: Point): [number, number] => {
    const [x, y] = flat(point)
    return [width / 2 + (x - middle[0]) * scale, height / 2 + (y - middle[1]) * scale]
  }
  return {
    sheet: { at, scale, width, height },
    pieces: fromFarToNear(scene.layers.flat(), camera.toward, flat),
  }
}

function drawOn(scene: Scene, width: number, height: number, id: string): string {
  const { sheet, pieces: all } = layOut(scene, width, height)
  const pieces = all.filter((piece) => isOnSheet(piece, sheet))
  const marks = (under: Mark['under']) =>
    scene.marks
      .filter((mark) => (mark.under ?? false) === under)
      .map((mark) => mark.draw(sheet))
      .join('')
  const fine = Math.min(1, width / 700)
  const draw = (some: readonly Piece[]) =>
    some.length === 0
      ? ''
      : `<g fill="none" stroke="${ink}" stroke-width="${rounded(1.7 * fine)}">${some.map((piece) => drawPiece(piece, sheet.at, fine)).join('')}</g>`
  const cover = draw(pieces.filter(({ solid }) => scene.cover?.includes(solid)))
  const insets = (scene.insets ?? []).map((inset, index) => {
    const clip = `${id}${index}`
    const shape = inset.round
      ? `<ellipse cx="${inset.width / 2}" cy="${inset.height / 2}" rx="${inset.width / 2}" ry="${inset.height / 2}"`
      : `<rect width="${inset.width}" height="${inset.height}"`
    return `<g transform="translate(${inset.x} ${inset.y})"><clipPath id="${clip}">${shape}/></clipPath>${shape} fill="#f6f3ec"/><g clip-path="url(#${clip})">${drawOn(inset.scene, inset.width, inset.height, `${clip}-`)}</g>${shape} fill="none" stroke="${ink}" stroke-width="2.5"/></g>`
  })
  return marks(true) + draw(pieces) + marks('cover') + cover + insets.join('') + marks(false)
}

function cameraOf([azimuth, elevation]: readonly [number, number]): Camera {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const toward: Point = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)]
  const right: Point = [Math.cos(a), Math.sin(a), 0]
  return { toward, right, up: cross(toward, right) }
}

function frame(
  scene: Scene,
  flat: (point: Point) => [number, number],
  width: number,
  height: number,
): { middle: readonly [number, number]; scale: number } {
  if (scene.focus) return { middle: flat(scene.focus.at), scale: width / scene.focus.span }
  const points = [
    ...scene.layers.flat().flatMap((solid) => solid.faces.flat()),
    ...scene.marks.flatMap((mark) => mark.reach),
  ].map(flat)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const margin = Math.min(width, height) * 0.11
  return {
    middle: [(left + right) / 2, (top + bottom) / 2],
    scale: Math.min((width - 2 * margin) / (right - left || 1), (height - 2 * margin) / (bottom - top || 1)),
  }
}

function isOnSheet({ points }: Piece, { at, width, height }: Sheet): boolean {
  const places = points.map(at)
  const within = (values: readonly number[], size: number) => Math.max(...values) > -4 && Math.min(...values) < size + 4
  return (
    within(
      places.map(([x]) => x),
      width,
    ) &&
    within(
      places.map(([, y]) => y),
      height,
    )
  )
}

function drawPiece({ solid, points, normal, lines }: Piece, at: Sheet['at'], fine: number): string {
  const fill = shade(solid.tone, normal)
  const way = (weight: Line['weight']): string => {
    const runs: Place[][] = []
    let last: Point | undefined
    for (const { from, to } of lines.filter((line) => line.weight === weight)) {
      if (last === from) runs.at(-1)?.push(at(to))
      else runs.push([at(from), at(to)])
      last = to
    }
    return runs.map(pathThrough).join('')
  }
  return `<path d="${pathThrough(points.map(at))}z" fill="${fill}" stroke="${fill}" stroke-width=".7"/>${stroke(way('edge'))}${stroke(way('outline'), 3 * fine)}${stroke(way('score'), 2 * fine)}`
}

type Place = readonly [number, number]

/** A path that names each place from the one before it: half the bytes of places from the corner of the sheet. */
function pathThrough([first = [0, 0], ...places]: readonly Place[]): string {
  const tenths = (place: Place): Place => [Math.round(place[0] * 10), Math.round(place[1] * 10)]
  let [x, y] = tenths(first)
  const steps = places.map((place) => {
    const [nextX, nextY] = tenths(place)
    const step = [nextX - x, nextY - y].map((length) => String(length / 10).replace(/^(-?)0\./, '$1.')).join(' ')
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${pair(first)}l${steps.join(' ')}`.replaceAll(' -', '-')
}

/** A line in ink, without a width of its own as wide as an edge (`drawOn`). */
function stroke(path: string, width?: number): string {
  if (path === '') return ''
  return `<path d="${path}"${width === undefined ? '' : ` stroke-width="${rounded(width)}"`}/>`
}

/** Light from above and a little from the left front. */
function shade(tone: Tone, normal: Point): string {
  const [light, dark] = shades[tone]
  const share = Math.min(1, Math.max(0, 0.46 + 0.5 * normal[2] - 0.3 * normal[1] - 0.16 * normal[0]))
  return `#${[1, 3, 5]
    .map((from) => {
      const [a, b] = [dark, light].map((color) => Number.parseInt(color.slice(from, from + 2), 16))
      return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}

export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}
export function pair([x, y]: readonly [number, number]): string {
  return `${rounded(x)} ${rounded(y)}`
}
