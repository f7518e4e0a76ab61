/** Collections from the content files, with the finishes, mirrors and neighbours that their pages show. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { collectionPage, collectionsOverview } from './collections.ts'
import { offeredDownloads } from '#server/downloads/downloads.ts'

/** The page of one collection, or null. Without the catalogue it shows no products. */
export const fetchCollection = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(40) }))
  .handler(async ({ data: { slug } }) => {
    const { files } = await siteContext()
    if (!files.collections.has(slug)) return null
    const products = await catalogue().then(
      (made) => [...made.products.values()],
      () => [],
    )
    const downloads = files.downloads.filter((file) => file.collection === slug || file.type === 'brochure')
    return collectionPage(files, slug, products, await offeredDownloads({ ...files, downloads }, resolve('public')))
  })

/** The page that compares all collections, or null. */
export const fetchCollectionsOverview = createServerFn({ method: 'GET' }).handler(async () =>
  collectionsOverview((await siteContext()).files),
)
