/** What requests are checked against on this site: its dealers, its catalogue and its content. */
import type { Kysely } from 'kysely'
import { articleKey } from '#domain/articles/article-number.ts'
import type { Favourite } from '#domain/favourites.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import type { ContentSource } from '#server/content/content-source.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { findSet } from '#server/configurator/find-set.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { knownArticles } from '#server/articles/articles.ts'
import { resolveFavourites } from '#server/favourites/favourites.ts'
import type { RequestSources } from './complete-request.ts'

/**
 * Reads the dealers at every call, and the catalogue when a list has products.
 * @param current the content as it is served now
 */
export function siteSources(
  current: () => ContentFiles,
  db: Kysely<SiteDatabase>,
  content: Pick<ContentSource, 'getVacancy'>,
): RequestSources {
  const findThings = async (items: readonly Favourite[]) =>
    resolveFavourites(
      current(),
      items.some(({ kind }) => kind === 'product') ? (await catalogue()).products : new Map(),
      items,
    )
  return {
    get files() {
      return current()
    },
    get showroom() {
      return current().showroom
    },
    findDealer: async (id) => (await listDealers(db)).find((dealer) => dealer.id === id && isShown(dealer)) ?? null,
    findThings,
    findSet,
    findVacancy: (slug) => content.getVacancy(slug),
    findArticle: async (number) => {
      // A request is taken without its catalogue too.
      const products = await catalogue().then(
        (made) => made.products,
        () => new Map<string, never>(),
      )
      return knownArticles(current(), products).get(articleKey(number)) ?? null
    },
    // With the first offer: what makes PDFs is large, and the server starts sooner without it.
    listPdf: async (items, date) =>
      (await import('#server/pdf/wish-list-pdf.ts')).wishListPdf(items, await findThings(items), date),
    setPdf: async (set, date) => (await import('#server/pdf/set-pdf.ts')).setPdf(set, date),
  }
}
