import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IFCDISTRIBUTIONPORT, IFCFURNITURE, IFCMATERIAL, IFCPROPERTYSET, IfcAPI } from 'web-ifc'
import { solidMeshes } from '../furniture/solid-meshes.ts'
import { boundsOf, type BuildingObject } from './building-object.ts'
import { ifcFile, ifcGuid } from './ifc-file.ts'

const surface = { color: '#806040', roughness: 0.6, metalness: 0 }
const object: BuildingObject = {
  article: 'WTO-0600-EIN',
  name: "Meubel ‘Één’, \\ en 'aanhaling' ⌀",
  description: 'Om te proberen',
  manufacturer: 'Oeverhout',
  meshes: solidMeshes([{ kind: 'box', material: 'finish', at: [0, 600, 225], size: [600, 500, 450] }]),
  surfaces: {
    finish: surface,
    metal: surface,
    handle: surface,
    dark: surface,
    top: surface,
    basin: surface,
    mirror: surface,
  },
  materials: ['Fineer', 'Staal'],
  propertySets: [
    { name: 'Pset_FurnitureTypeCommon', properties: { NominalLength: { mm: 600 }, IsBuiltIn: false, Style: 'Oever' } },
  ],
  connections: [
    { kind: 'drain', x: 0, y: 610 },
    { kind: 'cold', x: 75, y: 650 },
  ],
}
const guid = (role: string) => ifcGuid(createHash('sha1').update(role).digest())

const api = new IfcAPI()
let model = -1
beforeAll(async () => {
  await api.Init()
  model = api.OpenModel(new TextEncoder().encode(ifcFile(object, { date: '2026-11-01', guid })))
})
afterAll(() => api.CloseModel(model))

describe('an IFC file', () => {
  it('is IFC 4 with one piece of furniture of its name', () => {
    expect(api.GetModelSchema(model)).toBe('IFC4')
    const [id] = api.GetLineIDsWithType(model, IFCFURNITURE)
    expect(api.GetLine(model, id ?? 0)).toMatchObject({ Name: { value: object.name }, Tag: { value: object.article } })
  })

  it('keeps the size to a tenth of a mm, z up', () => {
    const [min, max] = [
      [Infinity, Infinity, Infinity],
      [-Infinity, -Infinity, -Infinity],
    ]
    api.StreamAllMeshes(model, ({ geometries }) => {
      for (let at = 0; at < geometries.size(); at++) {
        const { geometryExpressID, flatTransformation: m } = geometries.get(at)
        const geometry = api.GetGeometry(model, geometryExpressID)
        const values = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
        for (let v = 0; v < values.length; v += 6) {
          const [x = 0, y = 0, z = 0] = values.subarray(v, v + 3)
          // In metres, y up, as three.js has it.
          ;[0, 1, 2].forEach((row) => {
            const place =
              1000 * ((m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0))
            min[row] = Math.min(min[row] ?? place, place)
            max[row] = Math.max(max[row] ?? place, place)
          })
        }
      }
    })
    const own = boundsOf(object.meshes)
    ;[0, 1, 2].forEach((axis) => {
      expect(min[axis]).toBeCloseTo(own.min[axis] ?? 0, 1)
      expect(max[axis]).toBeCloseTo(own.max[axis] ?? 0, 1)
    })
  })

  it('has its properties, materials and connections', () => {
    const names = (type: number) =>
      Array.from(api.GetLineIDsWithType(model, type), (id) => api.GetLine(model, id).Name.value)
    expect(names(IFCPROPERTYSET)).toEqual(['Pset_FurnitureTypeCommon'])
    expect(names(IFCMATERIAL)).toEqual(['Fineer', 'Staal'])
    expect(names(IFCDISTRIBUTIONPORT)).toEqual(['A, afvoer', 'K, koud water'])
  })

  it('is the same for the same object', () => {
    expect(ifcFile(object, { date: '2026-11-01', guid })).toBe(ifcFile(object, { date: '2026-11-01', guid }))
  })
})
