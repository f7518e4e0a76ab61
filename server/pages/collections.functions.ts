/** Collections from the content files, with the finishes, mirrors and neighbours that their pages show. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { pathValue } from '#server/http/path-value.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { collectionPage, type CollectionPageData } from './collections.ts'
import { offeredDownloads } from './downloads.ts'
import { onceForFiles } from './once-for-files.ts'

/** The page of one collection, or null. */
export const fetchCollection = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(40) }))
  .handler(async ({ data }) => {
    const { files } = await siteContext()
    if (!files.collections.has(data.slug)) return null
    // Without the catalogue the collection is still there, only without the list of what belongs to it.
    const products = await catalogue().then(
      (found) => found.products,
      () => noProducts,
    )
    return madeCollection(files, products, data.slug)
  })

const noProducts: ReadonlyMap<string, Product> = new Map()
type Products = typeof noProducts

/** Pages of collections by the products that they show. */
const collectionsOf = onceForFiles(() => new WeakMap<Products, Map<string, CollectionPageData | null>>())

/** The page of a collection, made once per catalogue. */
async function madeCollection(
  files: ContentFiles,
  products: Products,
  slug: string,
): Promise<CollectionPageData | null> {
  const pages = collectionsOf(files).get(products) ?? new Map<string, CollectionPageData | null>()
  collectionsOf(files).set(products, pages)
  const known = pages.get(slug)
  if (known !== undefined) return known
  const downloads = await offeredDownloads(
    { ...files, downloads: files.downloads.filter((file) => file.collection === slug || file.type === 'brochure') },
    resolve('public'),
  )
  const page = collectionPage(files, slug, [...products.values()], downloads)
  pages.set(slug, page)
  return page
}
