/** The catalogue for the browser side. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { orUnavailable } from '#server/content/unavailable.ts'
import { catalogue } from './catalogue.ts'
import { drawnParts } from './drawn-parts.ts'
import { productHelp } from './product-help.ts'
import { comparedProducts, productList, productSheet } from './product-pages.ts'

const slugs = z.array(z.string().max(80)).max(60)
const listInput = z.object({
  search: z.string().max(100), category: slugs, collections: slugs, features: slugs, brand: slugs, color: slugs,
  minPrice: z.number().int(), maxPrice: z.number().int(), inStock: z.boolean(), sort: z.enum(['newest', 'price-asc', 'price-desc']), page: z.number().int(), perPage: z.number().int().min(1).max(100),
})

/** A page of the product list. Prices in cents. */
export const fetchProductList = createServerFn({ method: 'GET' })
  .validator(listInput)
  .handler(({ data }) => orUnavailable('product list', async () => productList(await catalogue(), data)))

/** The sheet of one product with what helps its owner, or null. */
export const fetchProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(80) }))
  .handler(({ data }) => orUnavailable('product', async () => {
    const { files } = await siteContext()
    const sheet = await productSheet(await catalogue(), data.slug, (product) => drawnParts(files, product))
    return sheet && { ...sheet, help: await productHelp(files, resolve('public'), sheet) }
  }))

/** The products of a comparison. */
export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(z.object({ slugs: slugs.max(4) }))
  .handler(({ data }) => orUnavailable('comparison', async () => comparedProducts(await catalogue(), data.slugs)))
