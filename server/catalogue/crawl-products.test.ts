import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { crawlProducts } from './crawl-products.ts'

function product(number: number): Product {
  return {
    slug: `p${number}`,
    name: `Product ${number}`,
    description: '',
    short_description: '',
    is_active: true,
    is_new: false,
    is_featured: false,
    brand: 'Oeverhout',
    model: 'kast',
    categories: [],
    collections: [],
    features: [],
    featured_image: null,
    gallery: [],
    technical_drawing: null,
    variants: [],
    createdAt: '2026-01-01',
  }
}

/** A shelf of products; `disturb` may change it before each page is answered. */
function shelf(count: number, disturb: (list: Product[], page: number) => void = () => undefined) {
  const list = Array.from({ length: count }, (_, number) => product(number))
  const state = { list, asked: 0, under: 0, most: 0 }
  return {
    state,
    async listProducts({ start, limit }: { start: number; limit: number }) {
      state.asked += 1
      state.most = Math.max(state.most, ++state.under)
      await Promise.resolve()
      disturb(list, state.asked)
      state.under -= 1
      return { items: list.slice(start, start + limit), total: list.length }
    },
  }
}

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [1_234, 13],
])('%i products are %i requests, at most three at a time', async (count, requests) => {
  const source = shelf(count)
  expect((await crawlProducts(source)).map(({ slug }) => slug)).toEqual(source.state.list.map(({ slug }) => slug))
  expect(source.state.asked).toBe(requests)
  expect(source.state.most).toBeLessThanOrEqual(3)
})

test('a list that changes while it is read is read again: nothing twice, nothing missing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 450 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('add', 'remove'),
      async (count, when, change) => {
        const source = shelf(count, (list, page) => {
          if (page !== when) return
          if (change === 'add') list.unshift(product(9_999))
          else list.shift()
        })
        const read = (await crawlProducts(source)).map(({ slug }) => slug)
        expect(new Set(read).size).toBe(read.length)
        const kept = source.state.list.map(({ slug }) => slug)
        // What came or went at the very end of a reading may be seen or not; everything that was there throughout is.
        expect(read.filter((slug) => slug !== 'p9999' && slug !== 'p0')).toEqual(
          kept.filter((slug) => slug !== 'p9999' && slug !== 'p0'),
        )
      },
    ),
  )
})

test('a list that never stands still is read three times at most', async () => {
  const source = shelf(250, (list, page) => {
    list.unshift(product(10_000 + page))
  })
  await crawlProducts(source)
  expect(source.state.asked).toBeLessThanOrEqual(12)
})

test('when a page fails, there is no catalogue', async () => {
  const source = shelf(250)
  await expect(
    crawlProducts({
      listProducts: (query) =>
        query.start === 200 ? Promise.reject(new Error('unreachable')) : source.listProducts(query),
    }),
  ).rejects.toThrow('unreachable')
})
