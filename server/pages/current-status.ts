/** The sources of this process, each with how it is asked and what is remembered of it. */
import { catalogue } from '#server/catalogue/catalogue.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { siteContext } from '#server/site-context.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { staleIfError } from '#server/content/stale-if-error.ts'
import { sourceStatus } from './source-status.ts'

/** How the sources are now; asked at most every half minute, however many look. */
export const currentStatus = staleIfError(
  'sourceStatus',
  async () => {
    const { source, content, db } = await siteContext()
    const first = { start: 0, limit: 1 } as const
    return sourceStatus(
      [
        {
          name: 'Producten en prijzen',
          ask: async () => (await source.listProducts(first)).total,
          remember: async () => (await catalogue()).products.size,
        },
        {
          name: 'Veelgestelde vragen',
          ask: async () => (await source.listFaqs(first)).total,
          remember: async () => (await content.listFaqs({ start: 0, limit: 100 })).total,
        },
        {
          name: 'Vacatures',
          ask: async () => (await source.listVacancies()).length,
          remember: async () => (await content.listVacancies()).length,
        },
        { name: 'Verkooppunten', ask: async () => (await listDealers(db)).filter(isShown).length },
        {
          name: 'Privacyverklaring',
          ask: async () =>
            (await source.getPrivacyPage('nl')) === null ? Promise.reject(new Error('there is none')) : null,
          remember: async () =>
            (await content.getPrivacyPage('nl')) === null ? Promise.reject(new Error('there is none')) : null,
        },
      ],
      () => new Date(),
    )
  },
  { freshMs: 30_000, staleMs: 0, patienceMs: 5_000, retryMs: 0 },
)
