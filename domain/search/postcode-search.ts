/** Dealers near a postcode, as far as postcodes tell: neighbouring numbers are neighbouring places. */
import { foldText } from '../text-fold.ts'
import { queryWords, stemOf, wordsOf } from './query-text.ts'
import type { SearchItem } from './search-item.ts'

/** Dutch and Belgian postcodes have four digits, German ones five; only Dutch ones have letters. */
const postcode = /(?:^|\s)([1-9]\d{3})(?:\s?(?!mm|cm)([a-z]{2}))?(?=\s|$)|(?:^|\s)(\d{5})(?=\s|$)/
/** The largest difference between the numbers of neighbours, by their digits. */
const nearby = { 4: 60, 5: 600 } as const
/** Words beside a postcode that ask for a dealer. */
const dealerStems = new Set(
  'dealer winkel verkooppunt verkooppunten verkoopadres showroom toonzaal badkamerzaak badkamerwinkel zaak buurt omgeving postcode adres'
    .split(' ')
    .map(stemOf),
)

/**
 * Prepares the dealers; the search returns the page with the dealers near a postcode and the nearest of them, or nothing when the query
 * is about something else.
 */
export function createPostcodeSearch(items: readonly SearchItem[]): (query: string) => SearchItem[] {
  const dealers = items.flatMap((item) => {
    const digits = /\d{4,5}/.exec(item.dealerInfo?.postcode ?? '')?.[0]
    return digits === undefined ? [] : [{ item, digits, country: item.dealerInfo?.land }]
  })
  const towns = new Set(dealers.flatMap(({ item }) => wordsOf(item.dealerInfo?.plaats ?? '')))
  return (query) => {
    const folded = foldText(query)
    const match = postcode.exec(folded)
    if (match === null) return []
    const [written, four, letters, five] = match
    const digits = four ?? five ?? ''
    if (!queryWords(folded.replace(written, ' ')).every((word) => towns.has(word) || dealerStems.has(stemOf(word))))
      return []
    const reach = four === undefined ? nearby[5] : nearby[4]
    const near = dealers
      .map(({ item, digits: own, country }) => ({ item, own, country, apart: Math.abs(Number(own) - Number(digits)) }))
      .filter(({ own, apart }) => own.length === digits.length && apart <= reach)
      .filter(({ country }) => letters === undefined || country === 'Nederland')
      .toSorted((a, b) => a.apart - b.apart)
    const isExact = near[0]?.apart === 0
    if (near.length === 0) return []
    const full = letters === undefined ? digits : `${digits} ${letters.toUpperCase()}`
    // Four digits are Dutch or Belgian: a dealer at the very number decides.
    return [
      nearItem(full),
      ...near.filter(({ country }) => !isExact || country === near[0]?.country).map(({ item }) => item),
    ]
  }
}

function nearItem(full: string): SearchItem {
  return {
    title: `Verkooppunten bij ${full}`,
    description: 'Badkamerzaken in de buurt van deze postcode, de dichtstbijzijnde eerst.',
    url: `/verkooppunten?near=${encodeURIComponent(full)}`,
    category: 'Verkooppunt',
  }
}
