import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/content-files.ts'
import { lightTones } from './light-tones.ts'

test('a light that changes colour has a warm and a cool end', () => {
  expect(lightTones('2700-6500 K')).toEqual({ warm: '2700 K', cool: '6500 K' })
  expect(['3000 K', '', 'warm'].map(lightTones)).toEqual([null, null, null])
})

test('every mirror that is said to change colour has two ends in all its sizes, and no other has', () => {
  const wrong = readContentFiles(resolve('content'), resolve('public')).mirrors.filter(({ features, formats }) =>
    formats.some(({ kelvin }) => (lightTones(kelvin) !== null) !== features.includes('kleurwissel')),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
