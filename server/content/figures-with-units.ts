/** Keeps figures on one line with their unit ('60 mm', '€ 49,00', '25 × 25 mm'): editors type plain spaces. */
import type { ContentFiles } from './content-files.ts'
import type { ContentSource } from './content-source.ts'

const beforeUnit = /(\d) (?=(?:mm|cm|km|m|kg|g|K|W|kW|kWh|V|Nm|lm|%|°C)(?![\p{L}\d]))/gu

/** The text with no-break spaces between figure and unit. */
export function withUnits(text: string): string {
  return text
    .replaceAll(beforeUnit, '$1\u00A0')
    .replaceAll(/(\d) × (?=\d)/g, '$1\u00A0×\u00A0')
    .replaceAll(/€ (?=\d)/g, '€\u00A0')
}

/** Changes every string inside `value` in place: content is large, and was read only to be shown. */
export function keepUnits(value: unknown): void {
  changeTexts(value, withUnits)
}

/** The same for all of content/ but addresses, which have no units, and the words that visitors search with. */
export function keepUnitsOfFiles({
  site: _site,
  dealers: _dealers,
  searchWords: _words,
  ...shown
}: ContentFiles): void {
  keepUnits(shown)
}

/** A copy of `value` with plain spaces, as editors typed them. */
export function asTyped<T>(value: T): T {
  const copy = structuredClone(value)
  changeTexts(copy, (text) => text.replaceAll('\u00A0', ' '))
  return copy
}

function changeTexts(value: unknown, change: (text: string) => string): void {
  if (value instanceof Map) for (const inner of value.values()) changeTexts(inner, change)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string') Reflect.set(value, key, change(inner))
      else changeTexts(inner, change)
    }
  }
}

/** `source` with no-break spaces in its responses. */
export function sourceWithUnits(source: ContentSource): ContentSource {
  async function told<T>(response: Promise<T>): Promise<T> {
    const value = await response
    keepUnits(value)
    return value
  }
  return {
    listProducts: (query) => told(source.listProducts(query)),
    getProduct: (slug) => told(source.getProduct(slug)),
    listCategories: () => told(source.listCategories()),
    listCollections: () => told(source.listCollections()),
    listFeatures: () => told(source.listFeatures()),
    listMaterials: () => told(source.listMaterials()),
    listColors: () => told(source.listColors()),
    listVacancies: () => told(source.listVacancies()),
    getVacancy: (slug) => told(source.getVacancy(slug)),
    listFaqs: (query) => told(source.listFaqs(query)),
    getFaq: (slug) => told(source.getFaq(slug)),
    listFaqCategories: () => source.listFaqCategories(),
    getPrivacyPage: (locale) => told(source.getPrivacyPage(locale)),
  }
}
