/**
 * Records the responses of five real Strapi servers (shapes.ts) for tests/contract/content-source-shapes.test.ts:
 * `node tests/strapi/record-shapes.ts [name ...]`, after `npm run test:strapi` or `npm run cms` installed the server.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { readEverything, recordingFile, type Recording } from '#tests/contract/recorded-cms.ts'
import { freePort } from '#tests/services/ports.ts'
import { cmsSeed } from '../../scripts/cms-seed.ts'
import { cmsFolder, startCms } from '../../scripts/cms-server.ts'
import { shapes, type Attributes, type Shape } from './shapes.ts'

const schemaSchema = z.looseObject({ attributes: z.record(z.string(), z.record(z.string(), z.unknown())) })
const schemaFile = (folder: string, type: string) => join(folder, 'src/api', type, 'content-types', type, 'schema.json')
const readSchema = (type: string) => schemaSchema.parse(JSON.parse(readFileSync(schemaFile(cmsFolder, type), 'utf8')))
/** Enough for every branch, and below a megabyte for all shapes. */
const [productsKept, variantsKept] = [30, 3]

const ours = await cmsSeed('content', 'public', { drafts: false })
for (const shape of shapes)
  if (process.argv.length < 3 || process.argv.includes(shape.name)) {
    const { length } = await record(shape)
    console.log(`• ${shape.name}: ${Math.round(length / 1024)} KB`)
  }

async function record(shape: Shape): Promise<Buffer> {
  const folder = join(cmsFolder, '.tmp/shapes', shape.name)
  const dataDir = mkdtempSync(join(tmpdir(), 'shape-'))
  writeApp(shape, folder)
  const cms = await startCms({
    folder,
    dataDir,
    host: '127.0.0.1',
    port: await freePort(),
    panel: false,
    drafts: false,
    log: join(folder, 'server.log'),
    seed: seedOf(shape),
  })
  const recording: Recording = { units: shape.units, responses: {} }
  const source = strapiSource({
    url: cms.url,
    units: shape.units,
    async fetch(input, init) {
      const response = await fetch(input, init)
      const address = new URL(input instanceof Request ? input.url : input)
      const body: unknown = await response.clone().json()
      recording.responses[address.pathname + address.search] = { status: response.status, body }
      return response
    },
  })
  try {
    await readEverything(source)
  } finally {
    await cms.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const file = recordingFile(shape.name)
  const packed = brotliCompressSync(JSON.stringify(recording), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, packed)
  return packed
}

/** Writes the server's configuration and content types, without labels for a panel that nobody opens. */
function writeApp(shape: Shape, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['config', 'src', 'public', 'package.json'])
    cpSync(join(cmsFolder, part), join(folder, part), { recursive: true })
  // Strapi's own defaults, which overlook unknown parameters.
  writeFileSync(join(folder, 'config/api.js'), 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100 } }\n')
  const types = readdirSync(join(cmsFolder, 'src/api'))
  const labels = Object.fromEntries(types.map((type) => [type, { main: 'id', list: ['id'], fields: {} }]))
  writeFileSync(join(folder, 'src/labels.js'), `module.exports = ${JSON.stringify(labels)}\n`)
  for (const type of types) {
    const schema = readSchema(type)
    const attributes = shape.attributes(type, schema.attributes)
    const { product } = attributes
    // A component instead of the variants leaves their relation without its other side.
    const isLeft = product?.['inversedBy'] !== undefined && shape.components !== undefined
    const written: Attributes = isLeft ? { ...attributes, product: { type: 'integer' } } : attributes
    writeFileSync(schemaFile(folder, type), JSON.stringify({ ...schema, attributes: written }))
  }
  for (const [name, attributes] of Object.entries(shape.components?.((type) => readSchema(type).attributes) ?? {})) {
    const file = join(folder, 'src/components/catalogue', `${name}.json`)
    mkdirSync(dirname(file), { recursive: true })
    const info = { displayName: name, icon: 'cube' }
    writeFileSync(
      file,
      JSON.stringify({ collectionName: `components_catalogue_${name}s`, info, options: {}, attributes }),
    )
  }
}

/** A part of the site's content, in the fields of the shape. */
function seedOf(shape: Shape): object {
  const step = Math.floor(ours.product.length / productsKept)
  let variants = 0
  const products = ours.product
    .filter((_, index) => index % step === 0)
    .slice(0, productsKept)
    .map((product) => {
      const kept = z.object({ variants: z.array(z.record(z.string(), z.unknown())) }).parse(product).variants
      return {
        ...product,
        // One of every size and colour that differ, as far as there is room.
        variants: kept
          .filter((_, index) => index % Math.ceil(kept.length / variantsKept) === 0)
          .map((variant) => shape.fields('variant', inlined(shape, variant), variants++)),
      }
    })
  const fields = (type: string, list: readonly object[]) =>
    list.map((entry, index) => shape.fields(type, { ...entry }, index))
  const seed = {
    ...ours,
    category: fields('category', ours.category),
    collection: fields('collection', ours.collection),
    feature: fields('feature', ours.feature),
    material: fields('material', ours.material),
    color: fields('color', ours.color),
    product: fields('product', products),
    faq: fields('faq', ours.faq),
    vacature: fields('vacature', ours.vacature),
    'privacy-page': fields('privacy-page', ours['privacy-page']),
  }
  const used = JSON.stringify(seed, (key, value: unknown) => (key === 'files' ? undefined : value))
  return { ...seed, files: ours.files.filter(({ url }) => used.includes(JSON.stringify(url))) }
}

/** In a component colours are not related entries but written out. */
function inlined(shape: Shape, variant: Record<string, unknown>): Record<string, unknown> {
  if (!shape.components) return variant
  const slugs = z.array(z.string()).parse(variant['color_textures'])
  return {
    ...variant,
    color_textures: ours.color.filter((color) => slugs.includes(z.string().parse(Reflect.get(color, 'slug')))),
  }
}
