import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { roomsOf } from '#domain/rooms/rooms-of.ts'
import { roomCards, roomPage } from './rooms.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const products = new Map(expandFamilies(files).map((product) => [product.slug, product]))
const slug = 'zand-met-vrijstaand-bad'

test('leads to the product in the size and finish that are seen, with its price', () => {
  const [piece] = roomPage(files, products, slug)?.items ?? []
  expect(piece).toMatchObject({
    name: 'Wastafelmeubel Nuance 51.5',
    detail: '140 x 50 x 51,5 cm, Zand mat',
    href: '/producten/wastafelmeubel-nuance-51-5?variant=WN515-1400-ZAMA',
    price: { min: 172900, max: 172900 },
  })
})

test('leads to the product in all its sizes when the one that is seen is no longer made', () => {
  const product = products.get('wastafelmeubel-nuance-51-5')
  if (!product) throw new Error('no product')
  const variants = product.variants.filter(({ width }) => width !== 1400)
  const [piece] = roomPage(files, new Map([[product.slug, { ...product, variants }]]), slug)?.items ?? []
  expect(piece?.href).toBe('/producten/wastafelmeubel-nuance-51-5')
  expect(piece?.price.min).toBeLessThan(piece?.price.max ?? 0)
})

test('leaves out products that the catalogue does not have, and shows the rest', () => {
  expect(roomPage(files, new Map(), slug)?.items.map(({ href }) => href)).toEqual([
    '/collecties/spiegels/m04',
    '/kleuren/zand-mat',
  ])
})

test('leads from each room to the next and back, round the whole list', () => {
  const slugs = roomCards(files).map((card) => card.slug)
  const next = slugs.map((room) => roomPage(files, products, room)?.next?.slug)
  const previous = slugs.map((room) => roomPage(files, products, room)?.previous?.slug)
  expect(next).toEqual([...slugs.slice(1), slugs[0]])
  expect(previous).toEqual([slugs.at(-1), ...slugs.slice(0, -1)])
})

test('knows no other room, and the rooms of a collection', () => {
  expect(roomPage(files, products, 'kelder')).toBeNull()
  expect(roomsOf(files.rooms, 'thor').map((room) => room.slug)).toEqual(['zwart-eiken-bij-avond'])
  expect(roomsOf(files.rooms, null)).toEqual([])
})
