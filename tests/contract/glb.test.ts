/** The 3D files to download are valid glTF 2.0, in metres on the floor, and light enough for a telephone. */
import { validateBytes } from 'gltf-validator'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compose } from '#domain/configurator/compose.ts'
import { furnitureModel, setModel, type FurnitureModel } from '#domain/furniture/furniture-model.ts'
import { setLook } from '#domain/furniture/set-look.ts'
import { solidMeshes } from '#domain/furniture/solid-meshes.ts'
import { surfacesOf } from '#domain/furniture/solid-surfaces.ts'
import type { CabinetLook, FurnitureLook } from '#domain/furniture/furniture-look.ts'
import { furnitureLook, vanityLook } from '#server/catalogue/product-look.ts'
import { setView } from '#server/configurator/set-view.ts'
import { glbFile, type GlbFinish } from '#server/models/glb.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { files, kits, products } from './configurator-kits.ts'

const picture = new Uint8Array(
  await sharp(resolve('public/media/kleuren/eiken-naturel/staal.webp')).resize(512, 512).jpeg().toBuffer(),
)
/** Bytes that a telephone loads within a second. */
const most = 750_000

function fileOf(
  name: string,
  { solids, measures }: FurnitureModel,
  look: FurnitureLook,
  [first = '', ...others]: readonly string[],
) {
  const worn = (key: string): GlbFinish => ({
    ...surfacesOf(look, look.finishes[key]).finish,
    name: key,
    picture: look.finishes[key]?.texture ? picture : null,
  })
  return glbFile({
    name,
    copyright: 'Oeverhout',
    meshes: solidMeshes(solids),
    surfaces: surfacesOf(look, undefined),
    finishes: [worn(first), ...others.map(worn)],
    floor: measures.floor,
  })
}

/** With `EVERY_SIZE=yes` no size is left out. */
const every = process.env['EVERY_SIZE'] === 'yes'

/** Every vanity unit and cabinet in its narrowest and widest size, and the usual and widest set of every collection. */
const models = [
  ...products.flatMap((product) => {
    const look = furnitureLook(files, product)
    const sizes = product.variants.toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0))
    return (every ? sizes : [sizes.at(0), sizes.at(-1)]).flatMap((variant) => {
      const { width, height, depth } = variant ?? {}
      if (!look || !width || !height || !depth) return []
      const model = furnitureModel(look, { width, height, depth })
      return [
        { name: `${product.slug} ${width}`, model, look, finishes: Object.keys(look.finishes).slice(0, 1), width },
      ]
    })
  }),
  ...allCollectionSlugs.flatMap((slug) => {
    const kit = kits.get(slug)
    if (!kit) throw new RangeError(slug)
    const [side] = kit.sides.flatMap(({ key, items }) => items.map(({ width }) => `${key}-${width}`))
    return [
      {},
      { side: side ?? 'none', sideAt: 'both', hinge: 'right', handle: kit.handles[0]?.key ?? 'standard' },
    ].map((wish) => {
      const set = setView(slug, kit, compose(kit, wish).choice, files.configurator.notIncluded)
      const product = products.find((candidate) => candidate.slug === set.product)
      const plain = product && vanityLook(files, product)
      if (!plain) throw new RangeError(set.product)
      const look = setLook(plain, set.drawing, set.model)
      return {
        name: `${slug} ${JSON.stringify(wish)}`,
        model: setModel(set.drawing, look, set.model),
        look,
        finishes: [set.search.finish ?? ''],
        width: set.width,
      }
    })
  }),
]

/** In metres above the floor, where a cabinet as high as this hangs. */
function undersideOf(hangs: CabinetLook['hangs'], height: number): number {
  return 'upper' in hangs ? Math.max(0, hangs.upper / 1000 - height) : hangs.underside / 1000
}

/** The JSON chunk of a GLB. */
function jsonOf(file: Uint8Array) {
  const words = new DataView(file.buffer).getUint32(12, true)
  return jsonSchema.parse(JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + words))))
}
const ends = z.array(z.number()).optional()
const jsonSchema = z.object({
  accessors: z.array(z.object({ min: ends, max: ends })),
  images: z.array(z.unknown()).optional(),
  extensions: z
    .object({ KHR_materials_variants: z.object({ variants: z.array(z.object({ name: z.string() })) }) })
    .optional(),
})

test('every model is valid, without a warning, and small', async () => {
  expect(models.length).toBeGreaterThan(200)
  let [triangles, bytes] = [0, 0]
  for (const { name, model, look, finishes } of models) {
    const file = fileOf(name, model, look, finishes)
    const { issues, info } = await validateBytes(file)
    expect(
      issues.messages.filter(({ severity }) => severity < 2),
      name,
    ).toEqual([])
    expect(info.drawCallCount, name).toBeLessThanOrEqual(7)
    triangles = Math.max(triangles, info.totalTriangleCount)
    bytes = Math.max(bytes, file.byteLength)
  }
  expect(triangles).toBeLessThan(20_000)
  expect(bytes).toBeLessThan(most)
}, 600_000)

test('is as wide as what it shows, in metres, and stands on the floor or hangs above it at its height', () => {
  for (const { name, model, look, finishes, width } of models) {
    const corners = jsonOf(fileOf(name, model, look, finishes)).accessors.filter(({ min }) => min)
    const least = [0, 1, 2].map((axis) => Math.min(...corners.map(({ min }) => min?.[axis] ?? 0)))
    const highest = [0, 1, 2].map((axis) => Math.max(...corners.map(({ max }) => max?.[axis] ?? 0)))
    expect((highest[0] ?? 0) - (least[0] ?? 0), name).toBeCloseTo(width / 1000, 2)
    expect(least[1], name).toBeGreaterThanOrEqual(-1e-6)
    if (look.parts.base) expect(least[1], name).toBeLessThan(0.001)
    else if (look.kind === 'vanity') expect(least[1], name).toBeGreaterThan(0)
    else expect(least[1], name).toBeCloseTo(undersideOf(look.hangs, (highest[1] ?? 0) - (least[1] ?? 0)), 3)
    expect(Math.abs(least[2] ?? 1), name).toBeLessThan(0.001)
  }
})

test('holds every finish of a product as a variant, the chosen one first', async () => {
  for (const slug of ['wastafelmeubel-beat-45', 'kolomkast-beat-45', 'spiegelkast-sunny']) {
    const product = products.find((candidate) => candidate.slug === slug)
    const look = product && furnitureLook(files, product)
    if (!look) throw new RangeError(slug)
    const finishes = Object.keys(look.finishes).toReversed()
    const file = fileOf(slug, furnitureModel(look, { width: 600, height: 700, depth: 140 }), look, finishes)
    const { issues, info } = await validateBytes(file)
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
    expect(info.drawCallCount).toBeLessThanOrEqual(7)
    const { extensions, images } = jsonOf(file)
    expect(extensions?.KHR_materials_variants.variants.map(({ name }) => name)).toEqual(finishes)
    expect(images ?? []).toHaveLength(finishes.filter((name) => look.finishes[name]?.texture).length)
  }
})
