/**
 * The search over the items of the site (docs/rules.md, Search), the same in the browser and on the server. The word index finds candidates
 * by sizes, codes, synonyms, compounds, word forms and typing errors; Fuse ranks them, with its threshold and weights.
 */
import Fuse, { type Expression, type IFuseOptions } from 'fuse.js'
import { articleKey } from '../articles/article-number.ts'
import { createPostcodeSearch } from './postcode-search.ts'
import { isQuestion, queryWords, wordsOf } from './query-text.ts'
import type { SearchItem } from './search-item.ts'
import { setSearchWords, taskOf, type SearchWords } from './search-words.ts'
import { both, createWordIndex, either, type WordIndex, type WordMatch } from './word-index.ts'

/** An item with normalised words; `number` is its place in the list. */
type Candidate = { number: number; title: string; description: string; isQuestion: boolean; isSeldomMeant: boolean }

const options: IFuseOptions<Candidate> = {
  keys: [
    { name: 'title', weight: 0.7 },
    { name: 'description', weight: 0.3 },
  ],
  threshold: 0.4,
  includeScore: true,
}

/** Candidates that Fuse ranks, those with the query in a short title first; the rest keeps that order. */
const ranked = 40
/** Words of the items that Fuse looks for per word of the query. */
const patternsPerWord = 4
/** The cost of a question for a query that asks nothing, and of anything else for one that asks. */
const notMeant = 0.1
/** The cost of a vacancy or a dealer, which never hides a page of the same name. */
const seldomMeant = 0.15
/** Words of a query that are looked at. */
const mostWords = 10

export type ItemSearch = (query: string) => SearchItem[]

/**
 * Prepares the items and returns the search over them: best first but colours before all others, nothing for an empty query.
 * @param changed the words of the search where they are others than those of the build
 */
export function createItemSearch(all: readonly SearchItem[], changed?: SearchWords | null): ItemSearch {
  if (changed) setSearchWords(changed)
  const items = all.filter(({ article }) => article === undefined)
  const former = all.filter(({ article }) => article !== undefined)
  const byNumber = createNumberSearch(former)
  const byPostcode = createPostcodeSearch(items)
  const byUrl = new Map(items.map(({ url }, number) => [url, number]))
  const titles = new Set(items.map(({ title }) => queryWords(title).join(' ')))
  const colours = new Set(items.flatMap((item, number) => (isColour(item) ? [number] : [])))
  const candidates = items.map((item, number): Candidate => ({
    number,
    // A dealer is known by its town as well as by its name.
    title: wordsOf(
      item.dealerInfo ? `${item.title} ${item.dealerInfo.plaats} ${item.keywords ?? ''}` : item.title,
    ).join(' '),
    description: wordsOf(`${item.description} ${item.keywords ?? ''}`).join(' '),
    isQuestion: item.category === 'Veelgestelde vragen',
    isSeldomMeant: item.category === 'Vacature' || item.dealerInfo !== undefined,
  }))
  const index = createWordIndex(candidates.map(({ title, description }) => `${title} ${description}`.split(' ')))

  /** Numbers of the pages for the task of a query, unless it is the title of a page or most of it matches something else. */
  function taskPages(words: readonly string[], isMatched: boolean): number[] {
    if (titles.has(words.join(' '))) return []
    const task = taskOf(words, index.knows)
    const isMeant =
      !isMatched || new Set(task.words).size * 2 > words.length || task.words.some((word) => !index.knows(word))
    return isMeant ? task.pages.flatMap((url) => byUrl.get(url) ?? []) : []
  }

  function byWords(words: readonly string[], question: boolean): number[] {
    const read = termsOf(withoutIdleShades(shadesApart(words, index), index, colours), index)
    const terms = read.filter((term) => term.costs.size > 0)
    const isMatched = terms.length > 0 && both(terms, 0).costs.size > 0
    const tasks = taskPages(words, isMatched)
    if (terms.length === 0) return tasks.length > 0 ? tasks : asWritten(candidates, words.join(' '))
    const things = withoutColours(terms, colours)
    const whole = isMatched ? rank(candidates, terms, question) : []
    const found = whole.length < enough ? [...whole, ...rank(candidates, things, question)] : whole
    // Beside a task, a colour that only part of the query matches says nothing.
    const isWhole = isMatched && terms.length === read.length
    const numbers = isWhole || tasks.length === 0 ? found : found.filter((number) => !colours.has(number))
    // A question does not name a colour.
    const first = question ? [] : numbers.filter((number) => colours.has(number))
    return [...new Set([...first, ...tasks, ...numbers])]
  }

  return (query) => {
    const words = queryWords(query).slice(0, mostWords)
    if (words.length === 0) return []
    const numbered = byNumber(query)
    if (numbered.length > 0) return numbered
    const near = byPostcode(query)
    if (near.length > 0 && !words.every(index.isSize)) return near
    const found = byWords(words, isQuestion(query)).flatMap((number) => items[number] ?? [])
    return [...found.slice(0, sizesBeforeDealers), ...near, ...found.slice(sizesBeforeDealers)]
  }
}

/** Results before the dealers for a number that is both a size and a postcode. */
const sizesBeforeDealers = 2

/** Results that match all words, from which nothing else is looked for. */
const enough = 3

/** When little matches all words, a colour beside a thing says how it looks: 'greep zwart' finds handles. */
function withoutColours(terms: readonly WordMatch[], colours: ReadonlySet<number>): readonly WordMatch[] {
  const things = terms.filter(({ costs }) => ![...costs.keys()].some((number) => colours.has(number)))
  return things.length === terms.length - 1 ? things : terms
}

/** Letters and digits from which a query may be the start of an article number. */
const leastOfNumber = 3

/**
 * Finds the items whose article number begins with the query, in any case and with or without hyphens. Letters alone are a word ('pla'),
 * unless a hyphen follows ('pla-'). Such a query finds nothing else.
 */
function createNumberSearch(former: readonly SearchItem[]): (query: string) => SearchItem[] {
  return (query) => {
    const key = articleKey(query)
    return key.length < leastOfNumber || !/[\d-]/.test(query)
      ? []
      : former.filter(({ article }) => article?.startsWith(key))
  }
}

/** True for one colour; the page of all colours is not one. */
function isColour(item: SearchItem): boolean {
  return item.isSpecificColor === true
}

const shade = /^(?:licht|donker)e?$/

/** 'donkergroen' as 'donker groen', unless an item has the word. */
function shadesApart(words: readonly string[], index: WordIndex): string[] {
  return words.flatMap((word) => {
    const [, light = '', colour = ''] = /^(licht|donker)([a-z]{4,})$/.exec(word) ?? []
    return colour !== '' && !index.knows(word) && index.knows(colour) ? [light, colour] : [word]
  })
}

/** Drops 'licht' and 'donker' before a colour without such a shade: 'licht eiken' finds every oak, 'licht beton' the light one. */
function withoutIdleShades(words: readonly string[], index: WordIndex, colours: ReadonlySet<number>): string[] {
  const anyColour = ({ costs }: WordMatch) => [...costs.keys()].some((number) => colours.has(number))
  return words.filter((word, at) => {
    const next = words[at + 1]
    return (
      next === undefined ||
      !shade.test(word) ||
      !anyColour(index.match(next)) ||
      anyColour(both([index.match(word), index.match(next)], 0))
    )
  })
}

/** One match per word; two words that the items write as one ('wastafel meubel') are tried as one as well. */
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

/** Letters from which Fuse is asked: its threshold matches shorter ones with almost anything. */
const leastWritten = 6

/** What Fuse finds for a query of which the word index knows no word. */
function asWritten(candidates: readonly Candidate[], query: string): number[] {
  return query.length < leastWritten
    ? []
    : new Fuse(candidates, options).search(query.slice(0, 32)).map(({ item }) => item.number)
}

/** Numbers of the items that match every term; when none does, of those that match most of the query. Best first. */
function rank(candidates: readonly Candidate[], terms: readonly WordMatch[], question: boolean): number[] {
  const all = both(terms, 0)
  const { costs: plain } = all.costs.size > 0 ? all : bestPart(terms, candidates.length)
  const costs = new Map(
    Array.from(plain, ([number, price]) => {
      const { isQuestion: asks, isSeldomMeant } = candidates[number] ?? {}
      return [number, price + (asks === question ? 0 : notMeant) + (isSeldomMeant ? seldomMeant : 0)]
    }),
  )
  const patterns = terms.map((term) => shortest(term.patterns).slice(0, patternsPerWord))
  const worth = new Map(
    Array.from(costs, ([number, price]) => [number, price + titleCost(candidates[number]?.title ?? '', patterns)]),
  )
  const chosen = [...costs.keys()].toSorted((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0) || a - b)
  const first = chosen.slice(0, ranked).flatMap((number) => candidates[number] ?? [])
  const wanted = patterns.map((words): Expression => ({
    $or: words.flatMap((pattern) => [{ title: pattern }, { description: pattern }]),
  }))
  // The word index has found the words already, so their place in the text does not matter.
  const results = new Fuse(first, { ...options, ignoreLocation: true }).search(
    all.costs.size > 0 ? { $and: wanted } : { $or: wanted },
  )
  const order = results
    .map(({ item, score = 1 }) => ({ number: item.number, worth: score + (costs.get(item.number) ?? 0) }))
    .toSorted((a, b) => a.worth - b.worth || a.number - b.number)
  const met = new Set(order.map(({ number }) => number))
  return [...order.map(({ number }) => number), ...chosen.slice(ranked).filter((number) => !met.has(number))]
}

/** Patterns that contain no other: 'spiegel' also finds 'spiegels'. */
function shortest(patterns: readonly string[]): string[] {
  return patterns.filter((pattern) => !patterns.some((other) => other !== pattern && pattern.includes(other)))
}

/** The cost of a title before Fuse has read it: the words of the query that it lacks, and its length. */
function titleCost(title: string, patterns: readonly (readonly string[])[]): number {
  return patterns.filter((words) => !words.some((word) => title.includes(word))).length * 0.3 + title.length / 500
}

/** Items that match most of a query of which none matches all; a rare word weighs more than a common one. */
function bestPart(terms: readonly WordMatch[], size: number): WordMatch {
  const weight = new Map<number, number>()
  for (const { costs } of terms)
    for (const [number, price] of costs)
      weight.set(number, (weight.get(number) ?? 0) + Math.log(1 + size / costs.size) * (1 - price / 2))
  const most = Math.max(...weight.values())
  return {
    costs: new Map([...weight].filter(([, own]) => own > most * 0.8).map(([number, own]) => [number, most - own])),
    patterns: [],
  }
}

export type ResultGroup = { name: string; items: SearchItem[] }

/** The groups of results as visitors call them: some hold several categories. */
const groupNames: Record<SearchItem['category'], string> = {
  Algemeen: 'Over deze site en ons bedrijf',
  Pagina: 'Over deze site en ons bedrijf',
  Collectie: 'Collecties',
  Inspiratie: 'Inspiratie',
  Service: 'Service',
  FAQ: 'Veelgestelde vragen',
  'Veelgestelde vragen': 'Veelgestelde vragen',
  Montage: 'Montage',
  Vacature: 'Vacatures',
  Spiegel: 'Spiegels',
  Kleur: 'Kleuren',
  Product: 'Producten',
  Verkooppunt: 'Verkooppunten',
}

/** Results by group; that of the best result comes first. */
export function groupItems(items: readonly SearchItem[]): ResultGroup[] {
  const groups = Map.groupBy(items, ({ category }) => groupNames[category])
  return Array.from(groups, ([name, found]) => ({ name, items: found }))
}
