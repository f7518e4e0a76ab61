/** content/search.json as editors leave it: every synonym and every task leads somewhere. */
import { expect, it } from 'vitest'
import content from '#content/search.json' with { type: 'json' }
import { createItemSearch } from '#domain/search/find-items.ts'
import { queryWords, stemOf, wordsOf } from '#domain/search/query-text.ts'
import { siteItems } from '../search/site-items.ts'

const items = await siteItems()
const search = createItemSearch(items)

it('leads every task to existing pages', () => {
  const urls = new Set(items.map(({ url }) => url))
  expect(content.tasks.flatMap(({ pages }) => pages.filter((page) => !urls.has(page)))).toEqual([])
})

it('answers every phrase with a page of its task among the first three', () => {
  const missed = content.tasks.flatMap(({ phrases, pages }) =>
    phrases
      .map((phrase) => phrase.replaceAll(/\/[^ ]+/g, ''))
      .filter(
        (query) =>
          !search(query)
            .slice(0, 3)
            .some(({ url }) => pages.includes(url)),
      ),
  )
  expect(missed).toEqual([])
})

it('has no words in its phrases that the search ignores', () => {
  const ignored = content.tasks
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(/[ /]/)))
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
