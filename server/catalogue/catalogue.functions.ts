/** The product list, 3D models and comparison. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { maxCompared, productSearchSchema } from '#domain/catalogue/product-search-params.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { catalogue } from './catalogue.ts'
import { comparedData, type ComparedData } from './compared-data.ts'
import { drawnParts } from './drawn-parts.ts'
import { familyTexts } from './product-families.ts'
import { comparedProducts, productList, type ComparedProduct } from './product-pages.ts'
import { furnitureLook } from './product-look.ts'
import { productTechnical } from './technical-basis.ts'

/** A page of the product list, with what is said of its category. Prices in cents, bounds in euros. */
export const fetchProductList = createServerFn({ method: 'GET' })
  .validator(productSearchSchema)
  .handler(async ({ data }) => {
    const { files } = await siteContext()
    return { ...productList(await catalogue(), data), families: familyTexts(files, data.category) }
  })

/** What a product looks like in 3D; null when it has no model. */
export const fetchFurnitureLook = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(80) }))
  .handler(async ({ data }) => {
    const { files } = await siteContext()
    const product = (await catalogue()).products.get(data.slug)
    return product ? furnitureLook(files, product) : null
  })

/** A product of a comparison with its technical data in words. */
export type ComparedDetails = ComparedProduct & ComparedData

/** The products of a comparison, in the chosen sizes and colours. */
export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      items: z.array(z.object({ slug: z.string().max(80), article: z.string().max(40).nullable() })).max(maxCompared),
    }),
  )
  .handler(async ({ data }) => {
    const { files } = await siteContext()
    const products = await comparedProducts(await catalogue(), data.items, (product) => drawnParts(files, product))
    return products.map((product) => ({
      ...product,
      ...comparedData(product.variants, productTechnical(files, product)),
    }))
  })
