import { expect, test } from 'vitest'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { comparisonRows } from './comparison.ts'

const product: ProductDetails = {
  slug: 'planchet-thor',
  name: 'Planchet Thor',
  short_description: 'Wandplank',
  prices: { min: 10_000, max: 20_000 },
  sizes: '60 - 120 cm breed',
  stock: 'in_stock',
  is_new: false,
  description: [],
  brand: 'Oeverhout',
  model: 'planchet',
  category: { slug: 'planchetten', name: 'Planchetten' },
  collection: null,
  features: [{ slug: 'inkortbaar', name: 'Inkortbaar', description: '' }],
  materials: [],
  finishes: [],
  image: null,
  drawn: null,
  variants: [],
  related: [],
}

test('lists what differs above what is the same, and leaves out what none has', () => {
  const rows = comparisonRows([product, { ...product, slug: 'planchet-type', brand: 'Type', features: [] }])
  expect(rows.map((row) => [row.label, row.isSame])).toEqual([
    ['Merk', false],
    ['Inkortbaar', false],
    ['Prijs incl. btw', true],
    ['Voorraad', true],
    ['Soort', true],
  ])
  expect(rows.find((row) => row.label === 'Inkortbaar')?.values).toEqual(['Ja', ''])
})

test('lists each size once on a line of its own, with the unit in the label', () => {
  const sizesOf = (...sizes: string[]) => {
    const variants = sizes.map((size): ProductVariant => ({
      article: '',
      finish: null,
      size,
      price: 0,
      compare_price: null,
      stock: 'in_stock',
      materials: [],
      drawing: null,
      width: null,
      height: null,
      depth: null,
      diameter: null,
    }))
    const row = comparisonRows([{ ...product, variants }]).find(({ isList }) => isList)
    return [row?.label, row?.values]
  }
  expect(sizesOf('80 x 50 x 45 cm', '100 x 50 x 45 cm', '80 x 50 x 45 cm', '⌀ 600 mm')).toEqual([
    'Maten in cm',
    ['80 x 50 x 45\n100 x 50 x 45\n⌀ 600 mm'],
  ])
  expect(sizesOf('⌀ 600 mm')).toEqual(['Maten', ['⌀ 600 mm']])
})
