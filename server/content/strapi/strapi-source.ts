/** The content source that asks a Strapi 5 server (docs/cms.md). */
import type { CatalogueEntry } from '#domain/catalogue/product.schema.ts'
import type { ContentSource } from '../content-source.ts'
import { isActive, toCatalogueEntry, toColorTexture, toFaq, toPrivacyPage, toProduct, toVacancy } from './mappers.ts'
import { mostAtOnce, strapiClient, type StrapiServer } from './strapi-client.ts'
import {
  wireColorSchema,
  wireFaqCategorySchema,
  wireFaqSchema,
  wirePrivacySchema,
  wireProductSchema,
  wireTaxonomySchema,
  wireVacancySchema,
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
const newest = ['createdAt:desc', 'slug:asc']
const faqFields = ['title', 'antwoord', 'slug', 'category', 'createdAt', 'updatedAt', 'is_featured']

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
  const vacancies = async (filters: object) =>
    (
      await client.list(
        '/api/vacatures',
        { filters: { ...filters, actief: { $eq: true } }, sort: newest },
        wireVacancySchema,
      )
    ).items.map(toVacancy)

  return {
    async listProducts({ start, limit }) {
      const { items, total } = await client.list(
        '/api/products',
        { filters: { is_active: { $eq: true } }, sort: newest, populate: wholeProduct },
        wireProductSchema,
        { start, limit: Math.min(mostAtOnce, limit) },
      )
      return { items: items.map((wire) => toProduct(wire, url)), total }
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
    async listFaqs({ start, limit }) {
      const { items, total } = await client.list('/api/faqs', { fields: faqFields, sort: newest }, wireFaqSchema, {
        start,
        limit: Math.min(mostAtOnce, limit),
      })
      return { items: items.map(toFaq), total }
    },
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

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,200}$/.test(text)
