/** Dealers from the database, always asked afresh (specification section 7). */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { countrySlugs, provinceSlugs } from '#app/features/dealers/dealer-places.ts'
import { siteContext } from '#server/site-context.ts'
import { listDealers } from './dealer-store.ts'
import { dealerList, dealerPage, provincePage } from './dealers.ts'

/** The list that answers a search. */
export const fetchDealerList = createServerFn({ method: 'GET' })
  .validator(z.object({ near: z.string().max(60).optional(), land: z.enum(countrySlugs).optional(), provincie: z.string().max(40).optional() }))
  .handler(async ({ data }) => dealerList(await listDealers((await siteContext()).db), data))

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
