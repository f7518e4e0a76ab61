/** What stands on a drawing beside the things: arrows, turns, measures, numbers, words, hands. Clay is what moves; ink is what one reads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'opentype.js/dist/opentype.mjs'
import { clay, ground, ink, pair, rounded, type Mark, type Placed, type Scene, type Sheet } from './scene.ts'
import { add, frameOf, times, type Point } from './solid.ts'

const cut = (name: string) =>
  parse(
    new Uint8Array(readFileSync(join(import.meta.dirname, `../../../server/pdf/fonts/instrument-sans-${name}.ttf`)))
      .buffer,
  )
const fonts = { semibold: cut('semibold'), medium: cut('medium') }
type Flat = readonly [number, number]

/** Words as outlines, in the middle of (x, y), on a plate that parts them from what lies beneath: drawn alike wherever the file is shown. */
export function words(text: string, x: number, y: number, size = 38, color = ink, plate = true): string {
  const width = fonts.semibold.getAdvanceWidth(text, size)
  return `${plate ? `<rect x="${rounded(x - width / 2 - 10)}" y="${rounded(y - size * 0.62)}" width="${rounded(width + 20)}" height="${rounded(size * 1.24)}" rx="3" fill="${ground}"/>` : ''}<path d="${letters('semibold', text, x - width / 2, y, size)}" fill="${color}"/>`
}

/** Words as outlines that begin at x, around the height y. */
function letters(weight: keyof typeof fonts, text: string, x: number, y: number, size: number): string {
  return fonts[weight]
    .getPath(text, x, y + size * 0.35, size)
    .commands.map(
      (command) =>
        command.type +
        (command.type === 'Z'
          ? ''
          : [
              ...(command.type === 'Q'
                ? [command.x1, command.y1]
                : command.type === 'C'
                  ? [command.x1, command.y1, command.x2, command.y2]
                  : []),
              command.x,
              command.y,
            ]
              .map(rounded)
              .join(' ')),
    )
    .join('')
}

function head([x, y]: Flat, angle: number, size: number): string {
  const corner = (apart: number, far: number): string =>
    pair([x + far * Math.cos(angle + apart), y + far * Math.sin(angle + apart)])
  return `M${corner(0, size * 0.55)}L${corner(2.35, size)}L${corner(-2.35, size)}Z`
}

/** A thick line with a head at the end, and at the start for a double one, with a halo so that it reads on everything. */
function arrowPath(points: readonly Flat[], both: boolean, weight: number): string {
  const [first, second, last, before] = [points[0], points[1], points.at(-1), points.at(-2)]
  if (!first || !second || !last || !before) return ''
  const size = weight * 3.1
  const tips = [
    head(last, Math.atan2(last[1] - before[1], last[0] - before[0]), size),
    ...(both ? [head(first, Math.atan2(first[1] - second[1], first[0] - second[0]), size)] : []),
  ].join('')
  const shaft = `M${points.map(pair).join('L')}`
  return `<path d="${shaft}" fill="none" stroke="${ground}" stroke-width="${weight + 9}"/><path d="${tips}" fill="${ground}" stroke="${ground}" stroke-width="10"/><path d="${shaft}" fill="none" stroke="${clay}" stroke-width="${weight}" stroke-linecap="butt"/><path d="${tips}" fill="${clay}"/>`
}

export function arrow(
  from: Point,
  to: Point,
  { both = false, weight = 11 }: { both?: boolean; weight?: number } = {},
): Mark {
  return { reach: [from, to], draw: (sheet) => arrowPath([sheet.at(from), sheet.at(to)], both, weight * fine(sheet)) }
}

/** Along a way of several points. */
export function path(
  points: readonly Point[],
  { both = false, weight = 11 }: { both?: boolean; weight?: number } = {},
): Mark {
  return { reach: points, draw: (sheet) => arrowPath(points.map(sheet.at), both, weight * fine(sheet)) }
}

/** A turn around `direction` (pointing at the viewer): degrees counter-clockwise are positive, clockwise negative. */
export function turn(
  at: Point,
  direction: Point,
  radius: number,
  from: number,
  sweep: number,
  { both = false, weight = 10 }: { both?: boolean; weight?: number } = {},
): Mark {
  const [, u, v] = frameOf(direction)
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const angle = ((from + (sweep * index) / 24) * Math.PI) / 180
    return add(at, add(times(u, radius * Math.cos(angle)), times(v, radius * Math.sin(angle))))
  })
  return { reach: points, draw: (sheet) => arrowPath(points.map(sheet.at), both, weight * fine(sheet)) }
}

/** A measure from `a` to `b`, standing `away` from them. */
export function measure(
  a: Point,
  b: Point,
  away: Point,
  text: string,
  { beside = 34 }: { beside?: number } = {},
): Mark {
  const [from, to] = [add(a, away), add(b, away)]
  return {
    reach: [from, to],
    draw: (sheet) => {
      const [[ax, ay], [bx, by]] = [sheet.at(from), sheet.at(to)]
      const far = Math.hypot(bx - ax, by - ay) || 1
      const [nx, ny] = [-(by - ay) / far, (bx - ax) / far]
      const [ox, oy] = sheet.at(add(from, away))
      const side = (ox - ax) * nx + (oy - ay) * ny >= 0 ? 1 : -1
      const tick = (x: number, y: number) => `M${pair([x - nx * 13, y - ny * 13])}L${pair([x + nx * 13, y + ny * 13])}`
      const leads = `M${pair(sheet.at(a))}L${pair([ax, ay])}M${pair(sheet.at(b))}L${pair([bx, by])}`
      const reach = Math.abs(nx) * Math.max(beside, 20 + text.length * 9) + Math.abs(ny) * beside
      const at: Flat = [(ax + bx) / 2 + nx * side * reach, (ay + by) / 2 + ny * side * reach]
      return `<path d="${leads}" fill="none" stroke="${ink}" stroke-width="1.4" stroke-dasharray="7 6"/><path d="M${pair([ax, ay])}L${pair([bx, by])}${tick(ax, ay)}${tick(bx, by)}" fill="none" stroke="${clay}" stroke-width="3.5"/>${words(text, at[0], at[1], 36 * Math.max(0.75, fine(sheet)), clay)}`
    },
  }
}

/** A number or letter in a disc. */
export function tag(at: Point, text: string, shift: Flat = [0, 0]): Mark {
  return {
    reach: [at],
    draw: (sheet) => {
      const [x, y] = sheet.at(at)
      const size = Math.max(0.7, fine(sheet))
      const [cx, cy] = [x + shift[0] * near(sheet), y + shift[1] * near(sheet)]
      const lead =
        shift[0] === 0 && shift[1] === 0
          ? ''
          : `<path d="M${pair([x, y])}L${pair([cx, cy])}" stroke="${clay}" stroke-width="3"/><circle cx="${rounded(x)}" cy="${rounded(y)}" r="5" fill="${clay}"/>`
      return `${lead}<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(31 * size)}" fill="${clay}" stroke="${ground}" stroke-width="4"/>${words(text, cx, cy, (text.length > 2 ? 30 : 36) * size, '#fffefb', false)}`
    },
  }
}

/** Words with a thin line to what they are about. */
export function note(
  at: Point,
  text: string,
  shift: Flat = [0, 0],
  { size = 36, color = ink }: { size?: number; color?: string } = {},
): Mark {
  return {
    reach: [at],
    draw: (sheet) => {
      const [x, y] = sheet.at(at)
      const [sx, sy] = [shift[0] * near(sheet), shift[1] * near(sheet)]
      const lead =
        Math.hypot(sx, sy) < 60
          ? ''
          : `<path d="M${pair([x, y])}L${pair([x + sx * 0.8, y + sy * 0.8])}" stroke="${ink}" stroke-width="1.8"/><circle cx="${rounded(x)}" cy="${rounded(y)}" r="4.5" fill="${ink}"/>`
      return lead + words(text, x + sx, y + sy, size * Math.max(0.75, fine(sheet)), color)
    },
  }
}

/** In px on a sheet of 1200: 12 px on a telephone, where the drawing is as wide as the window. */
export const labelSize = 38
/** Between the words and the line to them. */
const labelGap = 9

/** The name of a part on bare paper, at the end of a thin line that goes `way` px from a point of that part: beside a line that goes sideways, else above or beneath it. No plate: it stands clear of everything. */
export function label(at: Point, text: string, way: Flat): Mark {
  const place = (sheet: Sheet): Placed => {
    const from = sheet.at(at),
      to: Flat = [from[0] + way[0], from[1] + way[1]],
      wide = fonts.medium.getAdvanceWidth(text, labelSize)
    const beside = Math.abs(way[0]) > Math.abs(way[1])
    const left = beside ? (way[0] > 0 ? to[0] + labelGap : to[0] - labelGap - wide) : to[0] - wide / 2
    const top = beside ? to[1] - labelSize / 2 : way[1] > 0 ? to[1] + labelGap : to[1] - labelGap - labelSize
    return { text, box: { left, top, right: left + wide, bottom: top + labelSize }, lead: [from, to] }
  }
  return {
    reach: [at],
    label: place,
    draw: (sheet) => {
      const {
        box,
        lead: [from, to],
      } = place(sheet)
      return `<path d="M${pair(from)}L${pair(to)}" stroke="${ink}" stroke-width="1.8"/><circle cx="${rounded(from[0])}" cy="${rounded(from[1])}" r="4.5" fill="${ink}"/><path d="${letters('medium', text, box.left, (box.top + box.bottom) / 2, labelSize)}" fill="${ink}"/>`
    },
  }
}

/** A ring around what is meant. */
export function around(at: Point, radius: number): Mark {
  return {
    reach: [],
    draw: (sheet) => {
      const [x, y] = sheet.at(at)
      return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="none" stroke="${ground}" stroke-width="12"/><circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="none" stroke="${clay}" stroke-width="5"/>`
    },
  }
}

/** Not allowed: a ring with a stroke through it. */
export function forbidden(at: Point, radius: number): Mark {
  return {
    reach: [at],
    draw: (sheet) => {
      const [x, y] = sheet.at(at)
      const arm = radius * Math.SQRT1_2
      const shape = `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}"/><path d="M${pair([x - arm, y - arm])}L${pair([x + arm, y + arm])}"/>`
      return `<g fill="none" stroke="${ground}" stroke-width="20">${shape}</g><g fill="none" stroke="${clay}" stroke-width="10">${shape}</g>`
    },
  }
}

export function line(
  points: readonly Point[],
  {
    color = ink,
    weight = 2.5,
    dash = false,
    under = false,
  }: { color?: string; weight?: number; dash?: boolean; under?: boolean } = {},
): Mark {
  return {
    under,
    reach: points,
    draw: (sheet) =>
      `<path d="M${points.map((point) => pair(sheet.at(point))).join('L')}" fill="none" stroke="${color}" stroke-width="${weight}"${dash ? ' stroke-dasharray="14 10"' : ''}/>`,
  }
}

/** A clock with a time beneath it. */
export function clock(at: Point, text: string, shift: Flat = [0, 0]): Mark {
  return {
    reach: [at],
    draw: (sheet) => {
      const [px, py] = sheet.at(at)
      const [x, y] = [px + shift[0], py + shift[1]]
      return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="64" fill="#fffefb" stroke="${ink}" stroke-width="4"/><path d="M${pair([x, y - 44])}L${pair([x, y])}L${pair([x + 30, y + 18])}" fill="none" stroke="${clay}" stroke-width="8"/>${[0, 1, 2, 3].map((quarter) => `<path d="M${pair([x + 52 * Math.cos((quarter * Math.PI) / 2), y + 52 * Math.sin((quarter * Math.PI) / 2)])}L${pair([x + 60 * Math.cos((quarter * Math.PI) / 2), y + 60 * Math.sin((quarter * Math.PI) / 2)])}" stroke="${ink}" stroke-width="3"/>`).join('')}${words(text, x, y + 100, 38)}`
    },
  }
}

type Finger = { points: readonly Flat[]; width: number }
/** Hands in mm; the tip of the finger that counts is the origin, the arm goes to the right. */
const hands: Readonly<Record<'point' | 'flat' | 'under' | 'pinch', readonly Finger[]>> = {
  point: [
    {
      points: [
        [150, 16],
        [330, 30],
      ],
      width: 50,
    },
    {
      points: [
        [104, 14],
        [150, 17],
      ],
      width: 66,
    },
    {
      points: [
        [74, 44],
        [100, 40],
      ],
      width: 19,
    },
    {
      points: [
        [68, 28],
        [100, 26],
      ],
      width: 20,
    },
    {
      points: [
        [66, 10],
        [100, 10],
      ],
      width: 20,
    },
    {
      points: [
        [9, 0],
        [46, -9],
        [98, -8],
      ],
      width: 18,
    },
    {
      points: [
        [64, 14],
        [84, 26],
        [112, 30],
      ],
      width: 19,
    },
  ],
  flat: [
    {
      points: [
        [150, 4],
        [330, 8],
      ],
      width: 54,
    },
    {
      points: [
        [104, 0],
        [146, 3],
      ],
      width: 80,
    },
    {
      points: [
        [62, 58],
        [86, 50],
        [120, 26],
      ],
      width: 21,
    },
    {
      points: [
        [24, 32],
        [102, 28],
      ],
      width: 17,
    },
    {
      points: [
        [10, 12],
        [102, 11],
      ],
      width: 19,
    },
    {
      points: [
        [9, -10],
        [102, -8],
      ],
      width: 19,
    },
    {
      points: [
        [18, -31],
        [102, -27],
      ],
      width: 18,
    },
  ],
  /** The palm from beneath what it carries; the thumb is drawn on its own (`thumb`). */
  under: [
    {
      points: [
        [150, 4],
        [330, 8],
      ],
      width: 54,
    },
    {
      points: [
        [40, -1],
        [140, 3],
      ],
      width: 78,
    },
  ],
  pinch: [
    {
      points: [
        [150, 12],
        [330, 24],
      ],
      width: 50,
    },
    {
      points: [
        [100, 8],
        [150, 11],
      ],
      width: 68,
    },
    {
      points: [
        [52, 8],
        [98, 12],
      ],
      width: 19,
    },
    {
      points: [
        [4, -9],
        [42, -30],
        [98, -18],
      ],
      width: 18,
    },
    {
      points: [
        [4, 11],
        [40, 30],
        [104, 28],
      ],
      width: 20,
    },
  ],
}

/**
 * A hand; `angle` turns the arm clockwise from pointing right, `flip` mirrors it across the finger, `under` puts it
 * behind the things, or behind those that cover it.
 */
export function hand(
  kind: keyof typeof hands,
  at: Point,
  angle: number,
  {
    flip = false,
    under = false,
    size = 2.3,
    shift = [0, 0],
  }: { flip?: boolean; under?: Mark['under']; size?: number; shift?: Flat } = {},
): Mark {
  return {
    under,
    reach: [],
    draw: (sheet) => {
      const [x, y] = sheet.at(at)
      const draw = ({ points, width }: Finger, index: number) => {
        const [tip, back] = [points.at(-2), points.at(-1)]
        const longer =
          tip && back && index > 1
            ? [...points, [back[0] + 14 * Math.sign(back[0] - tip[0]), back[1]] as const]
            : points
        return `<path d="M${points.map(pair).join('L')}" stroke="${ink}" stroke-width="${width + 2.6}"/><path d="M${longer.map(pair).join('L')}" stroke="#fffefb" stroke-width="${width}"/>`
      }
      const [arm, palm, ...fingers] = hands[kind]
      if (!arm || !palm) return ''
      const both = [arm, palm]
      const bulk =
        both
          .map(
            ({ points, width }) =>
              `<path d="M${points.map(pair).join('L')}" stroke="${ink}" stroke-width="${width + 2.6}"/>`,
          )
          .join('') +
        both
          .map(
            ({ points, width }) =>
              `<path d="M${points.map(pair).join('L')}" stroke="#fffefb" stroke-width="${width}"/>`,
          )
          .join('')
      const middle = (arm.points[0]?.[1] ?? 0) + 6
      const half = arm.width / 2 + 9
      // So long that a sleeve never ends on the sheet.
      const cuff = `<path d="M226 ${middle - half + 4}L226 ${middle + half}L400 ${middle + half + 12}H1600V${middle - half}H400Z" fill="#d9d1c2" stroke="${ink}" stroke-width="1.3"/>`
      return `<g transform="translate(${pair([x + shift[0], y + shift[1]])}) rotate(${angle}) scale(${size} ${flip ? -size : size})" fill="none">${bulk}${cuff}${fingers.map((finger, index) => draw(finger, index + 2)).join('')}</g>`
    },
  }
}

/** A thumb over what its hand holds from behind; `angle` turns its root clockwise from pointing right. */
export function thumb(
  at: Point,
  angle: number,
  length: number,
  { size = 1.5, under = false }: { size?: number; under?: NonNullable<Mark['under']> } = {},
): Mark {
  return {
    under,
    reach: [],
    draw: (sheet) => {
      const way = `M12 0Q${length / 2} -9 ${length} 0`
      return `<g transform="translate(${pair(sheet.at(at))}) rotate(${angle}) scale(${size})" fill="none"><path d="${way}" stroke="${ink}" stroke-width="26.6"/><path d="${way}h16" stroke="#fffefb" stroke-width="24"/></g>`
    },
  }
}

/** The same scene from nearer by, for an inset. */
export function closer(scene: Scene, at: Point, span: number): Scene {
  return { view: scene.view, layers: scene.layers, marks: [], focus: { at, span } }
}

/** What stands beside a thing stands nearer to it on a smaller sheet. */
function near({ height }: Sheet): number {
  return Math.min(1, height / 900)
}

function fine({ width }: Sheet): number {
  return Math.min(1, Math.max(0.5, width / 900))
}
