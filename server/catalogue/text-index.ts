/** Which products contain a piece of text: all distinct texts in one string, which the engine searches at memory speed. */
import { LRUCache } from 'lru-cache'
import { foldText } from '#domain/text-fold.ts'
import { addTo, emptySet, type BitSet } from './bit-set.ts'

const maxCachedSearches = 200

/** A function from a folded search to the numbers of the products that contain it in one of their texts. */
export function buildTextIndex(products: readonly { texts: readonly string[] }[]): (search: string) => BitSet {
  const { texts, owners } = distinctTexts(products)
  // Folded text has no line breaks: no match reaches from one text into the next.
  const all = texts.join('\n')
  const ends = new Uint32Array(texts.length)
  let end = -1
  for (const [number, text] of texts.entries()) ends[number] = end += text.length + 1

  function find(search: string): BitSet {
    const found = emptySet(products.length)
    let text = 0
    let at = all.indexOf(search)
    while (at !== -1) {
      while ((ends[text] ?? Infinity) < at) text++
      for (const product of owners[text] ?? []) addTo(found, product)
      at = all.indexOf(search, ends[text])
    }
    return found
  }

  const cache = new LRUCache<string, BitSet>({ max: maxCachedSearches })
  return (search) => {
    const found = cache.get(search) ?? find(search)
    cache.set(search, found)
    return found
  }
}

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
