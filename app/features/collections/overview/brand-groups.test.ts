import { expect, test } from 'vitest'
import { groupBrands } from './brand-groups.ts'

test('puts small brands that follow each other in one group', () => {
  const brands = ['Oeverhout', 'Oeverhout', 'Oeverhout', 'Type', 'Sjithouse', 'Sjithouse', 'A', 'B', 'B', 'B', 'C']
  const groups = groupBrands(brands.map((brand) => ({ brand })))
  expect(groups.map(({ title, own }) => `${title}: ${own.length}`)).toEqual([
    'Oeverhout: 3',
    'Type en Sjithouse en A: 4',
    'B: 3',
    'C: 1',
  ])
})
