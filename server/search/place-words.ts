/** What places are called in the languages around here, as keywords of the search: content/place-names.json. */
import { foldText } from '#domain/text-fold.ts'
import { countryNames, placeNames } from '#server/dealers/place-names.ts'
import { spellingsOf } from '#server/dealers/place-index.ts'
import type { PlaceCountry } from '#server/db/schema.ts'

/** Letters from which the name of a country is no abbreviation. */
const leastLetters = 4

/** All names of a dealer's town, '' for most. 'Luik' -> 'liege luik luttich luettich' */
export function namesOfTown({ Land, Plaats }: { Land: string; Plaats: string }): string {
  const town = foldText(Plaats)
  return asWords(
    placeNames().towns.flatMap(({ country, listed, names }) => {
      const all = spellingsOf([listed, ...names])
      return countryNames[country] === Land && all.some((name) => foldText(name) === town) ? all : []
    }),
  )
}

/** All names of a country, and of its regions and towns. */
export function namesInCountry(land: string): string {
  const { countries, regions, towns } = placeNames()
  const isThere = (country: PlaceCountry) => countryNames[country] === land
  return asWords([
    ...countries.filter(({ code }) => isThere(code)).flatMap(({ names }) => names.filter(isWritten)),
    ...regions.filter(({ country }) => isThere(country)).flatMap(({ name, names }) => [name, ...names]),
    ...towns.filter(({ country }) => isThere(country)).flatMap(({ listed, names }) => [listed, ...names]),
  ])
}

function isWritten(name: string): boolean {
  return name.length >= leastLetters
}

function asWords(names: readonly string[]): string {
  return [...new Set(spellingsOf(names).map((name) => foldText(name)))].join(' ')
}
