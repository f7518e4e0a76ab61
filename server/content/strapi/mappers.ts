/** Maps entries of a content server to those of the site. Pure: the same entry in, the same entry out. `url` is the content server's, for media. */
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
import type { Vacancy } from '#domain/vacancies/vacancy.schema.ts'
import { hexColor, pictureRatios, type PictureRatio, type PictureSlot } from '#domain/picture-slot.ts'
import { site } from '#domain/site.ts'
import { cmsPictureName } from '#server/content/cms-picture-name.ts'
import type {
  WireColor,
  WireFaq,
  WireMedia,
  WirePrivacy,
  WireProduct,
  WireTaxonomy,
  WireVacancy,
  WireVariant,
} from './wire.ts'

/** Colour shown until a picture is loaded: the hairline of the light theme. */
const neutralTone = '#ddd6c9'
/** Types that the site resizes; an SVG drawing or a film is no picture here. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const [shortestAlt, longestAlt] = [8, 180]

/** An entry that says nothing about being active is active: its type may not know the field. */
export const isActive = ({ is_active }: { is_active?: boolean | null | undefined }): boolean => is_active ?? true

/**
 * Euros as a number to cents; null and undefined are 0. Rounded on the third decimal, so that 1.005, which floating
 * point keeps as a little less, is 101 cents.
 */
export function toCents(euros: number | null | undefined): number {
  return Math.max(0, Math.round(Number(((euros ?? 0) * 100).toFixed(3))))
}

export function toProduct(wire: WireProduct, url: string): Product {
  const { slug, name } = wire
  const gallery = toSlots(wire.gallery, url, `Foto van ${name}`)
  // A product has far more variants than colours.
  const colors = new Map<string, ColorTexture>()
  const colorOf = (color: WireColor): ColorTexture => {
    const texture = colors.get(color.slug) ?? toColorTexture(color, url)
    colors.set(color.slug, texture)
    return texture
  }
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
    categories: wire.categories.map(toReference),
    collections: wire.collections.map(toReference),
    features: wire.features.map(toReference),
    featured_image: (wire.featured_image && toSlot(wire.featured_image, url, `Foto van ${name}`)) ?? gallery[0] ?? null,
    gallery,
    technical_drawing: toAddress(wire.technical_drawing, url),
    variants: [
      ...new Map(wire.variants.map((variant) => [variant.article, toVariant(variant, name, colorOf, url)])).values(),
    ],
    createdAt: wire.createdAt.slice(0, 10),
  }
}

function toVariant(
  wire: WireVariant,
  product: string,
  colorOf: (color: WireColor) => ColorTexture,
  url: string,
): Variant {
  const color_textures = wire.color_textures.map(colorOf)
  const [worn] = color_textures
  return {
    article: wire.article,
    price: toCents(wire.price),
    compare_price: toCents(wire.compare_price) || null,
    is_active: isActive(wire),
    track_inventory: wire.track_inventory ?? true,
    stock_quantity: Math.trunc(wire.stock_quantity ?? 0),
    low_stock_threshold: typeof wire.low_stock_threshold === 'number' ? Math.trunc(wire.low_stock_threshold) : null,
    width: toMm(wire.width),
    height: toMm(wire.height),
    depth: toMm(wire.depth),
    diameter: toMm(wire.diameter),
    color_textures,
    images: toSlots(
      wire.images,
      url,
      worn ? `${product} in ${worn.color_name}` : `Foto van ${product}`,
      worn?.hex_code,
    ),
    model_3d: toAddress(wire.model_3d, url),
    technical_drawing: toAddress(wire.technical_drawing, url),
    materials: wire.materials.map(toReference),
  }
}

export function toColorTexture(wire: WireColor, url: string): ColorTexture {
  const color_name = wire.color_name || wire.name
  const hex = hexColor.safeParse(wire.hex_code?.toLowerCase())
  const hex_code = hex.success ? hex.data : neutralTone
  return {
    name: wire.slug,
    color_name,
    hex_code,
    texture_image: wire.texture_image && toSlot(wire.texture_image, url, `Staal van ${color_name}`, hex_code),
    material: wire.material && { name: wire.material.name },
    surface_finish: wire.surface_finish ?? '',
  }
}

export function toCatalogueEntry(wire: WireTaxonomy): CatalogueEntry {
  return {
    ...toReference(wire),
    is_active: isActive(wire),
    sort_order: Math.trunc(wire.sort_order ?? 0),
    description: wire.description ?? '',
  }
}

function toReference({ slug, name }: WireTaxonomy): CatalogueReference {
  return { slug, name }
}

export function toFaq({ title, slug, antwoord, category, is_featured, createdAt, updatedAt }: WireFaq): Faq {
  return { title, slug, antwoord, category, is_featured: is_featured ?? false, createdAt, updatedAt }
}

export function toVacancy({
  titel,
  slug,
  locatie,
  uren,
  beschrijving,
  algemene_info,
  actief,
  createdAt,
}: WireVacancy): Vacancy {
  return { titel, slug, locatie, uren, beschrijving, algemene_info, actief: actief ?? false, createdAt }
}

export function toPrivacyPage({ locale, title, statement, updatedAt, localizations }: WirePrivacy): PrivacyPage {
  return {
    locale,
    title,
    statement,
    updatedAt,
    locales: [...new Set(['nl', ...[locale, ...localizations.map((other) => other.locale)].toSorted()])],
  }
}

/** The slots of those media that are pictures. */
function toSlots(media: readonly WireMedia[], url: string, alt: string, tone?: string): PictureSlot[] {
  return media.flatMap((one) => toSlot(one, url, alt, tone) ?? [])
}

/** The slot of a picture, or null for other media. `alt` is the fallback for editors who left it empty. */
export function toSlot(wire: WireMedia, url: string, alt: string, tone = neutralTone): PictureSlot | null {
  const { width, height } = wire
  const address = toUrl(wire, url)
  if (
    address === null ||
    !pictureTypes.has(wire.mime) ||
    typeof width !== 'number' ||
    typeof height !== 'number' ||
    width < 1 ||
    height < 1
  )
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

/** The absolute address of a file, or null when a browser cannot open it. */
function toAddress(wire: WireMedia | null, url: string): string | null {
  return (wire && toUrl(wire, url)?.href) ?? null
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

const toMm = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value >= 0.5 ? Math.round(value) : null
