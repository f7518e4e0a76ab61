/** Dealers in words: how many, where, and what the answer to a search says of itself, which the server says, so that no browser needs to know how. Pure. */
import { countryName, prepositionOf } from './dealer-places.ts'
import type { DealerLine, DealerList, DealerQuery } from './dealer-query.ts'
import { isAsked } from './dealer-query.ts'

/** '1 verkooppunt', '12 verkooppunten' (docs/rules.md, Product list). */
export function dealerCountInWords(count: number): string {
  return count === 1 ? '1 verkooppunt' : `${count} verkooppunten`
}

/** Street and postcode as they stand below a name; the two halves of a postcode stay on one line. */
export function addressOf({ Adres, Postcode }: Pick<DealerLine, 'Adres' | 'Postcode'>): string {
  return [Adres, Postcode.replaceAll(' ', '\u00a0')].filter((part) => part !== '').join(', ')
}

type Answer = Pick<DealerList, 'total' | 'place' | 'provinces'>

/** '8 verkooppunten rond Zwolle (Overijssel)', '5 verkooppunten in Limburg', '3 verkooppunten', 'Alle 188 verkooppunten'. */
export function answerHeading({ total, place }: Answer, query: DealerQuery): string {
  if (place?.kind === 'place') return `${dealerCountInWords(total)} rond ${place.label}`
  // A country that was chosen counts more than the one that was typed.
  const area =
    place?.kind === 'area'
      ? place.provincies === undefined && query.land !== undefined
        ? countryName(query.land)
        : place.name
      : undefined
  if (area !== undefined) return `${dealerCountInWords(total)} ${prepositionOf(area)} ${area}`
  return isAsked(query) ? dealerCountInWords(total) : `Alle ${dealerCountInWords(total)}`
}

/** '‘bad’, België'; what the heading says already is left out. */
export function answerFilters(
  { total, place, provinces }: Answer,
  { near, radius, land, provincie }: DealerQuery,
): string {
  const province = provinces.find(({ slug }) => slug === provincie)?.name ?? provincie
  const measured = place?.kind === 'place'
  return [
    measured || near === undefined || (place?.kind === 'area' && total > 0) ? undefined : `‘${near}’`,
    measured && radius !== undefined ? `binnen ${radius} km` : undefined,
    province,
    land && countryName(land),
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}
