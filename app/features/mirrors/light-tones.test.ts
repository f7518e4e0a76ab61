import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { lightTones } from './light-tones.ts'

test('reads the warm and cool end of a light that changes colour', () => {
  expect(lightTones('2700-6500 K')).toEqual({ warm: '2700 K', cool: '6500 K' })
  expect(['3000 K', '', 'warm'].map(lightTones)).toEqual([null, null, null])
})

test('exactly the mirrors with "kleurwissel" have two ends, in all their sizes', () => {
  const wrong = readContentFiles(resolve('content'), resolve('public')).mirrors.filter(({ features, formats }) =>
    formats.some(({ kelvin }) => (lightTones(kelvin) !== null) !== features.includes('kleurwissel')),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
