import { expect, test } from 'vitest'
import type { ComparedDetails } from '#server/catalogue/catalogue.functions.ts'
import { shownVariant } from '#tests/sample-product.ts'
import { comparisonRows } from './comparison.ts'

const product: ComparedDetails = {
  slug: 'planchet-thor',
  name: 'Planchet Thor',
  short_description: 'Wandplank',
  prices: { min: 10_000, max: 20_000 },
  sizes: '600 - 1200 mm breed',
  stock: { status: 'in_stock', isOfEach: true },
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
  pictured: null,
  drawn: null,
  variants: [],
  related: [],
  article: null,
  weight: '',
  delivery: '',
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
    const variants = sizes.map((size) => shownVariant({ size }))
    const row = comparisonRows([{ ...product, variants }]).find(({ isList }) => isList)
    return [row?.label, row?.values]
  }
  expect(sizesOf('80 x 50 x 45 cm', '100 x 50 x 45 cm', '80 x 50 x 45 cm', '⌀ 600 mm')).toEqual([
    'Maten in cm',
    ['80 x 50 x 45\n100 x 50 x 45\n⌀ 600 mm'],
  ])
  expect(sizesOf('⌀ 600 mm')).toEqual(['Maten', ['⌀ 600 mm']])
})

const variant = shownVariant()

test('compares depth, weight and delivery time of a chosen variant with the range of all variants', () => {
  const rows = comparisonRows([
    { ...product, variants: [variant], weight: '1 kg', delivery: '2 weken' },
    { ...product, variants: [variant, { ...variant, depth: 150 }], weight: '1 kg tot 2 kg', delivery: '2 tot 6 weken' },
  ])
  expect(['Diepte', 'Gewicht', 'Levertijd'].map((label) => rows.find((row) => row.label === label)?.values)).toEqual([
    ['120 mm', '120 - 150 mm'],
    ['1 kg', '1 kg tot 2 kg'],
    ['2 weken', '2 tot 6 weken'],
  ])
})
