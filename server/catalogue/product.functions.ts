/** What the page of a product shows: apart from the list, because a visitor of one page needs no code of the other. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { setOfProduct } from '#domain/configurator/set-of-product.ts'
import { easyPlace } from '#domain/fit/easy-place.ts'
import { fitGroupOf } from '#domain/fit/fit-groups.ts'
import { roomsOf } from '#domain/rooms/rooms-of.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { catalogue } from './catalogue.ts'
import { drawnParts } from './drawn-parts.ts'
import { collectionPictures } from './collection-pictures.ts'
import { productCard } from './product-card.ts'
import { ownText } from './product-families.ts'
import { productHelp } from './product-help.ts'
import { productDetails, type ProductDetails } from './product-pages.ts'
import { carriersOf } from './related-products.ts'
import { productTechnical } from './technical-basis.ts'

/** One product with its guides, its files, its technical data, the pictures of its collection, whether it begins a set and the places in which it fits; null without one. */
export const fetchProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(80) }))
  .handler(async ({ data }) => {
    const { files } = await siteContext()
    const read = await catalogue()
    const details = await productDetails(read, data.slug, (product) => drawnParts(files, product))
    if (!details) return null
    const carriers = details.isRelatedByUse
      ? []
      : carriersOf(files.configurator, data.slug).flatMap((slug) => read.products.get(slug) ?? [])
    const help = await productHelp(files, resolve('public'), details)
    return {
      ...details,
      ...ownText(files, details),
      help,
      technical: productTechnical(files, details),
      ofCollection: collectionPictures(files, details),
      inRooms: roomsOf(files.rooms, details.collection?.slug ?? null),
      hasSet: setOfProduct(files.configurator, data.slug) !== null,
      places: placesOf(details, help.pipes?.count),
      ...(carriers.length > 0 && { related: carriers.map((carrier) => productCard(carrier)), isRelatedByUse: true }),
    }
  })

/** A place in which it fits, for each of its sizes by their labels; null for what is not placed by itself. */
function placesOf({ model, variants }: ProductDetails, basinCount: 2 | undefined) {
  const group = fitGroupOf(model)
  return group && Object.fromEntries(variants.map((variant) => [variant.size, easyPlace(variant, group, basinCount)]))
}
