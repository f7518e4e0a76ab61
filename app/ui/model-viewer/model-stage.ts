/** Renders a 3D model that can be turned. Loaded when a visitor opens a model; draws only when something has moved. */
import {
  BackSide,
  Box3,
  BoxGeometry,
  NeutralToneMapping,
  Color,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three'
import type { ModelMeasures } from '#domain/furniture/furniture-model.ts'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'

import { drawMeasures, measuredEnds, type Project } from './measure-lines.ts'

/** A model to show: y up, in metres. */
export type LoadedModel = {
  object: Object3D
  /** Shows the variant of this name, or the colour that the model was made in when it has none of that name. */
  show: (variant: string) => Promise<void>
  /** What is measured on it, in mm; nothing when absent. */
  measures?: ModelMeasures
  /** How bright its surroundings are; 1.5 when absent. */
  brightness?: number
}

export type ModelStage = {
  show: LoadedModel['show']
  /** The model in view. */
  model: () => LoadedModel
  /** Shows another model from the same side. */
  replace: (model: LoadedModel) => void
  /** Draws the measures of the model over it, or no longer. */
  measure: (shown: boolean) => void
  /** Turns by degrees. */
  turn: (right: number, up: number) => void
  /** Multiplies the distance: closer below 1. */
  zoom: (factor: number) => void
  dispose: () => void
}

/** Shows a model on `canvas`, with its measures on `layer`, which lies over it. @throws when the browser has no WebGL */
export function createModelStage(canvas: HTMLCanvasElement, layer: SVGSVGElement, first: LoadedModel): ModelStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  // Pictures have the hue and saturation of the sample of their finish, and this curve keeps those of a model.
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  const surroundings = new PMREMGenerator(renderer)
  scene.environment = surroundings.fromScene(paleRoom(), 0.02).texture

  let model = first
  scene.add(model.object)
  scene.environmentIntensity = model.brightness ?? 1.5
  let isMeasured = false
  const box = boxOf(model, isMeasured)
  const middle = box.getCenter(new Vector3())
  const camera = new PerspectiveCamera(28, 1)
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.minPolarAngle = Math.PI * 0.12
  controls.maxPolarAngle = Math.PI * 0.62
  controls.target.copy(middle)

  /** Keeps a visitor from walking through the model and from losing it. */
  const limitDistances = () => {
    const size = box.getSize(new Vector3()).length()
    camera.near = size / 100
    camera.far = size * 20
    camera.updateProjectionMatrix()
    controls.minDistance = size * 0.6
    controls.maxDistance = size * 5
  }
  limitDistances()

  /** The distance at which the whole model fits the canvas. */
  const wholeFrom = () =>
    (Math.max(
      box.max.y - box.min.y,
      (box.max.z - box.min.z) * 1.3,
      Math.hypot(box.max.x - box.min.x, box.max.z - box.min.z) / camera.aspect,
    ) *
      1.3) /
      (2 * Math.tan((camera.fov * Math.PI) / 360)) +
    (box.max.z - box.min.z) / 2

  const spot = new Vector3()
  const project: Project = ([x, y, z]) => {
    spot.set(x, y, z).divideScalar(1000).project(camera)
    return { x: ((1 + spot.x) / 2) * canvas.clientWidth, y: ((1 - spot.y) / 2) * canvas.clientHeight }
  }
  /** Keeps the whole model in view, from the same side. */
  const frameModel = () => {
    box.copy(boxOf(model, isMeasured))
    box.getCenter(middle)
    limitDistances()
    controls.target.copy(middle)
    place(controls.getAzimuthalAngle(), controls.getPolarAngle(), wholeFrom())
  }
  let frame = 0
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      renderer.render(scene, camera)
      if (isMeasured && model.measures) drawMeasures(layer, model.measures, project)
      else layer.replaceChildren()
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
      await model.show(variant)
      draw()
    },
    model: () => model,
    replace(next) {
      scene.remove(model.object)
      model = next
      scene.add(model.object)
      frameModel()
    },
    measure(shown) {
      isMeasured = shown
      frameModel()
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

/** The room that a model takes, with its measures down to the floor. */
function boxOf({ object, measures }: LoadedModel, isMeasured: boolean): Box3 {
  const box = new Box3().setFromObject(object)
  if (isMeasured && measures)
    for (const end of measuredEnds(measures)) box.expandByPoint(new Vector3(...end).divideScalar(1000))
  return box
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
  panel('#c4c3c1', 0.75, [12, 6, 12], [0, 1.5, 0], true)
  panel('#8a8884', 0.6, [12, 0.1, 12], [0, -1.4, 0])
  panel('#fdfdfc', 7, [0.1, 3.2, 3], [-5.9, 1.6, 1.5])
  panel('#fffcf7', 5, [3, 0.1, 2], [0.5, 4.4, 1])
  panel('#e4e2df', 1.6, [0.1, 3.6, 1.6], [5.9, 0.6, 2.5])
  return room
}
