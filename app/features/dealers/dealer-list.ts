/** Which dealers a search finds, how many stand where, and in which groups they are listed. Pure. */
import { foldText } from '#app/lib/text-fold.ts'
import { wordSlug } from '#app/lib/slug.ts'
import { countryName, countryPath, countrySlugs, provincePath, provinceSlugs, type CountrySlug } from './dealer-places.ts'
import type { Dealer } from './dealer.schema.ts'

/** What a visitor asks for; all parts must hold. `provincie` is the slug of a province or region. */
export type DealerQuery = { near?: string | undefined; land?: CountrySlug | undefined; provincie?: string | undefined }

/** A dealer as one line of a list. */
export type DealerLine = Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'telefoon'> & { id: string; slug: string }
export type PlaceCount<TSlug extends string = string> = { slug: TSlug; name: string; count: number; path: string | null }
export type DealerGroup = { land: Dealer['Land']; provincie: string; path: string | null; dealers: DealerLine[] }
export type DealerList = {
  total: number
  /** How many each country has by the rest of the query. */
  countries: PlaceCount<CountrySlug>[]
  /** How many each province of the chosen country (the Netherlands when none is chosen) has by the rest of the query. */
  provinces: PlaceCount[]
  groups: DealerGroup[]
}

/** True when `near` is part of the town or the name, or the beginning of the postcode; case, accents and the space in a postcode do not count. */
export function isNear(dealer: Pick<Dealer, 'Naam' | 'Plaats' | 'Postcode'>, near: string): boolean {
  const wanted = foldText(near)
  if (wanted === '') return true
  return foldText(dealer.Plaats).includes(wanted) || foldText(dealer.Naam).includes(wanted) || withoutSpaces(dealer.Postcode).startsWith(withoutSpaces(wanted))
}

function withoutSpaces(text: string): string {
  return foldText(text).replaceAll(' ', '')
}

/** What the list pages show of `dealers` (those that may be shown) for a query. */
export function listDealers(dealers: readonly (Dealer & { id: string; slug: string })[], { near = '', land, provincie }: DealerQuery): DealerList {
  const found = dealers.filter((dealer) => isNear(dealer, near))
  const inCountry = found.filter((dealer) => land === undefined || dealer.Land === countryName(land))
  const matching = inCountry.filter((dealer) => provincie === undefined || wordSlug(dealer.Provincie) === provincie)

  const here = countryName(land ?? 'nederland')
  const names = here === 'Nederland' ? [...provinceSlugs] : distinct(dealers.filter((dealer) => dealer.Land === here).map((dealer) => wordSlug(dealer.Provincie)))
  return {
    total: matching.length,
    countries: countrySlugs.map((slug) => ({ slug, name: countryName(slug), count: found.filter((dealer) => dealer.Land === countryName(slug)).length, path: countryPath(countryName(slug)) })),
    provinces: names.map((slug) => {
      const inside = found.filter((dealer) => dealer.Land === here && wordSlug(dealer.Provincie) === slug)
      const name = dealers.find((dealer) => dealer.Land === here && wordSlug(dealer.Provincie) === slug)?.Provincie ?? slug
      return { slug, name, count: inside.length, path: provincePath({ Land: here, Provincie: slug }) }
    }),
    groups: groupDealers(matching),
  }
}

/** Groups by country and province in the order of the site, towns and names in alphabetical order within them. */
export function groupDealers(dealers: readonly (Dealer & { id: string; slug: string })[]): DealerGroup[] {
  const groups = new Map<string, DealerGroup>()
  const order = new Map<string, number>(provinceSlugs.map((slug, index) => [slug, index]))
  const rank = (dealer: Dealer) => countrySlugs.findIndex((slug) => countryName(slug) === dealer.Land) * 100 + (dealer.Land === 'Nederland' ? (order.get(wordSlug(dealer.Provincie)) ?? 99) : 0)
  const sorted = dealers.toSorted((a, b) => rank(a) - rank(b) || a.Provincie.localeCompare(b.Provincie, 'nl') || a.Plaats.localeCompare(b.Plaats, 'nl') || a.Naam.localeCompare(b.Naam, 'nl'))
  for (const dealer of sorted) {
    const key = `${dealer.Land} ${dealer.Provincie}`
    const group = groups.get(key) ?? { land: dealer.Land, provincie: dealer.Provincie, path: provincePath(dealer), dealers: [] }
    const { id, slug, Naam, Adres, Postcode, Plaats, telefoon } = dealer
    group.dealers.push({ id, slug, Naam, Adres, Postcode, Plaats, ...(telefoon === undefined ? {} : { telefoon }) })
    groups.set(key, group)
  }
  return [...groups.values()]
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'nl'))
}

/** '1 verkooppunt', '12 verkooppunten' (decisions: result counts). */
export function dealerCountInWords(count: number): string {
  return count === 1 ? '1 verkooppunt' : `${count} verkooppunten`
}
