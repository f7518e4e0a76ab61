import { expect, test } from 'vitest'
import { countLabel } from './count-label.ts'

test('one is singular, every other number is plural, thousands have a point', () => {
  expect([0, 1, 2, 1200].map((count) => countLabel(count, 'spiegel', 'spiegels'))).toEqual([
    '0 spiegels',
    '1 spiegel',
    '2 spiegels',
    '1.200 spiegels',
  ])
})
