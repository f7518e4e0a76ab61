import { expect, test } from 'vitest'
import { hrefWithout, knownValues, valuesOf } from './search-values.ts'

const shapes = ['rond', 'ovaal', 'boog'] as const

test('known values are kept once and in the order of the list, all else falls away', () => {
  expect(knownValues(shapes, ['boog', 'rond', 'ster', 'rond'])).toEqual(['rond', 'boog'])
  expect(knownValues(shapes, 'ovaal')).toEqual(['ovaal'])
  for (const nothing of [undefined, 'ster', '', [], ['ster'], { rond: 'rond' }])
    expect(knownValues(shapes, nothing)).toBeUndefined()
})

test('one value is taken out of the address and the rest stays', () => {
  const search = { shape: ['rond', 'boog'], x3d: '1' }
  expect(hrefWithout('/collecties/spiegels', search, 'shape', 'rond')).toBe('/collecties/spiegels?shape=boog&x3d=1')
  expect(hrefWithout('/collecties/spiegels', { x3d: '1' }, 'x3d', '1')).toBe('/collecties/spiegels')
  expect([valuesOf(search, 'shape'), valuesOf(search, 'x3d'), valuesOf(search, 'width')]).toEqual([
    ['rond', 'boog'],
    ['1'],
    [],
  ])
})
