/**
 * The words by which the product list finds a product besides its texts: name, kind, collection, features, finishes, materials and sizes
 * (docs/rules.md, Product list). Written as `wordsOf` writes them, so a width of 1200 mm is '120cm'. Pure.
 */
import type { ColorTexture, Product, Variant } from '#domain/catalogue/product.schema.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { isSmallWord, queryWords, stemOf, wordsOf } from '#domain/search/query-text.ts'
import { synonymsOf } from '#domain/search/search-words.ts'

/** All words of a product and its active variants, each once. */
export function productWords(product: Product): string[] {
  const variants = product.variants.filter((variant) => variant.is_active)
  const texts = new Set([
    product.name,
    product.brand,
    ...[...product.categories, ...product.collections, ...product.features].map(({ name }) => name),
    ...variants.flatMap(variantTexts),
    ...variants.map(({ article }) => article.split('-')[0] ?? ''),
  ])
  return [...new Set([...texts].flatMap(wordsOf))]
}

/** What tells a variant from the others of its product. */
function variantTexts(variant: Variant): string[] {
  const width = variant.width ?? variant.diameter
  return [
    ...variant.color_textures.map(({ color_name, surface_finish }) => `${color_name} ${surface_finish}`),
    ...variant.materials.map(({ name }) => name),
    ...(width === null ? [] : [`${width} mm`]),
    dimensionLabel(variant),
  ]
}

/**
 * The words of a search in the list, as typed and as products have them, without those that tell nothing ('niet', 'met'); a number that can
 * be a width is one: '120' and '1200' mean '120cm'.
 */
export function searchedWords(search: string): { typed: string; word: string }[] {
  return queryWords(search)
    .filter((word) => !isSmallWord(word))
    .map((typed) => {
      const number = /^\d+$/.test(typed) ? Number(typed) : 0
      if (number >= 60 && number <= 240) return { typed, word: `${number}cm` }
      return { typed, word: number >= 600 && number <= 2400 ? `${number / 10}cm` : typed }
    })
}

/** The finishes that the words of a search name: those with most of its words, 'zwart mat' before other blacks; none when no word names one. */
export function searchedColors(search: string, colors: readonly ColorTexture[]): string[] {
  const words = searchedWords(search).map(({ word }) => [word, ...synonymsOf(word).flat()].map(stemOf))
  if (words.length === 0) return []
  const scored = colors.map(({ name, color_name }) => {
    const own = wordsOf(color_name).map(stemOf)
    const isOwn = (stem: string) => own.some((other) => other === stem || (stem.length > 3 && other.includes(stem)))
    return { name, score: words.filter((stems) => stems.some(isOwn)).length }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ name }) => name)
}

/** The widths in mm that a search names. */
export function searchedWidths(search: string): number[] {
  return searchedWords(search).flatMap(({ word }) => {
    const cm = /^(\d+(?:\.\d+)?)cm$/.exec(word)?.[1]
    return cm === undefined ? [] : [Math.round(Number(cm) * 10)]
  })
}
