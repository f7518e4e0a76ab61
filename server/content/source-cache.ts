/** The content source of the site, with a cache before every call (docs/rules.md, Content sources). */
import { PublicError } from '#domain/public-error.ts'
import type { CachePolicy } from '#server/cache/stale-cache.ts'
import { ContentSourceError, type ContentSource, type ListWindow } from './content-source.ts'
import { contentChanged } from './content-version.ts'
import { staleIfError } from './stale-if-error.ts'

/** What a response is made of, by the type names of the content server. */
export const contentTags = [
  'product',
  'category',
  'collection',
  'feature',
  'material',
  'color',
  'faq',
  'vacature',
  'privacy-page',
] as const
export type ContentTag = (typeof contentTags)[number]

export type CachedSource = ContentSource & {
  /** Invalidates the responses that these tags feed. */
  invalidate: (tags: readonly ContentTag[]) => void
}

export type SiteSource = {
  /** Cached: for pages. */
  content: CachedSource
  /** Uncached: for the catalogue, which keeps its own copy. */
  source: ContentSource
  /** ms after which the catalogue is read again, in case a webhook was lost; null when nothing changes it. */
  rereadAfter: number | null
}

/** For a source over the network. Without a webhook, a change shows at most ten minutes late on a visited page. */
export const remotePolicy: CachePolicy = { freshMs: 60_000, staleMs: 540_000, patienceMs: 1_500, retryMs: 5_000 }
/** For the embedded store, which is written only at start. */
export const localPolicy: CachePolicy = { freshMs: Number.POSITIVE_INFINITY, staleMs: 0, patienceMs: 1_500, retryMs: 0 }
const rereadAfterMs = 600_000

/** The content server when there is one, else the embedded store. */
export function chooseSource(embedded: ContentSource, remote: ContentSource | null): SiteSource {
  return remote === null
    ? { source: embedded, content: cachedSource(embedded, localPolicy), rereadAfter: null }
    : { source: remote, content: cachedSource(remote, remotePolicy), rereadAfter: rereadAfterMs }
}

/**
 * `source` with a cache before every call. Vacancies are loaded at every call (docs/rules.md, Vacancies); when the
 * source fails, the last good response of them is served as well.
 */
export function cachedSource(source: ContentSource, policy: CachePolicy): CachedSource {
  const uncached: CachePolicy = { ...policy, freshMs: 0, staleMs: 0, retryMs: 0 }
  const invalidators: { tag: ContentTag; invalidate: () => void }[] = []

  function cached<TArgs extends readonly unknown[], T>(
    tag: ContentTag,
    name: keyof ContentSource,
    call: (...args: TArgs) => Promise<T>,
    ownPolicy: CachePolicy = policy,
  ): (...args: TArgs) => Promise<T> {
    const { call: cachedCall, invalidate } = staleIfError(name, call, ownPolicy, contentChanged)
    invalidators.push({ tag, invalidate })
    return cachedCall
  }

  return {
    listProducts: cached('product', 'listProducts', (window: ListWindow) => source.listProducts(window)),
    getProduct: cached('product', 'getProduct', (slug: string) => source.getProduct(slug)),
    listCategories: cached('category', 'listCategories', () => source.listCategories()),
    listCollections: cached('collection', 'listCollections', () => source.listCollections()),
    listFeatures: cached('feature', 'listFeatures', () => source.listFeatures()),
    listMaterials: cached('material', 'listMaterials', () => source.listMaterials()),
    listColors: cached('color', 'listColors', () => source.listColors()),
    listVacancies: cached('vacature', 'listVacancies', () => withStatus(source.listVacancies()), uncached),
    getVacancy: cached('vacature', 'getVacancy', (slug: string) => withStatus(source.getVacancy(slug)), uncached),
    listFaqs: cached('faq', 'listFaqs', (window: ListWindow) => source.listFaqs(window)),
    getFaq: cached('faq', 'getFaq', (slug: string) => source.getFaq(slug)),
    listFaqCategories: cached('faq', 'listFaqCategories', () => source.listFaqCategories()),
    getPrivacyPage: cached('privacy-page', 'getPrivacyPage', (locale: string) => source.getPrivacyPage(locale)),
    invalidate(tags) {
      for (const { tag, invalidate } of invalidators) if (tags.includes(tag)) invalidate()
    },
  }
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
