import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { collectionPictures } from './collection-pictures.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const collection = { slug: 'beat45' }

test('shows a vanity unit from near and in a room, as its collection is', () => {
  const shown = collectionPictures(files, { model: 'wastafelmeubel', collection })
  expect(shown.map(({ picture, caption }) => [picture.media, caption])).toEqual([
    ['collecties/beat45/detail-3', 'Beat 45 van dichtbij: Front voor zijwand'],
    ['collecties/beat45/detail-2', expect.stringMatching(/^Beat 45 van dichtbij: /)],
    ['collecties/beat45/kamer-1', 'Beat 45 in een kamer'],
  ])
})

test('shows the collection of no other product', () => {
  expect(collectionPictures(files, { model: 'kolomkast', collection })).toEqual([])
  expect(collectionPictures(files, { model: 'wastafelmeubel', collection: null })).toEqual([])
})
