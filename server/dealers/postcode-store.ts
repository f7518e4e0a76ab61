/** Postcodes of a GeoNames postal-code file (CC BY 4.0) in the database: full precision where one has been imported. */
import type { Kysely, Transaction } from 'kysely'
import type { PlaceCountry, SiteDatabase } from '#server/db/schema.ts'
import type { RowFault } from './dealer-file.ts'
import { refusedRemoval, type RemovesMany, type Unnamed } from './import-removals.ts'
import { middleOf } from './known-towns.ts'
import { placeCountries } from './place-names.ts'

export type PostcodePlace = SiteDatabase['postcode_place']
export type PostcodeFile =
  | { status: 'good'; places: PostcodePlace[]; countries: PlaceCountry[] }
  | { status: 'bad'; faults: RowFault[] }

/** Rows per statement: six values each. */
const rowsAtOnce = 2_000

/** Reads the file: country, postcode, town, region, seven more columns of which the last are latitude and longitude, separated by tabs. Other countries are left out. */
export function readPostcodeFile(text: string): PostcodeFile {
  const faults: RowFault[] = []
  const places = new Map<string, PostcodePlace>()
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const [code = '', postcode = '', name = '', region = '', , , , , , latitude = '', longitude = ''] = line.split('\t')
    const country = placeCountries.find((one) => one === code)
    if (line === '' || (!country && /^[A-Z]{2}$/.test(code))) continue
    const place = { postcode: postcode.replaceAll(/\s/g, '').toUpperCase(), name, region }
    const point = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) }
    if (country && place.postcode !== '' && name !== '' && point.latitude !== null && point.longitude !== null)
      places.set(`${country} ${place.postcode} ${name}`, {
        country,
        ...place,
        latitude: point.latitude,
        longitude: point.longitude,
      })
    else
      faults.push({
        line: index + 1,
        reason: 'no country, postcode, town, latitude and longitude in their columns, separated by tabs',
      })
  }
  if (places.size === 0 && faults.length === 0)
    faults.push({ line: 1, reason: 'no postcode of the Netherlands, Belgium, Germany or Curaçao' })
  if (faults.length > 0) return { status: 'bad', faults }
  const list = [...places.values()]
  const countries = placeCountries.filter((one) => list.some(({ country }) => country === one))
  return { status: 'good', places: list, countries }
}

function degrees(text: string, max: number): number | null {
  return text === '' || !(Math.abs(Number(text)) <= max) ? null : Number(text)
}

/** Replaces the postcodes of the countries that `places` has, in one transaction, but changes nothing where 'remove-few' would remove more than a tenth. */
export async function importPostcodes(
  db: Kysely<SiteDatabase>,
  places: readonly PostcodePlace[],
  unnamed: Unnamed,
): Promise<{ status: 'imported' } | RemovesMany> {
  return db.transaction().execute(async (trx) => {
    const countries = [...new Set(places.map((place) => place.country))]
    const stored = await trx.selectFrom('postcode_place').selectAll().where('country', 'in', countries).execute()
    const named = new Set(places.map(placeKey))
    const others = stored.filter((place) => !named.has(placeKey(place)))
    const refused = refusedRemoval(unnamed, others.length, stored.length)
    if (refused !== null) return refused
    await replaceWithin(trx, countries, unnamed === 'keep' ? [...places, ...others] : places)
    return { status: 'imported' }
  })
}

function placeKey({ country, postcode, name }: PostcodePlace): string {
  return `${country} ${postcode} ${name}`
}

async function replaceWithin(
  trx: Transaction<SiteDatabase>,
  countries: readonly PlaceCountry[],
  places: readonly PostcodePlace[],
): Promise<void> {
  await trx.deleteFrom('postcode_place').where('country', 'in', countries).execute()
  for (let start = 0; start < places.length; start += rowsAtOnce)
    await trx
      .insertInto('postcode_place')
      .values(places.slice(start, start + rowsAtOnce))
      .execute()
}

/** The middle of the imported postcodes that begin with `start`, null when none does. @param start without spaces, in capitals */
export async function postcodeMiddle(
  db: Kysely<SiteDatabase>,
  country: PlaceCountry,
  start: string,
): Promise<{ name: string; latitude: number; longitude: number } | null> {
  // A range instead of LIKE uses the key in both databases, in any collation, because postcodes are digits and capitals.
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
  return { name: first.name, ...middleOf(rows) }
}
