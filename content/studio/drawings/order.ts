/** What is seen of solids, from far to near. Solids that go through each other are cut where they meet. Pure. */
import { add, cross, dot, minus, times, unit, type Point, type Solid } from './solid.ts'

/** `outline` parts a solid from what lies behind it, `edge` parts two seen faces, `score` is drawn on a face. */
export type Line = { from: Point; to: Point; weight: 'outline' | 'edge' | 'score' }
/** A face that looks at the viewer, or a part of one. */
export type Piece = { solid: Solid; points: readonly Point[]; normal: Point; lines: readonly Line[] }
type Body = {
  solid: Solid
  points: readonly Point[]
  planes: readonly Plane[]
  depth: number
  /** From left to right and from bottom to top as seen. */ extent: readonly (readonly [low: number, high: number])[]
}
type Plane = { normal: Point; at: number }

/** In mm: what is nearer to a plane lies in it. */
const near = 0.02
const axes: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Of faces in one plane the later one lies on top. `flat` gives where a point is seen. */
export function fromFarToNear(
  solids: readonly Solid[],
  toward: Point,
  flat: (point: Point) => readonly [number, number],
): Piece[] {
  const bodies = solids.map((solid) => bodyOf(solid, toward, flat))
  return knots(bodies, toward).flatMap((knot) => inDepth(knot.flatMap(({ solid }) => piecesOf(solid, toward))))
}

function bodyOf(solid: Solid, toward: Point, flat: (point: Point) => readonly [number, number]): Body {
  const points = [...new Map(solid.faces.flat().map((point) => [point.join(), point])).values()]
  const places = points.map(flat)
  return {
    solid,
    points,
    planes: solid.faces.map((face) => planeOf(face, normalOf(face))),
    depth: points.reduce((sum, point) => sum + dot(point, toward), 0) / points.length,
    extent: [spread(places.map(([x]) => x)), spread(places.map(([, y]) => y))],
  }
}

function planeOf([first = [0, 0, 0]]: readonly Point[], normal: Point): Plane {
  return { normal, at: dot(first, normal) }
}

function spread(values: readonly number[]): [low: number, high: number] {
  return [Math.min(...values), Math.max(...values)]
}

/** Groups of solids from far to near. Those in one group hide each other to and fro, or no plane parts them. */
function knots(bodies: readonly Body[], toward: Point): Body[][] {
  const behind = new Map(bodies.map((body) => [body, new Set<Body>()]))
  for (const [index, a] of bodies.entries()) {
    for (const b of bodies.slice(index + 1)) {
      const { aHides, bHides } = hiding(a, b, toward)
      if (aHides) behind.get(a)?.add(b)
      if (bHides) behind.get(b)?.add(a)
    }
  }
  // Tarjan's strongly connected components: what lies behind a group comes out before it.
  const order = new Map<Body, number>()
  const lowest = new Map<Body, number>()
  const stack: Body[] = []
  const found: Body[][] = []
  const lower = (body: Body, to: number) => lowest.set(body, Math.min(lowest.get(body) ?? to, to))
  const visit = (body: Body): void => {
    order.set(body, order.size)
    lower(body, order.size - 1)
    stack.push(body)
    for (const other of behind.get(body) ?? []) {
      if (!order.has(other)) {
        visit(other)
        lower(body, lowest.get(other) ?? 0)
      } else if (stack.includes(other)) lower(body, order.get(other) ?? 0)
    }
    if (lowest.get(body) !== order.get(body)) return
    const knot = new Set(stack.splice(stack.indexOf(body)))
    found.push(bodies.filter((one) => knot.has(one)))
  }
  for (const body of bodies.toSorted((a, b) => a.depth - b.depth)) if (!order.has(body)) visit(body)
  return found
}

/** A solid hides nothing of another that lies wholly before a plane that it lies behind. */
function hiding(a: Body, b: Body, toward: Point): { aHides: boolean; bHides: boolean } {
  const apart = a.extent.some(([low, high], side) => {
    const [otherLow, otherHigh] = b.extent[side] ?? [low, high]
    return high <= otherLow + near || low >= otherHigh - near
  })
  let [aHides, bHides] = [!apart, !apart]
  for (const normal of [...axes, ...a.planes.map((plane) => plane.normal), ...b.planes.map((plane) => plane.normal)]) {
    if (!aHides && !bHides) break
    const [own, other] = [a, b].map(({ points }) => spread(points.map((point) => dot(point, normal))))
    const facing = dot(normal, toward)
    if (!own || !other) continue
    const isBelow = own[1] <= other[0] + near
    if (!isBelow && own[0] < other[1] - near) continue
    if (isBelow ? facing > -0.001 : facing < 0.001) aHides = false
    if (isBelow ? facing < 0.001 : facing > -0.001) bHides = false
  }
  return { aHides, bHides }
}

/** The faces of a solid that look at the viewer, with their lines. */
function piecesOf(solid: Solid, toward: Point): Piece[] {
  const key = (point: Point) => point.map((value) => Math.round(value * 50)).join()
  const between = (a: Point, b: Point) => [key(a), key(b)].toSorted().join('|')
  const faces = solid.faces.map((points) => ({ points, normal: normalOf(points) }))
  const sharing = new Map<string, Point[]>()
  for (const { points, normal } of faces)
    for (const [from, to] of sidesOf(points))
      sharing.set(between(from, to), [...(sharing.get(between(from, to)) ?? []), normal])
  const isSeen = (normal: Point) => dot(normal, toward) > 0.001
  const scored = faces.map((): Line[] => [])
  for (const { points, normal } of solid.scores) {
    const [start = [0, 0, 0]] = points
    const off = faces.map((face) => Math.abs(dot(start, face.normal) - planeOf(face.points, face.normal).at))
    const like = faces.map((face, index) => (dot(face.normal, normal) > 0.9 ? (off[index] ?? 0) : Infinity))
    const nearest = Math.min(...like)
    if (nearest > 1) throw new RangeError('A score lies on no face')
    scored[like.indexOf(nearest)]?.push(
      ...points.slice(1).map((to, index): Line => ({ from: points[index] ?? to, to, weight: 'score' })),
    )
  }
  return faces
    .map(({ points, normal }, index): Piece => {
      const lines = sidesOf(points).flatMap(([from, to]): Line[] => {
        const [a, b] = sharing.get(between(from, to)) ?? []
        if (!a || !b || isSeen(a) !== isSeen(b)) return [{ from, to, weight: 'outline' }]
        return dot(a, b) < 0.9 ? [{ from, to, weight: 'edge' }] : []
      })
      return { solid, points, normal, lines: [...lines, ...(scored[index] ?? [])] }
    })
    .filter(({ normal }) => isSeen(normal))
}

function sidesOf(points: readonly Point[]): [from: Point, to: Point][] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point])
}

/** As in a BSP tree: what lies behind the plane of a piece comes before it, what lies in front of it after. */
function inDepth(pieces: readonly Piece[]): Piece[] {
  const [first] = pieces
  if (!first) return []
  const { splitter } = pieces.slice(0, 40).reduce<{ splitter: Piece; cuts: number }>(
    (best, piece) => {
      if (best.cuts === 0) return best
      const plane = planeOf(piece.points, piece.normal)
      const cuts = pieces.filter((other) => sideOf(other, plane) === 'both').length
      return cuts < best.cuts ? { splitter: piece, cuts } : best
    },
    { splitter: first, cuts: Infinity },
  )
  const plane = planeOf(splitter.points, splitter.normal)
  const [back, within, front]: [Piece[], Piece[], Piece[]] = [[], [], []]
  const sort = (piece: Piece): void => {
    const side = piece === splitter ? 'in' : sideOf(piece, plane)
    if (side === 'in') within.push(piece)
    else if (side === 'back') back.push(piece)
    else if (side === 'front') front.push(piece)
    else if (isConvex(piece)) {
      const cut = cutBy(piece, plane)
      back.push({ ...piece, ...half(piece, plane, -1) })
      const before = half(piece, plane, 1)
      const seam = piece.solid === splitter.solid || !cut ? [] : clip(cut, splitter)
      front.push({ ...piece, ...before, lines: [...before.lines, ...seam] })
    } else triangles(piece).forEach(sort)
  }
  pieces.forEach(sort)
  return [...inDepth(back), ...within, ...inDepth(front)]
}

function sideOf({ points }: Piece, { normal, at }: Plane): 'in' | 'back' | 'front' | 'both' {
  const [low, high] = spread(points.map((point) => dot(point, normal) - at))
  return low >= -near ? (high <= near ? 'in' : 'front') : high <= near ? 'back' : 'both'
}

/** What of a convex piece lies before a plane (`sign` 1) or behind it (-1). */
function half({ points, lines }: Piece, { normal, at }: Plane, sign: 1 | -1): Pick<Piece, 'points' | 'lines'> {
  const off = (point: Point) => sign * (dot(point, normal) - at)
  const meet = (from: Point, to: Point): Point =>
    add(from, times(minus(to, from), off(from) / (off(from) - off(to) || 1)))
  return {
    points: sidesOf(points).flatMap(([from, to]) => [
      ...(off(from) >= 0 ? [from] : []),
      ...(off(from) >= 0 === off(to) >= 0 ? [] : [meet(from, to)]),
    ]),
    lines: lines.flatMap((line): Line[] => {
      const [starts, ends] = [off(line.from) >= 0, off(line.to) >= 0]
      if (starts && ends) return [line]
      const middle = meet(line.from, line.to)
      return starts ? [{ ...line, to: middle }] : ends ? [{ ...line, from: middle }] : []
    }),
  }
}

/** Where a plane cuts a convex piece. */
function cutBy({ points }: Piece, { normal, at }: Plane): Line | null {
  const off = (point: Point) => dot(point, normal) - at
  const [from, to] = sidesOf(points)
    .filter(([a, b]) => off(a) >= 0 !== off(b) >= 0)
    .map(([a, b]) => add(a, times(minus(b, a), off(a) / (off(a) - off(b)))))
  return from && to ? { from, to, weight: 'outline' } : null
}

/** What of a line in the plane of a piece lies within that piece. */
function clip(line: Line, { points, normal }: Piece): Line[] {
  if (!isConvex({ points, normal })) return []
  let [low, high] = [0, 1]
  for (const [a, b] of sidesOf(points)) {
    const inward = cross(normal, minus(b, a))
    const [start, end] = [line.from, line.to].map((point) => {
      const far = dot(minus(point, a), inward)
      return Math.abs(far) < 1e-6 ? 0 : far
    })
    if (start === undefined || end === undefined || (start < 0 && end < 0)) return []
    if (start < 0) low = Math.max(low, start / (start - end))
    if (end < 0) high = Math.min(high, start / (start - end))
  }
  const along = (share: number) => add(line.from, times(minus(line.to, line.from), share))
  return low < high ? [{ ...line, from: along(low), to: along(high) }] : []
}

function isConvex({ points, normal }: Pick<Piece, 'points' | 'normal'>): boolean {
  return sidesOf(points).every(([a, b], index) => {
    const c = points[(index + 2) % points.length] ?? a
    return dot(cross(minus(b, a), minus(c, b)), normal) >= -1e-6
  })
}

/** A piece in triangles; its lines go to the triangles along which they run. */
function triangles(piece: Piece): Piece[] {
  const turns = (a: Point, b: Point, c: Point) => dot(cross(minus(b, a), minus(c, a)), piece.normal)
  const rest = [...piece.points]
  const found: Piece[] = []
  while (rest.length > 2) {
    const tip = rest.findIndex((b, index) => {
      const [a, c] = [rest.at(index - 1) ?? b, rest[(index + 1) % rest.length] ?? b]
      return (
        turns(a, b, c) > 1e-9 &&
        rest.every(
          (point) =>
            [a, b, c].includes(point) || turns(a, b, point) < 0 || turns(b, c, point) < 0 || turns(c, a, point) < 0,
        )
      )
    })
    const at = Math.max(tip, 0)
    const points = [rest.at(at - 1), rest[at], rest[(at + 1) % rest.length]].flatMap((point) => (point ? [point] : []))
    rest.splice(at, 1)
    const triangle = { ...piece, points }
    found.push({
      ...triangle,
      lines: piece.lines.flatMap((line) => clip(line, triangle)),
    })
  }
  return found
}

/** Newell's normal, which also holds for faces with many corners. */
function normalOf(points: readonly Point[]): Point {
  const [start = [0, 0, 0]] = points
  return unit(
    sidesOf(points)
      .map(([from, to]) => cross(minus(from, start), minus(to, start)))
      .reduce(add, [0, 0, 0]),
  )
}
