/** All collections beside each other, from the content files. */
import { createServerFn } from '@tanstack/react-start'
import { siteContext } from '#server/site-context.ts'
import { collectionsOverview } from './collections.ts'

/** The page that compares all collections, or null. */
export const fetchCollectionsOverview = createServerFn({ method: 'GET' }).handler(async () =>
  collectionsOverview((await siteContext()).files),
)
