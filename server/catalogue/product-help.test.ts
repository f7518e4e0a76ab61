import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { drawnParts } from './drawn-parts.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { productHelp } from './product-help.ts'

let files: ContentFiles
let products: Map<string, Product>
beforeAll(() => {
  files = readContentFiles(resolve('content'), resolve('public'))
  products = new Map(expandFamilies(files).map((product) => [product.slug, product]))
})

async function helpOf(slug: string) {
  const product = products.get(slug)
  if (!product) throw new Error(`there is no ${slug}`)
  const made = allCollectionSlugs.find((key) => key === product.collections[0]?.slug)
  const described = (list: readonly { slug: string; name: string }[]) =>
    list.map((entry) => ({ ...entry, description: '' }))
  const {
    guides,
    pipes,
    files: found,
  } = await productHelp(files, resolve('public'), {
    model: product.model,
    features: described(product.features),
    materials: described(product.variants.flatMap(({ materials }) => materials)),
    drawn: drawnParts(files, product),
    collection:
      made === undefined ? null : { slug: made, name: product.collections[0]?.name ?? '', path: collectionPath(made) },
  })
  return {
    guides: guides.map(({ href }) => href),
    ...(pipes && { pipes: pipes.collection }),
    files: found.map(({ href }) => href.slice('/media/pdf/'.length)),
  }
}

test('gives a washstand the guides for its wall, pipes and drawers, the drawing of its collection and a link to the care cards', async () => {
  expect(await helpOf('wastafelmeubel-beat-45')).toEqual({
    guides: ['/montage/montagehandleiding', '/montage/ladesystemen/hettich', '/downloads?type=onderhoud'],
    pipes: 'beat45',
    files: ['maattekeningen/beat45.pdf'],
  })
})

test('gives a product with a door its hinge, not the drawers of its collection', async () => {
  expect((await helpOf('kolomkast-morrison')).guides).toEqual([
    '/montage/montagehandleiding',
    '/montage/scharnieren/exclusief',
    '/downloads?type=onderhoud',
  ])
  expect((await helpOf('wastafelmeubel-sunny-met-deur')).guides).toContain('/montage/scharnieren/hettich')
})

test('gives a shelf and a mirror the guide of their kind, and furniture without a collection the general one', async () => {
  expect(await helpOf('planchet-ferro')).toMatchObject({ guides: ['/montage/planchet'] })
  expect((await helpOf('lijstspiegel-thor')).guides).toEqual([
    '/montage/montagehandleiding#een-spiegel-ophangen',
    '/downloads?type=onderhoud',
  ])
  expect(await helpOf('wastafelmeubel-ronin')).toEqual({
    guides: ['/montage/montagehandleiding'],
    files: [expect.stringContaining('geolied-hout')],
  })
})

test('gives a knob nothing', async () => {
  expect(await helpOf('handgreep-knop-sunny')).toEqual({ guides: [], files: [] })
})
