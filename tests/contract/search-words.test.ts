/** content/search.json as editors leave it: every synonym and every task leads somewhere. */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import content from '#content/search.json' with { type: 'json' }
import { createItemSearch } from '#domain/search/find-items.ts'
import { queryWords, stemOf, wordsOf } from '#domain/search/query-text.ts'
import { phrasesOf } from '#domain/search/search-words.ts'
import { read, sourceFiles } from '../architecture/source-files.ts'
import { siteItems } from '../search/site-items.ts'

const items = await siteItems()
const search = createItemSearch(items)

it('leads every task to existing pages', () => {
  const urls = new Set(items.map(({ url }) => url))
  expect(content.tasks.flatMap(({ pages }) => pages.filter((page) => !urls.has(page)))).toEqual([])
})

it('answers every phrase with a page of its task among the first three', () => {
  const missed = content.tasks.flatMap((task) =>
    phrasesOf(task)
      .map((phrase) => phrase.replaceAll(/\/[^ ]+/g, ''))
      .filter(
        (query) =>
          !search(query)
            .slice(0, 3)
            .some(({ url }) => task.pages.includes(url)),
      ),
  )
  expect(missed).toEqual([])
})

it('has no words in its phrases that the search ignores', () => {
  const ignored = content.tasks
    .flatMap((task) => phrasesOf(task).flatMap((phrase) => phrase.split(/[ /]/)))
    .filter((word) => queryWords(`x ${word}`).length < 2)
  expect(ignored).toEqual([])
})

it('gives synonyms that the pages use', () => {
  const stems = new Set(
    items.flatMap(({ title, description, keywords = '' }) =>
      wordsOf(`${title} ${description} ${keywords}`).map(stemOf),
    ),
  )
  const unused = Object.entries(content.synonyms).filter(
    ([, others]) => !others.some((other) => other.split(' ').every((word) => stems.has(stemOf(word)))),
  )
  expect(unused.map(([word]) => word)).toEqual([])
})

/** Addresses below routes/ that only machines read: of the site, and of its pages as Markdown. */
const forMachines = /(?:robots\.txt|llms\.txt|security\.txt|sitemap\.xml|openapi\.json|\.md)$/
/** Where a file is named: a link or download of the content, a format of a product, a file of its zip. */
const named = [
  {
    files: sourceFiles(['content/pages', 'content/menus'], /\.json$/),
    name: /"href": "[^":]*\.([a-z0-9]{2,4})(?:[?#][^"]*)?"/g,
  },
  { files: ['content/downloads.json'], name: /"file": "[^"]+\.([a-z0-9]{2,4})"/g },
  { files: ['app/features/catalogue/product/ProductHelp.tsx'], name: /ending: '([a-z0-9]{2,4})'/g },
  {
    files: ['server/professional/product-files.ts'],
    name: /^ {2}([a-z0-9]{2,4}): \{(?: type: .*)?$|\}(?:-bestek)?\.([a-z0-9]{2,4})`/gm,
  },
  { files: ['domain/professional/catalogue-file-names.ts'], name: /\.([a-z0-9]{2,4})'/g },
]

/** Endings of the files that the site offers. */
function offeredFormats(): string[] {
  const routes = readdirSync('routes', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('[.]', '.').replace(/\.tsx?$/, ''))
    .filter((path) => !forMachines.test(path))
  return [
    ...routes.flatMap((path) => /\.([a-z0-9]{2,4})$/.exec(path)?.[1] ?? []),
    ...named.flatMap(({ files, name }) =>
      files.flatMap((file) => Array.from(read(file).matchAll(name), ([, first, second]) => first ?? second ?? '')),
    ),
  ]
}

it('names the format of every file that the site offers, and no other', () => {
  const formats = content.tasks.flatMap(({ formats: own = [] }) => own)
  expect([...new Set(offeredFormats())].toSorted()).toEqual(formats.toSorted())
})
