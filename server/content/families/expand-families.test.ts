import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { productSchema, type Product } from '#domain/catalogue/product.schema.ts'
import { stockStatus } from '#domain/catalogue/stock.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from './expand-families.ts'

let files: ContentFiles
let products: Product[]
beforeAll(() => {
  files = readContentFiles(resolve('content'), resolve('public'))
  products = expandFamilies(files)
})

const find = (slug: string) => products.find((product) => product.slug === slug)

test('expands every product of every family, valid by its schema', () => {
  expect(products).toHaveLength(files.families.reduce((sum, family) => sum + family.products.length, 0))
  for (const product of products) expect(() => productSchema.parse(product)).not.toThrow()
})

test('makes every size in every finish a variant, with the surcharge of the finish', () => {
  const variants = find('wastafelmeubel-beat-40')?.variants ?? []
  expect(variants).toHaveLength(6 * 11)
  expect(variants.find((variant) => variant.article === 'WB40-0600-EIZW')).toMatchObject({
    price: 69_900 + 5_500,
    width: 600,
    height: 480,
    depth: 400,
    diameter: null,
  })
})

test('article numbers are unique and do not depend on the order of the content', () => {
  const articles = (list: readonly Product[]) =>
    list
      .flatMap((product) =>
        product.variants.map((variant) => `${product.slug} ${variant.article} ${variant.stock_quantity}`),
      )
      .toSorted()
  const turned = files.families.toReversed().map((family) => ({
    ...family,
    products: family.products
      .toReversed()
      .map((product) => ({ ...product, sizes: product.sizes.toReversed(), finishes: product.finishes.toReversed() })),
  }))
  expect(articles(expandFamilies({ ...files, families: turned }))).toEqual(articles(products))
  const all = products.flatMap((product) => product.variants.map((variant) => variant.article))
  expect(new Set(all).size).toBe(all.length)
})

test('spreads stock as the family says, and never leaves an untracked variant out of stock', () => {
  expect(stockStatus(find('ladeverdeler-sunny')?.variants ?? [])).toBe('out_of_stock')
  expect(stockStatus(find('wastafelmeubel-beat-40')?.variants ?? [])).toBe('in_stock')
  expect(stockStatus(find('planchet-nuance-51-5')?.variants ?? [])).toBe('low_stock')
  const untracked = products.flatMap((product) => product.variants).filter((variant) => !variant.track_inventory)
  expect(untracked.length).toBeGreaterThan(0)
  expect(untracked.filter((variant) => variant.stock_quantity <= 0)).toEqual([])
})

test('a product without finishes has a variant per size', () => {
  expect(find('kolomkast-ronin')?.variants.map((variant) => [variant.article, variant.color_textures])).toEqual([
    ['KKRO-0400', []],
  ])
})

test('refuses a product with the address of another page, and one that exists twice', () => {
  const [family] = files.families
  const [first] = family?.products ?? []
  if (!family || !first) throw new Error('there is no family')
  expect(() =>
    expandFamilies({ ...files, families: [{ ...family, products: [{ ...first, slug: 'ferro' }] }] }),
  ).toThrow(
    `The content file catalogue/families/${family.slug}.json is wrong at products.0.slug: ferro is the address of a page of its own`,
  )
  expect(() => expandFamilies({ ...files, families: [{ ...family, products: [first, first] }] })).toThrow(
    `The content file catalogue/families/${family.slug}.json is wrong at products.1.slug: ${first.slug} is used by catalogue/families/${family.slug}.json at products.0 too`,
  )
})

test('product names are unique and of 4 to 62 characters', () => {
  const names = products.map((product) => product.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.length < 4 || name.length > 62)).toEqual([])
})

test('furniture under a basin is marked as wall-hung or standing', () => {
  const silent = products.filter(
    (product) =>
      (product.model === 'wastafelmeubel' || product.model === 'toiletmeubel') &&
      !product.features.some(({ slug }) => slug === 'wandhangend' || slug === 'staand'),
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
  expect(find('wastafelmeubel-beat-45')?.features.map(({ slug }) => slug)).toContain('wandhangend')
  expect(find('wastafelmeubel-type')?.features.map(({ slug }) => slug)).not.toContain('wandhangend')
})

test('a variant has the material of its own finish and of no other surface', () => {
  const lacquered =
    find('planchet-sunny')?.variants.filter((variant) =>
      variant.color_textures.some(({ material }) => material?.name.toLowerCase().includes('lak')),
    ) ?? []
  expect(lacquered.length).toBeGreaterThan(0)
  for (const { materials } of lacquered) expect(materials.map(({ slug }) => slug)).toEqual(['gelakt-mdf', 'staal'])
})
