import { expect, test } from 'vitest'
import { comparisonRows } from './comparison.ts'

const beat = {
  slug: 'beat45' as const,
  name: 'Beat 45',
  path: '/collecties/beat45',
  sizes: { widths: [900, 600, 1600], heights: [540], depths: [450] },
  mounting: 'wandhangend' as const,
  priceFrom: 89900,
  finishCount: 13,
}

test('gives the range of widths and the editors’ remark', () => {
  const [row] = comparisonRows([beat], {
    rows: [
      ['Thor', '520', 'Zwaar'],
      ['Beat 45', '450', 'Greeplijst'],
    ],
  })
  expect(row).toMatchObject({ depth: '450', width: '600\u00A0-\u00A01600', remark: 'Greeplijst', finishes: '13' })
  expect(row?.price.replaceAll(/\s/g, ' ')).toBe('€ 899,00')
})

test('leaves the remark empty without one', () => {
  expect(comparisonRows([beat], { rows: [] })[0]?.remark).toBe('')
})
