/** Title, description, breadcrumbs and structured data of a dealer page. */
import type { Crumb } from '#domain/site-map.ts'
import type { Dealer } from '#domain/dealers/dealer.schema.ts'
import { countryPath, provincePath } from '#domain/dealers/dealer-places.ts'
import { readOpeningHours, type OpeningDay } from './opening-hours.ts'

type Branch = Pick<
  Dealer,
  'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'Land' | 'Provincie' | 'telefoon' | 'website' | 'openingstijden'
> & { latitude: number; longitude: number; collections: readonly { name: string }[] }
type DealerOfPage = { name: string; slug: string; branches: readonly Branch[] }

const titleLength = 62
const countryCodes: Readonly<Record<Dealer['Land'], string>> = {
  Nederland: 'NL',
  Duitsland: 'DE',
  België: 'BE',
  Curaçao: 'CW',
}
const schemaDays = {
  ma: 'Monday',
  di: 'Tuesday',
  wo: 'Wednesday',
  do: 'Thursday',
  vr: 'Friday',
  za: 'Saturday',
  zo: 'Sunday',
} as const satisfies Record<OpeningDay['day'], string>

/** 'A', 'A en B', 'A, B en C' */
export function listInWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}

function towns({ branches }: DealerOfPage): string {
  return listInWords([...new Set(branches.map((branch) => branch.Plaats))])
}

/** 'Badhuis De Aa, Groningen', or the name alone when that is too long. */
export function dealerTitle(dealer: DealerOfPage): string {
  const title = `${dealer.name}, ${towns(dealer)}`
  return title.length <= titleLength ? title : dealer.name
}

/** The meta description; unique because name and town are. */
export function dealerDescription(dealer: DealerOfPage): string {
  const [first] = dealer.branches
  const where =
    dealer.branches.length === 1 && first
      ? `${first.Adres} in ${first.Plaats}`
      : `${dealer.branches.length} vestigingen, in ${towns(dealer)}`
  const rest = [
    'adres, route en collecties die er staan.',
    'met adres, openingstijden, route en de collecties die er opgesteld staan.',
  ]
  return (
    rest.map((words) => `${dealer.name}: ${where}. Verkooppunt ${words}`).findLast((text) => text.length <= 165) ??
    `${dealer.name}: verkooppunt in ${towns(dealer)}, met adres, route en collecties.`
  )
}

/** Verkooppunten, country, province if all branches are in one with a page, dealer. */
export function dealerCrumbs(dealer: DealerOfPage): Crumb[] {
  const [first] = dealer.branches
  const province =
    first && dealer.branches.every((branch) => branch.Provincie === first.Provincie) ? provincePath(first) : null
  return [
    { label: 'Verkooppunten', path: '/verkooppunten' },
    ...(first ? [{ label: first.Land, path: countryPath(first.Land) }] : []),
    ...(first && province !== null ? [{ label: first.Provincie, path: province }] : []),
    { label: dealer.name, path: `/verkooppunten/${dealer.slug}` },
  ]
}

/** schema.org/Store, one per branch. */
export function dealerStoreData(dealer: DealerOfPage): Record<string, unknown>[] {
  return dealer.branches.map((branch) => ({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: branch.Naam,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.Adres,
      postalCode: branch.Postcode,
      addressLocality: branch.Plaats,
      addressRegion: branch.Provincie,
      addressCountry: countryCodes[branch.Land],
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    ...(branch.telefoon === undefined ? {} : { telephone: branch.telefoon }),
    ...(branch.website === undefined ? {} : { url: branch.website }),
    ...(branch.openingstijden === undefined
      ? {}
      : { openingHoursSpecification: openingHoursData(readOpeningHours(branch.openingstijden)) }),
  }))
}

/** schema.org/OpeningHoursSpecification per open day. */
export function openingHoursData(hours: readonly OpeningDay[]): Record<string, unknown>[] {
  return hours.flatMap((day) =>
    day.opens === null || day.closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${schemaDays[day.day]}`,
            opens: day.opens,
            closes: day.closes,
          },
        ],
  )
}
