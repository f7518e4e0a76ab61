/** What search engines are told of the price of every product and mirror: only what is complete and true of a maker whose dealers sell. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { productStructuredData } from '#app/features/catalogue/product-head.ts'
import { mirrorStructuredData } from '#app/features/mirrors/mirror-head.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { productDetails } from '#server/catalogue/product-pages.ts'
import { embeddedSource, readEmbeddedContent } from '#server/content/embedded-source.ts'
import { mirrorPage } from '#server/mirrors/mirrors.ts'

const content = readEmbeddedContent('content', 'public')

/** Strict: a term of delivery or return, or a last day of the price, would be one that nobody has set. */
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  sku: z.string().min(1).optional(),
  name: z.string().min(1).optional(),
  price: z.string().regex(/^[1-9]\d*\.\d\d$/),
  priceCurrency: z.literal('EUR'),
  availability: z
    .enum(['InStock', 'LimitedAvailability', 'OutOfStock'].map((name) => `https://schema.org/${name}`))
    .optional(),
  url: z.url(),
})
const productGroup = z.object({
  url: z.url(),
  hasVariant: z.array(z.object({ sku: z.string().min(1), offers: offer })),
})
const mirrorProduct = z.object({
  url: z.url(),
  offers: z.object({
    lowPrice: z.string(),
    highPrice: z.string(),
    offerCount: z.number(),
    offers: z.array(offer).min(1),
  }),
})

test('gives every variant of every product an offer at its price, and nothing that only a shop could say', async () => {
  const catalogue = await readCatalogue(embeddedSource(content))
  expect(catalogue.products.size).toBeGreaterThan(200)
  for (const slug of catalogue.products.keys()) {
    const details = await productDetails(catalogue, slug)
    if (details === null) throw new Error(`${slug} is listed without a page`)
    const { url, hasVariant } = productGroup.parse(productStructuredData(details))
    const priced = details.variants.filter(({ price }) => price > 0)
    expect(
      hasVariant.map(({ sku, offers }) => [sku, offers.price, offers.url]),
      slug,
    ).toEqual(priced.map(({ article, price }) => [article, (price / 100).toFixed(2), `${url}?variant=${article}`]))
  }
})

test('gives every size of every mirror an offer, within the range of all', async () => {
  for (const { name } of content.files.mirrors) {
    const slug = name.toLowerCase()
    const mirror = await mirrorPage(content.files, slug, 'public')
    if (mirror === null) throw new Error(`${slug} has no page`)
    const { offers } = mirrorProduct.parse(mirrorStructuredData(mirror))
    const prices = offers.offers.map(({ price }) => Number(price))
    expect([offers.offerCount, Number(offers.lowPrice), Number(offers.highPrice)], slug).toEqual([
      prices.length,
      Math.min(...prices),
      Math.max(...prices),
    ])
  }
})
