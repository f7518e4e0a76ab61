/** The dealers on a page in another language, always asked afresh (docs/rules.md, Dealers). */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { foreignLanguages } from '#domain/languages.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { dealersAbroad } from '#server/dealers/dealers.ts'
import { placeSources } from '#server/dealers/place-sources.ts'
import { siteContext } from '#server/site-context.ts'

/** The dealers nearest to a place for a visitor who reads this language, or null when the place is not known. */
export const fetchDealersAbroad = createServerFn({ method: 'GET' })
  .validator(z.object({ near: z.string().min(1).max(60), language: z.enum(foreignLanguages) }))
  .handler(async ({ data: { near, language } }) => {
    const { db } = await siteContext()
    return dealersAbroad(await listDealers(db), near, language, placeSources(db, language))
  })
