import { resolve } from 'node:path'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDescription } from '#app/features/catalogue/product/product-description.ts'
import { foldText } from '#domain/text-fold.ts'
import { fillStore } from './fill-store.ts'
import { readContentFiles } from '#server/content/content-files.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/schema.ts'
import { readCatalogue, type Catalogue } from '#server/catalogue/catalogue.ts'
import { embeddedCatalogue } from './embedded-catalogue.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { feedRows, toCsv } from '#server/catalogue/product-feed.ts'
import { productList, productDetails } from '#server/catalogue/product-pages.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
let db: Kysely<Database>
let catalogue: Catalogue
/** Milliseconds of work, whatever else the machine does. */
let fillTime = 0
beforeAll(async () => {
  db = await openDatabase(':memory:')
  const start = process.cpuUsage()
  await fillStore(db, files)
  const { user, system } = process.cpuUsage(start)
  fillTime = (user + system) / 1000
  catalogue = await readCatalogue(embeddedCatalogue(db, { pictures: {} }))
})
afterAll(() => db.destroy())

const everything = {}

test('the store gives back every active product as it was made', async () => {
  const made = expandFamilies(files).filter((product) => product.is_active)
  expect(catalogue.products.size).toBe(made.length)
  for (const product of made) expect(catalogue.products.get(product.slug)).toEqual(product)
})

test('filling the store from content is less than two seconds of work', () => {
  expect(fillTime).toBeLessThan(2_000)
})

test('an inactive or unknown product is not found', async () => {
  expect(await catalogue.source.getProduct('handgreep-greeplijst-beat-40')).toBeNull()
  expect(await catalogue.source.getProduct("' or 1=1 --")).toBeNull()
  expect(await productDetails(catalogue, 'bestaat-niet')).toBeNull()
})

test('the index finds the same products in the same order as the store', async () => {
  const slugsOf = (key: string) => (catalogue.options.get(key) ?? []).map(({ value }) => value)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', 'spiegel', 'EIKEN', 'één', '%', 'zzz'),
      fc.option(fc.constantFrom(...slugsOf('category')), { nil: undefined }),
      fc.subarray(slugsOf('collections'), { maxLength: 3 }),
      fc.subarray(slugsOf('features'), { maxLength: 3 }),
      fc.constantFrom(0, 20_000, 150_000),
      fc.constantFrom(0, 90_000, 400_000),
      fc.constantFrom('newest' as const, 'price-asc' as const, 'price-desc' as const),
      async (search, category, collections, features, minPrice, maxPrice, sort) => {
        const stored = await catalogue.source.listProducts({
          search,
          ...(category === undefined ? {} : { category }),
          collections,
          features,
          minPrice,
          maxPrice,
          sort,
          start: 0,
          limit: 24,
        })
        const indexed = productList(catalogue, {
          ...everything,
          search,
          category: category === undefined ? [] : [category],
          collections,
          features,
          minPrice: minPrice / 100,
          maxPrice: maxPrice / 100,
          sort: sort === 'newest' ? undefined : sort,
        })
        expect(indexed.total).toBe(stored.total)
        expect(indexed.items.map(({ slug }) => slug)).toEqual(stored.items.map(({ slug }) => slug))
      },
    ),
    { numRuns: 60 },
  )
})

test('searching the store finds whatever stands in name or description, and nothing else', async () => {
  const texts = expandFamilies(files)
    .filter((product) => product.is_active)
    .map(({ slug, name, description, short_description }) => ({
      slug,
      text: [name, description, short_description].map(foldText).join('\n'),
    }))
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(600), fc.integer({ min: 1, max: 12 }))
    .map(([{ text }, from, length]) => text.slice(from % text.length, (from % text.length) + length))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        piece,
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom('"', '" OR slug:"', 'eik*', 'NEAR(a b)', 'a\0b', "'; --"),
      ),
      async (search) => {
        const { total } = await catalogue.source.listProducts({ search, start: 0, limit: 0 })
        expect(total).toBe(texts.filter(({ text }) => text.includes(foldText(search))).length)
      },
    ),
    { numRuns: 200 },
  )
})

test('a second filling with the same content writes nothing', async () => {
  const before = await db.selectFrom('store_fact').selectAll().where('key', '=', 'catalogue-hash').execute()
  await db.updateTable('product').set({ name: 'bleef staan' }).where('slug', '=', 'planchet-ferro').execute()
  await fillStore(db, files)
  expect(await db.selectFrom('store_fact').selectAll().where('key', '=', 'catalogue-hash').execute()).toEqual(before)
  expect((await catalogue.source.getProduct('planchet-ferro'))?.name).toBe('bleef staan')
})

test('every product describes itself to search engines in 60 to 165 characters of its own', async () => {
  const sheets = await Promise.all([...catalogue.products.keys()].map((slug) => productDetails(catalogue, slug)))
  const descriptions = sheets.flatMap((sheet) => (sheet ? [productDescription(sheet)] : []))
  expect(descriptions.filter((text) => text.length < 60 || text.length > 165)).toEqual([])
  expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([])
})

test('the feed has a row per variant, quoted where needed', () => {
  const rows = feedRows([...catalogue.products.values()])
  expect(rows).toHaveLength([...catalogue.products.values()].flatMap((product) => product.variants).length)
  expect(rows.find((row) => row.article === 'WB40-0600-EIZW')).toMatchObject({
    price: '754.00',
    currency: 'EUR',
    dimensions: '60 x 48 x 40 cm',
    finish: 'Eiken zwart',
  })
  expect(rows.find((row) => row.product === 'dubbel-wastafelmeubel-thor-op-maat')).toMatchObject({
    price: '',
    compare_price: '',
  })
  const [row] = rows
  if (!row) throw new Error('the feed is empty')
  expect(toCsv([{ ...row, name: 'Kast "40", smal' }]).split('\r\n')[1]).toContain('"Kast ""40"", smal"')
})
