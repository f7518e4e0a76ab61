import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { furnitureLook, vanityLook } from './product-look.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const products = expandFamilies(files)
const lookOf = (slug: string) => {
  const product = products.find((candidate) => candidate.slug === slug)
  return product ? vanityLook(files, product) : null
}

test('gives the colours, the top and the basin of a collection, and each finish of the product', () => {
  const look = lookOf('wastafelmeubel-beat-40')
  expect(look).toMatchObject({ bowls: true, top: { thickness: 12 }, basin: '#f1efea' })
  expect(look?.finishes['eiken-naturel']).toMatchObject({ surface: 'mat' })
  expect(Object.keys(look?.finishes ?? {})).toHaveLength(11)
})

test('gives a cast basin the colour of its top', () => {
  const look = lookOf('wastafelmeubel-linea')
  expect(look?.basin).toBe(look?.top.color)
})

test('has a look for every vanity unit, of a collection or not, and for nothing else', () => {
  const vanities = products.filter(({ model }) => model === 'wastafelmeubel' || model === 'toiletmeubel')
  const without = vanities.filter((product) => vanityLook(files, product) === null).map(({ slug }) => slug)
  expect(without).toEqual([])
  const black = files.finishes.find(({ name }) => name === 'hpl-zwart')
  expect(lookOf('wastafelmeubel-ronin')?.top).toEqual({ color: black?.surface.color, thickness: 12 })
  expect(lookOf('wastafelmeubel-ronin')).toMatchObject({ color: '#33302c', metal: '#1d1d1e', finishes: {} })
  expect(lookOf('planchet-thor')).toBeNull()
})

test('hangs a side cabinet under the top beside it, and a cabinet on the wall where the finder places it', () => {
  const hangs = (slug: string) => {
    const product = products.find((candidate) => candidate.slug === slug)
    const look = product && furnitureLook(files, product)
    return look && look.kind !== 'vanity' ? [look.kind, look.hangs] : null
  }
  expect(hangs('zijkast-beat-45')).toEqual(['cabinet', { upper: 850 }])
  expect(hangs('kolomkast-beat-45')).toEqual(['cabinet', { underside: 150 }])
  expect(hangs('spiegelkast-beat-45')).toEqual(['mirror-cabinet', { underside: 1100 }])
})

test('has a look for every cabinet', () => {
  const cabinets = products.filter(({ categories }) =>
    categories.some(({ slug }) => slug === 'kasten' || slug === 'spiegelkasten'),
  )
  const without = cabinets.filter((product) => furnitureLook(files, product) === null).map(({ slug }) => slug)
  expect(cabinets.length).toBeGreaterThan(50)
  expect(without).toEqual([])
})
