/** The source that asks a content server keeps the contract of every source, with a real server behind it. */
import { describe, expect, inject, test } from 'vitest'
import { crawlProducts } from '#server/catalogue/crawl-products.ts'
import { strapiSource } from '#server/content/strapi/strapi-source.ts'
import { contentSourceContract } from '#tests/contract/content-source.contract.ts'

const { url, token } = inject('contentServer')

contentSourceContract('a content server, with a token', () => Promise.resolve({ source: strapiSource({ url, token }) }))
contentSourceContract('a content server, anonymous', () => Promise.resolve({ source: strapiSource({ url }) }))

describe.each([
  ['with a token', { url, token }],
  ['anonymous', { url }],
])('what is not published, asked %s', (_how, server) => {
  const source = strapiSource(server)

  test('a product, a question and a vacancy in concept are not there', async () => {
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

  test('a product with a change in concept shows what was published', async () => {
    const products = await crawlProducts(source)
    expect(products.filter(({ name }) => name.includes('(concept)'))).toEqual([])
    expect(products.length).toBeGreaterThan(200)
  })
})
