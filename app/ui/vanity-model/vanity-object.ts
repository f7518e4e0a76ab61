/** Solids of a vanity unit as an object of three. Loaded when a visitor opens a model. */
import {
  BufferAttribute,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
  Path,
  Shape,
  ShapeUtils,
  SRGBColorSpace,
  TextureLoader,
  TubeGeometry,
  Vector2,
  Vector3,
  type BufferGeometry,
  type Texture,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Place, Point, Solid, SolidMaterial } from '#domain/furniture/vanity-solids.ts'
import type { FinishLook, VanityLook } from '#domain/furniture/vanity-look.ts'

/** The pictures of finishes show this much of them, in mm. */
const textureSize = 300
const roughness: Readonly<Record<string, number>> = { hoogglans: 0.15, zijdeglans: 0.42, mat: 0.72 }

/** Rejects when the picture of the finish cannot be loaded. */
export async function vanityObject(
  solids: readonly Solid[],
  look: VanityLook,
  finish: FinishLook | undefined,
): Promise<Group> {
  const materials = await materialsOf(look, finish)
  const group = new Group()
  for (const solid of solids) group.add(new Mesh(geometryOf(solid), materials[solid.material]))
  group.scale.setScalar(0.001)
  return group
}

async function materialsOf(
  look: VanityLook,
  finish: FinishLook | undefined,
): Promise<Record<SolidMaterial, MeshStandardMaterial>> {
  const plain = (color: string, rough: number, metalness = 0) =>
    new MeshStandardMaterial({ color: new Color(color), roughness: rough, metalness })
  const texture = finish?.texture ? await finishTexture(finish.texture) : null
  const worn = plain(
    texture ? '#ffffff' : (finish?.color ?? look.top.color),
    roughness[finish?.surface ?? 'mat'] ?? 0.6,
  )
  worn.map = texture
  return {
    finish: worn,
    metal: plain(look.metal, 0.36, 0.85),
    dark: plain('#161616', 0.8),
    top: plain(look.top.color, 0.5),
    basin: plain(look.basin, 0.3),
    mirror: plain('#e9edee', 0.04, 1),
  }
}

async function finishTexture(href: string): Promise<Texture> {
  const texture = await new TextureLoader().loadAsync(href)
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function geometryOf(solid: Solid): BufferGeometry {
  switch (solid.kind) {
    case 'box': {
      const [width, height, depth] = solid.size
      const edge = Math.min(1.5, width / 3, height / 3, depth / 3)
      return textured(new RoundedBoxGeometry(width, height, depth, 2, edge).translate(...solid.at), solid.upright)
    }
    case 'cylinder': {
      const cylinder = new CylinderGeometry(solid.radius, solid.radius, solid.length, 40)
      if (solid.axis === 'x') cylinder.rotateZ(Math.PI / 2)
      if (solid.axis === 'z') cylinder.rotateX(Math.PI / 2)
      return cylinder.translate(...solid.at)
    }
    case 'extrusion':
      return textured(extrusion(solid.outline, solid.holes ?? [], solid.length, solid.axis).translate(...solid.at))
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
    uv.set([(upright ? across : along) / textureSize, (upright ? along : across) / textureSize], at * 2)
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  return geometry
}
