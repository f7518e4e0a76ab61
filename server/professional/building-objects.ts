/** Furniture of the catalogue as drawing programs load it: the same numbers as its page, drawing and 3D model. */
import { supplyPlan, usualBasin } from '#domain/assembly/supply-rules.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { internalGtin } from '#domain/catalogue/internal-gtin.ts'
import { drawnViews, legsBelow, viewLines, viewWords } from '#domain/catalogue/product-views.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { furnitureModel } from '#domain/furniture/furniture-model.ts'
import { plainSolids } from '#domain/furniture/plain-solids.ts'
import { solidMeshes } from '#domain/furniture/solid-meshes.ts'
import { surfacesOf } from '#domain/furniture/solid-surfaces.ts'
import type { FurnitureLook } from '#domain/furniture/furniture-look.ts'
import type { BuildingObject, Connection } from '#domain/professional/building-object.ts'
import { dxfFile, pathEntities, type DxfEntity } from '#domain/professional/dxf-file.ts'
import { site } from '#domain/site.ts'
import { supplyCabinet } from '#server/content/supply-cabinets.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { furnitureLook } from '#server/catalogue/product-look.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { technicalOf } from './articles.ts'

/** For what has neither fronts nor a finish of its own. */
const plainLook: FurnitureLook = {
  kind: 'cabinet',
  parts: { fronts: null, open: 0, niche: 0, base: null, basins: null, rungs: 0 },
  metal: '#b4b6b6',
  hangs: { underside: 0 },
  finishes: {},
}

/** The solids of a variant, and where the floor and its own upper side are among them. */
function modelOf(files: ContentFiles, product: Product, variant: Variant) {
  const look = furnitureLook(files, product)
  const { width, height, depth, diameter } = variant
  if (look && width && height && depth) {
    const { solids, measures } = furnitureModel(look, { width, height, depth })
    return { look, solids, floor: measures.floor, upper: measures.height[1] }
  }
  const solids = plainSolids(product.model, variant, drawnParts(files, product))
  return { look, solids, floor: 0, upper: height ?? diameter ?? 0 }
}

/** One variant, standing or hanging where the drawings of its collection have it. @throws {RangeError} when a table for fitters lacks its collection */
export function buildingObject(files: ContentFiles, product: Product, variant: Variant): BuildingObject {
  const { weight } = technicalOf(files, product)(variant)
  const { look, solids, floor } = modelOf(files, product, variant)
  const finish = variant.color_textures[0]
  const meshes = solidMeshes(solids).map((mesh) => ({
    ...mesh,
    positions: mesh.positions.map((mm, at) => (at % 3 === 1 ? mm - floor : mm)),
  }))
  const worn = finish && { color: finish.hex_code, surface: finish.surface_finish, texture: null }
  return {
    article: variant.article,
    name: [product.name, dimensionLabel(variant), finish?.color_name].filter(Boolean).join(', '),
    description: product.short_description,
    manufacturer: site.name,
    meshes,
    surfaces: surfacesOf(look ?? plainLook, worn),
    materials: variant.materials.map(({ name }) => name),
    propertySets: [
      {
        name: 'Pset_FurnitureTypeCommon',
        properties: {
          Reference: product.model,
          ...(product.collections[0] && { Style: product.collections[0].name }),
          ...nominalSizes(variant),
          ...(finish && { MainColor: finish.color_name }),
          IsBuiltIn: product.model === 'nisplank',
        },
      },
      {
        name: 'Pset_ManufacturerTypeInformation',
        properties: {
          GlobalTradeItemNumber: internalGtin(variant.article),
          ArticleNumber: variant.article,
          ModelLabel: product.name,
          Manufacturer: site.name,
        },
      },
      ...(weight ? [{ name: 'Oeverhout_Gewicht', properties: { Gewicht: { kg: weight.kg } } }] : []),
    ],
    connections: connectionsOf(files, product, variant),
  }
}

function nominalSizes({ width, height, depth, diameter }: Variant) {
  return {
    ...(width !== null && { NominalLength: { mm: width } }),
    ...(height !== null && { NominalHeight: { mm: height } }),
    ...(depth !== null && { NominalDepth: { mm: depth } }),
    ...(diameter !== null && { NominalLength: { mm: diameter }, NominalHeight: { mm: diameter } }),
  }
}

/** Water and drain behind a vanity unit with the top and basin in which its collection is drawn; none for other furniture. */
function connectionsOf(files: ContentFiles, product: Product, { width }: Variant): Connection[] {
  const collection = files.collections.get(product.collections[0]?.slug ?? '')
  if (!collection || width === null || product.model !== 'wastafelmeubel') return []
  const cabinet = supplyCabinet(files, collection)
  const [top, basin] = [cabinet.tops[0], usualBasin(cabinet, width)]
  if (!top || !basin) return []
  const count = product.features.some(({ slug }) => slug === 'twee-wastafels') ? 2 : 1
  const plan = supplyPlan({ cabinet, width, top, basin, count, at: 'middle', height: cabinet.topHeight })
  return plan.centres.flatMap((centre): Connection[] => {
    const x = centre - width / 2
    return [
      { kind: 'drain', x, y: plan.drain },
      { kind: 'cold', x: x + plan.waterAside, y: plan.water },
      ...(plan.coldOnly ? [] : [{ kind: 'warm' as const, x: x - plan.waterAside, y: plan.water }]),
    ]
  })
}

/** How a connection is drawn: its layer, radius in mm, and the letter that the guide gives it. */
const pipes = {
  drain: { layer: 'AFVOER A', radius: 20, letter: 'A' },
  cold: { layer: 'KOUD WATER K', radius: 8, letter: 'K' },
  warm: { layer: 'WARM WATER W', radius: 8, letter: 'W' },
} as const

/** Front, side and top of one variant as DXF with its measures and connections; null for a variant without sizes. */
export function productDxf(files: ContentFiles, product: Product, variant: Variant): string | null {
  const parts = drawnParts(files, product)
  const drawn = drawnViews(product.model, variant, parts)
  if (!drawn) return null
  const { fontSize } = drawn
  const object = buildingObject(files, product, variant)
  const { floor, upper } = modelOf(files, product, variant)
  const [front] = drawn.views
  return dxfFile([
    ...drawn.views.flatMap((view): DxfEntity[] => [
      view.isRound
        ? {
            kind: 'circle',
            layer: 'OMTREK',
            at: [view.x + view.width / 2, view.y + view.height / 2],
            radius: view.width / 2,
          }
        : { kind: 'line', layer: 'OMTREK', isClosed: true, points: cornersOf(view) },
      ...pathEntities(viewLines(view, product.model, parts), 'FRONTEN', [view.x, view.y]),
      title(
        viewWords[view.kind],
        view.x + view.width / 2,
        view.y + view.height + legsBelow(view.height, parts) + 2 * fontSize,
        fontSize,
      ),
    ]),
    ...drawn.measures.flatMap(({ axis, from, to, at, figure }): DxfEntity[] => [
      {
        kind: 'line',
        layer: 'MATEN',
        points:
          axis === 'horizontal'
            ? [
                [from, at],
                [to, at],
              ]
            : [
                [at, from],
                [at, to],
              ],
      },
      {
        kind: 'text',
        layer: 'MATEN',
        at: axis === 'horizontal' ? [(from + to) / 2, at - fontSize / 3] : [at - fontSize / 3, (from + to) / 2],
        words: figure,
        height: fontSize,
        angle: axis === 'horizontal' ? 0 : 90,
      },
    ]),
    ...object.connections.flatMap(({ kind, x, y }): DxfEntity[] => {
      const { layer, radius, letter } = pipes[kind]
      // The upper side of the furniture is the origin of its front.
      const at = [(front?.width ?? 0) / 2 + x, upper - floor - y] as const
      return [
        { kind: 'circle', layer, at, radius },
        { kind: 'text', layer, at: [at[0], at[1] - radius - fontSize / 4], words: letter, height: fontSize },
      ]
    }),
    title(
      `${object.name}. Maten in mm.`,
      (front?.width ?? 0) / 2,
      drawn.box.y + drawn.box.height + 4 * fontSize,
      fontSize,
    ),
  ])
}

function title(words: string, x: number, y: number, height: number): DxfEntity {
  return { kind: 'text', layer: 'TITEL', at: [x, y], words, height }
}

function cornersOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
}
