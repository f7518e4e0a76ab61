/** Solids of the line drawings: flat faces in mm; x to the right, y away from the viewer, z up. Pure. */
export type Point = readonly [x: number, y: number, z: number]
export type Axis = 'x' | 'y' | 'z'
export type Tone = 'paper' | 'white' | 'wood' | 'metal' | 'dark' | 'wall' | 'clay' | 'glass'
/** A face is listed counter-clockwise as seen from outside. `scores` are lines on a face, seen only when that face is. */
export type Solid = {
  faces: readonly (readonly Point[])[]
  tone: Tone
  scores: readonly { points: readonly Point[]; normal: Point }[]
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Point): Point => times(a, 1 / (Math.hypot(...a) || 1))

/** A box from its low corner. */
export function box(
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  tone: Tone = 'paper',
): Solid {
  return extrude(
    [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ],
    'z',
    z,
    z + height,
    tone,
  )
}

/** A profile in the two other axes (x: y and z; y: z and x; z: x and y), drawn out along `axis` from `low` to `high`. */
export function extrude(
  profile: readonly (readonly [number, number])[],
  axis: Axis,
  low: number,
  high: number,
  tone: Tone = 'paper',
): Solid {
  const place = ([u, v]: readonly [number, number], w: number): Point =>
    axis === 'x' ? [w, u, v] : axis === 'y' ? [v, w, u] : [u, v, w]
  const next = (index: number) => profile[(index + 1) % profile.length] ?? [0, 0]
  const twiceArea = profile.reduce((sum, [u, v], index) => sum + u * next(index)[1] - v * next(index)[0], 0)
  if (twiceArea < 0) return extrude(profile.toReversed(), axis, low, high, tone)
  const bottom = profile.map((point) => place(point, low))
  const top = profile.map((point) => place(point, high))
  const sides = profile.map((point, index): Point[] => {
    return [place(point, low), place(next(index), low), place(next(index), high), place(point, high)]
  })
  return { faces: [bottom.toReversed(), top, ...sides], tone, scores: [] }
}

/** Points of a circle, for a profile. */
export function ring(u: number, v: number, radius: number, corners = 36): [number, number][] {
  return Array.from({ length: corners }, (_, index) => [
    u + radius * Math.cos((index / corners) * 2 * Math.PI),
    v + radius * Math.sin((index / corners) * 2 * Math.PI),
  ])
}

/** A form turned around the line from `at` along `direction`: radius and distance along the line, pairwise, from the start; `spin` in degrees turns its corners. */
export function turned(
  at: Point,
  direction: Point,
  outline: readonly (readonly [radius: number, along: number])[],
  tone: Tone = 'metal',
  corners = 36,
  spin = 0,
): Solid {
  const [w, u, v] = frameOf(direction)
  const circle = ([radius, along]: readonly [number, number]) =>
    Array.from({ length: corners }, (_, index): Point => {
      const angle = (index / corners + spin / 360) * 2 * Math.PI
      return add(at, add(times(w, along), add(times(u, radius * Math.cos(angle)), times(v, radius * Math.sin(angle)))))
    })
  return skin(outline.map(circle), tone)
}

/** A bar of `radius` along a way that lies in the plane square to `normal`. */
export function swept(way: readonly Point[], normal: Point, radius: number, tone: Tone = 'metal', corners = 12): Solid {
  const rings = way.map((at, index) => {
    const across = cross(unit(minus(way[index + 1] ?? at, way[index - 1] ?? at)), normal)
    return Array.from({ length: corners }, (_, corner): Point => {
      const angle = ((corner + 0.5) / corners) * 2 * Math.PI
      return add(at, add(times(normal, radius * Math.cos(angle)), times(across, radius * Math.sin(angle))))
    })
  })
  return skin(rings, tone)
}

/** A way whose corners are bent: they begin and end `bend` mm from the corner. */
export function bent(way: readonly Point[], bend: number): Point[] {
  return way.flatMap((corner, index) => {
    const [before, after] = [way[index - 1], way[index + 1]]
    if (!before || !after) return [corner]
    const from = times(unit(minus(before, corner)), bend)
    const to = times(unit(minus(after, corner)), bend)
    return Array.from({ length: 8 }, (_, step) => {
      const share = step / 7
      return add(corner, add(times(from, (1 - share) ** 2), times(to, share ** 2)))
    })
  })
}

/** The solid between rings of as many corners each, counter-clockwise as seen from the last one. */
function skin(rings: readonly Point[][], tone: Tone): Solid {
  const faces: Point[][] = [(rings[0] ?? []).toReversed(), rings.at(-1) ?? []]
  for (const [index, low] of rings.entries()) {
    const high = rings[index + 1]
    if (!high) break
    for (const [corner, point] of low.entries()) {
      const next = (corner + 1) % low.length
      const [a, b, c] = [low[next], high[next], high[corner]]
      if (a && b && c) faces.push([point, a, b, c])
    }
  }
  return { faces, tone, scores: [] }
}

/** `count` lines along a part of the outline of a turned form, which show how it is turned; `spin` in degrees. */
export function ribs(
  at: Point,
  direction: Point,
  outline: readonly (readonly [radius: number, along: number])[],
  count: number,
  spin = 0,
): Solid['scores'] {
  const [w, u, v] = frameOf(direction)
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count + spin / 360) * 2 * Math.PI
    const normal = add(times(u, Math.cos(angle)), times(v, Math.sin(angle)))
    const points = outline.map(([radius, along]) => add(at, add(times(w, along), times(normal, radius))))
    return points.slice(1).map((point, part) => ({ points: [points[part] ?? point, point], normal }))
  }).flat()
}

/** Two directions square to `direction`, with it a right-handed frame. */
export function frameOf(direction: Point): [Point, Point, Point] {
  const w = unit(direction)
  const u = unit(cross(Math.abs(w[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], w))
  return [w, u, cross(w, u)]
}

export function move(solids: readonly Solid[], by: Point): Solid[] {
  return solids.map((solid) =>
    through(
      solid,
      (point) => add(point, by),
      (normal) => normal,
    ),
  )
}

/** Turned by `degrees` around the axis through `about`, counter-clockwise seen from the axis' positive end. */
export function rotate(solids: readonly Solid[], axis: Axis, degrees: number, about: Point): Solid[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const spin = ([x, y, z]: Point): Point =>
    axis === 'x'
      ? [x, y * cos - z * sin, y * sin + z * cos]
      : axis === 'y'
        ? [x * cos + z * sin, y, z * cos - x * sin]
        : [x * cos - y * sin, x * sin + y * cos, z]
  return solids.map((solid) => through(solid, (point) => add(about, spin(minus(point, about))), spin))
}

/** What stands upright at the origin, set at `at` and pointing along `direction`. */
export function aimed(solids: readonly Solid[], at: Point, direction: Point): Solid[] {
  const [w, u, v] = frameOf(direction)
  const lean = ([x, y, z]: Point): Point => add(times(u, x), add(times(v, y), times(w, z)))
  return solids.map((solid) => through(solid, (point) => add(at, lean(point)), lean))
}

/** As in a mirror that stands at x, square to that axis. */
export function mirrored(solids: readonly Solid[], x = 0): Solid[] {
  const flip = ([u, v, w]: Point): Point => [2 * x - u, v, w]
  return solids.map((solid) => ({
    ...solid,
    faces: solid.faces.map((face) => face.map(flip).toReversed()),
    scores: solid.scores.map(({ points, normal: [u, v, w] }) => ({ points: points.map(flip), normal: [-u, v, w] })),
  }))
}

/** In another tone. */
export function toned(solids: readonly Solid[], tone: Tone): Solid[] {
  return solids.map((solid) => ({ ...solid, tone }))
}

function through(solid: Solid, place: (point: Point) => Point, bend: (normal: Point) => Point): Solid {
  return {
    ...solid,
    faces: solid.faces.map((face) => face.map(place)),
    scores: solid.scores.map(({ points, normal }) => ({ points: points.map(place), normal: bend(normal) })),
  }
}
