/** Meshes as a GLB file (binary glTF 2.0) with physically based materials. Pure. */
import type { SolidMesh } from '#domain/furniture/solid-meshes.ts'
import type { SolidSurface } from '#domain/furniture/solid-surfaces.ts'

export type GlbFinish = SolidSurface & {
  name: string
  /** JPEG of it, mirrored where it repeats; null for a plain colour. */
  picture: Uint8Array | null
}
export type GlbModel = {
  name: string
  /** Who made it. */
  copyright: string
  meshes: readonly SolidMesh[]
  /** Of everything but the finish. */
  surfaces: Readonly<Record<SolidMesh['material'], SolidSurface>>
  /** The first is shown; the others are its variants (KHR_materials_variants). */
  finishes: readonly [GlbFinish, ...GlbFinish[]]
  /** Height of the floor in the meshes, in mm; it becomes 0. */
  floor: number
}

// Numbers of the glTF 2.0 specification.
const float = 5126
const unsignedInt = 5125
const vertices = 34962
const indices = 34963
const linear = 9729
const linearMipmaps = 9987
const mirroredRepeat = 33648
const variants = 'KHR_materials_variants'
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const binaryChunk = 0x004e4942

/** The file: y up, in metres, the origin on the floor at the wall, below the middle of the cabinet. */
export function glbFile(model: GlbModel): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const views: object[] = []
  const accessors: object[] = []
  let length = 0
  /** The number of a piece of the binary chunk; every piece begins at a multiple of 4 bytes. */
  const view = (bytes: Uint8Array, target?: number): number => {
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.byteLength, ...(target && { target }) })
    const whole = new Uint8Array(padded(bytes.byteLength))
    whole.set(bytes)
    parts.push(whole)
    length += whole.byteLength
    return views.length - 1
  }
  const accessor = (values: Float32Array | Uint32Array, type: 'SCALAR' | 'VEC2' | 'VEC3', ends = {}): number => {
    const isFloat = values instanceof Float32Array
    accessors.push({
      bufferView: view(
        new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
        isFloat ? vertices : indices,
      ),
      componentType: isFloat ? float : unsignedInt,
      count: values.length / { SCALAR: 1, VEC2: 2, VEC3: 3 }[type],
      type,
      ...ends,
    })
    return accessors.length - 1
  }
  const hasPictures = model.finishes.some(({ picture }) => picture !== null)
  const [shown, ...others] = model.finishes
  const primitives = model.meshes.map(({ material, positions, normals, uvs, triangles }, at) => {
    const metres = positions.map((mm, index) => (index % 3 === 1 ? mm - model.floor : mm) / 1000)
    return {
      attributes: {
        POSITION: accessor(metres, 'VEC3', endsOf(metres)),
        NORMAL: accessor(normals, 'VEC3'),
        // Pictures of glTF begin at their upper left corner.
        ...(material === 'finish' &&
          hasPictures && {
            TEXCOORD_0: accessor(
              uvs.map((part, index) => (index % 2 ? 1 - part : part)),
              'VEC2',
            ),
          }),
      },
      indices: accessor(triangles, 'SCALAR'),
      material: at,
      ...(material === 'finish' &&
        others.length > 0 && {
          extensions: {
            [variants]: {
              mappings: model.finishes.map((_, place) => ({
                material: place === 0 ? at : model.meshes.length + place - 1,
                variants: [place],
              })),
            },
          },
        }),
    }
  })
  const pictures: Uint8Array[] = []
  const materialOf = (name: string, { color, roughness, metalness }: SolidSurface, picture: Uint8Array | null) => ({
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...linearColor(color), 1],
      roughnessFactor: roughness,
      metallicFactor: metalness,
      ...(picture && { baseColorTexture: { index: pictures.push(picture) - 1 } }),
    },
  })
  const materials = [
    ...model.meshes.map(({ material }) =>
      material === 'finish'
        ? materialOf(shown.name, shown, shown.picture)
        : materialOf(material, model.surfaces[material], null),
    ),
    ...others.map((finish) => materialOf(finish.name, finish, finish.picture)),
  ]
  const textures = pictures.length > 0 && {
    images: pictures.map((picture) => ({ bufferView: view(picture), mimeType: 'image/jpeg' })),
    samplers: [{ magFilter: linear, minFilter: linearMipmaps, wrapS: mirroredRepeat, wrapT: mirroredRepeat }],
    textures: pictures.map((_, source) => ({ source, sampler: 0 })),
  }
  const json = {
    asset: { version: '2.0', generator: 'Oeverhout', copyright: model.copyright },
    scene: 0,
    scenes: [{ name: model.name, nodes: [0] }],
    nodes: [{ name: model.name, mesh: 0 }],
    meshes: [{ name: model.name, primitives }],
    materials,
    ...textures,
    ...(others.length > 0 && {
      extensionsUsed: [variants],
      extensions: { [variants]: { variants: model.finishes.map(({ name }) => ({ name })) } },
    }),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: length }],
  }
  return container(new TextEncoder().encode(JSON.stringify(json)), parts, length)
}

function container(json: Uint8Array, parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const words = padded(json.byteLength)
  const file = new Uint8Array(12 + 8 + words + 8 + length)
  const header = new DataView(file.buffer)
  const write = (at: number, numbers: readonly number[]) =>
    numbers.forEach((number, index) => header.setUint32(at + 4 * index, number, true))
  write(0, [magic, 2, file.byteLength, words, jsonChunk])
  file.fill(0x20, 20, 20 + words) // JSON is filled up with spaces
  file.set(json, 20)
  write(20 + words, [length, binaryChunk])
  let at = 28 + words
  for (const part of parts) {
    file.set(part, at)
    at += part.byteLength
  }
  return file
}

function padded(bytes: number): number {
  return Math.ceil(bytes / 4) * 4
}

/** The least and the most of x, y and z, which glTF wants of positions. */
function endsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  positions.forEach((value, index) => {
    const axis = index % 3
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  })
  return { min, max }
}

/** Red, green and blue of #rrggbb from 0 to 1, in proportion to light, as glTF counts. */
function linearColor(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
}
