/** Postcodes of a GeoNames postal-code file (CC BY 4.0) in the database: full precision where one has been imported. */
import type { Kysely } from 'kysely'
import type { PlaceCountry, SiteDatabase } from '#server/db/schema.ts'
import type { RowFault } from './dealer-file.ts'

export type PostcodePlace = SiteDatabase['postcode_place']
export type PostcodeFile =
  | { status: 'good'; places: PostcodePlace[]; countries: PlaceCountry[] }
  | { status: 'bad'; faults: RowFault[] }

const countries = ['NL', 'BE', 'DE', 'CW'] as const
/** Rows per statement: six values each. */
const rowsAtOnce = 2_000

/** Reads the file: country, postcode, town, region, seven more columns of which the last are latitude and longitude, separated by tabs. Other countries are left out. */
export function readPostcodeFile(text: string): PostcodeFile {
  const faults: RowFault[] = []
  const places = new Map<string, PostcodePlace>()
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (row === '') continue
    const [code, postcode = '', name = '', region = '', , , , , , latitude = '', longitude = ''] = row.split('\t')
    const country = countries.find((one) => one === code)
    if (!country && /^[A-Z]{2}$/.test(code ?? '')) continue
    const place = {
      postcode: postcode.replaceAll(/\s/g, '').toUpperCase(),
      name,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
    if (
      !country ||
      place.postcode === '' ||
      name === '' ||
      latitude === '' ||
      longitude === '' ||
      !(Math.abs(place.latitude) <= 90) ||
      !(Math.abs(place.longitude) <= 180)
    ) {
      faults.push({
        line: index + 1,
        reason: 'no country, postcode, town, latitude and longitude in their columns, separated by tabs',
      })
    } else places.set(`${country} ${place.postcode} ${name}`, { country, ...place })
  }
  if (places.size === 0 && faults.length === 0)
    faults.push({ line: 1, reason: 'no postcode of the Netherlands, Belgium, Germany or Curaçao' })
  const list = [...places.values()]
  return faults.length > 0
    ? { status: 'bad', faults }
    : {
        status: 'good',
        places: list,
        countries: countries.filter((one) => list.some((place) => place.country === one)),
      }
}

/** Replaces the postcodes of the countries that `places` has, in one transaction. */
export async function replacePostcodes(db: Kysely<SiteDatabase>, places: readonly PostcodePlace[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('postcode_place')
      .where('country', 'in', [...new Set(places.map((place) => place.country))])
      .execute()
    for (let start = 0; start < places.length; start += rowsAtOnce)
      await trx
        .insertInto('postcode_place')
        .values(places.slice(start, start + rowsAtOnce))
        .execute()
  })
}

/** The middle of the imported postcodes that begin with `start`, each as it is written there; null when none does. @param start without spaces, in capitals */
export async function postcodeMiddle(
  db: Kysely<SiteDatabase>,
  country: PlaceCountry,
  start: string,
): Promise<{ name: string; latitude: number; longitude: number } | null> {
  // A range instead of LIKE: the key answers it in either database, in whatever collation, because postcodes are digits and capitals.
  const rows = await db
    .selectFrom('postcode_place')
    .select(['name', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('postcode', '>=', start)
    .where('postcode', '<=', `${start}ZZZ`)
    .limit(1_000)
    .execute()
  const [first] = rows
  if (!first) return null
  const mean = (of: (row: { latitude: number; longitude: number }) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  return { name: first.name, latitude: mean((row) => row.latitude), longitude: mean((row) => row.longitude) }
}
