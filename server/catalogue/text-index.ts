/**
 * Which products contain a piece of text, found without reading every text: from trigrams to the words that contain
 * them, from words to texts, from texts to products. Texts that products share are searched once, and recent searches
 * are cached.
 */
import { LRUCache } from 'lru-cache'
import { foldText } from '#domain/text-fold.ts'
import { addTo, emptySet, type BitSet } from './bit-set.ts'

const maxCachedSearches = 200
/** Marks the end of a word, so that its last characters are a trigram too. */
const end = '\0\0'

/** Lists of numbers in one array: list `n` is `flat` from `starts[n]` to `starts[n + 1]`. */
type Lists = { starts: Uint32Array; flat: Uint32Array }

/** A function from a folded search to the numbers of the products that contain it in one of their texts. */
export function buildTextIndex(products: readonly { texts: readonly string[] }[]): (search: string) => BitSet {
  const { texts, owners } = distinctTexts(products)
  const { words, numbers, holders } = distinctWords(texts)
  const { grams, places } = distinctGrams(words)
  const byPrefix = gramsByPrefix(grams)
  const sorted = Uint32Array.from(words.keys()).toSorted((a, b) => compare(words[a] ?? '', words[b] ?? ''))

  /** Numbers of the words that contain `part`, which may end with end marks. */
  function wordsWith(part: string): ArrayLike<number> {
    if (part.length <= 2) {
      const found = new Set<number>()
      for (const number of byPrefix.get(part) ?? []) for (const word of listOf(places, number)) found.add(word)
      return [...found]
    }
    let rarest: Uint32Array | null = null
    for (let at = 0; at + 3 <= part.length; at++) {
      const number = grams.get(part.slice(at, at + 3))
      if (number === undefined) return []
      const list = listOf(places, number)
      if (rarest === null || list.length < rarest.length) rarest = list
    }
    if (part.length === 3 || rarest === null) return rarest ?? []
    const whole = part.endsWith(end) ? part.slice(0, -end.length) : undefined
    return rarest.filter((word) => (whole === undefined ? words[word]?.includes(part) : words[word]?.endsWith(whole)))
  }

  /** The words that a part of a search may match: the last part as a prefix, the first as a suffix, those between whole. */
  function wordsFor(part: string, at: number, count: number): ArrayLike<number> {
    if (count === 1) return wordsWith(part)
    if (at === count - 1) return sorted.slice(...rangeOf(words, sorted, part))
    if (at === 0) return wordsWith(part + end)
    const word = numbers.get(part)
    return word === undefined ? [] : [word]
  }

  /** The words of the part that the fewest texts contain. */
  function wordsOfRarest(parts: readonly string[]): ArrayLike<number> {
    let rarest: { words: ArrayLike<number>; count: number } | null = null
    for (const [at, part] of parts.entries()) {
      const found = wordsFor(part, at, parts.length)
      let count = 0
      for (let place = 0; place < found.length; place++) count += lengthOf(holders, found[place] ?? 0)
      if (rarest === null || count < rarest.count) rarest = { words: found, count }
    }
    return rarest?.words ?? []
  }

  // A part may match thousands of words: their lists are read in place, without a view on each.
  function find(search: string): BitSet {
    const parts = search.split(' ')
    const set = emptySet(products.length)
    const found = wordsOfRarest(parts)
    for (let place = 0; place < found.length; place++) {
      const word = found[place] ?? 0
      const lastHolder = holders.starts[word + 1] ?? 0
      for (let holder = holders.starts[word] ?? 0; holder < lastHolder; holder++) {
        const text = holders.flat[holder] ?? 0
        if (parts.length > 1 && !texts[text]?.includes(search)) continue
        const lastOwner = owners.starts[text + 1] ?? 0
        for (let owner = owners.starts[text] ?? 0; owner < lastOwner; owner++) addTo(set, owners.flat[owner] ?? 0)
      }
    }
    return set
  }

  const cache = new LRUCache<string, BitSet>({ max: maxCachedSearches })
  return (search) => {
    const set = cache.get(search) ?? find(search)
    cache.set(search, set)
    return set
  }
}

function distinctTexts(products: readonly { texts: readonly string[] }[]): { texts: string[]; owners: Lists } {
  const folded = new Map<string, string>()
  const fold = (text: string) => {
    const known = folded.get(text) ?? foldText(text)
    folded.set(text, known)
    return known
  }
  const { keys, lists } = invert(products, (product) => product.texts.map(fold))
  return { texts: [...keys.keys()], owners: lists }
}

function distinctWords(texts: readonly string[]): {
  words: string[]
  numbers: ReadonlyMap<string, number>
  holders: Lists
} {
  const { keys, lists } = invert(texts, (text) => text.split(' '))
  return { words: [...keys.keys()], numbers: keys, holders: lists }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** The range in `sorted` of the words that start with `part`. */
function rangeOf(words: readonly string[], sorted: Uint32Array, part: string): [number, number] {
  const firstWhere = (passed: (word: string) => boolean) => {
    let low = 0,
      high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (passed(words[sorted[middle] ?? 0] ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
  return [firstWhere((word) => word >= part), firstWhere((word) => word > part && !word.startsWith(part))]
}

/** Numbers of the trigrams by their first one and two characters. */
function gramsByPrefix(grams: ReadonlyMap<string, number>): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [gram, number] of grams) {
    for (const prefix of [gram.slice(0, 1), gram.slice(0, 2)]) {
      const list = found.get(prefix) ?? []
      list.push(number)
      found.set(prefix, list)
    }
  }
  return found
}

function distinctGrams(words: readonly string[]): { grams: ReadonlyMap<string, number>; places: Lists } {
  const { keys, lists } = invert(words, (word) =>
    Array.from({ length: word.length }, (_, at) => (word + end).slice(at, at + 3)),
  )
  return { grams: keys, places: lists }
}

/** Numbers the keys of all items in order of appearance, and lists the items of each key, each once and ascending. */
function invert<TItem>(
  items: readonly TItem[],
  keysOf: (item: TItem) => readonly string[],
): { keys: Map<string, number>; lists: Lists } {
  const keys = new Map<string, number>()
  const counts: number[] = []
  const last: number[] = []
  const visit = (each: (key: number, item: number) => void) => {
    for (const [number, item] of items.entries()) {
      for (const text of keysOf(item)) {
        const key = keys.get(text) ?? keys.size
        if (key === keys.size) keys.set(text, key)
        if (last[key] === number) continue
        last[key] = number
        each(key, number)
      }
    }
  }
  visit((key) => {
    counts[key] = (counts[key] ?? 0) + 1
  })
  const starts = new Uint32Array(keys.size + 1)
  for (const [key, count] of counts.entries()) starts[key + 1] = (starts[key] ?? 0) + count
  const flat = new Uint32Array(starts[keys.size] ?? 0)
  const next = starts.slice()
  last.fill(-1)
  visit((key, item) => {
    flat[next[key] ?? 0] = item
    next[key] = (next[key] ?? 0) + 1
  })
  return { keys, lists: { starts, flat } }
}

function lengthOf({ starts }: Lists, number: number): number {
  return (starts[number + 1] ?? 0) - (starts[number] ?? 0)
}

function listOf({ starts, flat }: Lists, number: number): Uint32Array {
  return flat.subarray(starts[number], starts[number + 1])
}
