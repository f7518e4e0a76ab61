/** The stock on every card of the catalogue is true of the variants that the card shows (docs/rules.md, Stock). */
import { sharedStockWords, stockWords } from '#domain/catalogue/offer-words.ts'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { stockStatus } from '#domain/catalogue/stock.ts'
import { productCard } from '#server/catalogue/product-card.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'

const products = expandFamilies(readContentFiles(resolve('content'), resolve('public')))

test('says of a product only what its variants say, each of them or a part', () => {
  const said = new Set<string>()
  for (const product of products) {
    const words = sharedStockWords(productCard(product).stock)
    said.add(words)
    const own = product.variants
      .filter(({ is_active }) => is_active)
      .map((variant) => stockWords[stockStatus([variant])])
    if (own.length === 0) continue
    const [, claimed = ''] = /^Deels (.+)$/.exec(words) ?? []
    if (claimed === '') expect([...new Set(own)], product.slug).toEqual([words])
    else
      expect(
        own.map((each) => each.toLowerCase()),
        product.slug,
      ).toContain(claimed)
  }
  expect([...said]).toContain('Deels bijna uitverkocht')
})

test('says in a list filtered by colour what the page of its link says', () => {
  for (const product of products)
    for (const color of new Set(
      product.variants.flatMap((variant) => variant.color_textures.map(({ name }) => name)),
    )) {
      const card = productCard(product, { colors: [color], isSize: () => true })
      const linked = product.variants.find(({ article }) => article === card.variant)
      if (linked) expect(sharedStockWords(card.stock), card.variant).toBe(stockWords[stockStatus([linked])])
    }
})
