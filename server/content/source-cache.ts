/** The content source of the site, with a cache before every call (docs/rules.md, Content sources). */
import { z } from 'zod'
import {
  catalogueEntrySchema,
  colorTextureSchema,
  productSchema,
  type Product,
} from '#domain/catalogue/product.schema.ts'
import { faqSchema } from '#domain/faq/faq.schema.ts'
import { PublicError } from '#domain/public-error.ts'
import { vacancySchema } from '#domain/vacancies/vacancy.schema.ts'
import type { CachePolicy } from '#server/cache/stale-cache.ts'
import { privacySchema } from './content-files.ts'
import { contentKindNames } from './content-kinds.ts'
import { ContentSourceError, type ContentSource, type ListWindow } from './content-source.ts'
import { noteRead } from './content-reads.ts'
import { contentChanged } from './content-version.ts'
import { everyFaq } from './every-faq.ts'
import { staleIfError, type StaleIfError, type StaleIfErrorOptions } from './stale-if-error.ts'
import type { ResponseFile, StoredResponses } from './stored-responses.ts'

/** The types that the catalogue is made of, by the names of the content server. */
export const catalogueTags = ['product', 'category', 'collection', 'feature', 'material', 'color'] as const
/** What a response is made of: a type of the content server with fields of its own, or one of `contentKinds`. */
export const contentTags = [...catalogueTags, 'media', 'faq', 'vacature', 'privacy-page', ...contentKindNames] as const
export type ContentTag = (typeof contentTags)[number]

export type CachedSource = ContentSource & {
  /** Invalidates the responses that these tags feed. */
  invalidate: (tags: readonly ContentTag[]) => void
  /**
   * Every active product by slug, asked for at `since` (ms of `performance.now()`): `getProduct` falls back on them, as
   * the other single entries do on their lists.
   */
  keepProducts: (products: ReadonlyMap<string, Product>, since: number) => void
  /** Loads what pages need besides the catalogue, so that it is there when the source fails. Failures are reported. */
  readAhead: () => Promise<void>
  /** Whether a call failed the last time and older responses are served. */
  isStale: () => boolean
}

export type SiteSource = {
  /** Cached: for pages. */
  content: CachedSource
  /** Uncached: for the catalogue, which keeps its own copy. */
  source: ContentSource
  /** Where the catalogue stays over a restart; null when the source is on this disk itself. */
  storedCatalogue: ResponseFile<StoredCatalogue> | null
  /** ms after which the catalogue is read again, in case a webhook was lost; null when nothing changes it. */
  rereadAfter: number | null
}

/** For a source over the network. Without a webhook, a change shows at most ten minutes late on a visited page. */
export const remotePolicy: CachePolicy = {
  freshMs: 60_000,
  staleMs: 540_000,
  patienceMs: 1_500,
  retryMs: 5_000,
  firstMs: 5_000,
}
/** For the files of content/, which are read only at start. */
export const localPolicy: CachePolicy = { freshMs: Number.POSITIVE_INFINITY, staleMs: 0, patienceMs: 1_500, retryMs: 0 }
const rereadAfterMs = 600_000

const storedCatalogueSchema = z.strictObject({
  products: z.array(productSchema).readonly(),
  lists: z.strictObject({
    categories: z.array(catalogueEntrySchema).readonly(),
    collections: z.array(catalogueEntrySchema).readonly(),
    features: z.array(catalogueEntrySchema).readonly(),
    materials: z.array(catalogueEntrySchema).readonly(),
    colors: z.array(colorTextureSchema).readonly(),
    isPartial: z.boolean(),
  }),
})
const storedPrivacySchema = privacySchema.shape.pages.element.extend({ locales: z.array(z.string()) })
/** What a catalogue is made of. */
export type StoredCatalogue = z.output<typeof storedCatalogueSchema>

/** A content server, and the files of its last good responses. */
export type RemoteSource = { source: ContentSource; stored: StoredResponses }

/** The content server when there is one, else the files of content/. */
export function chooseSource(embedded: ContentSource, remote: RemoteSource | null): SiteSource {
  if (remote === null)
    return {
      source: embedded,
      content: cachedSource(embedded, localPolicy),
      storedCatalogue: null,
      rereadAfter: null,
    }
  const { source, stored } = remote
  return {
    source,
    content: cachedSource(source, remotePolicy, stored),
    storedCatalogue: stored('catalogue', storedCatalogueSchema),
    rereadAfter: rereadAfterMs,
  }
}

/**
 * `source` with a cache before every call. Vacancies are loaded at every call (docs/rules.md, Vacancies); when the
 * source fails, the last good response of them is served as well, for `retryMs` without asking again. A single entry
 * that was never asked for is taken from its list.
 * @param stored where the responses stay over a restart
 */
export function cachedSource(source: ContentSource, policy: CachePolicy, stored?: StoredResponses): CachedSource {
  const uncached: CachePolicy = { ...policy, freshMs: 0, staleMs: 0 }
  const calls: { tag: ContentTag; invalidate: () => void; isFailing: () => boolean }[] = []

  function cached<TArgs extends readonly unknown[], T>(
    tag: ContentTag,
    name: keyof ContentSource,
    call: (...args: TArgs) => Promise<T>,
    {
      policy: ownPolicy = policy,
      ...options
    }: Omit<StaleIfErrorOptions<TArgs, T>, 'onChange'> & { policy?: CachePolicy } = {},
  ): StaleIfError<TArgs, T> {
    const cache = staleIfError(name, call, ownPolicy, { ...options, onChange: () => contentChanged([tag]) })
    calls.push({ tag, ...cache })
    return {
      ...cache,
      call: (...args) => {
        noteRead(tag)
        return cache.call(...args)
      },
    }
  }

  let products: { bySlug: ReadonlyMap<string, Product>; since: number } | null = null
  const vacancies = cached('vacature', 'listVacancies', () => withStatus(source.listVacancies()), {
    policy: uncached,
    file: stored?.('vacancies', z.array(vacancySchema)),
  })
  const faqs = cached('faq', 'listFaqs', (window: ListWindow) => source.listFaqs(window), {
    file: stored?.('faqs', z.strictObject({ items: z.array(faqSchema), total: z.number() })),
  })
  const faqCategories = cached('faq', 'listFaqCategories', () => source.listFaqCategories(), {
    file: stored?.('faq-categories', z.array(z.string())),
  })
  const privacyPages = cached('privacy-page', 'getPrivacyPage', (locale: string) => source.getPrivacyPage(locale), {
    file: stored?.('privacy-pages', storedPrivacySchema.nullable()),
  })

  return {
    listProducts: cached('product', 'listProducts', (window: ListWindow) => source.listProducts(window)).call,
    getProduct: cached('product', 'getProduct', (slug: string) => source.getProduct(slug), {
      seed: (slug) => (products ? seedOf(products.bySlug.get(slug), products.since) : undefined),
    }).call,
    listCategories: cached('category', 'listCategories', () => source.listCategories()).call,
    listCollections: cached('collection', 'listCollections', () => source.listCollections()).call,
    listFeatures: cached('feature', 'listFeatures', () => source.listFeatures()).call,
    listMaterials: cached('material', 'listMaterials', () => source.listMaterials()).call,
    listColors: cached('color', 'listColors', () => source.listColors()).call,
    listVacancies: vacancies.call,
    getVacancy: cached('vacature', 'getVacancy', (slug: string) => withStatus(source.getVacancy(slug)), {
      policy: uncached,
      seed: (slug) =>
        seedFrom(
          slug,
          vacancies.cached().map(({ value, since }) => ({ items: value, total: value.length, since })),
        ),
    }).call,
    listFaqs: faqs.call,
    getFaq: cached('faq', 'getFaq', (slug: string) => source.getFaq(slug), {
      seed: (slug) =>
        seedFrom(
          slug,
          faqs.cached().map(({ value, since }) => ({ ...value, since })),
        ),
    }).call,
    listFaqCategories: faqCategories.call,
    getPrivacyPage: privacyPages.call,
    invalidate(tags) {
      for (const { tag, invalidate } of calls) if (tags.includes(tag)) invalidate()
    },
    keepProducts(bySlug, since) {
      products = { bySlug, since }
    },
    async readAhead() {
      await Promise.allSettled([
        vacancies.call(),
        everyFaq({ listFaqs: faqs.call }),
        faqCategories.call(),
        privacyPages
          .call('nl')
          .then((page) => Promise.all((page?.locales ?? []).map((locale) => privacyPages.call(locale)))),
      ])
    },
    isStale: () => [vacancies, faqs, faqCategories, privacyPages].some(({ isFailing }) => isFailing()),
  }
}

type Seed<T> = { value: T | null; since: number }

/** An entry from a whole list; one that is not in it may be new, so the source is asked first. */
function seedOf<T>(entry: T | undefined, since: number): Seed<T> {
  return entry === undefined ? { value: null, since: Number.NEGATIVE_INFINITY } : { value: entry, since }
}

/** The entry with this slug from the cached parts of a list; undefined when it may be in another part. */
function seedFrom<T extends { slug: string }>(
  slug: string,
  parts: readonly { items: readonly T[]; total: number; since: number }[],
): Seed<T> | undefined {
  for (const { items, since } of parts) {
    const entry = items.find((item) => item.slug === slug)
    if (entry) return { value: entry, since }
  }
  const known = new Set(parts.flatMap(({ items }) => items.map((item) => item.slug))).size
  return parts.some(({ total }) => total <= known) ? seedOf<T>(undefined, 0) : undefined
}

/** The response, with an error status in the words of docs/rules.md, Vacancies. */
async function withStatus<T>(response: Promise<T>): Promise<T> {
  try {
    return await response
  } catch (error) {
    throw error instanceof ContentSourceError && error.status !== null
      ? new PublicError(`HTTP error! status: ${error.status}`, { cause: error })
      : error
  }
}
