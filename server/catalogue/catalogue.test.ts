import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productDescription } from '#app/features/catalogue/product-head.ts'
import type { ProductSearch } from '#domain/catalogue/product-search-params.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { foldText } from '#domain/text-fold.ts'
import { embeddedSource, readEmbeddedContent } from '#server/content/embedded-source.ts'
import { readCatalogue } from './catalogue.ts'
import { feedRows, toCsv } from './product-feed.ts'
import { productList, productDetails } from './product-pages.ts'

const catalogue = await readCatalogue(embeddedSource(readEmbeddedContent(resolve('content'), resolve('public'))))

test('lists the products that a plain loop over them finds', () => {
  const products = [...catalogue.products.values()]
  const slugsOf = (key: string) => (catalogue.options.get(key) ?? []).map(({ value }) => value)
  fc.assert(
    fc.property(
      fc.record({
        search: fc.constantFrom('', 'spiegel', 'EIKEN', 'één', '%', 'zzz'),
        category: fc.subarray(slugsOf('category'), { maxLength: 2 }),
        collections: fc.subarray(slugsOf('collections'), { maxLength: 3 }),
        features: fc.subarray(slugsOf('features'), { maxLength: 3 }),
        minPrice: fc.constantFrom(0, 200, 1_500),
        maxPrice: fc.constantFrom(0, 900, 4_000),
        sort: fc.constantFrom(undefined, 'price-asc' as const, 'price-desc' as const),
      }),
      (search) => {
        const expected = inOrder(
          products.filter((product) => matches(product, search)),
          search.sort,
        )
        const list = productList(catalogue, search)
        expect(list.total).toBe(expected.length)
        expect(list.items.map(({ slug }) => slug)).toEqual(expected.slice(0, 24).map(({ slug }) => slug))
      },
    ),
    { numRuns: 100 },
  )
})

type Search = Required<
  Pick<ProductSearch, 'search' | 'category' | 'collections' | 'features' | 'minPrice' | 'maxPrice'>
>

/** Prices in cents of the variants that can be bought. */
const pricesOf = (product: Product) =>
  product.variants.filter(({ is_active, price }) => is_active && price > 0).map(({ price }) => price)

function matches(product: Product, { search, category, collections, features, minPrice, maxPrice }: Search): boolean {
  const names = (list: readonly { slug: string }[], slugs: readonly string[] = []) =>
    slugs.length === 0 || list.some(({ slug }) => slugs.includes(slug))
  const [min, max] = [(minPrice ?? 0) * 100, (maxPrice ?? 0) * 100]
  return (
    names(product.categories, category) &&
    names(product.collections, collections) &&
    names(product.features, features) &&
    [product.name, product.description, product.short_description, ...factsOf(product)].some((text) =>
      foldText(text).includes(foldText(search ?? '')),
    ) &&
    ((min === 0 && max === 0) || pricesOf(product).some((price) => price >= min && (max === 0 || price <= max)))
  )
}

/** What a product is, besides its texts: a search for one word finds it there as well. */
const factsOf = (product: Product) => [
  ...[...product.categories, ...product.collections, ...product.features].map(({ name }) => name),
  ...product.variants
    .filter((variant) => variant.is_active)
    .flatMap(({ color_textures, materials }) => [
      ...color_textures.map(({ color_name }) => color_name),
      ...materials.map(({ name }) => name),
    ]),
]

/** Newest first, or by lowest or highest price with products without a price last; ties by slug. */
function inOrder(products: readonly Product[], sort: 'price-asc' | 'price-desc' | undefined): Product[] {
  const bySlug = products.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  if (sort === undefined)
    return bySlug.toSorted((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1))
  const priced = bySlug.filter((product) => pricesOf(product).length > 0)
  const ordered =
    sort === 'price-asc'
      ? priced.toSorted((a, b) => Math.min(...pricesOf(a)) - Math.min(...pricesOf(b)))
      : priced.toSorted((a, b) => Math.max(...pricesOf(b)) - Math.max(...pricesOf(a)))
  return [...ordered, ...bySlug.filter((product) => pricesOf(product).length === 0)]
}

test('finds products by kind, finish, material and width together, and shows that variant', () => {
  const found = (search: string) => productList(catalogue, { search, perPage: 96 })
  const sized = (mm: number, search: string) => {
    const { items } = found(search)
    expect(items.length).toBeGreaterThan(2)
    return items.map(({ slug, variant: article }) => {
      const product = catalogue.products.get(slug)
      const variant = product?.variants.find((one) => one.article === article)
      expect([slug, variant?.width]).toEqual([slug, mm])
      return { kind: product?.categories[0]?.slug, color: variant?.color_textures[0]?.color_name ?? '' }
    })
  }
  for (const { kind, color } of sized(1200, 'wastafelmeubel eiken 120')) {
    expect(kind).toBe('wastafelmeubelen')
    expect(color).toContain('iken')
  }
  for (const { kind, color } of sized(800, 'spiegelkast zwart 800')) {
    expect(kind).toBe('spiegelkasten')
    expect(color).toMatch(/zwart/i)
  }
  // No handle is made of brass; this is the furniture that has handles of it. 'Greeploos' is not a greep.
  expect(found('greep messing').items.map(({ slug }) => slug)).toEqual(['wastafelmeubel-epoque'])
})

test('each word of a search narrows the list, a typing error does not empty it, and an unknown word is named', () => {
  const total = (search: string) => productList(catalogue, { search }).total
  expect(total('kolomkast wit')).toBeLessThan(total('kolomkast'))
  expect(total('kolomkast witte')).toBe(total('kolomkast wit'))
  expect(total('kolmkast wit')).toBe(total('kolomkast wit'))
  expect(total('blauwe kolomkast')).toBe(total('kolomkast nachtblauw'))
  expect(total('wastafelmeubel 120 cm')).toBe(total('wastafelmeubel 1200'))
  const { total: found, unknownWords } = productList(catalogue, { search: 'kolomkast wit quagga 133' })
  expect([found, unknownWords]).toEqual([total('kolomkast wit'), ['quagga', '133']])
  expect(productList(catalogue, { search: 'quagga' })).toMatchObject({ total: 0, unknownWords: [] })
})

test('small words are no search beside or without others, unless a text has all that was typed', () => {
  const list = (search: string) => productList(catalogue, { search })
  expect(list('bestaat niet')).toMatchObject({ total: 0, isSearchUnfound: true, unknownWords: [], suggestions: [] })
  expect(list('een met quagga')).toMatchObject({ total: 0, isSearchUnfound: true })
  expect(list('kolomkast niet met wit')).toMatchObject({ total: list('kolomkast wit').total, unknownWords: [] })
  expect(list('niet').total).toBeGreaterThan(0)
  // Not the search but the filter leaves nothing.
  expect(productList(catalogue, { search: 'kolomkast', minPrice: 99_999 })).toMatchObject({
    total: 0,
    isSearchUnfound: false,
  })
})

test('suggests searches that find something where one finds nothing', () => {
  const suggested = (search: string) => productList(catalogue, { search }).suggestions
  expect(suggested('kolomkast')).toEqual([])
  expect(suggested('spiegeltje quagga')).toEqual(['spiegel'])
  expect(suggested('handgreep spiegelkast')).toEqual(['handgreep', 'spiegelkast'])
  for (const search of suggested('spiegeltje quagga'))
    expect(productList(catalogue, { search }).total).toBeGreaterThan(0)
})

test('a family of finishes finds every product in one of them, and counts them', () => {
  const list = productList(catalogue, { color: ['eiken'], perPage: 96 })
  const oak = [...catalogue.products.values()].filter((product) =>
    product.variants.some(
      (variant) => variant.is_active && variant.color_textures.some(({ name }) => name.split('-').includes('eiken')),
    ),
  )
  expect(list.total).toBe(oak.length)
  expect(list.options['color']?.find(({ value }) => value === 'eiken')).toMatchObject({
    label: 'Eiken, alle kleuren',
    count: oak.length,
  })
  for (const { variant } of list.items) expect(variant).toMatch(/-(?:EI|TYEI)[A-Z]*$/)
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
