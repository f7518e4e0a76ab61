/** What is wrong with the labels of a drawing: words on parts or on each other, lines through what they are not about. Pure. */
import { layOut, type Placed, type Scene } from './scene.ts'
import type { Solid } from './solid.ts'

type Flat = readonly [number, number]
type Outline = readonly Flat[]
/** So far words stay away from everything, and from the edge of the sheet, in px. */
const room = 8,
  rim = 30

/** A sentence for each fault; nothing when all labels can be read and followed. */
export function labelFaults(scene: Scene): string[] {
  const { sheet, pieces } = layOut(scene)
  const seen = pieces.map(({ solid, points }) => ({ solid, face: points.map(sheet.at) }))
  const parts = scene.layers.flat().map((solid) => ({ solid, faces: solid.faces.map((face) => face.map(sheet.at)) }))
  const labels = scene.marks.flatMap(({ label }) => (label ? [label(sheet)] : []))
  const ways = scene.marks.filter(({ label }) => !label).map(({ reach }) => reach.map(sheet.at))
  return labels.flatMap((label, index) => {
    const {
      text,
      box,
      lead: [from, to],
    } = label
    const frame = outlineOf(label)
    const own = seen.findLast(({ face }) => isWithin(from, face))
    const others = labels.filter((_, other) => other !== index)
    return [
      ...(own ? [] : [`the line of "${text}" begins on no part`]),
      ...(box.left < rim || box.top < rim || box.right > sheet.width - rim || box.bottom > sheet.height - rim
        ? [`"${text}" stands at the edge`]
        : []),
      ...(parts.some(({ faces }) => faces.some((face) => meet(frame, face))) ? [`"${text}" stands on a part`] : []),
      ...(ways.some((way) => meetsLine(frame, way)) ? [`"${text}" stands on a dashed line`] : []),
      ...others.filter((other) => meet(frame, outlineOf(other))).map((other) => `"${text}" touches "${other.text}"`),
      ...others
        .filter((other) => meetsLine(frame, other.lead))
        .map((other) => `"${text}" stands on the line of "${other.text}"`),
      ...others
        .filter((other) => crosses([from, to], other.lead))
        .map((other) => `the lines of "${text}" and "${other.text}" cross`),
      ...(parts.some(
        ({ solid, faces }) =>
          solid !== own?.solid && !isGround(solid) && faces.some((face) => meetsLine(face, [from, to])),
      )
        ? [`the line of "${text}" goes through another part`]
        : []),
    ]
  })
}

/** Walls and sides of cabinets, which things hang in front of: a line may go over them. */
function isGround({ tone }: Solid): boolean {
  return tone === 'wall'
}

function outlineOf({ box: { left, top, right, bottom } }: Placed): Outline {
  return [
    [left - room, top - room],
    [right + room, top - room],
    [right + room, bottom + room],
    [left - room, bottom + room],
  ]
}

function meet(a: Outline, b: Outline): boolean {
  return meetsLine(a, [...b, ...b.slice(0, 1)]) || (a[0] !== undefined && isWithin(a[0], b))
}

/** Whether a line of one or more pieces touches what lies within an outline. */
function meetsLine(outline: Outline, line: readonly Flat[]): boolean {
  return (
    line.some((point) => isWithin(point, outline)) ||
    line.slice(1).some((end, index) =>
      outline.some((corner, at) => {
        const begin = line[index],
          next = outline[(at + 1) % outline.length]
        return begin !== undefined && next !== undefined && crosses([begin, end], [corner, next])
      }),
    )
  )
}

function crosses([a, b]: readonly [Flat, Flat], [c, d]: readonly [Flat, Flat]): boolean {
  const side = ([px, py]: Flat, [qx, qy]: Flat, [x, y]: Flat) => Math.sign((qx - px) * (y - py) - (qy - py) * (x - px))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function isWithin([x, y]: Flat, outline: Outline): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}
