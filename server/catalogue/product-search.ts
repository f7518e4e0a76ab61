/** Which products a search of the list finds (docs/rules.md, Product list). */
import { foldText } from '#domain/text-fold.ts'
import { fullSet, intersection, sizeOf, union, type BitSet } from './bit-set.ts'
import { searchedWords } from './product-words.ts'
import { buildTextIndex } from './text-index.ts'
import { buildWordSets } from './word-sets.ts'

type Found = {
  set: BitSet
  /** Words that no product has; they limit nothing. */
  unknownWords: string[]
  /** Searches that find something, for one that finds nothing. */
  suggestions: string[]
}

const maxSuggestions = 3

/** @returns the search; null for an empty one */
export function buildProductSearch(
  products: readonly { texts: readonly string[]; words: readonly string[] }[],
): (text: string) => Found | null {
  const all = fullSet(products.length)
  const textSet = buildTextIndex(products)
  const wordSets = buildWordSets(products)

  /** The products with the whole search in one of their texts, and those that have each of its words. A word that no product has limits nothing beside others. */
  return (text) => {
    const search = foldText(text)
    if (search === '') return null
    const words = searchedWords(search).map(({ typed, word }) => ({
      typed,
      word,
      set: wordSet(word) ?? (word === typed ? null : wordSet(typed)),
    }))
    const known = words.flatMap(({ typed, word, set }) => (set ? [{ typed, word, set }] : []))
    const phrase = textSet(search)
    const set = known.length === 0 ? phrase : union([phrase, withEach(known)])
    const suggested =
      sizeOf(set) > 0
        ? []
        : known.length > 0
          ? known.map(({ typed }) => typed)
          : words.flatMap(({ word }) => wordSets.nearest(word) ?? [])
    return {
      set,
      unknownWords: known.length === 0 ? [] : words.filter((word) => word.set === null).map(({ typed }) => typed),
      suggestions: [...new Set(suggested)].slice(0, maxSuggestions),
    }
  }

  /** The products with each of the words; when there is none, a word in their texts counts as well. */
  function withEach(words: readonly { word: string; set: BitSet }[]): BitSet {
    const found = intersection([all, ...words.map(({ set }) => set)])
    return sizeOf(found) > 0
      ? found
      : intersection([
          all,
          ...words.map(({ word, set }) => union([set, ...wordSets.forms(word).map((form) => textSet(form, true))])),
        ])
  }

  /** The products that a word finds: by what they are, else in their texts, else with a typing error; null for none. */
  function wordSet(word: string): BitSet | null {
    const known = wordSets.known(word)
    if (known !== null) return known
    const written = textSet(word)
    return sizeOf(written) > 0 ? written : wordSets.misspelled(word)
  }
}
