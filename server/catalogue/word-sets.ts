/** Which products a word of a search means: by its forms, as part of a compound, by synonyms (content/search.json), and with typing errors by Fuse. */
import Fuse from 'fuse.js'
import { LRUCache } from 'lru-cache'
import { editDistance } from '#domain/edit-distance.ts'
import { stemOf } from '#domain/search/query-text.ts'
import { searchWords, synonymsOf } from '#domain/search/search-words.ts'
import { noteRead, searchWordsKey } from '#server/content/content-reads.ts'
import { addTo, emptySet, intersection, sizeOf, union, type BitSet } from './bit-set.ts'

const maxCachedWords = 200
/** Letters from which a word also finds the words that it begins, and those that contain it. */
const leastLetters = { start: 3, part: 4, error: 4, inside: 5 }
/** At most one letter in four may be wrong. */
const threshold = 0.26

export type WordSets = {
  /** The products that have the word or what it means; null for a word that no product has. */
  known: (word: string) => BitSet | null
  /** The forms of the word that products have, and the word itself. */
  forms: (word: string) => string[]
  /** The products that have the words nearest to a misspelled one; null without any. */
  misspelled: (word: string) => BitSet | null
  /** A word of the products that an unknown one may mean; null without any. */
  nearest: (word: string) => string | null
}

/** @param products their words, as wordsOf writes them */
export function buildWordSets(products: readonly { words: readonly string[] }[]): WordSets {
  const owners = new Map<string, number[]>()
  for (const [number, { words }] of products.entries()) {
    for (const word of words) {
      const list = owners.get(word)
      if (list) list.push(number)
      else owners.set(word, [number])
    }
  }
  const byStem = new Map<string, string[]>()
  for (const word of owners.keys()) byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), word])
  const letters = [...owners.keys()].filter((word) => /^[a-z]+$/.test(word))
  const fuse = new Fuse(letters, { threshold, includeScore: true, minMatchCharLength: 2 })

  function setOf(words: readonly string[]): BitSet | null {
    if (words.length === 0) return null
    const set = emptySet(products.length)
    for (const word of words) for (const product of owners.get(word) ?? []) addTo(set, product)
    return set
  }

  const formsOf = (word: string) => byStem.get(stemOf(word)) ?? []

  /** Words that begin with it or, for longer words, contain it: 'kast' finds the spiegelkast. 'Greeploos' has no greep. */
  function around(word: string): string[] {
    const stem = stemOf(word)
    if (word.length < leastLetters.start || /\d/.test(word)) return []
    return letters.filter(
      (other) =>
        (other.startsWith(word) || (stem.length >= leastLetters.part && stemOf(other).includes(stem))) &&
        (!/lo(?:os|ze)$/.test(other) || /lo(?:os|ze)$/.test(word)),
    )
  }

  /** Products with all words of one of its synonyms. */
  function bySynonyms(word: string): BitSet[] {
    return synonymsOf(word).flatMap((words) => {
      const [first, ...others] = words.map((other) => setOf(formsOf(other)) ?? emptySet(products.length))
      return first ? [intersection([first, ...others])] : []
    })
  }

  function known(word: string): BitSet | null {
    const own = setOf([...formsOf(word), ...around(word)])
    const meant = bySynonyms(word).filter((set) => sizeOf(set) > 0)
    return own === null && meant.length === 0 ? null : union([...(own ? [own] : []), ...meant])
  }

  function misspelled(word: string): BitSet | null {
    // A word with synonyms is spelled right, though no product may have any of them: 'bestellen'.
    if (word.length < leastLetters.error || /\d/.test(word) || synonymsOf(word).length > 0) return null
    const found = fuse.search(word.slice(0, 32))
    const best = found[0]?.score ?? 0
    return setOf(found.filter(({ score = 1 }) => score <= best + 0.001).map(({ item }) => item))
  }

  /** The longest one within it ('spiegeltje' has a spiegel), else the one with the fewest other letters, at most one in four. */
  function nearest(word: string): string | null {
    if (word.length < leastLetters.inside || /\d/.test(word)) return null
    const inside = letters.filter((other) => other.length >= leastLetters.inside && word.includes(other))
    const most = Math.floor(word.length / 4)
    const near = letters.map((other) => ({ other, distance: editDistance(word, other, most) }))
    const [best] =
      inside.length > 0
        ? inside.toSorted((a, b) => b.length - a.length)
        : near
            .filter(({ distance }) => distance <= most)
            .toSorted((a, b) => a.distance - b.distance)
            .map(({ other }) => other)
    return best ?? null
  }

  return {
    nearest,
    known: cached(known),
    forms: (word) => [...new Set([word, ...formsOf(word)])],
    misspelled: cached(misspelled),
  }
}

function cached(find: (word: string) => BitSet | null): (word: string) => BitSet | null {
  const cache = new LRUCache<string, { set: BitSet | null }>({ max: maxCachedWords })
  let words = searchWords()
  return (word) => {
    noteRead(searchWordsKey)
    if (words !== searchWords()) cache.clear()
    words = searchWords()
    const found = cache.get(word) ?? { set: find(word) }
    cache.set(word, found)
    return found.set
  }
}
