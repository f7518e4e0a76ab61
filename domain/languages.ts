/** The pages for visitors who do not read Dutch: one address for each language. Pure. */
import type { DealerCountry } from './dealers/dealer-places.ts'

export const foreignLanguages = ['de', 'fr', 'en'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

/** The language that the page at `path` is written in; its header and footer are Dutch everywhere. */
export function languageOf(path: string): ForeignLanguage | 'nl' {
  return foreignLanguages.find((language) => path === `/${language}`) ?? 'nl'
}

/** Home and its counterparts, for `hreflang`; who reads none of the languages reads English best. */
export const languageAlternates = [
  { path: '/', language: 'nl' },
  ...foreignLanguages.map((language) => ({ path: `/${language}`, language })),
  { path: '/en', language: 'x-default' },
]

/** Where visitors live who read a page in this language: of equal places the one there is meant. */
export const countryOfLanguage: Readonly<Record<string, DealerCountry | undefined>> = {
  nl: 'Nederland',
  de: 'Duitsland',
  fr: 'België',
  pap: 'Curaçao',
}
