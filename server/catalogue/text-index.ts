/** Which products contain a piece of text: all distinct texts in one string, which the engine searches at memory speed. */
import { LRUCache } from 'lru-cache'
import { foldText } from '#domain/text-fold.ts'
import { addTo, emptySet, type BitSet } from './bit-set.ts'

const maxCachedSearches = 200

/** The products with a folded search in one of their texts; with `asWord`, only where no letter or digit is around it. */
export type TextSets = (search: string, asWord?: boolean) => BitSet

export function buildTextIndex(products: readonly { texts: readonly string[] }[]): TextSets {
  const { texts, owners } = distinctTexts(products)
  // Folded text has no line breaks: no match reaches from one text into the next.
  const all = texts.join('\n')
  const ends = new Uint32Array(texts.length)
  let end = -1
  for (const [number, text] of texts.entries()) ends[number] = end += text.length + 1

  const isWord = (from: number, to: number) =>
    !letterOrDigit.test(all.charAt(from - 1)) && !letterOrDigit.test(all.charAt(to))

  function find(search: string, asWord: boolean): BitSet {
    const found = emptySet(products.length)
    let text = 0
    let at = all.indexOf(search)
    while (at !== -1) {
      const isFound = !asWord || isWord(at, at + search.length)
      while ((ends[text] ?? Infinity) < at) text++
      if (isFound) for (const product of owners[text] ?? []) addTo(found, product)
      at = all.indexOf(search, isFound ? ends[text] : at + 1)
    }
    return found
  }

  const cache = new LRUCache<string, BitSet>({ max: maxCachedSearches })
  return (search, asWord = false) => {
    const key = asWord ? ` ${search}` : search // a folded search does not begin with a space
    const found = cache.get(key) ?? find(search, asWord)
    cache.set(key, found)
    return found
  }
}

const letterOrDigit = /[a-z0-9]/

/** Each folded text once, with the numbers of the products that have it. */
function distinctTexts(products: readonly { texts: readonly string[] }[]): { texts: string[]; owners: number[][] } {
  const owners = new Map<string, number[]>()
  for (const [number, product] of products.entries()) {
    for (const text of product.texts.map(foldText)) {
      const list = owners.get(text)
      if (list) list.push(number)
      else owners.set(text, [number])
    }
  }
  return { texts: [...owners.keys()], owners: [...owners.values()] }
}
