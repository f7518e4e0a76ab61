/** What a search for a place looks in. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { homeCountry } from './home-country.ts'
import type { PlaceSources } from './known-towns.ts'
import { placeIndex } from './place-index.ts'
import { postcodeMiddle } from './postcode-store.ts'

/** `languages` of the page or the browser tell where the visitor lives. */
export function placeSources(db: Kysely<SiteDatabase>, languages: string): Omit<PlaceSources, 'dealers'> {
  return {
    index: placeIndex(),
    postcode: (country, start) => postcodeMiddle(db, country, start),
    home: homeCountry(languages),
  }
}
