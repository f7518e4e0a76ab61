/** The collections that can be put together, and one set. GETs, because the result depends on the address alone. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { configuratorSearchSchema, setsSearchSchema } from '#domain/configurator/configurator-search.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { fitColors } from '#server/fit/fit-pieces.ts'
import { siteContext } from '#server/site-context.ts'
import { findSet } from './find-set.ts'
import { kitsOf } from './kits.ts'
import { setCards } from './offers.ts'

/** Every collection with the price of its cheapest set, in cents, and the finishes to choose from. */
export const fetchSets = createServerFn({ method: 'GET' })
  .validator(setsSearchSchema)
  .handler(async ({ data: { niche = null, depth = null, budget = null, basins = null, color = null } }) => {
    const { files } = await siteContext()
    const kits = kitsOf(files, (await catalogue()).products)
    return { cards: await setCards(files, kits, { niche, depth, budget, basins, color }), colors: fitColors(files) }
  })

/** The set that is nearest to what was asked; null for a collection that cannot be put together. */
export const fetchSet = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: z.enum(allCollectionSlugs), search: configuratorSearchSchema }))
  .handler(({ data }) => findSet(data))
