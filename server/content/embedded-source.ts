/** The content source that needs nothing else installed: the files of content/, in memory. */
import { z } from 'zod'
import type { TaxonomyEntry } from '#domain/catalogue/family.schema.ts'
import { productSchema, type CatalogueEntry, type Product } from '#domain/catalogue/product.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { ContentFiles } from './content-files.ts'
import { readContentFiles } from './read-content-files.ts'
import type { ContentSource, ListWindow } from './content-source.ts'
import { colorTexture, expandFamilies } from './families/expand-families.ts'
import { readMediaManifest, withPictureFiles } from './media.ts'

/** The content of content/, and the products that its families make, inactive ones included. */
export type EmbeddedContent = { files: ContentFiles; products: readonly Product[] }

/** Reads and checks everything under `contentDir`, with the pictures that `publicDir` holds. @throws {ContentFileError} */
export function readEmbeddedContent(contentDir: string, publicDir: string): EmbeddedContent {
  const files = readContentFiles(contentDir, publicDir)
  const products = z
    .array(productSchema)
    .parse(withPictureFiles(expandFamilies(files), readMediaManifest(publicDir)))
    // A picture that is not made yet gives way to another of the gallery that is.
    .map((product) => ({
      ...product,
      featured_image: product.gallery.find(({ file }) => file !== null) ?? product.featured_image,
    }))
  return { files, products }
}

/** The source of this content. */
export function embeddedSource({ files, products }: EmbeddedContent): ContentSource {
  const active = newestFirst(products.filter((product) => product.is_active).toSorted(bySlug))
  const vacancies = newestFirst(files.vacancies.filter((vacancy) => vacancy.actief))
  const faqs = newestFirst(files.faqs)
  const { categories, collections, features, materials } = taxonomies(files)
  const only = (entries: readonly CatalogueEntry[]) => entries.filter((entry) => entry.is_active)
  return {
    listProducts: async (window) => part(active, window),
    getProduct: async (slug) => active.find((product) => product.slug === slug) ?? null,
    listCategories: async () => only(categories),
    listCollections: async () => only(collections),
    listFeatures: async () => only(features),
    listMaterials: async () => only(materials),
    listColors: async () => files.finishes.map(colorTexture),
    listVacancies: async () => vacancies,
    getVacancy: async (slug) => vacancies.find((vacancy) => vacancy.slug === slug) ?? null,
    listFaqs: async (window) => part(faqs, window),
    getFaq: async (slug) => faqs.find((faq) => faq.slug === slug) ?? null,
    listFaqCategories: async () =>
      [...new Set(faqs.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b, 'nl')),
    async getPrivacyPage(locale) {
      const page = files.privacy.pages.find((candidate) => candidate.locale === locale)
      return page
        ? { ...page, locales: [...new Set(['nl', ...files.privacy.pages.map((other) => other.locale).toSorted()])] }
        : null
    },
  }
}

/** The lists beside the products, inactive entries included, by sort order. */
export function taxonomies({ categories, collections, features, materials }: ContentFiles) {
  const sorted = (list: readonly TaxonomyEntry[]): CatalogueEntry[] =>
    list
      .map((entry) => ({ ...entry, description: entry.description ?? '' }))
      .toSorted((a, b) => a.sort_order - b.sort_order || bySlug(a, b))
  return {
    categories: sorted(categories),
    collections: sorted(
      Array.from(collections.values(), ({ slug, name, tagline }) => ({
        slug,
        name,
        is_active: true,
        sort_order: allCollectionSlugs.indexOf(slug),
        description: tagline,
      })),
    ),
    features: sorted(features),
    materials: sorted(materials),
  }
}

/** By code unit, as every list of slugs is. */
export function bySlug(a: { slug: string }, b: { slug: string }): number {
  return a.slug < b.slug ? -1 : 1
}

/** Entries of one time stay in their order. */
function newestFirst<T extends { createdAt: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1))
}

function part<T>(entries: readonly T[], { start, limit }: ListWindow): { items: T[]; total: number } {
  return { items: entries.slice(start, start + Math.min(100, limit)), total: entries.length }
}
