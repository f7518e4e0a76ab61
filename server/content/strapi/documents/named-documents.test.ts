import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentKindNames } from '../../content-kinds.ts'
import { readEmbeddedContent } from '../../embedded-source.ts'
import { documentsOfFiles } from './kind-files.ts'
import { documentNames, kindsThatName, namedDocuments } from './named-documents.ts'

test('content/ names nothing that is not there', () => {
  const { files, products } = readEmbeddedContent('content', 'public')
  const names = documentNames(
    files,
    products.map(({ slug }) => slug),
  )
  const named = contentKindNames.flatMap((kind) =>
    documentsOfFiles(kind, (file) => readFileSync(`content/${file}`, 'utf8'), 'content').flatMap(({ key, document }) =>
      namedDocuments(kind, document).map((one) => ({ in: `${kind} ${key}`, ...one })),
    ),
  )
  expect(named.length).toBeGreaterThan(1_000)
  expect(new Set(named.map(({ to }) => to))).toEqual(new Set(Object.keys(names)))
  expect(named.filter(({ to, name }) => !names[to].has(name))).toEqual([])
})

test('finds what a document names, in lists, groups and bands', () => {
  const room = {
    collection: 'beat45',
    items: [{ kind: 'product', product: 'bestaat-niet', finish: 'zand-mat' }, { kind: 'bank' }],
    set: { mirror: 'm04-1200' }, // a choice of the configurator
    picture: null,
  }
  expect(namedDocuments('room', room)).toEqual([
    { to: 'collection-page', name: 'beat45' },
    { to: 'product', name: 'bestaat-niet' },
    { to: 'finish', name: 'zand-mat' },
  ])
  expect(namedDocuments('finish', { matchingTops: ['hpl-wit', 'grijs'] })).toEqual([
    { to: 'finish', name: 'hpl-wit' },
    { to: 'finish', name: 'grijs' },
  ])
})

test('knows which kinds name another', () => {
  expect(kindsThatName(['product'])).toEqual(['room', 'configurator'])
  expect(kindsThatName(['finish'])).toEqual(['collection-page', 'finish', 'room'])
  expect(kindsThatName(['page', 'faq'])).toEqual([])
})
