/**
 * A piece of furniture as IFC 4 (ISO 16739-1:2018) in the text form of ISO 10303-21: an IfcFurniture with its type, mass of triangles for
 * each material, property sets, materials, and an IfcSanitaryTerminal whose ports are where water and drain come out of the wall. Lengths
 * in mm, z up, the origin on the floor at the wall below the middle. The same object gives the same bytes. Pure.
 */
import type { BuildingObject, Connection, PropertySet, PropertyValue } from './building-object.ts'

/** A value of STEP, written as it is in the file. */
type Step = string
type Ref = `#${number}`

const nothing: Step = '$'
const derived: Step = '*'
/** What the furniture is, where the schema has no word for it. */
const objectType: Step = text('BATHROOMFURNITURE')

/** A file of one object. `date`: of the data, as ISO; `guid`: 22 characters for a role of this object (ifcGuid). */
export function ifcFile(
  object: BuildingObject,
  { date, guid }: { date: string; guid: (role: string) => string },
): string {
  const lines: string[] = []
  const add = (type: string, ...values: readonly Step[]): Ref => {
    const ref: Ref = `#${lines.length + 1}`
    lines.push(`${ref}=${type}(${values.join(',')});`)
    return ref
  }
  const root = (role: string, name: string | null = null, description: string | null = null): Step[] => [
    text(guid(role)),
    nothing,
    name === null ? nothing : text(name),
    description === null ? nothing : text(description),
  ]
  const point = (...values: readonly number[]) => add('IFCCARTESIANPOINT', list(values.map(real)))
  const direction = (...values: readonly number[]) => add('IFCDIRECTION', list(values.map(real)))

  const origin = point(0, 0, 0)
  const axes = add('IFCAXIS2PLACEMENT3D', origin, direction(0, 0, 1), direction(1, 0, 0))
  const context = add('IFCGEOMETRICREPRESENTATIONCONTEXT', nothing, text('Model'), '3', real(1e-5), axes, nothing)
  const body = add(
    'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
    text('Body'),
    text('Model'),
    derived,
    derived,
    derived,
    derived,
    context,
    nothing,
    '.MODEL_VIEW.',
    nothing,
  )
  const unit = (type: string, prefix: string, name: string) => add('IFCSIUNIT', derived, type, prefix, name)
  const units = add(
    'IFCUNITASSIGNMENT',
    list([
      unit('.LENGTHUNIT.', '.MILLI.', '.METRE.'),
      unit('.AREAUNIT.', nothing, '.SQUARE_METRE.'),
      unit('.VOLUMEUNIT.', nothing, '.CUBIC_METRE.'),
      unit('.PLANEANGLEUNIT.', nothing, '.RADIAN.'),
      unit('.MASSUNIT.', '.KILO.', '.GRAM.'),
    ]),
  )
  const placed = (relativeTo: Ref | null, at: Ref = axes) => add('IFCLOCALPLACEMENT', relativeTo ?? nothing, at)

  const project = add('IFCPROJECT', ...root('project', object.name), nothing, nothing, nothing, list([context]), units)
  const sitePlace = placed(null)
  const site = add('IFCSITE', ...root('site', 'Terrein'), nothing, sitePlace, nothing, nothing, '.ELEMENT.', ...none(5))
  const buildingPlace = placed(sitePlace)
  const building = add(
    'IFCBUILDING',
    ...root('building', 'Gebouw'),
    nothing,
    buildingPlace,
    nothing,
    nothing,
    '.ELEMENT.',
    ...none(3),
  )
  const storeyPlace = placed(buildingPlace)
  const storey = add(
    'IFCBUILDINGSTOREY',
    ...root('storey', 'Verdieping'),
    nothing,
    storeyPlace,
    nothing,
    nothing,
    '.ELEMENT.',
    real(0),
  )
  add('IFCRELAGGREGATES', ...root('in-project'), project, list([site]))
  add('IFCRELAGGREGATES', ...root('in-site'), site, list([building]))
  add('IFCRELAGGREGATES', ...root('in-building'), building, list([storey]))

  const faces = object.meshes.map(({ material, positions, triangles }) => {
    const points = add(
      'IFCCARTESIANPOINTLIST3D',
      list(triples(positions).map(([x, y, z]) => list([x, -z, y].map(real)))),
    )
    const set = add(
      'IFCTRIANGULATEDFACESET',
      points,
      nothing,
      nothing,
      list(triples(triangles).map((corners) => list(corners.map((corner) => String(corner + 1))))),
      nothing,
    )
    const { color, roughness, metalness } = object.surfaces[material]
    const rendering = add(
      'IFCSURFACESTYLERENDERING',
      add('IFCCOLOURRGB', nothing, ...rgb(color).map(real)),
      real(0),
      ...none(5),
      `IFCSPECULARROUGHNESS(${real(Math.max(0.01, roughness))})`,
      metalness > 0.5 ? '.METAL.' : '.PLASTIC.',
    )
    add('IFCSTYLEDITEM', set, list([add('IFCSURFACESTYLE', text(material), '.BOTH.', list([rendering]))]), nothing)
    return set
  })
  const shape = add(
    'IFCPRODUCTDEFINITIONSHAPE',
    nothing,
    nothing,
    list([add('IFCSHAPEREPRESENTATION', body, text('Body'), text('Tessellation'), list(faces))]),
  )
  const furniture = add(
    'IFCFURNITURE',
    ...root('furniture', object.name, object.description),
    objectType,
    placed(storeyPlace),
    shape,
    text(object.article),
    '.USERDEFINED.',
  )
  const type = add(
    'IFCFURNITURETYPE',
    ...root('type', object.name, object.description),
    ...none(3),
    text(object.article),
    objectType,
    '.NOTDEFINED.',
    '.USERDEFINED.',
  )
  add('IFCRELDEFINESBYTYPE', ...root('of-type'), list([furniture]), type)
  addMaterials(object.materials)
  object.propertySets.forEach(addPropertySet)
  const terminal = object.connections.length > 0 ? addConnections(object.connections) : []
  add('IFCRELCONTAINEDINSPATIALSTRUCTURE', ...root('contained'), list([furniture, ...terminal]), storey)
  return file(object, date, lines)

  function addMaterials(names: readonly string[]): void {
    if (names.length === 0) return
    const materials = names.map((name) => add('IFCMATERIAL', text(name), nothing, nothing))
    const [only] = materials
    const described = materials.length === 1 && only ? only : add('IFCMATERIALLIST', list(materials))
    add('IFCRELASSOCIATESMATERIAL', ...root('materials'), list([furniture]), described)
  }

  function addPropertySet({ name, properties }: PropertySet): void {
    const values = Object.entries(properties).map(([key, value]) =>
      add('IFCPROPERTYSINGLEVALUE', text(key), nothing, propertyValue(value), nothing),
    )
    const set = add('IFCPROPERTYSET', ...root(`set ${name}`, name), list(values))
    add('IFCRELDEFINESBYPROPERTIES', ...root(`has ${name}`), list([furniture]), set)
  }

  /** The washbasin as what the pipes of the building connect to; its shape is part of the furniture. */
  function addConnections(connections: readonly Connection[]): Ref[] {
    const place = placed(storeyPlace)
    const basin = add(
      'IFCSANITARYTERMINAL',
      ...root('terminal', `Aansluitingen ${object.name}`),
      nothing,
      place,
      nothing,
      text(object.article),
      '.WASHHANDBASIN.',
    )
    const ports = connections.map(({ kind, x, y }, at) => {
      const words = connectionWords[kind]
      // A pipe leads out of the wall, towards the viewer.
      const axis = add('IFCAXIS2PLACEMENT3D', point(x, 0, y), direction(0, -1, 0), direction(1, 0, 0))
      return add(
        'IFCDISTRIBUTIONPORT',
        ...root(`port ${at}`, words.name),
        nothing,
        placed(place, axis),
        nothing,
        words.flow,
        '.PIPE.',
        words.system,
      )
    })
    add('IFCRELNESTS', ...root('ports'), basin, list(ports))
    return [basin]
  }
}

const connectionWords = {
  drain: { name: 'A, afvoer', flow: '.SOURCE.', system: '.WASTEWATER.' },
  cold: { name: 'K, koud water', flow: '.SINK.', system: '.DOMESTICCOLDWATER.' },
  warm: { name: 'W, warm water', flow: '.SINK.', system: '.DOMESTICHOTWATER.' },
} as const satisfies Record<Connection['kind'], { name: string; flow: string; system: string }>

function file({ name, manufacturer }: BuildingObject, date: string, lines: readonly string[]): string {
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${text('ViewDefinition [ReferenceView_V1.2]')}),'2;1');`,
    `FILE_NAME(${text(`${name}.ifc`)},${text(`${date}T00:00:00`)},(''),(${text(manufacturer)}),${text(manufacturer)},${text(manufacturer)},'');`,
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\r\n')
}

function propertyValue(value: PropertyValue): Step {
  if (typeof value === 'string') return `IFCLABEL(${text(value)})`
  if (typeof value === 'boolean') return `IFCBOOLEAN(${value ? '.T.' : '.F.'})`
  return 'mm' in value ? `IFCPOSITIVELENGTHMEASURE(${real(value.mm)})` : `IFCMASSMEASURE(${real(value.kg)})`
}

function none(count: number): Step[] {
  return Array.from({ length: count }, () => nothing)
}

function list(values: readonly Step[]): Step {
  return `(${values.join(',')})`
}

/** Three decimals are a thousandth of a mm. */
function real(value: number): Step {
  const short = Number(value.toFixed(value !== 0 && Math.abs(value) < 0.01 ? 6 : 3))
  return Number.isInteger(short)
    ? `${short}.`
    : String(short).includes('e')
      ? short
          .toExponential()
          .toUpperCase()
          .replace(/^(-?\d)E/, '$1.E')
      : String(short)
}

/** A string of ISO 10303-21: quotes and backslashes doubled, everything beyond ASCII as UTF-16. */
function text(words: string): Step {
  const plain = words.replaceAll('\\', '\\\\').replaceAll("'", "''")
  const coded = plain.replaceAll(
    /[^\x20-\x7e]+/g,
    (run) =>
      `\\X2\\${Array.from({ length: run.length }, (_, at) => run.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')).join('')}\\X0\\`,
  )
  return `'${coded}'`
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
}

function triples(values: Float32Array | Uint32Array): [number, number, number][] {
  return Array.from({ length: values.length / 3 }, (_, at) => [
    values[3 * at] ?? 0,
    values[3 * at + 1] ?? 0,
    values[3 * at + 2] ?? 0,
  ])
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'

/** The 22 characters in which IFC writes 16 bytes: two bits and 21 times six. */
export function ifcGuid(bytes: Uint8Array): string {
  const number = bytes.subarray(0, 16).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  return Array.from({ length: 22 }, (_, at) => digits.charAt(Number((number >> BigInt(6 * (21 - at))) & 63n))).join('')
}
