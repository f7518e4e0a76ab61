/** Normalises queries and texts before they are compared: one form for each size, code and word. */
import { foldText } from '../text-fold.ts'

/** From this value a size without a unit is in mm, below it in cm. */
const leastMillimetres = 250

/** Words without meaning for the search. */
const stopWords = new Set(
  'de het een met voor van in en of op aan te is zijn ik je mijn me mij u uw jullie jouw wij we hoe wat waar welke welk wie kan kun kunt kunnen er bij naar om die dat dit deze tot als ook nog al wil zoek zoeken graag heb hebben heeft moet moeten mag doe doet cm mm s t'.split(
    ' ',
  ),
)

/** Words that say something in a question, but not which product is meant. */
const fillers = new Set(
  'niet geen wel maar dan dus toch zo zelf heel erg door over uit tegen bijna altijd nooit iets niets alles iemand niemand hier daar nu toen want omdat worden wordt werd was waren had zou zal hun haar ons onze'.split(
    ' ',
  ),
)

/** True for a word that finds no product by itself: 'de', 'niet', 'met'. */
export function isSmallWord(word: string): boolean {
  return stopWords.has(word) || fillers.has(word)
}

/**
 * Article numbers such as 'WB45-0800-EINA', with hyphens, spaces or neither: the code of the product, its size in mm and its finish.
 * With spaces, only what no sentence contains counts ('wb45 0800 eina'), not 'kast 1200 eiken'.
 */
const articleNumbers = [
  /\b(?!m\d\d-)([a-z]{1,4}\d*[a-z]*)-d?(\d{3,4})(?:-[a-z]{4,8})?\b/g,
  /\b([a-z]{1,4}\d*[a-z]*)\s(?:d|(?=0))(\d{3,4})\s[a-z]{4}\b/g,
  /\b([a-z]{1,4}\d+[a-z]*)\s(\d{4})\s[a-z]{4}\b/g,
  /\b([a-z]{1,4}\d*[a-z]*?)(\d{4})[a-z]{4}\b/g,
] as const

/**
 * The words of a text in order, folded, with sizes as '60x80' and '60cm', codes as 'm23-0' and 'wb45', decimals without their point
 * ('51.5' -> '515'). `60 x 80 cm`, `600x800mm` and `60x80` give the same words.
 */
export function wordsOf(text: string): string[] {
  const folded = foldText(text).replaceAll(/['’‘`´]/g, '')
  const coded = articleNumbers.reduce(
    (written, form) =>
      written.replaceAll(form, (_, code: string, side: string) => ` ${code} ${inCentimetres(side, 'mm')}cm `),
    folded,
  )
  return (
    coded
      .replaceAll(
        /(\d{2,4})\s*(?:mm|cm)?\s*[x×*]\s*(\d{2,4})(?:\s*[x×*]\s*\d{2,4})?\s*(mm|cm)?(?![a-z0-9])/g,
        (_, width: string, height: string, unit?: string) =>
          ` ${inCentimetres(width, unit)}x${inCentimetres(height, unit)} `,
      )
      .replaceAll(
        /(\d{2,4})\s*(mm|cm)(?![a-z0-9])/g,
        (_, side: string, unit: string) => ` ${inCentimetres(side, unit)}cm `,
      )
      // 'M01-060': the code of the mirror and its size.
      .replaceAll(/\bm[\s-]?(\d{2})-(\d{3})\b/g, (_, code: string, side: string) => ` m${code} ${Number(side)}cm `)
      .replaceAll(
        /\bm[\s-]?(\d{1,2})(?:[\s-]?([01]))?(?![0-9a-z])/g,
        (_, code: string, kind?: string) => ` m${code.padStart(2, '0')}${kind === undefined ? '' : `-${kind}`} `,
      )
      .replaceAll(/(\d)[.,](\d)/g, '$1$2')
      .split(/[^a-z0-9-]+/)
      .flatMap((word) => (/^m\d\d-[01]$/.test(word) ? [word] : word.split('-')))
      .filter((word) => word !== '')
  )
}

function inCentimetres(side: string, unit: string | undefined): string {
  const number = Number(side)
  return String(unit === 'mm' || (unit === undefined && number >= leastMillimetres) ? number / 10 : number)
}

/** Words that begin a question. */
const questionWords = new Set(
  'wat hoe hoeveel waar waarom waarmee wanneer welk welke kan kun kunt mag moet moeten krijgt past zit'.split(' '),
)

/** True for a question of two words or more, such as 'wat is hpl', which an answer fits better than a product or a colour. */
export function isQuestion(query: string): boolean {
  const [first = '', ...others] = wordsOf(query)
  return others.length > 0 && questionWords.has(first)
}

/** Words that only name the side when they follow a size: '100 breed', '60 cm diep'. */
const sideWords = new Set('breed brede hoog hoge diep diepe lang lange doorsnee doorsnede diameter'.split(' '))

/** The words of a query without stop words, unless it has no others. 'zonder licht' becomes one word. */
export function queryWords(query: string): string[] {
  const all = wordsOf(query)
  const words = all.filter(
    (word, index) => !(sideWords.has(word) && /^\d+(?:\.\d+)?(?:cm)?$/.test(all[index - 1] ?? '')),
  )
  const joined = words.flatMap((word, index) => {
    if (words[index - 1] === 'zonder') return []
    const next = words[index + 1]
    return word === 'zonder' && next !== undefined
      ? [
          `zonder${/^(?:led|licht|lamp|verlicht)/.test(next) ? 'verlichting' : /^(?:verwarm|warm)/.test(next) ? 'verwarming' : next}`,
        ]
      : [word]
  })
  const counting = joined.filter((word) => !stopWords.has(word))
  return counting.length > 0 ? [...new Set(counting)] : joined
}

/** The common stem of the forms of a Dutch word: kasten and kast, kranen and kraan, prijzen and prijs, witte and wit. Not a word itself. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word
  if (stem.length > 4 && /(?:el|er|em|en|et|ie|je|a|o|y|e)s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 4 && /[^aeiou]en$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1')
    .replace(/([aeou])\1(?=[bcdfghjklmnpqrstvwxz]$)/, '$1')
}
