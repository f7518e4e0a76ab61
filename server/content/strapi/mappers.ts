/** Maps entries of a content server to those of the site; null for one that says too little to be shown. */
import { createHash } from 'node:crypto'
import type {
  CatalogueEntry,
  CatalogueReference,
  ColorTexture,
  Product,
  Variant,
} from '#domain/catalogue/product.schema.ts'
import type { Faq } from '#domain/faq/faq.schema.ts'
import type { PrivacyPage } from '#domain/legal/privacy.ts'
import { hexColor, pictureRatios, type PictureRatio, type PictureSlot } from '#domain/picture-slot.ts'
import { site } from '#domain/site.ts'
import type { Vacancy } from '#domain/vacancies/vacancy.schema.ts'
import { cmsPictureName } from '#server/content/cms-picture-name.ts'
import type { EntryKind, EntryReader } from './entry-reader.ts'
import { toCents, toMm, type Units } from './units.ts'
import {
  slugOf,
  wireColorSchema,
  wireFaqSchema,
  wireMediaSchema,
  wirePrivacySchema,
  wireProductSchema,
  wireReferenceSchema,
  wireTaxonomySchema,
  wireVacancySchema,
  wireVariantSchema,
  type WireColor,
  type WireMedia,
  type WireVariant,
} from './wire.ts'

/** What a response is read with. */
export type ReadContext = {
  /** Address of the content server, for media. */
  url: string
  units: Units
  reader: EntryReader
  /** Colours by slug: a product has far more variants than colours. */
  colors: Map<string, ColorTexture>
}

/** Colour shown until a picture is loaded: the hairline of the light theme. */
const neutralTone = '#ddd6c9'
/** Types that the site resizes; an SVG drawing or a film is no picture here. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const [shortestAlt, longestAlt] = [8, 180]
/** The category of a question without one. */
export const generalCategory = 'Algemeen'

export function readProduct(value: unknown, context: ReadContext): Product | null {
  const { reader, url } = context
  const wire = reader.one('product', wireProductSchema, value)
  if (wire === null) return null
  const { slug, name } = wire
  const wireVariants = reader.many('variant', wireVariantSchema, wire.variants)
  // Without one of its variants it would be shown as sold out, which it is not.
  if (wireVariants.length === 0 && Array.isArray(wire.variants) && wire.variants.length > 0) {
    reader.refuse('product', value, 'variants', 'at least one variant that can be read')
    return null
  }
  const alt = `Foto van ${name}`
  const gallery = readSlots(wire.gallery, context, alt)
  return {
    slug,
    name,
    description: wire.description ?? '',
    short_description: wire.short_description ?? '',
    is_active: isActive(wire),
    is_new: wire.is_new ?? false,
    is_featured: wire.is_featured ?? false,
    brand: wire.brand ?? site.name,
    model: wire.model ?? '',
    categories: readReferences('category', wire.categories, context),
    collections: readReferences('collection', wire.collections, context),
    features: readReferences('feature', wire.features, context),
    featured_image: readSlots(wire.featured_image, context, alt)[0] ?? gallery[0] ?? null,
    gallery,
    technical_drawing: readFile(wire.technical_drawing, reader, url),
    variants: withArticles(
      slug,
      wireVariants.map((variant) => toVariant(variant, name, context)),
    ),
    createdAt: wire.createdAt.slice(0, 10),
  }
}

function toVariant(wire: WireVariant, product: string, context: ReadContext): Variant {
  const { reader, url, units } = context
  const color_textures = reader
    .many('color', wireColorSchema, wire.color_textures)
    .map((color) => toColorTexture(color, context))
  const [worn] = color_textures
  const alt = worn ? `${product} in ${worn.color_name}` : `Foto van ${product}`
  return {
    article: wire.article ?? '',
    price: toCents(wire.price, units),
    compare_price: toCents(wire.compare_price, units) || null,
    is_active: isActive(wire),
    track_inventory: wire.track_inventory ?? true,
    stock_quantity: Math.trunc(wire.stock_quantity ?? 0),
    low_stock_threshold: typeof wire.low_stock_threshold === 'number' ? Math.trunc(wire.low_stock_threshold) : null,
    width: toMm(wire.width, units),
    height: toMm(wire.height, units),
    depth: toMm(wire.depth, units),
    diameter: toMm(wire.diameter, units),
    color_textures,
    images: readSlots(wire.images, context, alt, worn?.hex_code),
    model_3d: readFile(wire.model_3d, reader, url),
    technical_drawing: readFile(wire.technical_drawing, reader, url),
    materials: readReferences('material', wire.materials, context),
  }
}

/** The variants, each with an article number of its own; of those that share one, the last. */
function withArticles(product: string, variants: readonly Variant[]): Variant[] {
  const byArticle = new Map<string, Variant>()
  for (const variant of variants) {
    const given = variant.article.trim().toUpperCase()
    let article = /^[A-Z0-9-]{3,40}$/.test(given) ? given : ''
    if (article === '') {
      const made = madeArticle(product, variant)
      article = made
      for (let copy = 2; byArticle.has(article); copy++) article = `${made}-${copy}`
    }
    byArticle.set(article, { ...variant, article })
  }
  return [...byArticle.values()]
}

/**
 * An article number for a variant without a usable one, such as 'WABE45-800X500-EINA-3F2A': initials of the product,
 * the size in mm and initials of the colour, with a hash that tells apart those with the same initials.
 */
function madeArticle(product: string, { width, height, depth, diameter, color_textures, article }: Variant): string {
  const sides = diameter === null ? [width, height, depth] : [diameter]
  const size = sides.filter((side) => side !== null).join('x')
  const colors = color_textures.map(({ name }) => name).join('-')
  const initials = (slug: string) =>
    slug
      .split('-')
      .map((word) => word.slice(0, 2))
      .join('')
      .slice(0, 8)
  const hash = createHash('sha256').update([product, size, colors, article].join('\n')).digest('hex').slice(0, 4)
  return [initials(product), size, initials(colors), hash]
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase()
}

export function readColor(value: unknown, context: ReadContext): ColorTexture | null {
  const wire = context.reader.one('color', wireColorSchema, value)
  return wire && isActive(wire) ? toColorTexture(wire, context) : null
}

function toColorTexture(wire: WireColor, context: ReadContext): ColorTexture {
  const color_name = wire.color_name || wire.name || ''
  const name = slugOf(wire.slug || wire.name || color_name)
  const known = context.colors.get(name)
  if (known) return known
  const hex = hexColor.safeParse(wire.hex_code?.toLowerCase())
  const hex_code = hex.success ? hex.data : neutralTone
  const [material] = readReferences('material', wire.material, context)
  const texture: ColorTexture = {
    name,
    color_name,
    hex_code,
    texture_image: readSlots(wire.texture_image, context, `Staal van ${color_name}`, hex_code)[0] ?? null,
    material: material ? { name: material.name } : null,
    surface_finish: wire.surface_finish ?? '',
  }
  context.colors.set(name, texture)
  return texture
}

export function readCatalogueEntry(kind: EntryKind, value: unknown, { reader }: ReadContext): CatalogueEntry | null {
  const wire = reader.one(kind, wireTaxonomySchema, value)
  return (
    wire && {
      slug: wire.slug ?? slugOf(wire.name),
      name: wire.name,
      is_active: isActive(wire),
      sort_order: Math.trunc(wire.sort_order ?? 0),
      description: wire.description ?? '',
    }
  )
}

function readReferences(kind: EntryKind, value: unknown, { reader }: ReadContext): CatalogueReference[] {
  return reader.many(kind, wireReferenceSchema, value)
}

export function readFaq(value: unknown, { reader }: ReadContext): Faq | null {
  const wire = reader.one('faq', wireFaqSchema, value)
  return wire && { ...wire, category: wire.category || generalCategory, is_featured: wire.is_featured ?? false }
}

export function readVacancy(value: unknown, { reader }: ReadContext): Vacancy | null {
  const wire = reader.one('vacature', wireVacancySchema, value)
  if (wire === null) return null
  const hours = wire.uren ?? ''
  const uren = hours.endsWith('uur') ? hours.slice(0, -'uur'.length).trimEnd() : hours
  return { ...wire, locatie: wire.locatie || site.address.city, uren, actief: wire.actief ?? true }
}

/** @param locale that of the request, for a server that does not say it */
export function readPrivacyPage(value: unknown, locale: string, { reader }: ReadContext): PrivacyPage | null {
  const wire = reader.one('privacy-page', wirePrivacySchema, value)
  if (wire === null) return null
  const own = wire.locale ?? locale
  const others = (wire.localizations ?? []).map((other) => other.locale)
  return {
    locale: own,
    title: wire.title || (own === 'nl' ? 'Privacyverklaring' : 'Privacy'),
    statement: wire.statement,
    updatedAt: wire.updatedAt,
    locales: [...new Set(['nl', ...[own, ...others].toSorted()])],
  }
}

/** An entry that says nothing about being active is active: its type may not know the field. */
function isActive({ is_active }: { is_active?: boolean | null | undefined }): boolean {
  return is_active ?? true
}

/** The pictures among these media. `alt` is the text of those that have none. */
function readSlots(value: unknown, { reader, url }: ReadContext, alt: string, tone = neutralTone): PictureSlot[] {
  return readMedia(value, reader).flatMap((media) => toSlot(media, url, alt, tone) ?? [])
}

function readMedia(value: unknown, reader: EntryReader): WireMedia[] {
  return reader.many('media', wireMediaSchema, value)
}

function toSlot(wire: WireMedia, url: string, alt: string, tone: string): PictureSlot | null {
  const { width, height } = wire
  const address = toUrl(wire, url)
  if (address === null || !pictureTypes.has(wire.mime ?? '') || !width || !height || width < 1 || height < 1)
    return null
  const media = cmsPictureName(address, new URL(url).origin)
  if (media === null) return null
  const version = createHash('sha256')
    .update(JSON.stringify([address.href, wire.updatedAt, wire.size]))
    .digest('hex')
    .slice(0, 8)
  return {
    media,
    alt: toAlt(wire.alternativeText, alt),
    ratio: nearestRatio(width / height),
    tone,
    file: { width: Math.round(width), height: Math.round(height), version },
  }
}

/** The address at which this site passes a file on (server/images/cms-files.ts), or null when it cannot have one. */
function readFile(value: unknown, reader: EntryReader, url: string): string | null {
  const [file] = readMedia(value, reader)
  const address = file ? toUrl(file, url) : null
  const name = address && cmsPictureName(address, new URL(url).origin)
  return name === null ? null : `/media/inhoud/${name}`
}

function toUrl(wire: WireMedia, url: string): URL | null {
  const address = wire.url.startsWith('/') ? `${url}${wire.url}` : wire.url
  return /^https?:\/\//i.test(address) ? URL.parse(address) : null
}

function toAlt(given: string | null | undefined, instead: string): string {
  const words = given?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const alt = words.length >= shortestAlt ? words : words === '' ? instead : `${instead}: ${words}`
  return (alt.length <= longestAlt ? alt : `${alt.slice(0, longestAlt - 1).replace(/\s+\S*$/, '')}…`).padEnd(
    shortestAlt,
    '.',
  )
}

/** The layout proportion that crops least. */
function nearestRatio(proportion: number): PictureRatio {
  const distance = (ratio: PictureRatio) => {
    const [wide = 1, high = 1] = ratio.split('/').map(Number)
    return Math.abs(Math.log(wide / high / proportion))
  }
  return pictureRatios.reduce((nearest, ratio) => (distance(ratio) < distance(nearest) ? ratio : nearest))
}
