/** Where a visitor lives, by the languages of the page or browser: of places that a text may mean, the one there is likeliest. */
import { countryOfLanguage } from '#domain/languages.ts'
import type { PlaceCountry } from '#server/db/schema.ts'
import { countryNames, placeCountries } from './place-names.ts'

/**
 * 'fr' -> 'BE', 'nl-BE,nl;q=0.9' -> 'BE', 'en-US,de;q=0.8' -> 'DE'; undefined where no language tells, and for Dutch.
 * @param languages a language tag, or an Accept-Language header (RFC 9110, 12.5.4)
 */
export function homeCountry(languages: string): PlaceCountry | undefined {
  const preferred = languages
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';').map((word) => word.trim())
      return { tag, weight: Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of preferred) {
    const [language = '', region = ''] = tag.split('-')
    const country =
      placeCountries.find((code) => code === region.toUpperCase()) ??
      placeCountries.find((code) => countryNames[code] === countryOfLanguage[language.toLowerCase()])
    if (country) return country === 'NL' ? undefined : country // the first of equal places is Dutch anyway
  }
  return undefined
}
