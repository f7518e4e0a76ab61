import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { contentKindNames } from '#server/content/content-kinds.ts'
import { readEmbeddedContent } from '#server/content/embedded-source.ts'
import { documentsOfFiles } from '#server/content/strapi/documents/kind-files.ts'
import { namesIn } from './content-check.ts'

test('finds what every document names, each with a page', () => {
  const { files, products } = readEmbeddedContent('content', 'public')
  const pages = new Set([
    ...products.map(({ slug }) => `/producten/${slug}`),
    ...files.finishes.map(({ name }) => `/kleuren/${name}`),
    ...files.mirrors.map(({ name }) => `/collecties/spiegels/${name.toLowerCase()}`),
    ...allCollectionSlugs.map(collectionPath),
  ])
  const names = contentKindNames.flatMap((kind) =>
    documentsOfFiles(kind, (file) => readFileSync(`content/${file}`, 'utf8'), 'content').flatMap(({ document }) => [
      ...namesIn(kind, document),
    ]),
  )
  expect(names.length).toBeGreaterThan(1_000)
  expect(names.filter(([path]) => !pages.has(path))).toEqual([])
})

test('names what is not there', () => {
  const room = { items: [{ kind: 'product', product: 'bestaat-niet' }], set: { mirror: 'm04-1200' }, picture: null }
  expect([...namesIn('room', room)]).toEqual([['/producten/bestaat-niet', 'bestaat-niet']])
  expect([...namesIn('collection-page', { finishes: ['eiken-naturel', 'grijs'], mirrors: ['M99'] })]).toEqual([
    ['/kleuren/eiken-naturel', 'eiken-naturel'],
    ['/kleuren/grijs', 'grijs'],
    ['/collecties/spiegels/m99', 'M99'],
  ])
})
