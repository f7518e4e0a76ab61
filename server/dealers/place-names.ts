/** What people call countries, regions and towns, and towns that content/places.tsv lacks: content/place-names.json. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { once } from '#domain/once.ts'
import type { PlaceCountry } from '#server/db/schema.ts'

/** Countries with dealers, in the order in which their places are offered. */
export const placeCountries = ['NL', 'BE', 'DE', 'CW'] as const satisfies readonly PlaceCountry[]

/** Country names as dealers have them. */
export const countryNames = {
  NL: 'Nederland',
  BE: 'België',
  DE: 'Duitsland',
  CW: 'Curaçao',
} as const satisfies Record<PlaceCountry, string>

const country = z.enum(placeCountries)
/** Folded as by `townKey`. */
const names = z.array(z.string())
const schema = z.strictObject({
  countries: z.array(z.strictObject({ code: country, names })),
  /** `code` as in places.tsv, `name` as dealers have it; abbreviations are understood only after the name of a town. */
  regions: z.array(z.strictObject({ country, code: z.string(), name: z.string(), abbreviations: names, names })),
  regionGroups: z.array(z.strictObject({ name: z.string(), country, names, regions: z.array(z.string()) })),
  /** Towns by their name in places.tsv: first the name that is shown, then others that are understood. */
  towns: z.array(z.strictObject({ country, listed: z.string(), names: z.array(z.string()) })),
  missingTowns: z.array(
    z.strictObject({ country, region: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() }),
  ),
})

export const placeNames = once(() =>
  schema.parse(JSON.parse(readFileSync(resolve('content/place-names.json'), 'utf8'))),
)

const countriesByName = once(
  () => new Map(placeNames().countries.flatMap(({ code, names: called }) => called.map((name) => [name, code]))),
)

/** The country of that name or abbreviation, folded. */
export function countryCalled(name: string): PlaceCountry | undefined {
  return countriesByName().get(name)
}
