import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { productRooms } from './product-rooms.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const collection = { slug: 'thor' as const, name: 'Thor', path: '/collecties/thor' }

test('shows a vanity unit in the room of its collection, and no other product', () => {
  expect(productRooms(files, { model: 'wastafelmeubel', collection }).map(({ media }) => media)).toEqual([
    'collecties/thor/kamer-1',
  ])
  expect(productRooms(files, { model: 'kolomkast', collection })).toEqual([])
  expect(productRooms(files, { model: 'wastafelmeubel', collection: null })).toEqual([])
})
