/** Collections from the content files, with the finishes, mirrors and neighbours that their pages show. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { siteContext } from '#server/site-context.ts'
import { collectionCards, collectionPage, collectionsOverview } from './collections.ts'

/** The page of one collection, or null. */
export const fetchCollection = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: z.string().max(40) }))
  .handler(async ({ data }) => collectionPage((await siteContext()).files, data.slug))

/** All collections as cards, in the order of the menu. */
export const fetchCollectionCards = createServerFn({ method: 'GET' })
  .handler(async () => collectionCards((await siteContext()).files))

/** The page that compares all collections, or null. */
export const fetchCollectionsOverview = createServerFn({ method: 'GET' })
  .handler(async () => collectionsOverview((await siteContext()).files))
