/**
 * Search over the items of the site (specification section 5). Fuse decides what matches and ranks it, with the specification's threshold 0.4 and weights
 * 0.7 for title and 0.3 for description; in front of it stands what Fuse alone cannot do: sizes, codes, synonyms, compounds, word forms, and one wrong letter
 * in one of several words. Colours rank first. Pure: the same in the browser's worker, on its main thread and on the server.
 */
import Fuse, { type Expression, type IFuseOptions } from 'fuse.js'
import { queryWords, wordsOf } from './query-text.ts'
import type { SearchItem } from './search-item.ts'
import { both, createWordIndex, either, type WordIndex, type WordMatch } from './word-index.ts'

/** An item as it is compared: words in their normal form. */
type Candidate = { number: number; title: string; description: string }

const options: IFuseOptions<Candidate> = { keys: [{ name: 'title', weight: 0.7 }, { name: 'description', weight: 0.3 }], threshold: 0.4, includeScore: true }

/** Fuse ranks so many candidates; what is left over keeps the order of the costs. */
const ranked = 150
/** Words of the items that stand for one word of the query. */
const patternsPerWord = 10
/** Words of a query that count; more narrow nothing. */
const mostWords = 10

export type ItemSearch = (query: string) => SearchItem[]

/** Prepares the items; the answer searches them: best first but colours before all others, nothing for an empty query. */
export function createItemSearch(items: readonly SearchItem[]): ItemSearch {
  const candidates = items.map((item, number): Candidate => ({ number, title: wordsOf(item.title).join(' '), description: wordsOf(`${item.description} ${item.keywords ?? ''}`).join(' ') }))
  const index = createWordIndex(candidates.map(({ title, description }) => `${title} ${description}`.split(' ')))
  const asWritten = new Fuse(candidates, options)

  return (query) => {
    const words = queryWords(query).slice(0, mostWords)
    if (words.length === 0) return []
    const terms = termsOf(words, index).filter((term) => term.costs.size > 0)
    const numbers = terms.length === 0 ? asWritten.search(words.join(' ').slice(0, 32)).map(({ item }) => item.number) : rank(candidates, terms)
    const found = numbers.flatMap((number) => items[number] ?? [])
    return [...found.filter(isColour), ...found.filter((item) => !isColour(item))]
  }
}

/** The wall of all colours is a page, not a colour. */
function isColour(item: SearchItem): boolean {
  return item.isSpecificColor === true
}

/** One match per word; two words that are one here ('wastafel meubel') are tried as one as well. */
function termsOf(words: readonly string[], index: WordIndex): WordMatch[] {
  const terms: WordMatch[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = [words[at], words[at + 1]]
    const joined = next === undefined ? '' : word + next
    if (next !== undefined && index.knows(joined)) {
      terms.push(either([index.match(joined), both([index.match(word), index.match(next)], 0.02)]))
      at++
    } else terms.push(index.match(word))
  }
  return terms
}

/** Numbers of the items that meet every term or, where none does, as much of the query as any item does; best first. */
function rank(candidates: readonly Candidate[], terms: readonly WordMatch[]): number[] {
  const all = both(terms, 0)
  const { costs } = all.costs.size > 0 ? all : bestPart(terms, candidates.length)
  const chosen = [...costs.keys()].toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0) || a - b)
  const first = chosen.slice(0, ranked).flatMap((number) => candidates[number] ?? [])
  const wanted = terms.map((term): Expression => ({ $or: term.patterns.slice(0, patternsPerWord).flatMap((pattern) => [{ title: pattern }, { description: pattern }]) }))
  // What is looked for was found to stand somewhere in the text already: where does not matter.
  const results = new Fuse(first, { ...options, ignoreLocation: true }).search(all.costs.size > 0 ? { $and: wanted } : { $or: wanted })
  const order = results.map(({ item, score = 1 }) => ({ number: item.number, worth: score + (costs.get(item.number) ?? 0) })).toSorted((a, b) => a.worth - b.worth || a.number - b.number)
  const met = new Set(order.map(({ number }) => number))
  return [...order.map(({ number }) => number), ...chosen.slice(ranked).filter((number) => !met.has(number))]
}

/** Items that meet the most of a query of which no item meets all; a rare word weighs more than a common one. */
function bestPart(terms: readonly WordMatch[], size: number): WordMatch {
  const weight = new Map<number, number>()
  for (const { costs } of terms) for (const [number, price] of costs) weight.set(number, (weight.get(number) ?? 0) + Math.log(1 + size / costs.size) * (1 - price / 2))
  const most = Math.max(...weight.values())
  return { costs: new Map([...weight].filter(([, own]) => own > most * 0.8).map(([number, own]) => [number, most - own])), patterns: [] }
}

export type ResultGroup = { category: SearchItem['category']; items: SearchItem[] }

/** Results by category; the category with the best result comes first. */
export function groupItems(items: readonly SearchItem[]): ResultGroup[] {
  const groups = new Map<SearchItem['category'], SearchItem[]>()
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item])
  return [...groups].map(([category, found]) => ({ category, items: found }))
}
