/**
 * The content that an empty content server is filled with: that of the embedded source, by the field names of
 * tests/strapi/cms. Money in euros, lengths in mm, relations by slug, files by their address on the website.
 */
import { resolve } from 'node:path'
import { readEmbeddedContent } from '#server/content/embedded-source.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { resources, type ContentType } from '#server/rest/content-types.ts'
import type { Entry, Value } from '#server/rest/rest-entry.ts'
import { restStore } from '#server/rest/rest-store.ts'
import { contentDocuments } from './content-documents.ts'

/** A file of the website, which the content server gets a copy of; `url` is its address there. */
type SeedFile = { url: string; from: string } & Record<string, Value>

/**
 * The seed, ready to be written as JSON. `drafts` adds what no visitor may see: a product, a question and a vacancy
 * that were never published, and an unpublished change to the first product.
 */
export async function cmsSeed(contentDir: string, publicDir: string, { drafts }: { drafts: boolean }) {
  const content = readEmbeddedContent(contentDir, publicDir)
  const entries = await restStore(content, readMediaManifest(publicDir), publicDir)()

  const files = new Map<string, SeedFile>()
  const relation = (target: Entry, type: ContentType): unknown => {
    const { id: _id, documentId: _documentId, url, slug, ...fields } = target.fields
    if (typeof url === 'string') {
      files.set(url, { ...fields, url, from: resolve(publicDir, url.slice(1)) })
      return url
    }
    return slug ?? seeded(target, type)
  }
  /** Without ids and times, which the server makes itself. */
  const seeded = ({ fields: { id: _id, documentId: _documentId, ...all }, relations }: Entry, type: ContentType) => {
    const { createdAt: _createdAt, updatedAt: _updatedAt, publishedAt: _publishedAt, ...fields } = all
    const related = [...type.relations].map(([name, { target, many }]): [string, unknown] => {
      const values = (relations[name] ?? []).map((entry) => relation(entry, target))
      return [name, many ? values : (values[0] ?? null)]
    })
    return { ...fields, ...Object.fromEntries(related) }
  }
  const list = (name: keyof typeof resources) => entries[name].map((entry) => seeded(entry, resources[name].type))

  const products = list('products').map((product, index) => {
    const { createdAt } = entries.products[index]?.fields ?? {}
    return { ...product, createdAt, ...(drafts && index === 0 && { change: { name: 'Gewijzigd (concept)' } }) }
  })
  const withDraft = (published: readonly object[], draft: object) =>
    drafts ? [...published, { ...published[0], ...draft, status: 'draft' }] : published
  return {
    category: list('categories'),
    collection: list('collections'),
    feature: list('features'),
    material: list('materials'),
    color: list('colors'),
    product: withDraft(products, { slug: 'concept-product', name: 'Product in concept', variants: [], change: null }),
    faq: withDraft(content.files.faqs, { slug: 'concept-vraag', title: 'Is deze vraag nog een concept?' }),
    vacature: withDraft(content.files.vacancies, { slug: 'concept-vacature', titel: 'Vacature in concept' }),
    'privacy-page': content.files.privacy.pages.map(({ updatedAt, ...page }) => ({ ...page, createdAt: updatedAt })),
    files: [...files.values()],
    documents: contentDocuments(contentDir).map(({ kind, data }) => ({ kind, data })),
  }
}
