/** Dealers from the database, always asked afresh (docs/rules.md, Dealers). */
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { readSetPath } from '#domain/configurator/set-path.ts'
import { radii } from '#domain/dealers/dealer-query.ts'
import { countrySlugs, provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { readItems } from '#domain/favourites.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { pathValue } from '#server/http/path-value.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { collectionsOf } from '#server/favourites/favourites.ts'
import { siteContext } from '#server/site-context.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { suggestPlaces } from '#server/dealers/find-place.ts'
import { placeSources } from '#server/dealers/place-sources.ts'
import {
  countryCodes,
  dealerList,
  dealerPage,
  dealerPoints,
  nearestDealers,
  provincePage,
  quoteDealers,
} from '#server/dealers/dealers.ts'

const dealerQuerySchema = z.object({
  near: z.string().max(60).optional(),
  radius: z.literal(radii).optional(),
  land: z.enum(countrySlugs).optional(),
  provincie: z.string().max(40).optional(),
  collection: z.enum(allCollectionSlugs).optional(),
  page: z.int().min(1).max(1000).optional(),
})

/** The list that answers a search. */
export const fetchDealerList = createServerFn({ method: 'GET' })
  .validator(dealerQuerySchema)
  .handler(async ({ data }) => {
    const { db, files } = await siteContext()
    return dealerList(await listDealers(db), data, sources(db), files.collections)
  })

/** What the map beside that list shows: every dealer that is found, and the style of a street map where one is configured. */
export const fetchDealerMap = createServerFn({ method: 'GET' })
  .validator(dealerQuerySchema)
  .handler(async ({ data }) => {
    const { db } = await siteContext()
    const points = await dealerPoints(await listDealers(db), data, sources(db))
    return { points, streetStyle: env().MAP_STYLE_URL ?? null }
  })

/** Places and names for what is being typed. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      text: z.string().max(60),
      /** As it stands in the address, where anything may. */ land: z
        .string()
        .nullable()
        .transform((land) => countrySlugs.find((slug) => slug === land)),
    }),
  )
  .handler(async ({ data: { text, land } }) => {
    const { db } = await siteContext()
    return suggestPlaces(text, land && countryCodes[land], 8, {
      ...sources(db),
      dealers: (await listDealers(db)).filter((dealer) => isShown(dealer)),
    })
  })

/** The dealers nearest to a place, or null when the place is not known. */
export const fetchNearestDealers = createServerFn({ method: 'GET' })
  .validator(z.object({ near: z.string().min(1).max(60) }))
  .handler(async ({ data }) => {
    const { db } = await siteContext()
    return nearestDealers(await listDealers(db), data.near, sources(db))
  })

/** The dealers near a place to ask for this offer, or null when the place is not known. */
export const fetchQuoteDealers = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      near: z.string().min(1).max(60),
      /** What the offer is about, as its address has it. */
      items: z.string().max(4000).default(''),
      composition: z.string().max(1000).default(''),
    }),
  )
  .handler(async ({ data: { near, items, composition } }) => {
    const { db, files } = await siteContext()
    const refs = readItems(items)
    const products = refs.some(({ kind }) => kind === 'product')
      ? (await catalogue()).products
      : new Map<string, Product>()
    const slugs = new Set([...collectionsOf(files, products, refs), readSetPath(composition)?.slug])
    const asked = [...files.collections.values()].filter(({ slug }) => slugs.has(slug))
    return quoteDealers(await listDealers(db), near, sources(db), asked)
  })

/** A Dutch province. */
export const fetchProvince = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: z.enum(provinceSlugs) }))
  .handler(async ({ data }) => {
    const { db, files } = await siteContext()
    return provincePage(await listDealers(db), data.slug, files.collections)
  })

/** The dealers of one slug, or null. */
export const fetchDealer = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(120) }))
  .handler(async ({ data }) => {
    const { db, files } = await siteContext()
    return dealerPage(await listDealers(db), files, data.slug)
  })

/** The languages that the browser asks for tell where the visitor lives. */
function sources(db: Kysely<SiteDatabase>) {
  return placeSources(db, getRequest().headers.get('accept-language') ?? '')
}
