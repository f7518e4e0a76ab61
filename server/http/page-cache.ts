/**
 * Finished pages in memory, one cache per process (server/cache/stale-cache.ts). A page that is made of content that changed is rendered again at
 * once; it serves as fallback when that fails or takes long. Error pages are never cached.
 */
import { LRUCache } from 'lru-cache'
import { createStaleCache, type CacheOutcome, type CachePolicy, type CacheStore } from '#server/cache/stale-cache.ts'
import type { ContentReads } from '#server/content/content-reads.ts'

/** What the cache needs to know of a page. */
export type Cacheable = {
  status: number
  /** Two pages with the same tag are the same page; null for one that may not be cached. */
  tag: string | null
  /** What of the content it is made of; nothing when that is not known. */
  reads: ContentReads
  /** Memory that it takes, roughly. */
  bytes: number
}

export type PageCacheOptions<TPage extends Cacheable> = {
  render: (address: string) => Promise<TPage>
  /** Number of the content that pages are made of now. */
  version: () => number
  /** The version in which something of that last changed. */
  lastChangeOf: (reads: ContentReads) => number
  /** For pages, and for addresses with search params, which anyone can make up and which never evict the pages themselves. */
  maxBytes: { pages: number; searches: number }
  onServed?: (outcome: CacheOutcome) => void
  /** Called once for a cached page that is requested again: it is worth better compression. */
  onPopular?: (page: TPage) => void
}

export type PageCache<TPage extends Cacheable> = {
  /** The page when it can be served at once. */
  ready: (address: string) => TPage | null
  /** The page, rendered if need be. @throws when rendering fails and there is no earlier one */
  get: (address: string) => Promise<TPage>
}

/** Pages change with content, which invalidates them, and with the day. */
export const pagePolicy: CachePolicy = { freshMs: 30_000, staleMs: 30_000, patienceMs: 1_500, retryMs: 5_000 }

export function createPageCache<TPage extends Cacheable>({
  render,
  version,
  lastChangeOf,
  maxBytes,
  onServed = () => undefined,
  onPopular = () => undefined,
}: PageCacheOptions<TPage>): PageCache<TPage> {
  const storeOf = (maxSize: number): CacheStore<TPage> =>
    new LRUCache({ maxSize, sizeCalculation: ({ value }) => value.bytes })
  const popular = new WeakSet<TPage>()
  const cache = createStaleCache<[address: string], TPage>({
    load: render,
    // `targetOf` (target.ts) gives every page one address, and says which pages are never kept.
    keyOf: (address) => address,
    policy: pagePolicy,
    version,
    outlives: ({ reads }, since) => lastChangeOf(reads) <= since,
    store: storeOf(maxBytes.pages),
    transient: {
      store: storeOf(maxBytes.searches),
      policy: pagePolicy,
      matches: ([address]) => address.includes('?'),
    },
    judge: ({ status, tag }) => (status >= 500 ? 'failed' : tag === null ? 'private' : 'cache'),
    // The old page has been compressed already.
    onLoaded: (page, old) => (old?.tag === page.tag ? old : page),
    onServed(outcome, page) {
      onServed(outcome)
      if (outcome !== 'hit' || page === undefined || popular.has(page)) return
      popular.add(page)
      onPopular(page)
    },
  })
  return { ready: (address) => cache.peek(address)?.value ?? null, get: cache.get }
}
