/** Every document of content/ comes back from a content server as it went there. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentKind, contentKindNames } from '../../content-kinds.ts'
import { decodeDocument, encodeDocument, populateOf } from './document-codec.ts'
import { documentShape } from './document-shape.ts'
import { documentsOfFiles } from './kind-files.ts'

const origin = 'https://cms.oeverhout.example'

const inner = z.record(z.string(), z.unknown())
const populateSchema = z.object({ fields: z.tuple([z.string()]), populate: inner, on: inner }).partial()

/** As a server answers: every group with an id, what is empty as null, other documents as entries with what was asked of them. */
function answered(value: unknown, populate: unknown): unknown {
  const asked = populateSchema.safeParse(populate).data
  if (Array.isArray(value)) return value.map((one: unknown) => answered(one, populate))
  if (asked?.fields && value !== null) return { id: 1, documentId: 'x', [asked.fields[0]]: value }
  if (typeof value !== 'object' || value === null) return value
  if (asked?.on && '__component' in value)
    return answered({ ...value }, asked.on[String(Reflect.get(value, '__component'))])
  return {
    id: 1,
    ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, answered(one, asked?.populate?.[key])])),
  }
}

test.each(contentKindNames)('keeps every %s', (name) => {
  const shape = documentShape(contentKind(name).schema)
  const documents = documentsOfFiles(name, (file) => readFileSync(`content/${file}`, 'utf8'), 'content')
  expect(documents.length).toBeGreaterThan(0)
  for (const { document } of documents)
    expect(
      decodeDocument(shape, answered(encodeDocument(shape, document), { populate: populateOf(shape) }), origin),
    ).toEqual(document)
})

test('shows an uploaded picture with its own words in place of the picture that was named', () => {
  const shape = documentShape(contentKind('page').schema)
  const page = documentsOfFiles('page', (file) => readFileSync(`content/${file}`, 'utf8'), 'content').find(
    ({ key }) => key === '/',
  )
  const entry = encodeDocument(shape, page?.document)
  const hero = z
    .object({ picture: z.record(z.string(), z.unknown()) })
    .loose()
    .parse(entry['hero'])
  const upload = {
    url: '/uploads/bad_1a2b3c.webp',
    width: 2880,
    height: 1200,
    updatedAt: '2026-11-21T12:00:00.000Z',
    alternativeText: 'Een bad onder een raam',
  }
  const shown = (picture: object) =>
    z
      .object({ hero: z.object({ picture: z.unknown() }) })
      .parse(
        decodeDocument(shape, { ...entry, hero: { ...hero, picture: { ...hero.picture, upload: picture } } }, origin),
      ).hero.picture
  expect(shown(upload)).toMatchObject({
    media: 'cms/uploads/bad-5f1a2b3c-2ewebp',
    alt: 'Een bad onder een raam',
    file: { width: 2880, height: 1200, version: '9fe0b9b9' },
  })
  const ratio = String(hero.picture['ratio'])
  const [wide = 1, high = 1] = ratio.split('/').map(Number)
  expect(shown({ ...upload, focalPoint: { x: 80, y: 40 } })).toMatchObject({
    media: `cut/${ratio.replace('/', 'x')}-80-40/cms/uploads/bad-5f1a2b3c-2ewebp`,
    file: { width: Math.round((1200 * wide) / high), height: 1200 },
    portrait: { width: 960, height: 1200 },
  })
  expect(shown({ ...upload, focalPoint: null })).toEqual(shown(upload))
  const replaced = z.object({ file: z.object({ version: z.string() }) })
  expect(replaced.parse(shown({ ...upload, updatedAt: '2026-11-22T12:00:00.000Z' })).file.version).not.toBe('9fe0b9b9')
})
