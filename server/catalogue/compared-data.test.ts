import { expect, test } from 'vitest'
import { shownVariant } from '#tests/sample-product.ts'
import { comparedData } from './compared-data.ts'
import type { ProductTechnical } from './technical-basis.ts'

const shelf = shownVariant()
const wide = shownVariant({ size: '120 x 2 x 15 cm', width: 1200, depth: 150, stock: 'out_of_stock' })
const of = (kg: number) => ({ weight: { kg, isCalculated: true }, fixing: null, box: null })
const technical: ProductTechnical = {
  data: { '60 x 2 x 12 cm': of(1.3), '120 x 2 x 15 cm': of(2.8) },
  weeks: { stock: 2, made: 6 },
}

test('gives weight and delivery time of a chosen variant, or the range of all', () => {
  expect(comparedData([shelf], technical)).toEqual({ weight: 'circa 1,3\u00A0kg', delivery: '2 weken' })
  expect(comparedData([wide, shelf], technical)).toEqual({
    weight: 'circa 1,3\u00A0kg tot\u00A0circa 2,8\u00A0kg',
    delivery: '2 tot\u00A06 weken',
  })
})

test('counts the weeks of a concrete top among those of furniture that wears one', () => {
  const weeks = { stock: 2, made: 6, withTop: 8 }
  expect(comparedData([{ ...shelf, stock: 'out_of_stock' }], { data: {}, weeks })).toEqual({
    weight: '',
    delivery: '6 tot\u00A08 weken',
  })
})
