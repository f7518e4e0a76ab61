/**
 * Documents of content/ as entries of a content server and back. Both ways follow the shape alone, so there is nothing to write for a new
 * kind; `decode(encode(x))` is x for every document of content/ (document-codec.test.ts).
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { portraitEnding } from '#domain/picture-source.ts'
import type { ReferenceTarget } from '#domain/reference.ts'
import { cutBox, cutName, readCut } from '#server/content/picture-cut.ts'
import { cmsPictureName } from '../../cms-picture-name.ts'
import { keyField } from '../../content-kinds.ts'
import { isPicture, isWrappedDocument, type Field, type Group, type Shape } from './document-shape.ts'
import type { Populate } from '../strapi-query.ts'
import { weekForm, weekTexts } from './week-form.ts'

/** Names that a content server keeps for itself. */
const reserved = new Set(['id', 'meta', 'status', 'locale', 'localizations', 'createdAt', 'updatedAt', 'publishedAt'])

/** The attribute of a content type that holds a field. */
export function attributeOf(field: string): string {
  return reserved.has(field) ? `${field}Field` : field
}

/** The component of a zone that holds a group: 'sections.story'. */
export function zoneComponent(field: string, kind: string): string {
  return `${field}.${kind}`
}

/** A document of content/ as the data of an entry; other documents by their names, for which the server looks up its own. */
export function encodeDocument(shape: Group, document: unknown): Record<string, unknown> {
  return encodeGroup(shape, isWrappedDocument(shape) ? { items: document } : record(document))
}

function encodeGroup({ fields }: Group, value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    [...fields].map(([name, { shape }]) => [
      attributeOf(name),
      value[name] === undefined || value[name] === null ? emptyOf(shape) : encode(shape, value[name], name),
    ]),
  )
}

function encode(shape: Shape, value: unknown, field: string): unknown {
  switch (shape.kind) {
    case 'group':
      return encodeGroup(shape, record(value))
    case 'list':
      return array(value).map((one) => encodeGroup(shape.of, shape.isWrapped ? { value: one } : record(one)))
    case 'lines':
      return array(value).map(String).join('\n')
    case 'week':
      return weekForm(array(value))
    case 'record':
      return Object.entries(record(value)).map(([key, one]) =>
        encodeGroup(shape.of, { key, ...(shape.isWrapped ? { value: one } : record(one)) }),
      )
    case 'zone':
      return array(value).map((one) => {
        const { kind, ...rest } = record(one)
        const group = shape.groups.get(String(kind))
        if (!group) throw new TypeError(`There is no ${field} of kind ${String(kind)}`)
        return { __component: zoneComponent(field, String(kind)), ...encodeGroup(group, rest) }
      })
    default:
      return value
  }
}

function emptyOf(shape: Shape): unknown {
  const isList = shape.kind === 'list' || shape.kind === 'record' || shape.kind === 'zone'
  return isList || (shape.kind === 'reference' && shape.isMany) ? [] : null
}

/** An entry as a document of content/. What the entry lacks is left out, so that the schema says whether it may be missing. @param origin of the content server, where uploaded pictures are */
export function decodeDocument(shape: Group, entry: unknown, origin: string): unknown {
  const document = decodeGroup(shape, record(entry), origin)
  return isWrappedDocument(shape) ? (document['items'] ?? []) : document
}

function decodeGroup(group: Group, entry: Record<string, unknown>, origin: string): Record<string, unknown> {
  const decoded = Object.fromEntries(
    [...group.fields].flatMap(([name, field]): [string, unknown][] => {
      const value = decodeField(field, entry[attributeOf(name)], origin)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return isPicture(group) ? { ...decoded, ...uploadedPicture(entry['upload'], origin, decoded['ratio']) } : decoded
}

function decodeField({ shape, isRequired, isNullable }: Field, value: unknown, origin: string): unknown {
  if (value === null || value === undefined) {
    if (!isRequired) return undefined
    if (isNullable) return null
    if (shape.kind === 'lines' || (shape.kind === 'reference' && shape.isMany)) return []
    // A text of no characters and a text that is not there are the same for editors.
    const mayBeEmpty = shape.kind === 'text' && !shape.options && shape.pattern === undefined && !shape.minLength
    return mayBeEmpty ? '' : undefined
  }
  const decoded = decode(shape, value, origin)
  const isEmptyList = Array.isArray(decoded) && decoded.length === 0
  return !isRequired && isEmptyList ? undefined : decoded
}

function decode(shape: Shape, value: unknown, origin: string): unknown {
  switch (shape.kind) {
    case 'group':
      return decodeGroup(shape, record(value), origin)
    case 'list': {
      const groups = array(value).map((one) => decodeGroup(shape.of, record(one), origin))
      return shape.isWrapped ? groups.map((group) => group['value']) : groups
    }
    case 'lines':
      return z
        .string()
        .parse(value)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => (shape.areNumbers ? Number(line) : line))
    case 'record':
      return Object.fromEntries(
        array(value).map((one) => {
          const { key, ...rest } = decodeGroup(shape.of, record(one), origin)
          return [String(key), shape.isWrapped ? rest['value'] : rest]
        }),
      )
    case 'zone':
      return array(value).map((one) => {
        const entry = record(one)
        const kind = z.string().parse(entry['__component']).replace(/^.*\./, '')
        const group = shape.groups.get(kind)
        return group ? { kind, ...decodeGroup(group, entry, origin) } : { kind }
      })
    case 'week':
      return weekTexts(value)
    case 'reference':
      return shape.isMany ? array(value).map((one) => nameOf(shape.to, one)) : nameOf(shape.to, value)
    case 'flag':
      return shape.isOnlyTrue && value === false ? undefined : value
    default:
      return value
  }
}

/** A document that another names, as the other names it. */
function nameOf(to: ReferenceTarget, named: unknown): unknown {
  return record(named)[keyField(to)]
}

/** The colour until an uploaded picture is there. */
const paper = '#e8e4dc'

const percent = z.number().min(0).max(100)
const uploadSchema = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Changes with the file, which keeps its address and its `hash` when it is replaced. */
  updatedAt: z.string().nullish(),
  alternativeText: z.string().nullish(),
  focalPoint: z.object({ x: percent, y: percent }).nullish(),
})

/**
 * What an uploaded picture says in place of the name of a picture of the site, and of the words when it brings its own; nothing without one.
 * @param ratio of the place it is in; with a point that an editor marked in it, it is cut around that
 */
function uploadedPicture(upload: unknown, origin: string, ratio: unknown): Record<string, unknown> {
  const picture = uploadSchema.safeParse(upload).data
  if (!picture) return {}
  const media = cmsPictureName(new URL(picture.url, origin), new URL(origin).origin)
  if (media === null) return {}
  const { width, height, alternativeText, focalPoint, url, updatedAt } = picture
  const version = createHash('sha256')
    .update(JSON.stringify([url, updatedAt]))
    .digest('hex')
    .slice(0, 8)
  const name = focalPoint && typeof ratio === 'string' ? cutName(media, ratio, focalPoint) : media
  const file = (part: string) => {
    const { cut } = readCut(part) ?? { cut: null }
    const box = cut ? cutBox({ width, height }, cut) : { width, height }
    return { width: box.width, height: box.height, version }
  }
  return {
    media: name,
    tone: paper,
    ...(alternativeText && { alt: alternativeText }),
    file: file(name),
    ...(name !== media && { portrait: file(name + portraitEnding) }),
  }
}

/** Everything that belongs to an entry of this shape, in the words of a query. */
export function populateOf({ fields }: Group): Populate {
  return Object.fromEntries(
    [...fields].flatMap(([name, { shape }]): [string, Populate[string]][] => {
      const inner = populateShape(shape, name)
      return inner === null ? [] : [[attributeOf(name), inner]]
    }),
  )
}

function populateShape(shape: Shape, field: string): Populate[string] | null {
  switch (shape.kind) {
    case 'group':
      return populateGroup(shape)
    case 'list':
    case 'record':
      return populateGroup(shape.of)
    case 'week':
      return true
    case 'reference':
      return { fields: [keyField(shape.to)] }
    case 'zone':
      return {
        on: Object.fromEntries(
          [...shape.groups].map(([kind, group]) => [zoneComponent(field, kind), populateGroup(group)]),
        ),
      }
    default:
      return null
  }
}

function populateGroup(group: Group): Populate[string] {
  const inner = { ...populateOf(group), ...(isPicture(group) && { upload: true as const }) }
  return Object.keys(inner).length === 0 ? true : { populate: inner }
}

const record = (value: unknown) => z.record(z.string(), z.unknown()).parse(value)
const array = (value: unknown) => z.array(z.unknown()).parse(value)
