/** Five content servers that keep to the specification: how their content types and entries differ from those of tests/strapi/cms. */
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { richTextSchema } from '#domain/rich-text.ts'
import type { Units } from '#server/content/strapi/units.ts'
import type { ShapeName } from '#tests/contract/recorded-cms.ts'
import { richTextMarkdown } from '#server/markdown/markdown-text.ts'

type Attribute = Record<string, unknown>
export type Attributes = Record<string, Attribute>
type Fields = Record<string, unknown>

export type Shape = {
  name: ShapeName
  units: Units
  /** The attributes of a content type, made from ours. */
  attributes: (type: string, ours: Attributes) => Attributes
  /** Components by name, made from the attributes of our types. */
  components?: (ours: (type: string) => Attributes) => Record<string, Attributes>
  /** The fields of an entry, made from ours; `index` counts the entries of its type. */
  fields: (type: string, ours: Fields, index: number) => Fields
}

const euros: Units = { length: 'mm', price: 'euro' }
const without = <T>(fields: Record<string, T>, ...names: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What our types have and the specification does not name. */
const unnamed: Record<string, string[]> = {
  product: ['brand', 'model'],
  variant: ['article'],
  category: ['description'],
  collection: ['description'],
  feature: ['description'],
  material: ['description'],
  color: ['slug'],
  'privacy-page': ['title'],
}

/** Relations written as texts, or as components without ids of their own; a category is one relation. */
const flat: Shape = {
  name: 'flat',
  units: euros,
  attributes(type, ours) {
    if (type === 'color') return { ...without(ours, 'slug'), material: { type: 'string' } }
    if (type !== 'product') return ours
    return {
      ...ours,
      categories: { type: 'relation', relation: 'manyToOne', target: 'api::category.category' },
      collections: { type: 'json' },
      variants: { type: 'component', component: 'catalogue.variant', repeatable: true },
    }
  },
  components: (ours) => ({
    color: { ...without(ours('color'), 'slug', 'name'), material: { type: 'string' } },
    variant: {
      ...without(ours('variant'), 'product', 'article'),
      color_textures: { type: 'component', component: 'catalogue.color', repeatable: true },
      materials: { type: 'string' },
    },
  }),
  fields(type, ours) {
    if (type === 'product') return { ...ours, categories: list(ours['categories'])[0] ?? null }
    if (type === 'variant') return { ...ours, materials: list(ours['materials'])[0] ?? null }
    return ours
  },
}

/** Rich text as plain text and Markdown; centimetres and cents. */
const text: Shape = {
  name: 'text',
  units: { length: 'cm', price: 'cent' },
  attributes(type, ours) {
    if (type === 'faq') return { ...ours, antwoord: { type: 'richtext' } }
    if (type === 'privacy-page') return { ...ours, statement: { ...ours['statement'], type: 'richtext' } }
    if (type === 'vacature') return { ...ours, beschrijving: { type: 'text' }, algemene_info: { type: 'richtext' } }
    if (type !== 'variant') return ours
    const lengths = ['width', 'height', 'depth', 'diameter'].map((side) => [side, { type: 'decimal' }] as const)
    return {
      ...ours,
      ...Object.fromEntries(lengths),
      price: { type: 'integer' },
      compare_price: { type: 'biginteger' },
    }
  },
  fields(type, ours, index) {
    const converted = Object.entries(ours).map(([name, value]): [string, unknown] => {
      if (['antwoord', 'statement', 'beschrijving', 'algemene_info'].includes(name)) {
        const blocks = richTextSchema.parse(value)
        const isPlain = name === 'beschrijving' || (name === 'antwoord' && index % 3 === 0)
        const paragraphs = blocks.map((block) => richTextToPlain([block])).join('\n\n')
        return [name, isPlain ? paragraphs : richTextMarkdown(blocks)]
      }
      if (type !== 'variant' || typeof value !== 'number') return [name, value]
      if (name.endsWith('price')) return [name, Math.round(value * 100)]
      return [name, ['width', 'height', 'depth', 'diameter'].includes(name) ? value / 10 : value]
    })
    return Object.fromEntries(converted)
  },
}

const neverNull = new Set('name titel title slug article createdAt updatedAt locale is_active actief'.split(' '))
const seldomNull = new Set(['antwoord', 'statement', 'variants'])

/** Fields that the site does not know, nothing required, and null wherever an editor can leave a field empty. */
const nulls: Shape = {
  name: 'nulls',
  units: euros,
  attributes(_type, ours) {
    const optional = Object.entries(ours).map(([name, attribute]) => [name, without(attribute, 'required')] as const)
    return {
      ...Object.fromEntries(optional),
      erp_number: { type: 'biginteger' },
      tags: { type: 'json' },
      internal_note: { type: 'richtext' },
      checked_on: { type: 'date' },
      related_categories: { type: 'relation', relation: 'oneToMany', target: 'api::category.category' },
    }
  },
  fields(type, ours, index) {
    const fields = Object.entries(ours).map(([name, value]): [string, unknown] => {
      const isKept =
        neverNull.has(name) || (seldomNull.has(name) ? index % 23 !== 5 || type === 'privacy-page' : index % 2 === 0)
      return [name, isKept ? value : null]
    })
    const isBroken = (type === 'product' || type === 'color' || type === 'feature') && index === 3
    return {
      ...Object.fromEntries(fields),
      ...(isBroken && { name: null, color_name: null }),
      erp_number: '9007199254740993',
      tags: [type, { index }],
      internal_note: 'Niet voor de website.',
      checked_on: '2026-02-27',
    }
  },
}

export const shapes: readonly Shape[] = [
  { name: 'ours', units: euros, attributes: (_type, ours) => ours, fields: (_type, ours) => ours },
  {
    name: 'bare',
    units: euros,
    attributes: (type, ours) => without(ours, ...(unnamed[type] ?? [])),
    fields: (_type, ours) => ours,
  },
  flat,
  text,
  nulls,
]
