/**
 * `npm run cms:types` writes the content types and components of the content server (tests/strapi/cms/src) from the schemas of domain/;
 * content-types.test.ts fails when they differ. Nothing in them is written by hand.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentKind, contentKindNames } from '#server/content/content-kinds.ts'
import { pluralName } from '#server/content/strapi/documents/document-source.ts'
import { attributeOf, populateOf, zoneComponent } from '#server/content/strapi/documents/document-codec.ts'
import {
  documentShape,
  isPicture,
  type Field,
  type Group,
  type Shape,
} from '#server/content/strapi/documents/document-shape.ts'
import { weekFields } from '#server/content/strapi/documents/week-form.ts'
import { componentLabels, fieldHints, fieldLabels, serverHints, serverLabels } from './cms-labels.ts'

/** '{{showroom.appointment|Duration}}' is longer than the words it becomes; the site checks the length of those. */
const roomForReferences = 80
/** Texts that may be longer than a line. */
const longTexts = new Set(
  'alt answer caption captions care cause description intro line note paragraphs reason recognise remedy story tagline text value warning'.split(
    ' ',
  ),
)
/** When the server publishes a draft by itself, and when it takes the document off the site (tests/strapi/cms/src/schedule.js). */
const moment = { type: 'datetime', private: true } // no visitor reads them
const moments = { publishOn: moment, unpublishOn: moment }
const factories = "require('@strapi/strapi').factories"

/** Every file of the content types, by its path under tests/strapi/cms/src. */
export function contentTypeFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const json = (path: string, value: unknown) => files.set(path, `${JSON.stringify(value, null, 2)}\n`)
  /** By what they hold: the same fields are the same component wherever they occur. */
  const components = new Map<string, string>()

  function component(group: Group, category: string, name: string): string {
    const described = JSON.stringify(group, (_, value: unknown) => (value instanceof Map ? [...value] : value))
    const isZone = Object.hasOwn(componentLabels, `${category}.${name}`)
    const known = components.get(described)
    if (known !== undefined && (!isZone || known === `${category}.${name}`)) return known
    const uid = `${category}.${name}`
    components.set(described, uid)
    const last = name.split('-').at(-1) ?? name
    json(`components/${category}/${name}.json`, {
      collectionName: `components_${uid.replaceAll(/[^a-z0-9]+/g, '_')}`,
      info: { displayName: componentLabels[uid] ?? labelOf(last) },
      options: {},
      attributes: isPicture(group)
        ? pictureAttributes(attributesOf(group, category, `${name}-`))
        : attributesOf(group, category, `${name}-`),
    })
    return uid
  }

  function attributesOf({ fields }: Group, category: string, path: string): Record<string, object> {
    return Object.fromEntries(
      [...fields].map(([name, field]) => [attributeOf(name), attribute(name, field, category, path + kebab(name))]),
    )
  }

  function attribute(name: string, { shape, isRequired, isNullable }: Field, category: string, path: string): object {
    const required = isRequired && !isNullable && isFilled(shape) && { required: true }
    switch (shape.kind) {
      case 'text':
        // The server takes no choice that starts with a figure among the fields of a type, though it does in a component.
        if (shape.options && path === kebab(name) && shape.options.some((option) => /^\d/.test(option)))
          return { type: 'string', ...required, regex: `^(${shape.options.join('|')})$` }
        if (shape.options) return { type: 'enumeration', enum: shape.options, ...required }
        return {
          type: longTexts.has(name) ? 'text' : 'string',
          ...required,
          ...(shape.minLength !== undefined && { minLength: shape.minLength }),
          ...(shape.maxLength !== undefined && { maxLength: shape.maxLength + roomForReferences }),
          ...(shape.pattern !== undefined && { regex: shape.pattern }),
        }
      case 'reference':
        return {
          type: 'relation',
          relation: shape.isMany ? 'manyToMany' : 'manyToOne',
          target: `api::${shape.to}.${shape.to}`,
        }
      case 'lines':
        return { type: 'text', ...required }
      case 'week': {
        const uid = `${category}.${path}`
        json(`components/${category}/${path}.json`, {
          collectionName: `components_${uid.replaceAll(/[^a-z0-9]+/g, '_')}`,
          info: { displayName: labelOf(path) },
          options: {},
          attributes: Object.fromEntries(
            weekFields.flatMap(({ opens, closes }) => [opens, closes].map((field) => [field, { type: 'time' }])),
          ),
        })
        return { type: 'component', repeatable: false, component: uid }
      }
      case 'number':
        return {
          type: shape.isInteger ? 'integer' : 'float',
          ...required,
          ...(shape.min !== undefined && { min: shape.min }),
          ...(shape.max !== undefined && { max: shape.max }),
        }
      case 'flag':
        return { type: 'boolean' }
      case 'group':
        return { type: 'component', repeatable: false, component: component(shape, category, path), ...required }
      case 'list':
      case 'record':
        return {
          type: 'component',
          repeatable: true,
          component: component(shape.of, category, path),
          ...required,
          ...(shape.kind === 'list' && {
            ...(shape.min !== undefined && { min: shape.min }),
            ...(shape.max !== undefined && { max: shape.max }),
          }),
        }
      default:
        return {
          type: 'dynamiczone',
          components: [...shape.groups].map(([kind, group]) => {
            const uid = component(group, name, kind)
            if (uid !== zoneComponent(name, kind)) throw new Error(`${uid} is not ${zoneComponent(name, kind)}`)
            return uid
          }),
        }
    }
  }

  for (const name of contentKindNames) {
    const kind = contentKind(name)
    const uid = `api::${name}.${name}`
    const isSingle = 'file' in kind
    const isOrdered = 'list' in kind
    const attributes = attributesOf(documentShape(kind.schema), name, '')
    const [key] = isSingle ? [] : kind.key
    if (!isSingle && kind.key.length === 1 && key !== undefined) Object.assign(attributes[key] ?? {}, { unique: true })
    json(`api/${name}/content-types/${name}/schema.json`, {
      kind: isSingle ? 'singleType' : 'collectionType',
      collectionName: `site_${name.replaceAll('-', '_')}`,
      info: {
        singularName: name,
        pluralName: pluralName(name),
        displayName: kind.title,
        description: kind.description,
      },
      options: { draftAndPublish: true },
      attributes: { ...attributes, ...(isOrdered && { position: { type: 'integer' } }), ...moments },
    })
    for (const [folder, factory] of [
      ['controllers', 'createCoreController'],
      ['routes', 'createCoreRouter'],
      ['services', 'createCoreService'],
    ] as const)
      files.set(`api/${name}/${folder}/${name}.js`, `module.exports = ${factories}.${factory}('${uid}')\n`)
  }
  json('content-kinds.json', {
    kinds: Object.fromEntries(
      contentKindNames.map((name) => {
        const kind = contentKind(name)
        return [
          name,
          {
            main: 'file' in kind ? null : (kind.known ?? kind.key[0]),
            key: 'file' in kind ? null : kind.key[0],
            isSingle: 'file' in kind,
            address: kind.address ?? '/',
            populate: populateOf(documentShape(kind.schema)),
          },
        ]
      }),
    ),
    hints: { ...fieldHints, ...serverHints },
    labels: Object.fromEntries(
      Object.entries({ ...fieldLabels, ...serverLabels }).map(([name, label]) => [attributeOf(name), label]),
    ),
  })
  return files
}

/** A picture is named, or uploaded. What it shows may be said elsewhere, where the same picture is. */
function pictureAttributes(attributes: Readonly<Record<string, object>>): Record<string, object> {
  const optional = Object.entries(attributes).map(([name, attribute]) =>
    name === 'ratio' ? [name, attribute] : [name, { ...attribute, required: false }],
  )
  return {
    ...Object.fromEntries(optional),
    upload: { type: 'media', multiple: false, required: false, allowedTypes: ['images'] },
  }
}

function labelOf(name: string): string {
  const label = Object.entries(fieldLabels).find(([field]) => kebab(field) === name)?.[1]
  return label ?? name
}

/** Whether a value of this shape cannot be empty. */
function isFilled(shape: Shape): boolean {
  if (shape.kind === 'text')
    return shape.options !== undefined || (shape.minLength ?? 0) > 0 || shape.pattern !== undefined
  if (shape.kind === 'list' || shape.kind === 'lines') return (shape.min ?? 0) > 0
  return shape.kind === 'number' || shape.kind === 'group'
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../tests/strapi/cms/src')
  rmSync(join(root, 'components'), { recursive: true, force: true })
  for (const [path, text] of contentTypeFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
