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
  if (value instanceof Map) for (const inner of value.values()) keepUnits(inner)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string') Reflect.set(value, key, withUnits(inner))
      else keepUnits(inner)
    }
  }
}

/** The content files with no-break spaces; dealers have addresses and no units. */
export function filesWithUnits(files: ContentFiles): ContentFiles {
  const { dealers: _dealers, ...shown } = files
  keepUnits(shown)
  return files
}

/** `source` with no-break spaces in its responses; one that it gives again is not changed again. */
export function sourceWithUnits(source: ContentSource): ContentSource {
  const changed = new WeakSet<object>()
  async function told<TAnswer extends object | null>(answer: Promise<TAnswer>): Promise<TAnswer> {
    const value = await answer
    if (value !== null && !changed.has(value)) {
      keepUnits(value)
      changed.add(value)
    }
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
