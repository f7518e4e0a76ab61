/** Dealers in words. Heading and filters of a list are written on the server, so that the browser does not need their rules. Pure. */
import { countryName, prepositionOf } from './dealer-places.ts'
import { isFiltered, type DealerLine, type DealerList, type DealerQuery } from './dealer-query.ts'

/** '1 verkooppunt', '12 verkooppunten' (docs/rules.md, Product list). */
export function dealerCountInWords(count: number): string {
  return count === 1 ? '1 verkooppunt' : `${count} verkooppunten`
}

/** Street and postcode, whose two halves stay on one line. */
export function addressOf({ Adres, Postcode }: Pick<DealerLine, 'Adres' | 'Postcode'>): string {
  return [Adres, Postcode.replaceAll(' ', '\u00a0')].filter((part) => part !== '').join(', ')
}

/** 'tel:0501234567' */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

type Result = Pick<DealerList, 'total' | 'place' | 'provinces'>

/** '8 verkooppunten rond Zwolle (Overijssel)', '5 verkooppunten in Limburg', '3 verkooppunten', 'Alle 188 verkooppunten'. */
export function headingOf({ total, place }: Result, query: DealerQuery): string {
  if (place?.kind === 'place') return `${dealerCountInWords(total)} rond ${place.label}`
  // A chosen country overrules a typed one.
  const area =
    place?.kind === 'area'
      ? place.provincies === undefined && query.land !== undefined
        ? countryName(query.land)
        : place.name
      : undefined
  if (area !== undefined) return `${dealerCountInWords(total)} ${prepositionOf(area)} ${area}`
  return isFiltered(query) ? dealerCountInWords(total) : `Alle ${dealerCountInWords(total)}`
}

/** '‘bad’, België', without what the heading names already. */
export function filtersOf(
  { total, place, provinces }: Result,
  { near, radius, land, provincie, collection }: DealerQuery,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const province = provinces.find(({ slug }) => slug === provincie)?.name ?? provincie
  const measured = place?.kind === 'place'
  return [
    measured || near === undefined || (place?.kind === 'area' && total > 0) ? undefined : `‘${near}’`,
    measured && radius !== undefined ? `binnen ${radius} km` : undefined,
    province,
    land && countryName(land),
    collection && `met ${names.get(collection) ?? collection}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}
