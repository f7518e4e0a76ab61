/**
 * The content source that asks a Strapi 5 server (specification section 7, 'Content API').
 *
 * Where Strapi answers otherwise than the interface says, the rest is done here. It sorts by the prices of all variants and puts products without a
 * price where its database likes, and it takes % and _ of a search for wildcards: so products that are searched or sorted by price are first read in
 * outline, sorted out here, and then asked for by slug; at most as many requests more as there are hundreds of them. What remains: its search
 * folds neither accents nor, on SQLite, the case of other letters than a to z. So it is asked for the text as typed, in lower case and folded,
 * and what is written with an accent is not found without. The pages of the site search in their own index, which finds it.
 */
import { foldText } from '#domain/text-fold.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import type { CatalogueEntry } from '#domain/catalogue/product.schema.ts'
import type { ContentSource, FaqQuery, ProductQuery, ProductSort } from '../content-source.ts'
import {
  isActive,
  toCatalogueEntry,
  toCents,
  toColorTexture,
  toFaq,
  toPrivacyPage,
  toProduct,
  toVacancy,
} from './mappers.ts'
import { mostAtOnce, strapiClient, type StrapiClient, type StrapiQuery, type StrapiServer } from './strapi-client.ts'
import {
  wireColorSchema,
  wireFaqCategorySchema,
  wireFaqSchema,
  wirePrivacySchema,
  wireProductOutlineSchema,
  wireProductSchema,
  wireTaxonomySchema,
  wireVacancySchema,
  type WireProductOutline,
} from './wire.ts'

const wholeProduct = {
  categories: true,
  collections: true,
  features: true,
  featured_image: true,
  gallery: true,
  technical_drawing: true,
  variants: {
    populate: {
      color_textures: { populate: { texture_image: true, material: true } },
      images: true,
      model_3d: true,
      technical_drawing: true,
      materials: true,
    },
  },
}
const outlineFields = {
  fields: ['slug', 'name', 'description', 'short_description'],
  populate: { variants: { fields: ['price', 'is_active'] } },
}
const newest = ['createdAt:desc', 'slug:asc']
const faqFields = ['title', 'antwoord', 'slug', 'category', 'createdAt', 'updatedAt', 'is_featured']
/** Of a search, so much is put into the question; the rest is compared here. */
const longestSearch = 100
/** cents; no price is higher, and larger numbers would be written in another way. */
const highestPrice = 100_000_000_000

/** The source that answers from this server. Its calls throw ContentSourceError. */
export function strapiSource(server: StrapiServer): ContentSource {
  const { url } = server
  const client = strapiClient(server)
  const entries = (path: string) => async (): Promise<CatalogueEntry[]> =>
    (
      await client.list(
        path,
        { filters: { is_active: { $eq: true } }, sort: ['sort_order:asc', 'slug:asc'] },
        wireTaxonomySchema,
      )
    ).items.map(toCatalogueEntry)
  const products = async (query: StrapiQuery, window: { start?: number; limit?: number }) => {
    const { items, total } = await client.list(
      '/api/products',
      { ...query, populate: wholeProduct },
      wireProductSchema,
      window,
    )
    return { items: items.map((wire) => toProduct(wire, url)), total }
  }
  const vacancies = async (filters: object) =>
    (
      await client.list(
        '/api/vacatures',
        { filters: { ...filters, actief: { $eq: true } }, sort: newest },
        wireVacancySchema,
      )
    ).items.map(toVacancy)

  return {
    async listProducts(query) {
      const filters = await productFilters(client, query)
      if (filters === null) return { items: [], total: 0 }
      const { start, limit, sort = 'newest', search = '' } = query
      const window = { start, limit: Math.min(mostAtOnce, limit) }
      if (sort === 'newest' && foldText(search) === '') return products({ filters, sort: newest }, window)

      const outlines = await client.list(
        '/api/products',
        {
          ...outlineFields,
          filters,
          sort: sort === 'newest' ? newest : [`variants.price:${sort === 'price-asc' ? 'asc' : 'desc'}`, 'slug:asc'],
        },
        wireProductOutlineSchema,
      )
      const wanted = sorted(
        outlines.items.filter((outline) => says(outline, search)),
        sort,
      ).map(({ slug }) => slug)
      const slugs = wanted.slice(start, start + window.limit)
      if (slugs.length === 0) return { items: [], total: wanted.length }
      const { items } = await products(
        { filters: { is_active: { $eq: true }, slug: { $in: slugs } } },
        { limit: slugs.length },
      )
      return {
        items: slugs
          .map((slug) => items.find((product) => product.slug === slug))
          .filter((product) => product !== undefined),
        total: wanted.length,
      }
    },
    async getProduct(slug) {
      if (!isSlug(slug)) return null
      const wire = await client.first(
        '/api/products',
        { filters: { slug: { $eq: slug }, is_active: { $eq: true } }, populate: wholeProduct },
        wireProductSchema,
      )
      return wire && toProduct(wire, url)
    },
    listCategories: entries('/api/categories'),
    listCollections: entries('/api/collections'),
    listFeatures: entries('/api/features'),
    listMaterials: entries('/api/materials'),
    async listColors() {
      const { items } = await client.list(
        '/api/colors',
        { populate: { texture_image: true, material: true }, sort: ['sort_order:asc', 'slug:asc'] },
        wireColorSchema,
      )
      return items.filter(isActive).map((wire) => toColorTexture(wire, url))
    },
    listVacancies: () => vacancies({}),
    async getVacancy(slug) {
      return isSlug(slug) ? ((await vacancies({ slug: { $eq: slug } }))[0] ?? null) : null
    },
    listFaqs: (query) => listFaqs(client, query),
    async getFaq(slug) {
      const wire = isSlug(slug)
        ? await client.first('/api/faqs', { fields: faqFields, filters: { slug: { $eq: slug } } }, wireFaqSchema)
        : null
      return wire && toFaq(wire)
    },
    async listFaqCategories() {
      const { items } = await client.list('/api/faqs', { fields: ['category'], sort: newest }, wireFaqCategorySchema)
      return [...new Set(items.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b, 'nl'))
    },
    async getPrivacyPage(locale) {
      const wire = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(locale)
        ? await client.single('/api/privacy-page', { locale, populate: 'localizations' }, wirePrivacySchema)
        : null
      return wire && toPrivacyPage(wire)
    },
  }
}

/** Text is searched here: the answers are stored as blocks, whose own words ('paragraph', 'children') Strapi would find too. */
async function listFaqs(
  client: StrapiClient,
  { category, search, featured, page, pageSize }: FaqQuery,
): ReturnType<ContentSource['listFaqs']> {
  if (category !== undefined && !isValue(category)) return { items: [], total: 0 }
  const filters = {
    ...(category !== undefined && { category: { $eq: category } }),
    ...(featured === true && { is_featured: { $eq: true } }),
  }
  const query = { fields: faqFields, filters, sort: newest }
  const wanted = foldText(search ?? '')
  const window = { start: (page - 1) * pageSize, limit: pageSize }
  const { items, total } = await client.list('/api/faqs', query, wireFaqSchema, wanted === '' ? window : {})
  const faqs = items.map(toFaq)
  if (wanted === '') return { items: faqs, total }
  const matching = faqs.filter((faq) => foldText(`${faq.title} ${richTextToPlain(faq.antwoord)}`).includes(wanted))
  return { items: matching.slice(window.start, window.start + window.limit), total: matching.length }
}

/** What Strapi is to filter by, or null when nothing can match. */
async function productFilters(
  client: StrapiClient,
  { search = '', category = '', collections = [], features = [], minPrice = 0, maxPrice = 0 }: ProductQuery,
): Promise<object | null> {
  const either: object[][] = []
  if (category !== '' && !isSlug(category)) return null
  for (const [relation, slugs] of [
    ['collections', collections],
    ['features', features],
  ] as const) {
    if (slugs.length === 0) continue
    const groups = await inGroups(client, relation, slugs)
    if (groups.length === 0) return null
    either.push(groups.map((group) => ({ [relation]: { slug: { $in: group } } })))
  }
  if (foldText(search) !== '')
    either.push(
      spellings(search).flatMap((text) =>
        ['name', 'description', 'short_description'].map((field) => ({ [field]: { $containsi: text } })),
      ),
    )
  const priced = minPrice > 0 || maxPrice > 0
  return {
    is_active: { $eq: true },
    ...(category !== '' && { categories: { slug: { $eq: category } } }),
    // In one object, so that one variant meets it all. Without a price is not within limits.
    ...(priced && {
      variants: {
        is_active: { $eq: true },
        price: {
          $gte: Math.min(highestPrice, Math.max(1, minPrice)) / 100,
          ...(maxPrice > 0 && { $lte: Math.min(highestPrice, maxPrice) / 100 }),
        },
      },
    }),
    ...(either.length > 0 && { $and: either.map((options) => (options.length === 1 ? options[0] : { $or: options })) }),
  }
}

/** Strapi forgets a list of more than 100 values without a word. Of so many, those that exist are asked for, in groups of at most 100. */
async function inGroups(
  client: StrapiClient,
  relation: 'collections' | 'features',
  slugs: readonly string[],
): Promise<string[][]> {
  let wanted = [...new Set(slugs)].filter(isSlug)
  if (wanted.length > mostAtOnce) {
    const asked = new Set(wanted)
    wanted = (
      await client.list(`/api/${relation}`, { fields: ['slug', 'name', 'createdAt', 'updatedAt'] }, wireTaxonomySchema)
    ).items
      .map(({ slug }) => slug)
      .filter((slug) => asked.has(slug))
  }
  return Array.from({ length: Math.ceil(wanted.length / mostAtOnce) }, (_, group) =>
    wanted.slice(group * mostAtOnce, (group + 1) * mostAtOnce),
  )
}

/** The ways to write a search that find something in a server that folds nothing. */
function spellings(search: string): string[] {
  const typed = search
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed()
    .trim()
  return [...new Set([typed, typed.toLowerCase(), foldText(typed)])].filter((text) => text !== '')
}

function says({ name, description, short_description }: WireProductOutline, search: string): boolean {
  const wanted = foldText(search)
  return (
    wanted === '' || [name, description ?? '', short_description ?? ''].some((text) => foldText(text).includes(wanted))
  )
}

/** By lowest price up or by highest price down, of active variants, without a price last, ties by slug; as they are for 'newest'. */
function sorted(outlines: readonly WireProductOutline[], sort: ProductSort): WireProductOutline[] {
  if (sort === 'newest') return [...outlines]
  const [choose, direction] = sort === 'price-asc' ? [Math.min, 1] : [Math.max, -1]
  const keyed = outlines.map((outline) => {
    const prices = outline.variants
      .filter(isActive)
      .map((variant) => toCents(variant.price))
      .filter((price) => price > 0)
    return { outline, price: prices.length === 0 ? null : choose(...prices) }
  })
  return keyed
    .toSorted((a, b) => {
      if (a.price !== b.price) return a.price === null ? 1 : b.price === null ? -1 : direction * (a.price - b.price)
      return a.outline.slug < b.outline.slug ? -1 : 1
    })
    .map(({ outline }) => outline)
}

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,200}$/.test(text)
/** Text that every database takes. */
const isValue = (text: string): boolean => text.length <= 200 && text.isWellFormed() && !/\p{Cc}/u.test(text)
