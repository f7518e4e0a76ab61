import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { drawnParts } from './drawn-parts.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'

let files: ContentFiles
let products: Map<string, Product>
beforeAll(() => {
  files = readContentFiles(resolve('content'), resolve('public'))
  products = new Map(expandFamilies(files).map((product) => [product.slug, product]))
})

function partsOf(slug: string) {
  const product = products.get(slug)
  if (!product) throw new Error(`there is no ${slug}`)
  return drawnParts(files, product)
}

test('draws the drawers of the collection: four with two basins, one above an open compartment', () => {
  expect(partsOf('wastafelmeubel-epoque')).toMatchObject({
    fronts: { kind: 'drawer', rows: 3, columns: 1, style: 'kader', handle: 'knop' },
    base: { kind: 'legs', height: 860 },
    basins: { count: 1 },
  })
  expect(partsOf('dubbel-wastafelmeubel-beat-45')).toMatchObject({
    fronts: { rows: 2, columns: 2 },
    base: null,
    basins: { count: 2 },
  })
  expect(partsOf('wastafelmeubel-beat-40-met-open-vak')).toMatchObject({ fronts: { rows: 1 }, open: 180 })
  expect(partsOf('wastafelmeubel-sunny-met-deur')).toMatchObject({ fronts: { kind: 'door', rows: 1 } })
})

test('draws the rungs of a rack, and nothing of a product that is only its outline', () => {
  expect(partsOf('handdoekrek-ferro-ladder')).toMatchObject({ fronts: null, rungs: 5 })
  expect(partsOf('handgreep-beugel-thor')).toBeNull()
  expect(partsOf('opzetkom-sjithouse-vierkant')).toMatchObject({ basins: { shape: 'free' } })
  expect(partsOf('opzetkom-crystal-rond')).toMatchObject({ basins: { shape: 'free', height: 140 } })
  expect(partsOf('opzetkom-sunny-klein'), 'as low as its text says').toMatchObject({ basins: { height: 110 } })
  expect(drawnParts(files, { slug: 'van-elders', model: 'wastafelmeubel', collections: [], features: [] })).toBeNull()
})
