/** Collections from the content files, with the finishes, mirrors and neighbours that their pages show. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { collectionPage, collectionsOverview } from './collections.ts'
import { offeredDownloads } from './downloads.ts'

/** The page of one collection, or null. */
export const fetchCollection = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(40) }))
  .handler(async ({ data }) => {
    const { files } = await siteContext()
    // Without the catalogue the collection is still there, only without the list of what belongs to it.
    const [products, downloads] = await Promise.all([catalogue().then((found) => [...found.products.values()]).catch(() => []), offeredDownloads({ ...files, downloads: files.downloads.filter((file) => file.collection === data.slug || file.type === 'brochure') }, resolve('public'))])
    return collectionPage(files, data.slug, products, downloads)
  })

/** The page that compares all collections, or null. */
export const fetchCollectionsOverview = createServerFn({ method: 'GET' })
  .handler(async () => collectionsOverview((await siteContext()).files))
