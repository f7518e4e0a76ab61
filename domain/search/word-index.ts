/** Finds the items that a word of a query may mean, with a cost: by stem, prefix, parts of compounds, synonyms and typing errors. */
import { editDistance } from '../edit-distance.ts'
import { stemOf } from './query-text.ts'
import { isTaskWord, synonymsOf, wordsWithSynonyms } from './search-words.ts'

/** The cost of each way to read a word; 0 is the word itself. Added to Fuse's score, which runs from 0 to 1. */
const cost = {
  size: 0.02,
  prefix: 0.06,
  /** A wastafelmeubel is a meubel, a meubelmaker is not. */
  compound: 0.05,
  turned: 0.05,
  synonym: 0.12,
  parts: 0.15,
  inside: 0.18,
  typingError: 0.25,
  head: 0.4,
} as const

/** What a word of a query finds: the lowest cost per item, and the words of the items that match. */
export type WordMatch = { costs: ReadonlyMap<number, number>; patterns: readonly string[] }

export type WordIndex = {
  /** What the word finds; the costlier ways are only tried when the others find nothing. */
  match: (word: string) => WordMatch
  /** True when an item or a synonym has the word in any form. */
  knows: (word: string) => boolean
  /** True for a number without a unit that is a size of an item, in cm or mm. */
  isSize: (word: string) => boolean
}

/** Letters of the first part of a compound that tells what it is about. */
const leastFirst = 6
/** Letters that are no part of a word before another: 'spiegelkast' has 'kast' and 'afwerken' 'werken', but 'munich' no 'niche'. */
const noPart = /^(?!af|op|in|om|na|be|ge).{1,2}$/

const nothing: WordMatch = { costs: new Map(), patterns: [] }

/** The index over the words of each item. */
export function createWordIndex(items: readonly (readonly string[])[]): WordIndex {
  const owners = new Map<string, number[]>()
  const byStem = new Map<string, string[]>()
  for (const [number, words] of items.entries()) {
    for (const word of new Set(words)) {
      const list = owners.get(word)
      if (list) list.push(number)
      else {
        owners.set(word, [number])
        byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), word])
      }
    }
  }
  const vocabulary = [...owners.keys()]
  const of = (words: readonly string[], price: number, patterns: readonly string[] = words): WordMatch =>
    words.length === 0
      ? nothing
      : {
          costs: new Map(words.flatMap((word) => (owners.get(word) ?? []).map((number) => [number, price] as const))),
          patterns,
        }

  const itself = (word: string, price = 0) => of(byStem.get(stemOf(word)) ?? [], price)
  const knows = (word: string) => byStem.has(stemOf(word)) || synonymsOf(word).length > 0

  /** A synonym finds what it would find when it was typed: its forms, and longer words that begin with it. */
  function bySynonym(word: string): WordMatch {
    return either(
      synonymsOf(word).map((words) =>
        both(
          words.map((other) => either([itself(other), begun(other)])),
          cost.synonym,
        ),
      ),
    )
  }

  /** Words that begin with it or, for longer words, contain it. */
  function partOf(word: string): WordMatch {
    const prefixed = vocabulary.filter((other) => other.startsWith(word))
    const stem = stemOf(word)
    const around =
      stem.length < 4 || /\d/.test(word)
        ? []
        : vocabulary.filter((other) => other.includes(stem, 1) && !noPart.test(other.slice(0, other.indexOf(stem, 1))))
    const compounds = around.filter((other) => stemOf(other).endsWith(stem))
    return either([
      of(prefixed, cost.prefix, [word]),
      of(synonymsOf(word).length > 0 ? [] : compounds, cost.compound, [stem]),
      of(around, cost.inside, [stem]),
    ])
  }

  /** 'beat45' as 'beat' and '45', 'spiegelwinkel' as 'spiegel' and 'winkel', without the letters that join Dutch words. */
  function split(word: string): WordMatch {
    const [, letters, digits] = /^([a-z]{3,})(\d+[a-z]*)$/.exec(word) ?? []
    if (letters !== undefined && digits !== undefined) return both([match(letters), match(digits)], 0)
    const splits: WordMatch[] = []
    for (let at = 3; at <= word.length - 3; at++) {
      const right = word.slice(at)
      if (!knows(right)) continue
      const left = [word.slice(0, at), word.slice(0, at).replace(/(?:en|s|n|e)$/, '')].find(
        (part) => part.length >= 3 && knows(part),
      )
      if (left !== undefined) splits.push(both([known(left), known(right)], cost.parts))
      // 'vergroot-' as in 'vergrotingsspiegel'.
      else if (at >= 5) splits.push(both([begun(stemOf(word.slice(0, at))), known(right)], cost.parts + cost.prefix))
    }
    return either(splits)
  }

  const begun = (stem: string) =>
    of(stem.length < 5 ? [] : vocabulary.filter((other) => other.startsWith(stem)), cost.prefix)

  /** The last part of a Dutch compound names the thing, a 'gastentoilet' is a toilet, unless the first is longer: 'toegankelijkheidsverklaring'. */
  function head(word: string): WordMatch {
    const ends = Array.from({ length: word.length }, (_, at) => at)
    const last = ends.slice(3, -3).find((at) => knows(word.slice(at))) ?? word.length
    const first = ends.slice(leastFirst).findLast((at) => knows(word.slice(0, at))) ?? 0
    const part = first > word.length - last ? word.slice(0, first) : word.slice(last)
    return part === '' ? nothing : both([known(part)], cost.head)
  }

  /** The start of a word with synonyms: 'telefoonnum'. */
  function bySynonymPrefix(word: string): WordMatch {
    return word.length < 4
      ? nothing
      : both(
          [
            either(
              wordsWithSynonyms()
                .filter((known) => known.startsWith(word))
                .map(bySynonym),
            ),
          ],
          cost.prefix,
        )
  }

  function typingError(word: string): WordMatch {
    const most = word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2
    for (let distance = 1; distance <= most; distance++) {
      const isNear = (other: string) =>
        !/\d/.test(other) && other.length > 3 && editDistance(word, other, distance) <= distance
      const near = vocabulary.filter(isNear)
      const meant = wordsWithSynonyms().filter(isNear)
      if (near.length > 0 || meant.length > 0)
        return both(
          [either([...near.map((other) => itself(other)), ...meant.map(bySynonym)])],
          cost.typingError * distance,
        )
    }
    // An unfinished word with an error in it.
    return most === 0 || word.length < 5
      ? nothing
      : of(
          vocabulary.filter(
            (other) => other.length > word.length && editDistance(word, other.slice(0, word.length), 1) <= 1,
          ),
          cost.typingError * 1.5,
        )
  }

  function size(word: string): WordMatch {
    const [, width = '', height = ''] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(word) ?? []
    return either([
      of(owners.has(word) ? [word] : [], 0),
      of(owners.has(`${height}x${width}`) ? [`${height}x${width}`] : [], cost.turned),
      both([known(`${width}cm`), known(`${height}cm`)], cost.parts),
    ])
  }

  const sizesOf = (word: string) =>
    /^\d+$/.test(word) ? [`${word}cm`, `${Number(word) / 10}cm`].filter((side) => owners.has(side)) : []

  /** A number without a unit may be part of a name (Beat 45) or a size in cm or mm. */
  function bareNumber(word: string): WordMatch {
    const found = either([itself(word), of(sizesOf(word), cost.size)])
    return found.costs.size > 0 ? found : partOf(word)
  }

  const known = (word: string) => either([itself(word), bySynonym(word)])

  function match(word: string): WordMatch {
    if (/^\d[\d.]*x\d[\d.]*$/.test(word)) return size(word)
    if (/^\d+$/.test(word)) return bareNumber(word)
    for (const way of [
      () => either([known(word), partOf(word)]),
      () => bySynonymPrefix(word),
      () => split(word),
      // A word of a task is spelled right, in its language.
      ...(isTaskWord(word) ? [] : [() => typingError(word), () => head(word)]),
    ]) {
      const found = way()
      if (found.costs.size > 0) return found
    }
    return nothing
  }

  const kept = new Map<string, WordMatch>()
  return {
    knows,
    isSize: (word) => sizesOf(word).length > 0,
    match: (word) => {
      const before = kept.get(word)
      if (before) return before
      const found = match(word)
      if (kept.size > 500) kept.clear()
      kept.set(word, found)
      return found
    },
  }
}

/** Items that any of the matches finds, at the lowest cost. */
export function either(matches: readonly WordMatch[]): WordMatch {
  const costs = new Map<number, number>()
  for (const match of matches)
    for (const [item, price] of match.costs) costs.set(item, Math.min(price, costs.get(item) ?? Infinity))
  return { costs, patterns: [...new Set(matches.flatMap((match) => match.patterns))] }
}

/** Items that all of the matches find, at the sum of their costs and `extra`. */
export function both(matches: readonly WordMatch[], extra: number): WordMatch {
  const [first, ...others] = matches
  const costs = new Map<number, number>()
  for (const [item, price] of first?.costs ?? []) {
    const prices = others.map((other) => other.costs.get(item))
    if (prices.every((other) => other !== undefined))
      costs.set(
        item,
        prices.reduce((sum: number, other) => sum + (other ?? 0), price + extra),
      )
  }
  return { costs, patterns: costs.size === 0 ? [] : [...new Set(matches.flatMap((match) => match.patterns))] }
}
