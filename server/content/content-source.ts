/**
 * The interface of every content source (docs/rules.md, Content sources). There are two: the files of
 * content/ (`embedded-source.ts`) and a Strapi server over HTTP (`strapi/`). Everything above, the product index included, is made from
 * these responses and does not know which source gave them.
 */
import type { CatalogueEntry, ColorTexture, Product } from '#domain/catalogue/product.schema.ts'
import type { Faq } from '#domain/faq/faq.schema.ts'
import type { PrivacyPage } from '#domain/legal/privacy.ts'
import type { Vacancy } from '#domain/vacancies/vacancy.schema.ts'

/** A part of a list: `limit` entries (at most 100) from `start` on, which counts from 0. */
export type ListWindow = { start: number; limit: number }

/** The shop catalogue. */
export interface CatalogueSource {
  /** Active products, newest first, ties by slug. `total` counts all of them. */
  listProducts(window: ListWindow): Promise<{ items: Product[]; total: number }>
  /** An active product by slug, or null. */
  getProduct(slug: string): Promise<Product | null>
  /** Active entries by sort order; the same for the other three. */
  listCategories(): Promise<CatalogueEntry[]>
  listCollections(): Promise<CatalogueEntry[]>
  listFeatures(): Promise<CatalogueEntry[]>
  listMaterials(): Promise<CatalogueEntry[]>
  listColors(): Promise<ColorTexture[]>
}

/** Editors' entries beside the catalogue. */
export interface EntrySource {
  /** Active vacancies, newest first; never cached (docs/rules.md, Vacancies). */
  listVacancies(): Promise<Vacancy[]>
  /** An active vacancy by slug, or null. */
  getVacancy(slug: string): Promise<Vacancy | null>
  /** Questions, newest first. `total` counts all of them. */
  listFaqs(window: ListWindow): Promise<{ items: Faq[]; total: number }>
  /** A question by slug, or null. */
  getFaq(slug: string): Promise<Faq | null>
  /** Distinct categories, sorted. */
  listFaqCategories(): Promise<string[]>
  /** The privacy page in the given locale, or null; `locales` is nl plus those of the localizations. */
  getPrivacyPage(locale: string): Promise<PrivacyPage | null>
}

export interface ContentSource extends CatalogueSource, EntrySource {}

/** 'unreachable': no connection, or a broken one. 'status': an error status. 'malformed': a response that cannot be parsed. */
type ContentSourceErrorKind = 'unreachable' | 'timeout' | 'status' | 'malformed'

/**
 * Why a content source failed. The message is one sentence that names the path; never the query, which may hold what a
 * visitor typed, and never the token.
 */
export class ContentSourceError extends Error {
  override readonly name = 'ContentSourceError'
  readonly kind: ContentSourceErrorKind
  /** The status of the response, for kind 'status'. */
  readonly status: number | null

  constructor(kind: ContentSourceErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
