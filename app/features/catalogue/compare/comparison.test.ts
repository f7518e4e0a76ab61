import { expect, test } from 'vitest'
import type { ComparedDetails } from '#server/catalogue/catalogue.functions.ts'
import { shownVariant } from '#tests/sample-product.ts'
import { comparisonRows } from './comparison.ts'

const product: ComparedDetails = {
  slug: 'planchet-thor',
  name: 'Planchet Thor',
  short_description: 'Wandplank',
  prices: { min: 10_000, max: 20_000 },
  sizes: '60 - 120 cm breed',
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
  isRelatedByUse: false,
  article: null,
  weight: '',
  delivery: '',
}

test('lists what differs above what is the same, and leaves out what none has', () => {
  const rows = comparisonRows([product, { ...product, slug: 'planchet-type', brand: 'Type', features: [] }])
  expect(rows.map((row) => [row.label, row.isSame])).toEqual([
    ['Merk', false],
    ['Kenmerken', false],
    ['Prijs incl. btw', true],
    ['Voorraad', true],
    ['Soort', true],
  ])
  expect(rows.find((row) => row.label === 'Kenmerken')?.values).toEqual(['Inkortbaar', ''])
})

test('lists each size once on a line of its own, in one unit, which is in the label', () => {
  const sizes = ['80 x 50 x 45 cm', '100 x 50 x 45 cm', '80 x 50 x 45 cm'].map((size) => shownVariant({ size }))
  const round = shownVariant({ size: '⌀ 605 mm', width: null, height: null, diameter: 605 })
  const row = comparisonRows([{ ...product, variants: [...sizes, round] }]).find(({ isList }) => isList)
  expect(row?.label).toBe('Maten in cm')
  expect(row?.values).toEqual(['80 x 50 x 45\n100 x 50 x 45\n⌀ 60,5'])
})

const variant = shownVariant()

test('compares depth, weight and delivery time of a chosen variant with the range of all variants', () => {
  const rows = comparisonRows([
    { ...product, variants: [variant], weight: '1 kg', delivery: '2 weken' },
    { ...product, variants: [variant, { ...variant, depth: 150 }], weight: '1 kg tot 2 kg', delivery: '2 tot 6 weken' },
  ])
  expect(['Diepte', 'Gewicht', 'Levertijd'].map((label) => rows.find((row) => row.label === label)?.values)).toEqual([
    ['12\u00A0cm', '12\u00A0-\u00A015\u00A0cm'],
    ['1 kg', '1 kg tot 2 kg'],
    ['2 weken', '2 tot 6 weken'],
  ])
})
