/** A flat drawing as DXF (AutoCAD 2007) in mm at full size, each kind of line on a layer of its own. y counts downwards, as in SVG, and is turned here. Pure. */
import { Colors, DxfWriter, LWPolylineFlags, TextHorizontalAlignment, Units, point2d, point3d } from '@tarikjabiri/dxf'

export type DrawnPoint = readonly [x: number, y: number]
export type DxfEntity = { layer: DxfLayer } & (
  | { kind: 'line'; points: readonly DrawnPoint[]; isClosed?: boolean }
  | { kind: 'circle'; at: DrawnPoint; radius: number }
  /** `angle`: degrees, counterclockwise. */
  | { kind: 'text'; at: DrawnPoint; words: string; height: number; angle?: number }
)

/** Layers by what they hold, with their colours: the names that fitters read. */
const layers = {
  OMTREK: Colors.White,
  KAST: Colors.White,
  ZIJKAST: Colors.White,
  'OPEN VAK': Colors.White,
  POOT: Colors.White,
  BLAD: Colors.White,
  WASTAFEL: Colors.Cyan,
  SPIEGEL: Colors.Cyan,
  FRONTEN: Colors.Green,
  DRAAIRICHTING: Colors.Green,
  KRAANGAT: Colors.Magenta,
  'AFVOER A': Colors.Yellow,
  'KOUD WATER K': Colors.Blue,
  'WARM WATER W': Colors.Red,
  SCHROEVEN: Colors.Magenta,
  MATEN: Colors.Red,
  TITEL: Colors.White,
} as const
export type DxfLayer = keyof typeof layers

/** The text of the file; only layers that hold something are in it. */
export function dxfFile(entities: readonly DxfEntity[]): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  for (const name of new Set(entities.map(({ layer }) => layer))) dxf.addLayer(name, layers[name], 'Continuous')
  for (const entity of entities) {
    const options = { layerName: entity.layer }
    if (entity.kind === 'circle') dxf.addCircle(point3d(entity.at[0], up(entity.at[1])), entity.radius, options)
    else if (entity.kind === 'line')
      dxf.addLWPolyline(
        entity.points.map(([x, y]) => ({ point: point2d(x, up(y)) })),
        { ...options, flags: entity.isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
      )
    else {
      const at = point3d(entity.at[0], up(entity.at[1]))
      dxf.addText(at, entity.height, entity.words, {
        ...options,
        rotation: entity.angle ?? 0,
        horizontalAlignment: TextHorizontalAlignment.Center,
        secondAlignmentPoint: at,
      })
    }
  }
  return dxf.stringify()
}

/** Without the zero that is less than zero. */
function up(y: number): number {
  return y === 0 ? 0 : -y
}

/** The lines of an SVG path of the commands that domain/catalogue/product-views.ts writes (M, H, V, h, v, z and whole circles of two arcs), moved by `x` and `y`. */
export function pathEntities(path: string, layer: DxfLayer, [x, y]: DrawnPoint): DxfEntity[] {
  const entities: DxfEntity[] = []
  let points: [number, number][] = []
  const end = (isClosed = false) => {
    if (points.length > 1) entities.push({ kind: 'line', layer, points, ...(isClosed && { isClosed }) })
    points = []
  }
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const [a = 0, b = 0] = values
    const [fromX, fromY] = points.at(-1) ?? [x, y]
    if (command === 'M') {
      end()
      points = [[x + a, y + b]]
    } else if (command === 'H') points.push([x + a, fromY])
    else if (command === 'h') points.push([fromX + a, fromY])
    else if (command === 'V') points.push([fromX, y + a])
    else if (command === 'v') points.push([fromX, fromY + a])
    else if (command.toLowerCase() === 'z') end(true)
    else if (command === 'a') {
      // The first of two arcs is a half circle to the right of where it begins; the second brings it back.
      if ((values[5] ?? 0) > 0) entities.push({ kind: 'circle', layer, at: [fromX + a, fromY], radius: a })
      points = []
    } else throw new RangeError(`A drawing has no path command ${command}`)
  }
  end()
  return entities
}
