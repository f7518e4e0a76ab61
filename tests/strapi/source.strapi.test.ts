/** The Strapi client keeps the contract of content sources with a real server. */
import { describe, expect, inject, test } from 'vitest'
import { crawlProducts } from '#server/catalogue/crawl-products.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { contentSourceContract } from '#tests/contract/content-source.contract.ts'

const { url, token } = inject('untouchedServer')

contentSourceContract('a content server, with a token', () => Promise.resolve({ source: strapiSource({ url, token }) }))
contentSourceContract('a content server, anonymous', () => Promise.resolve({ source: strapiSource({ url }) }))

describe.each([
  ['with a token', { url, token }],
  ['anonymous', { url }],
])('unpublished entries, %s', (_how, server) => {
  const source = strapiSource(server)

  test('does not find a draft product, question or vacancy', async () => {
    expect([
      await source.getProduct('concept-product'),
      await source.getFaq('concept-vraag'),
      await source.getVacancy('concept-vacature'),
    ]).toEqual([null, null, null])
    const [products, faqs, vacancies] = await Promise.all([
      crawlProducts(source),
      source.listFaqs({ start: 0, limit: 100 }),
      source.listVacancies(),
    ])
    expect(
      [...products, ...faqs.items, ...vacancies].map(({ slug }) => slug).filter((slug) => slug.startsWith('concept')),
    ).toEqual([])
  })

  test('shows the published version of a product with an unpublished change', async () => {
    const products = await crawlProducts(source)
    expect(products.filter(({ name }) => name.includes('(concept)'))).toEqual([])
    expect(products.length).toBeGreaterThan(200)
  })
})
