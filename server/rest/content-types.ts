/**
 * The content types of the REST dialect: their fields and relations, by the names that clients use. What can be
 * requested, populated, filtered and sorted follows from this model. No type leads back to itself, so that every
 * response ends.
 */

/** 'time' is an ISO 8601 text in UTC, 'blocks' is rich text, compared by its plain words. */
export type FieldType = 'text' | 'number' | 'boolean' | 'time' | 'blocks'
export type ContentType = {
  fields: ReadonlyMap<string, FieldType>
  relations: ReadonlyMap<string, { target: ContentType; many: boolean }>
}

const everyEntry = {
  id: 'number',
  documentId: 'text',
  createdAt: 'time',
  updatedAt: 'time',
  publishedAt: 'time',
} as const

function contentType(
  fields: Record<string, FieldType>,
  { one = {}, many = {} }: { one?: Record<string, ContentType>; many?: Record<string, ContentType> } = {},
): ContentType {
  const leads = (targets: Record<string, ContentType>, toMany: boolean) =>
    Object.entries(targets).map(([name, target]) => [name, { target, many: toMany }] as const)
  return {
    fields: new Map<string, FieldType>(Object.entries({ ...everyEntry, ...fields })),
    relations: new Map([...leads(one, false), ...leads(many, true)]),
  }
}

const media = contentType({
  name: 'text',
  alternativeText: 'text',
  caption: 'text',
  width: 'number',
  height: 'number',
  formats: 'text',
  hash: 'text',
  ext: 'text',
  mime: 'text',
  size: 'number',
  url: 'text',
})
const taxonomy = contentType({
  slug: 'text',
  name: 'text',
  is_active: 'boolean',
  sort_order: 'number',
  description: 'text',
})
const color = contentType(
  {
    slug: 'text',
    name: 'text',
    color_name: 'text',
    hex_code: 'text',
    surface_finish: 'text',
    is_active: 'boolean',
    sort_order: 'number',
  },
  { one: { texture_image: media, material: taxonomy } },
)
const variant = contentType(
  {
    article: 'text',
    price: 'number',
    compare_price: 'number',
    is_active: 'boolean',
    track_inventory: 'boolean',
    stock_quantity: 'number',
    low_stock_threshold: 'number',
    width: 'number',
    height: 'number',
    depth: 'number',
    diameter: 'number',
  },
  {
    one: { model_3d: media, technical_drawing: media },
    many: { color_textures: color, images: media, materials: taxonomy },
  },
)
const product = contentType(
  {
    slug: 'text',
    name: 'text',
    description: 'text',
    short_description: 'text',
    brand: 'text',
    model: 'text',
    is_active: 'boolean',
    is_new: 'boolean',
    is_featured: 'boolean',
  },
  {
    one: { featured_image: media, technical_drawing: media },
    many: { categories: taxonomy, collections: taxonomy, features: taxonomy, variants: variant, gallery: media },
  },
)
const faq = contentType({ title: 'text', slug: 'text', antwoord: 'blocks', category: 'text', is_featured: 'boolean' })
const vacancy = contentType({
  titel: 'text',
  slug: 'text',
  locatie: 'text',
  uren: 'text',
  beschrijving: 'blocks',
  algemene_info: 'blocks',
  actief: 'boolean',
})
const privacyFields = { title: 'text', statement: 'blocks', locale: 'text' } as const
const privacyPage = contentType(privacyFields, { many: { localizations: contentType(privacyFields) } })

/** A type behind /api/{name}. A single type has one entry per locale; `fresh` responses may not be cached without revalidation. */
export const resources = {
  products: { type: product, single: false, fresh: false },
  categories: { type: taxonomy, single: false, fresh: false },
  collections: { type: taxonomy, single: false, fresh: false },
  features: { type: taxonomy, single: false, fresh: false },
  materials: { type: taxonomy, single: false, fresh: false },
  colors: { type: color, single: false, fresh: false },
  faqs: { type: faq, single: false, fresh: false },
  vacatures: { type: vacancy, single: false, fresh: true },
  'privacy-page': { type: privacyPage, single: true, fresh: false },
} as const satisfies Record<string, { type: ContentType; single: boolean; fresh: boolean }>
export type ResourceName = keyof typeof resources

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name)
}
