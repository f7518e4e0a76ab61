/** The state of every source that pages are made of, for the status page: its own response, otherwise what the site has cached. */
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { withTimeout } from '#server/cache/with-timeout.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { staleIfError } from '#server/content/stale-if-error.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { siteContext } from '#server/site-context.ts'

/** 'fresh': the source responds; 'kept': it does not, and the last good response is served; 'missing': neither. */
export type SourceState = 'fresh' | 'kept' | 'missing'
export type SourceCheck = {
  name: string
  /** The number of entries in the source itself, null where that says nothing. */
  read: () => Promise<number | null>
  /** The same from what pages show; absent where nothing is cached. */
  readCached?: () => Promise<number | null>
}
export type SourceStatus = { checkedAt: string; sources: { name: string; state: SourceState; count: number | null }[] }

/** ms after which a source without a response counts as missing. */
const timeoutMs = 3_000

export async function sourceStatus(checks: readonly SourceCheck[], now: () => Date): Promise<SourceStatus> {
  const counted = (count: Promise<number | null>) =>
    withTimeout(
      count.then((value) => ({ count: value })),
      timeoutMs,
      null,
    )
  const sources = await Promise.all(
    checks.map(async ({ name, read, readCached }) => {
      const fresh = await counted(read())
      const kept = fresh ?? (readCached ? await counted(readCached()) : null)
      return {
        name,
        state: fresh ? ('fresh' as const) : kept ? ('kept' as const) : ('missing' as const),
        count: kept?.count ?? null,
      }
    }),
  )
  return { checkedAt: now().toISOString(), sources }
}

/** The sources of this process; read at most every half minute, however many look. */
export const currentStatus = staleIfError(
  'sourceStatus',
  async () => {
    const { source, content, db } = await siteContext()
    const first = { start: 0, limit: 1 } as const
    return sourceStatus(
      [
        {
          name: 'Producten en prijzen',
          read: async () => (await source.listProducts(first)).total,
          readCached: async () => (await catalogue()).products.size,
        },
        {
          name: 'Veelgestelde vragen',
          read: async () => (await source.listFaqs(first)).total,
          readCached: async () => (await content.listFaqs({ start: 0, limit: 100 })).total,
        },
        {
          name: 'Vacatures',
          read: async () => (await source.listVacancies()).length,
          readCached: async () => (await content.listVacancies()).length,
        },
        { name: 'Verkooppunten', read: async () => (await listDealers(db)).filter(isShown).length },
        {
          name: 'Privacyverklaring',
          read: () => requirePrivacyPage(source),
          readCached: () => requirePrivacyPage(content),
        },
      ],
      () => new Date(),
    )
  },
  { freshMs: 30_000, staleMs: 0, patienceMs: 5_000, retryMs: 0 },
)

/** @throws without a page */
async function requirePrivacyPage(source: Pick<EntrySource, 'getPrivacyPage'>): Promise<null> {
  if ((await source.getPrivacyPage('nl')) === null) throw new Error('there is no privacy page')
  return null
}
