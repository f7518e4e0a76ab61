/**
 * Finished pages in memory (one cache per process). A page is given again for a while, then once more while a new one is made behind it; one that
 * is made of earlier content is made anew at once, and stands in when that fails or takes long. Errors are never kept. Identical renders under way are one.
 */
import { LRUCache } from 'lru-cache'
import { inTime } from '#server/content/last-good.ts'

/** What the cache has to know of a page. */
export type Cacheable = {
  status: number
  /** Says the same as another page with this tag; null for one that may not be kept. */
  tag: string | null
  /** Memory that it takes, about. */
  bytes: number
}

export type PageCacheOutcome = 'hit' | 'stale' | 'miss'

export type PageCacheOptions<TPage extends Cacheable> = {
  /** Makes the page of an address. */
  render: (address: string) => Promise<TPage>
  /** Number of the content that pages are made of now. */
  version: () => number
  /** Bytes for pages, and for those that anybody can have made up: addresses with search params never push the pages themselves out. */
  mostBytes: { pages: number; searches: number }
  /** Told of every page that is asked for. */
  count?: (outcome: PageCacheOutcome) => void
  /** Told of a page that is kept and was asked for again: worth some more work. */
  popular?: (page: TPage) => void
}

export type PageCache<TPage extends Cacheable> = {
  /** The page when it can be given at once. */
  ready: (address: string) => TPage | null
  /** The page, made when it has to be. @throws when making it fails and there is no earlier one */
  ask: (address: string) => Promise<TPage>
}

/** ms that a page is given again without being made anew; it changes with content, which is heard of, and with the day. */
export const freshFor = 30_000
/** ms after that in which it is given once more while it is made anew. */
export const staleFor = 30_000
/** ms that a new page is waited for where there is an old one. */
const patience = 1_500
/** ms in which an old page is given without trying, after making a new one failed. */
const pause = 5_000

type Kept<TPage> = { page: TPage; since: number; version: number; failedAt: number; isPopular: boolean }
type Flight<TPage> = { page: Promise<TPage>; version: number }

export function createPageCache<TPage extends Cacheable>({
  render,
  version,
  mostBytes,
  count = () => undefined,
  popular = () => undefined,
}: PageCacheOptions<TPage>): PageCache<TPage> {
  const roomFor = (maxSize: number) =>
    new LRUCache<string, Kept<TPage>>({ maxSize, sizeCalculation: ({ page }) => page.bytes })
  const pages = roomFor(mostBytes.pages)
  const searches = roomFor(mostBytes.searches)
  const roomOf = (address: string) => (address.includes('?') ? searches : pages)
  const flights = new Map<string, Flight<TPage>>()

  /** Puts what was made in its place: a page that says the same lets the one before stand, with the work that went into it. */
  function keep(address: string, page: TPage, since: number, madeOf: number): void {
    const room = roomOf(address)
    const before = room.peek(address)
    if (before && before.version > madeOf) return // made of earlier content, and finished later
    if (page.status >= 500) {
      if (before) before.failedAt = since
    } else if (page.tag === null) room.delete(address)
    else if (before?.page.tag === page.tag) Object.assign(before, { since, version: madeOf })
    else room.set(address, { page, since, version: madeOf, failedAt: Number.NEGATIVE_INFINITY, isPopular: false })
  }

  function fly(address: string): Promise<TPage> {
    const under = flights.get(address)
    if (under?.version === version()) return under.page
    const since = performance.now()
    const madeOf = version()
    const page = render(address)
      .then(
        (made) => {
          keep(address, made, since, madeOf)
          return made
        },
        (error: unknown) => {
          const before = roomOf(address).peek(address)
          if (before) before.failedAt = since
          throw error
        },
      )
      .finally(() => {
        if (flights.get(address) === flight) flights.delete(address)
      })
    const flight = { page, version: madeOf }
    flights.set(address, flight)
    return page
  }

  function ready(address: string): TPage | null {
    const kept = roomOf(address).get(address)
    if (!kept) return null
    const now = performance.now()
    const age = now - kept.since
    const isCurrent = kept.version === version()
    if (isCurrent && age < freshFor) {
      count('hit')
      if (!kept.isPopular) {
        kept.isPopular = true
        popular(kept.page)
      }
      return kept.page
    }
    const rests = now - kept.failedAt < pause
    if (!rests && !(isCurrent && age < freshFor + staleFor)) return null
    count('stale')
    if (!rests) fly(address).catch(() => undefined) // the page stays, and is tried again
    return kept.page
  }

  return {
    ready,
    async ask(address) {
      const page = ready(address)
      if (page) return page
      const old = roomOf(address).get(address)
      const flight = fly(address)
      if (!old) {
        count('miss')
        return flight
      }
      const made = await inTime(flight, patience, old.page)
      count(made === old.page ? 'stale' : 'miss')
      return made.status >= 500 ? old.page : made
    },
  }
}
