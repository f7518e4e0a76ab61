/** The product list, product page and comparison. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { productSearchSchema } from '#domain/catalogue/product-search-params.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { orUnavailable } from '#server/http/content-unavailable.ts'
import { catalogue } from './catalogue.ts'
import { drawnParts } from './drawn-parts.ts'
import { productHelp } from './product-help.ts'
import { comparedProducts, productList, productDetails } from './product-pages.ts'

/** A page of the product list. Prices in cents, bounds in euros. */
export const fetchProductList = createServerFn({ method: 'GET' })
  .validator(productSearchSchema)
  .handler(({ data }) => orUnavailable('product list', async () => productList(await catalogue(), data)))

/** One product with its guides and files, or null. */
export const fetchProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(80) }))
  .handler(({ data }) =>
    orUnavailable('product', async () => {
      const { files } = await siteContext()
      const details = await productDetails(await catalogue(), data.slug, (product) => drawnParts(files, product))
      return details && { ...details, help: await productHelp(files, resolve('public'), details) }
    }),
  )

/** The products of a comparison. */
export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(z.object({ slugs: z.array(z.string().max(80)).max(4) }))
  .handler(({ data }) => orUnavailable('comparison', async () => comparedProducts(await catalogue(), data.slugs)))
