import { expect, test } from 'vitest'
import { mirrorSearchSchema } from './mirror-search.ts'

test('keeps the values that the catalogue knows', () => {
  expect(
    mirrorSearchSchema.parse({ features: 'sensor', shape: ['rond', 'boog'], width: ['600', '400'], x3d: '1' }),
  ).toEqual({ features: ['sensor'], shape: ['boog', 'rond'], width: ['400', '600'], x3d: ['1'] })
})

test('treats a bad value as absent', () => {
  const empty = mirrorSearchSchema.parse({ features: 'zingt', shape: ['ster'], width: '6e2', x3d: 'ja', other: '1' })
  expect(Object.values(empty).filter((value) => value !== undefined)).toEqual([])
})
