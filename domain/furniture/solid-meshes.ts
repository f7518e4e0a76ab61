/**
 * Solids as triangles, for the 3D model on the page and the file to download alike: one mesh for each material, so that a model is drawn in six
 * calls. Uses only what three.js calculates; nothing is drawn here. Lengths in mm. Pure.
 */
import {
  BufferAttribute,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  ShapeUtils,
  TubeGeometry,
  Vector2,
  Vector3,
  type BufferGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Place, Point, Solid, SolidMaterial } from './vanity-solids.ts'

/** Corners as x, y, z in mm, the direction each faces, its place on the picture of the material (0 to 1 is all of it), and triangles of corners. */
export type SolidMesh = {
  material: SolidMaterial
  positions: Float32Array<ArrayBuffer>
  normals: Float32Array<ArrayBuffer>
  uvs: Float32Array<ArrayBuffer>
  triangles: Uint32Array<ArrayBuffer>
}

/** The pictures of finishes show this much of them, in mm. */
const pictureSize = 300
/** Corners that are closer than this in every respect are one. */
const precision = 1e-3

/** One mesh for each material that the solids have. */
export function solidMeshes(solids: readonly Solid[]): SolidMesh[] {
  const materials = new Set(solids.map(({ material }) => material))
  return Array.from(materials, (material) =>
    merged(
      material,
      solids.filter((solid) => solid.material === material),
    ),
  )
}

function merged(material: SolidMaterial, solids: readonly Solid[]): SolidMesh {
  const [positions, normals, uvs, triangles]: [number[], number[], number[], number[]] = [[], [], [], []]
  const known = new Map<number, number>()
  const direction = new Vector3()
  /** The number of a corner, which triangles share. */
  const corner = (values: readonly [number, number, number, number, number, number, number, number]): number => {
    const key = values.reduce((sum, value) => (Math.imul(sum, 31) + Math.round(value / precision)) | 0, 7)
    const found = known.get(key)
    if (found !== undefined && isAt(found, values)) return found
    const [x, y, z, toX, toY, toZ, u, v] = values
    const number = positions.length / 3
    known.set(key, number)
    positions.push(x, y, z)
    normals.push(toX, toY, toZ)
    uvs.push(u, v)
    return number
  }
  const isAt = (number: number, values: readonly number[]): boolean =>
    values.every((value, at) => {
      const own = at < 3 ? positions[3 * number + at] : at < 6 ? normals[3 * number + at - 3] : uvs[2 * number + at - 6]
      return Math.abs((own ?? Number.NaN) - value) < precision
    })
  for (const solid of solids) {
    const geometry = geometryOf(solid)
    const [place, normal, uv] = ['position', 'normal', 'uv'].map((name) => geometry.getAttribute(name))
    if (!place || !normal || !uv) throw new TypeError(`A ${solid.kind} has no corners`)
    const count = geometry.index?.count ?? place.count
    const cornerAt = (at: number): number => {
      const vertex = geometry.index?.getX(at) ?? at
      const { x, y, z } = direction.fromBufferAttribute(normal, vertex).normalize()
      // Only the finish has a picture.
      const [u, v] = material === 'finish' ? [uv.getX(vertex), uv.getY(vertex)] : [0, 0]
      return corner([place.getX(vertex), place.getY(vertex), place.getZ(vertex), x, y, z, u, v])
    }
    for (let at = 0; at < count; at += 3) {
      const [a, b, c] = [cornerAt(at), cornerAt(at + 1), cornerAt(at + 2)]
      // The tip of a turned shape has triangles without area.
      if (a !== b && b !== c && c !== a) triangles.push(a, b, c)
    }
  }
  return {
    material,
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
    triangles: new Uint32Array(triangles),
  }
}

function geometryOf(solid: Solid): BufferGeometry {
  switch (solid.kind) {
    case 'box': {
      const [width, height, depth] = solid.size
      const edge = Math.min(1.5, width / 3, height / 3, depth / 3)
      return textured(new RoundedBoxGeometry(width, height, depth, 1, edge).translate(...solid.at), solid.upright)
    }
    case 'cylinder': {
      const cylinder = new CylinderGeometry(solid.radius, solid.radius, solid.length, 40)
      if (solid.axis === 'x') cylinder.rotateZ(Math.PI / 2)
      if (solid.axis === 'z') cylinder.rotateX(Math.PI / 2)
      return cylinder.translate(...solid.at)
    }
    case 'extrusion':
      return textured(
        extrusion(solid.outline, solid.holes ?? [], solid.length, solid.axis).translate(...solid.at),
        solid.upright,
      )
    case 'turned':
      return new LatheGeometry(
        solid.profile.map(([radius, up]) => new Vector2(radius, up)),
        96,
      ).translate(...solid.at)
    default:
      return new TubeGeometry(
        new CatmullRomCurve3(solid.points.map(vector), false, 'catmullrom', 0.1),
        32,
        solid.radius,
        16,
      )
  }
}

/** Three draws out along z; `axis` says along which the solid goes. */
function extrusion(
  outline: readonly Point[],
  holes: readonly (readonly Point[])[],
  length: number,
  axis: 'x' | 'y',
): BufferGeometry {
  // Seen from above, z runs down the page; seen from the right, the depth does.
  const flat = ([a, b]: Point) => (axis === 'y' ? new Vector2(a, -b) : new Vector2(-b, a))
  // Three takes the inside of a hole from the direction of its outline.
  const turned = (points: Vector2[], clockwise: boolean) =>
    ShapeUtils.isClockWise(points) === clockwise ? points : points.toReversed()
  const shape = new Shape(turned(outline.map(flat), false))
  shape.holes = holes.map((hole) => new Path(turned(hole.map(flat), true)))
  const solid = new ExtrudeGeometry(shape, { depth: length, bevelEnabled: false })
  return axis === 'y' ? solid.rotateX(-Math.PI / 2) : solid.rotateY(Math.PI / 2)
}

const vector = ([x, y, z]: Place) => new Vector3(x, y, z)

/** Maps the finish onto a geometry at its true size, by the direction that each vertex faces. The grain is horizontal, or vertical when `upright`. */
function textured(geometry: BufferGeometry, upright = false): BufferGeometry {
  const place = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const uv = new Float32Array(place.count * 2)
  for (let at = 0; at < place.count; at++) {
    const [x, y, z] = [place.getX(at), place.getY(at), place.getZ(at)]
    const [nx, ny] = [Math.abs(normal.getX(at)), Math.abs(normal.getY(at))]
    const isSide = nx > 0.7
    const [along, across] = ny > 0.7 ? [x, z] : [isSide ? z : x, y]
    uv.set([(upright ? across : along) / pictureSize, (upright ? along : across) / pictureSize], at * 2)
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  return geometry
}
