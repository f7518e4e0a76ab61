/** A content source with a memory around every call (decisions: 'Content API and data'). */
import { ContentSourceError } from './content-source-error.ts'
import { PublicError } from '#server/public-error.ts'
import type { ContentSource, FaqQuery, ProductQuery } from './content-source.ts'
import { lastGood, type Memory } from './last-good.ts'

/** What an answer is made of, by the names that a content server gives its types. */
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
  /** Has what these feed asked anew. */ drop: (tags: readonly ContentTag[]) => void
}

/** For a source that is asked over the network. Ten minutes is the longest that a change shows late when its webhook was lost and the page is visited. */
export const remoteMemory: Memory = { ttl: 60_000, staleFor: 540_000, patience: 1_500, pause: 5_000 }
/** For the embedded store, which is written only at start. */
export const localMemory: Memory = { ttl: Number.POSITIVE_INFINITY, staleFor: 0, patience: 1_500, pause: 0 }

/** `source` with `memory`. Vacancies are always asked afresh (specification section 7), and even of them the last good answer stands in for a failure. */
export function cachedSource(source: ContentSource, memory: Memory): CachedSource {
  const afresh: Memory = { ...memory, ttl: 0, staleFor: 0, pause: 0 }
  const hasSearch = ({ search }: { search?: string | undefined }) => search !== undefined
  const calls = {
    listProducts: {
      tag: 'product',
      ...lastGood('listProducts', (query: ProductQuery) => source.listProducts(query), memory, hasSearch),
    },
    getProduct: { tag: 'product', ...lastGood('getProduct', (slug: string) => source.getProduct(slug), memory) },
    listCategories: { tag: 'category', ...lastGood('listCategories', () => source.listCategories(), memory) },
    listCollections: { tag: 'collection', ...lastGood('listCollections', () => source.listCollections(), memory) },
    listFeatures: { tag: 'feature', ...lastGood('listFeatures', () => source.listFeatures(), memory) },
    listMaterials: { tag: 'material', ...lastGood('listMaterials', () => source.listMaterials(), memory) },
    listColors: { tag: 'color', ...lastGood('listColors', () => source.listColors(), memory) },
    listVacancies: { tag: 'vacature', ...lastGood('listVacancies', () => withStatus(source.listVacancies()), afresh) },
    getVacancy: {
      tag: 'vacature',
      ...lastGood('getVacancy', (slug: string) => withStatus(source.getVacancy(slug)), afresh),
    },
    listFaqs: { tag: 'faq', ...lastGood('listFaqs', (query: FaqQuery) => source.listFaqs(query), memory, hasSearch) },
    getFaq: { tag: 'faq', ...lastGood('getFaq', (slug: string) => source.getFaq(slug), memory) },
    listFaqCategories: { tag: 'faq', ...lastGood('listFaqCategories', () => source.listFaqCategories(), memory) },
    getPrivacyPage: {
      tag: 'privacy-page',
      ...lastGood('getPrivacyPage', (locale: string) => source.getPrivacyPage(locale), memory),
    },
  } satisfies Record<keyof ContentSource, { tag: ContentTag }>
  return {
    listProducts: calls.listProducts.ask,
    getProduct: calls.getProduct.ask,
    listCategories: calls.listCategories.ask,
    listCollections: calls.listCollections.ask,
    listFeatures: calls.listFeatures.ask,
    listMaterials: calls.listMaterials.ask,
    listColors: calls.listColors.ask,
    listVacancies: calls.listVacancies.ask,
    getVacancy: calls.getVacancy.ask,
    listFaqs: calls.listFaqs.ask,
    getFaq: calls.getFaq.ask,
    listFaqCategories: calls.listFaqCategories.ask,
    getPrivacyPage: calls.getPrivacyPage.ask,
    drop(tags) {
      for (const { tag, drop } of Object.values(calls)) if (tags.some((dropped) => dropped === tag)) drop()
    },
  }
}

/** A refusal of vacancies is told in the words of specification section 8. */
async function withStatus<TAnswer>(answer: Promise<TAnswer>): Promise<TAnswer> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof ContentSourceError && error.status !== null
      ? new PublicError(`HTTP error! status: ${error.status}`, { cause: error })
      : error
  }
}
