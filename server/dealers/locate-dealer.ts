/** Where a dealer without coordinates is: in the middle of the town of its postcode, or of its name. */
import type { Dealer } from '#domain/dealers/dealer.schema.ts'
import { placeIndex, type Town } from './place-index.ts'
import { countryNames, placeCountries } from './place-names.ts'

/** The dealer with coordinates, where its town is known; as it was otherwise. */
export function locateDealer(dealer: Dealer): Dealer {
  if (dealer.latitude !== null && dealer.longitude !== null) return dealer
  const town = townOf(dealer)
  return town ? { ...dealer, latitude: town.latitude, longitude: town.longitude } : dealer
}

function townOf({ Land, Postcode, Plaats }: Dealer): Town | undefined {
  const country = placeCountries.find((code) => countryNames[code] === Land)
  if (country === undefined) return undefined
  const digits = /\d{4,5}/.exec(Postcode)?.[0]
  return (
    (digits === undefined ? undefined : placeIndex().ofPostcode(country, digits)?.town) ??
    placeIndex()
      .named(Plaats)
      .find((town) => town.country === country)
  )
}
