import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { sampleProduct } from '#tests/sample-product.ts'
import { crawlProducts } from './crawl-products.ts'

const product = (number: number) => sampleProduct({ slug: `p${number}` })

/** A source of `count` products; `disturb` may change them before each page. */
function source(count: number, disturb: (list: Product[], page: number) => void = () => undefined) {
  const list = Array.from({ length: count }, (_, number) => product(number))
  const state = { list, requests: 0, underWay: 0, maxUnderWay: 0 }
  return {
    state,
    async listProducts({ start, limit }: { start: number; limit: number }) {
      state.requests += 1
      state.maxUnderWay = Math.max(state.maxUnderWay, ++state.underWay)
      await Promise.resolve()
      disturb(list, state.requests)
      state.underWay -= 1
      return { items: list.slice(start, start + limit), total: list.length }
    },
  }
}
const slugsOf = (products: readonly Product[]) => products.map(({ slug }) => slug)

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [1_234, 13],
])('reads %i products in %i requests, at most three at a time', async (count, requests) => {
  const { state, ...products } = source(count)
  expect(slugsOf(await crawlProducts(products))).toEqual(slugsOf(state.list))
  expect(state.requests).toBe(requests)
  expect(state.maxUnderWay).toBeLessThanOrEqual(3)
})

test('reads a list that changes meanwhile again, with nothing twice and nothing missing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 450 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('add', 'remove'),
      async (count, when, change) => {
        const { state, ...products } = source(count, (list, page) => {
          if (page !== when) return
          if (change === 'add') list.unshift(product(9_999))
          else list.shift()
        })
        const read = slugsOf(await crawlProducts(products))
        expect(new Set(read).size).toBe(read.length)
        // What is added or removed during the last page may be seen or not.
        const unchanged = (slugs: string[]) => slugs.filter((slug) => slug !== 'p9999' && slug !== 'p0')
        expect(unchanged(read)).toEqual(unchanged(slugsOf(state.list)))
      },
    ),
  )
})

test('reads a list that keeps changing at most three times', async () => {
  const { state, ...products } = source(250, (list, page) => {
    list.unshift(product(10_000 + page))
  })
  await crawlProducts(products)
  expect(state.requests).toBeLessThanOrEqual(12)
})

test('fails when a page cannot be read', async () => {
  const products = source(250)
  await expect(
    crawlProducts({
      listProducts: (query) =>
        query.start === 200 ? Promise.reject(new Error('unreachable')) : products.listProducts(query),
    }),
  ).rejects.toThrow('unreachable')
})
