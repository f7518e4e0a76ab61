/** Dealers from the database, always asked afresh (specification section 7). */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { radii } from '#app/features/dealers/dealer-list.ts'
import { countrySlugs, provinceSlugs } from '#app/features/dealers/dealer-places.ts'
import { isShown } from '#app/features/dealers/shown-dealers.ts'
import { siteContext } from '#server/site-context.ts'
import { listDealers, type StoredDealer } from './dealer-store.ts'
import { suggestPlaces } from './find-place.ts'
import { placeIndex } from './place-index.ts'
import { postcodeMiddle } from './postcode-store.ts'
import { dealerList, dealerPage, provincePage } from './dealers.ts'

/** The list that answers a search. */
export const fetchDealerList = createServerFn({ method: 'GET' })
  .validator(z.object({ near: z.string().max(60).optional(), radius: z.literal(radii).optional(), land: z.enum(countrySlugs).optional(), provincie: z.string().max(40).optional(), page: z.int().min(1).max(1000).optional() }))
  .handler(async ({ data }) => {
    const { db } = await siteContext()
    return dealerList(await listDealers(db), data, { index: placeIndex(), postcode: (country, start) => postcodeMiddle(db, country, start) })
  })

/** Places and names for what is being typed. The names of dealers may be half a minute old: the list itself is always asked afresh. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .validator(z.object({ text: z.string().max(60) }))
  .handler(async ({ data }) => suggestPlaces(data.text, 8, { index: placeIndex(), dealers: await shownForSuggestions() }))

const suggestionsKeep = 30_000 // ms
let kept: { until: number; dealers: Promise<StoredDealer[]> } | undefined

function shownForSuggestions(): Promise<StoredDealer[]> {
  if (kept && kept.until > Date.now()) return kept.dealers
  const dealers = siteContext().then(async ({ db }) => (await listDealers(db)).filter((dealer) => isShown(dealer)))
  const mine = { until: Date.now() + suggestionsKeep, dealers }
  kept = mine
  dealers.catch(() => { if (kept === mine) kept = undefined }) // the next letter tries again
  return dealers
}

/** A Dutch province. */
export const fetchProvince = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: z.enum(provinceSlugs) }))
  .handler(async ({ data }) => provincePage(await listDealers((await siteContext()).db), data.slug))

/** The dealers of one slug, or null. */
export const fetchDealer = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: z.string().max(120) }))
  .handler(async ({ data }) => {
    const { db, files } = await siteContext()
    return dealerPage(await listDealers(db), files, data.slug)
  })
