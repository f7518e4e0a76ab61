/**
 * Renders a 3D model that can be turned. Loaded when a visitor opens a model; draws only when something has moved.
 * Models are GLB files of this site (meshopt, WebP), y up, in metres; their other colours are KHR_materials_variants.
 */
import '#domain/zod-config.ts'
import {
  BackSide,
  Box3,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  TextureLoader,
  Vector3,
  WebGLRenderer,
  type Material,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { GLTFLoader, type GLTF, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import * as z from 'zod/mini'
import { createUnpacker } from './unpacker.ts'

export type ModelStage = {
  /** Shows the variant of this name, or the colour that the model was made in when it has none of that name. */
  show: (variant: string) => Promise<void>
  /** Turns by degrees. */
  turn: (right: number, up: number) => void
  /** Multiplies the distance: closer below 1. */
  zoom: (factor: number) => void
  dispose: () => void
}

const variantsSchema = z.object({
  extensions: z.optional(
    z.object({ KHR_materials_variants: z.optional(z.object({ variants: z.array(z.object({ name: z.string() })) })) }),
  ),
})
const mappingsSchema = z.object({
  KHR_materials_variants: z.object({
    mappings: z.array(z.object({ material: z.number(), variants: z.array(z.number()) })),
  }),
})

/** Loads the model at `href` and shows it on `canvas`. Rejects when the browser has no WebGL or the file cannot be read. */
export async function createModelStage(canvas: HTMLCanvasElement, href: string): Promise<ModelStage> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  const unpacker = createUnpacker()
  let gltf: GLTF
  try {
    // As setMeshoptDecoder does, whose type wants all methods of the library's own decoder.
    gltf = await Object.assign(new GLTFLoader(), { meshoptDecoder: unpacker })
      .register(texturesWithoutFetch)
      .loadAsync(href)
  } catch (error) {
    renderer.dispose()
    throw error
  } finally {
    unpacker.close()
  }
  const scene = new Scene()
  const surroundings = new PMREMGenerator(renderer)
  scene.environment = surroundings.fromScene(paleRoom(), 0.02).texture
  scene.add(gltf.scene)

  const box = new Box3().setFromObject(gltf.scene)
  const size = box.getSize(new Vector3()).length()
  const tall = Math.max(box.max.y - box.min.y, (box.max.z - box.min.z) * 1.3)
  const middle = box.getCenter(new Vector3())
  const camera = new PerspectiveCamera(28, 1, size / 100, size * 20)
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.minPolarAngle = Math.PI * 0.12
  controls.maxPolarAngle = Math.PI * 0.62
  controls.minDistance = size * 0.6
  controls.maxDistance = size * 5
  controls.target.copy(middle)

  /** The distance at which the whole model fits the canvas. */
  const wholeFrom = () =>
    (Math.max(tall, Math.hypot(box.max.x - box.min.x, box.max.z - box.min.z) / camera.aspect) * 1.18) /
      (2 * Math.tan((camera.fov * Math.PI) / 360)) +
    (box.max.z - box.min.z) / 2

  let frame = 0
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      renderer.render(scene, camera)
    })
  }
  controls.addEventListener('change', draw)
  const place = (right: number, up: number, distance: number) => {
    camera.position
      .setFromSphericalCoords(distance, Math.min(controls.maxPolarAngle, Math.max(controls.minPolarAngle, up)), right)
      .add(middle)
    controls.update()
    draw()
  }
  let isPlaced = false
  const fit = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    if (isPlaced) draw()
    else place(0.5, 1.38, wholeFrom())
    isPlaced = true
  })
  fit.observe(canvas)

  return {
    async show(variant) {
      await showVariant(gltf, variant)
      draw()
    },
    turn: (right, up) =>
      place(
        controls.getAzimuthalAngle() + (right * Math.PI) / 180,
        controls.getPolarAngle() - (up * Math.PI) / 180,
        controls.getDistance(),
      ),
    zoom: (factor) =>
      place(
        controls.getAzimuthalAngle(),
        controls.getPolarAngle(),
        Math.min(controls.maxDistance, Math.max(controls.minDistance, controls.getDistance() * factor)),
      ),
    dispose() {
      cancelAnimationFrame(frame)
      fit.disconnect()
      controls.dispose()
      surroundings.dispose()
      renderer.dispose()
    },
  }
}

/** What metal and mirror glass reflect: a pale room with a window to the left, a lamp above and a door to the right. */
function paleRoom(): Scene {
  const room = new Scene()
  const panel = (
    color: string,
    strength: number,
    [width, height, depth]: readonly [number, number, number],
    [right, up, near]: readonly [number, number, number],
    inside = false,
  ) => {
    const mesh = new Mesh(
      new BoxGeometry(width, height, depth),
      new MeshBasicMaterial({
        color: new Color(color).multiplyScalar(strength),
        ...(inside ? { side: BackSide } : {}),
      }),
    )
    mesh.position.set(right, up, near)
    room.add(mesh)
  }
  panel('#c9c2b6', 0.75, [12, 6, 12], [0, 1.5, 0], true)
  panel('#8d8172', 0.6, [12, 0.1, 12], [0, -1.4, 0])
  panel('#fffdf8', 7, [0.1, 3.2, 3], [-5.9, 1.6, 1.5])
  panel('#fff6e8', 5, [3, 0.1, 2], [0.5, 4.4, 1])
  panel('#e9e2d5', 1.6, [0.1, 3.6, 1.6], [5.9, 0.6, 2.5])
  return room
}

/** Loads textures by an image element, so that the Content-Security-Policy need not let scripts fetch blobs. */
function texturesWithoutFetch(parser: GLTFParser) {
  parser.textureLoader = new TextureLoader(parser.options.manager)
  return { name: 'textures-without-fetch' }
}

const firstMaterials = new WeakMap<Mesh, Material | Material[]>()

async function showVariant({ scene, parser }: GLTF, name: string): Promise<void> {
  const names =
    z
      .safeParse(variantsSchema, parser.json)
      .data?.extensions?.KHR_materials_variants?.variants.map((variant) => variant.name) ?? []
  const number = names.indexOf(name)
  const meshes: Mesh[] = []
  scene.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  await Promise.all(
    meshes.map(async (mesh) => {
      const first = firstMaterials.get(mesh) ?? mesh.material
      firstMaterials.set(mesh, first)
      const mapping = z
        .safeParse(mappingsSchema, mesh.userData['gltfExtensions'])
        .data?.KHR_materials_variants.mappings.find(({ variants }) => variants.includes(number))
      if (!mapping) {
        mesh.material = first
        return
      }
      mesh.material = await parser.getDependency('material', mapping.material)
      parser.assignFinalMaterial(mesh)
    }),
  )
}
