/** Pictures and 3D files as they were made: all there, all named in content with words for those who do not see them, and as large as the content says. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NodeIO, type Document, type vec3 } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRMaterialsVariants, type MappingList } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { languageOf } from '#domain/languages.ts'
import { collectionPictures } from '#server/catalogue/collection-pictures.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { readModels } from '#server/content/studio-models.ts'

const publicDir = resolve('public')
const manifest = readMediaManifest(publicDir)
const models = readModels(publicDir)
let files: ContentFiles
beforeAll(() => {
  files = readContentFiles(resolve('content'), publicDir)
})

/** Every picture slot in `value`, at any depth. */
function slotsIn(value: unknown): { media: string; alt: string }[] {
  if (value instanceof Map) return [...value.values()].flatMap(slotsIn)
  if (Array.isArray(value)) return value.flatMap(slotsIn)
  if (typeof value !== 'object' || value === null) return []
  const own =
    'media' in value && 'alt' in value && typeof value.media === 'string' && typeof value.alt === 'string'
      ? [{ media: value.media, alt: value.alt }]
      : []
  return [...own, ...Object.values(value).flatMap(slotsIn)]
}

describe('pictures', () => {
  test('has every picture of the manifest in its size and without damage', async () => {
    const wrong = await Promise.all(
      Object.entries(manifest.pictures).map(async ([media, { file, width, height }]) => {
        const path = join(publicDir, 'media', file)
        if (!existsSync(path)) return `${media}: ${file} is missing`
        const found = await sharp(path).metadata()
        if (found.width !== width || found.height !== height)
          return `${media}: ${found.width} x ${found.height} instead of ${width} x ${height}`
        return sharp(path, { failOn: 'error' })
          .resize(16)
          .raw()
          .toBuffer()
          .then(
            () => null,
            (error: unknown) => `${media}: ${String(error)}`,
          )
      }),
    )
    expect(wrong.filter((line) => line !== null)).toEqual([])
  })

  test('has opening pictures 2880 px wide, and cards 1200 px wide that show the whole room in its own ratio', () => {
    const least = [
      ['home/hero', 2880] as const,
      ...[...files.collections.values()].flatMap(({ slug, card }) => [
        [`collecties/${slug}/hero`, 2880] as const,
        [card.media, 1200] as const,
      ]),
    ]
    const narrow = least.filter(([media, width]) => (manifest.pictures[media]?.width ?? 0) < width)
    expect(narrow).toEqual([])
    const cut = [...files.collections.values()].filter(({ card: { file, ratio } }) => {
      const [wide = 0, high = 1] = ratio.split('/').map(Number)
      return !file || Math.abs(file.width / file.height - wide / high) > 0.01 || wide < high
    })
    expect(cut.map(({ slug }) => slug)).toEqual([])
  })

  test('has swatches in which pores show, 8 px to the mm: of all but lacquers', () => {
    const coarse = files.finishes.filter(
      ({ name, surface }) =>
        !/lak$|^hpl$/.test(surface.kind) && (manifest.pictures[`kleuren/${name}/staal`]?.width ?? 0) < 2400,
    )
    expect(coarse.map(({ name }) => name)).toEqual([])
  })

  test('has upright opening pictures for telephones', () => {
    const upright = Object.entries(manifest.pictures).filter(([media]) => media.endsWith('/hero-portret'))
    expect(upright.map(([media]) => media).toSorted()).toEqual(
      [...files.collections.keys()]
        .map((slug) => `collecties/${slug}/hero-portret`)
        .concat('home/hero-portret')
        .toSorted(),
    )
    expect(upright.filter(([, { width, height }]) => width !== 1080 || height !== 1350)).toEqual([])
  })

  test('has every picture that a page or a guide names', () => {
    const named = [...slotsIn(files.pages), ...slotsIn(files.guides)].filter(
      ({ media }) => !/^(?:collecties|spiegels|kleuren)\//.test(media),
    )
    expect(named.length).toBeGreaterThan(200)
    expect([...new Set(named.map(({ media }) => media))].filter((media) => !(media in manifest.pictures))).toEqual([])
  })

  test('has one alternative text for a picture everywhere, in Dutch', () => {
    const pages = [...files.pages.values()].filter(({ path }) => languageOf(path) === 'nl')
    const uses = Map.groupBy(slotsIn({ ...files, pages }), ({ media }) => media)
    expect(
      [...uses].filter(([, slots]) => new Set(slots.map(({ alt }) => alt)).size > 1).map(([media]) => media),
    ).toEqual([])
  })

  test('shows every picture of the manifest, with an alternative text', () => {
    const alts = new Map([...slotsIn(files), ...slotsIn(expandFamilies(files))].map(({ media, alt }) => [media, alt]))
    // What is cut upright from an opening picture shows the same and has its words.
    const wide = Object.keys(manifest.pictures).map((media) => media.replace(/-portret$/, ''))
    // Beside the name of a collection in a menu it is decorative.
    for (const { columns } of files.menus.header)
      for (const { image } of columns.flatMap(({ links }) => links)) if (image) alts.set(image, 'decorative')
    expect(wide.filter((media) => (alts.get(media) ?? '').length < 8)).toEqual([])
  })
})

describe('pictures of vanity units and tall cabinets', () => {
  const cabinets = () =>
    expandFamilies(files).filter(
      ({ model, is_active }) => is_active && ['wastafelmeubel', 'toiletmeubel', 'kolomkast'].includes(model),
    )

  test('show each width by itself, in one finish at least', () => {
    expect(cabinets().length).toBeGreaterThan(55)
    const unseen = cabinets().flatMap(({ slug, variants }) => {
      const widthsOf = Map.groupBy(variants, ({ images: [image] }) =>
        image && image.media in manifest.pictures ? image.media : '',
      )
      const seen = new Set(
        [...widthsOf]
          .filter(([media, shown]) => media !== '' && new Set(shown.map(({ width }) => width)).size === 1)
          .map(([, [variant]]) => variant?.width),
      )
      return [...new Set(variants.map(({ width }) => width))]
        .filter((width) => !seen.has(width))
        .map((width) => `${slug}: ${width} mm`)
    })
    expect(unseen).toEqual([])
  })
})

describe('pictures of products', () => {
  test('are two at least of each, with those of the collection of a vanity unit', () => {
    const products = expandFamilies(files).filter(({ is_active }) => is_active)
    expect(products.length).toBeGreaterThan(200)
    const poor = products.flatMap(({ slug, model, collections, gallery, variants }) => {
      const collection = collections[0] ?? null
      const ofCollection = collectionPictures(files, { model, collection }).map(({ picture }) => picture)
      const slots = [...gallery, ...variants.flatMap(({ images }) => images), ...ofCollection]
      const made = new Set(slots.map(({ media }) => media).filter((media) => media in manifest.pictures))
      return made.size < 2 ? [`${slug}: ${made.size} pictures`] : []
    })
    expect(poor).toEqual([])
  })
})

describe('edges of tops', () => {
  const tops = () =>
    [...files.collections.values()].flatMap((collection) =>
      collection.tops.map((top) => ({ ...top, of: `${collection.name}: ${top.name}` })),
    )

  test('shows the edge of every top, 800 mm long and as high as it is thick', () => {
    expect(
      tops()
        .filter(
          ({ image, thickness }) => image.file?.width !== 1920 || image.file.height !== Math.round(thickness * 2.4),
        )
        .map(({ of }) => of),
    ).toEqual([])
    expect(new Set(tops().map(({ image }) => image.media)).size).toBe(tops().length)
    expect(
      new Set(
        tops().map(({ image }) => readFileSync(join(publicDir, 'media', `${image.media}.webp`)).toString('base64')),
      ).size,
    ).toBe(tops().length)
  })

  test('draws a top from the finish that it is named after', () => {
    const names = new Set(files.finishes.map(({ name }) => name))
    expect(
      tops()
        .filter(({ surface }) => 'finish' in surface && !names.has(surface.finish))
        .map(({ of }) => of),
    ).toEqual([])
    const called = tops().flatMap(({ name, surface }) =>
      files.finishes
        .filter(({ displayName }) => displayName === name)
        .map((finish) => [finish.name, 'finish' in surface ? surface.finish : '']),
    )
    expect(called.length).toBeGreaterThanOrEqual(4)
    expect(called.filter(([finish, drawn]) => finish !== drawn)).toEqual([])
    // Nobody says oak and shows walnut.
    const said = {
      eiken: /^(?:type-)?eiken-/,
      noten: /^noten-/,
      kersen: /^kersen-/,
      lariks: /^lariks-/,
      multiplex: /^multiplex-/,
      beton: /^beton-/,
      HPL: /^hpl-/,
    }
    for (const [word, finish] of Object.entries(said))
      expect(
        tops()
          .filter(
            ({ material, surface }) => material.includes(word) && !('finish' in surface && finish.test(surface.finish)),
          )
          .map(({ of }) => of),
        word,
      ).toEqual([])
  })

  test('has a placeholder in the colour of the picture', async () => {
    const off = await Promise.all(
      tops().map(async ({ image, of }) => {
        const { channels } = await sharp(join(publicDir, 'media', `${image.media}.webp`)).stats()
        const tone = [1, 3, 5].map((at) => parseInt(image.tone.slice(at, at + 2), 16))
        return tone.some((value, at) => Math.abs(value - (channels[at]?.mean ?? 0)) > 4) ? of : null
      }),
    )
    expect(off.filter((top) => top !== null)).toEqual([])
  })
})

describe('3D files', () => {
  test('has a model for every collection and every mirror with 3D, and an FBX for each colour of it', () => {
    const wanted = [
      ...files.mirrors.filter((mirror) => mirror.x3d).map((mirror) => `spiegels/${mirror.name.toLowerCase()}`),
      ...[...files.collections.keys()].map((slug) => `collecties/${slug}`),
    ]
    expect(wanted.filter((name) => !models.has(name))).toEqual([])
    const drawings = files.mirrors
      .flatMap((mirror) => mirror.formats.flatMap((format) => format.colors.map((color) => color.fbx)))
      .filter((path) => path !== '')
    expect(drawings.filter((path) => !existsSync(join(publicDir, 'media', path)))).toEqual([])
  })

  test('has models under 500 KB with the colours or finishes of the content', () => {
    for (const [name, model] of models) {
      const bytes = statSync(join(publicDir, 'media', model.file)).size
      expect(bytes, name).toBe(model.bytes)
      expect(bytes, name).toBeLessThan(500_000)
      const key = name.split('/')[1]
      const expected = name.startsWith('collecties/')
        ? files.collections.get(key ?? '')?.finishes
        : files.mirrors
            .find((mirror) => mirror.name.toLowerCase() === key)
            ?.formats[0]?.colors.map((color) => color.name)
      expect(model.variants.toSorted(), name).toEqual(expected?.toSorted())
    }
  })

  test('has models of the size of the content, within 1 mm', async () => {
    const io = new NodeIO()
      .registerExtensions(ALL_EXTENSIONS)
      .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    for (const [name, model] of models) {
      for (const side of ['width', 'height', 'depth'] as const)
        expect(
          Math.abs(model.box[side] - model.size[side]),
          `${name} ${side}: ${model.box[side]} for ${model.size[side]}`,
        ).toBeLessThanOrEqual(1)
      const key = name.split('/')[1] ?? ''
      const sizes = name.startsWith('spiegels/')
        ? files.mirrors.find((mirror) => mirror.name.toLowerCase() === key)?.formats.map((format) => format.size)
        : files.collections.get(key)?.sizes.widths.map((width) => ({
            width,
            height: files.collections.get(key)?.form.bodyHeight,
            depth: Math.max(...(files.collections.get(key)?.sizes.depths ?? [])),
          }))
      expect(sizes, name).toContainEqual(model.size)
      // The file itself: the part that wears the colours is never larger than the piece, and at least one side of it is exact.
      const [width, height, depth] = colouredPart(await io.read(join(publicDir, 'media', model.file)))
      const off = [width - model.size.width, height - model.size.height, depth - model.size.depth].map(Math.abs)
      expect(Math.min(...off), `${name}: ${[width, height, depth].join(' x ')}`).toBeLessThanOrEqual(1)
    }
  }, 60_000)
})

/** Width, height and depth in mm of what changes with the colour; of everything when nothing does. */
function colouredPart(document: Document): [number, number, number] {
  const low: vec3 = [Infinity, Infinity, Infinity]
  const high: vec3 = [-Infinity, -Infinity, -Infinity]
  const primitives = document
    .getRoot()
    .listNodes()
    .flatMap((node) =>
      (node.getMesh()?.listPrimitives() ?? []).map((primitive) => ({ primitive, matrix: node.getWorldMatrix() })),
    )
  const coloured = primitives.filter(
    ({ primitive }) => primitive.getExtension<MappingList>(KHRMaterialsVariants.EXTENSION_NAME) !== null,
  )
  for (const { primitive, matrix } of coloured.length > 0 ? coloured : primitives) {
    const places = primitive.getAttribute('POSITION')
    for (let index = 0; index < (places?.getCount() ?? 0); index++) {
      const [x = 0, y = 0, z = 0] = places?.getElement(index, []) ?? []
      for (const side of [0, 1, 2] as const) {
        const value =
          (matrix[side] * x + (matrix[side + 4] ?? 0) * y + (matrix[side + 8] ?? 0) * z + (matrix[side + 12] ?? 0)) *
          1000
        low[side] = Math.min(low[side], value)
        high[side] = Math.max(high[side], value)
      }
    }
  }
  return [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
}
