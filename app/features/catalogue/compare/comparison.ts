/** The rows of a comparison: what differs first, what is the same for all after it. Pure. */
import { sharedStockWords } from '#domain/catalogue/offer-words.ts'
import { inCentimetres } from '#domain/dimensions.ts'
import { formatPriceRange } from '#domain/money.ts'
import { unbroken } from '#app/lib/unbroken.ts'
import { listedInLine } from '#app/lib/sentence-case.ts'
import type { ComparedDetails } from '#server/catalogue/catalogue.functions.ts'

/** `isList`: each value is several lines. */
export type ComparisonRow = { label: string; values: string[]; isSame: boolean; isList: boolean }

/** The row whose values are shown as samples. */
export const colorsLabel = 'Kleuren'

/** With the unit in each value three sizes would not fit beside each other on a telephone. */
const sizesLabel = 'Maten in cm'

/** A row per fact, with values in the order of `products`. Facts that none of them has are left out. */
export function comparisonRows(products: readonly ComparedDetails[]): ComparisonRow[] {
  const weightLabel = products.some(({ model }) => isWithoutTop(model)) ? 'Gewicht, zonder blad en kom' : 'Gewicht'
  const rows: [string, (product: ComparedDetails) => string][] = [
    ['Prijs incl. btw', ({ prices }) => formatPriceRange(prices)],
    [sizesLabel, sizesInWords],
    ['Diepte', depthInWords],
    [weightLabel, ({ weight }) => weight],
    ['Levertijd', ({ delivery }) => delivery],
    ['Voorraad', ({ stock }) => sharedStockWords(stock)],
    [colorsLabel, ({ finishes }) => finishes.map(({ color_name }) => color_name).join(', ')],
    ['Materiaal', ({ materials }) => listedInLine(materials.map(({ name }) => name))],
    ['Soort', ({ category }) => category?.name ?? ''],
    ['Collectie', ({ collection }) => collection?.name ?? ''],
    ['Merk', ({ brand }) => brand],
    // Not a row each: of a feature that a product does not mention, nobody knows whether it lacks it.
    ['Kenmerken', ({ features }) => listedInLine(features.map(({ name }) => name))],
  ]
  return rows
    .map(([label, read]) => ({ label, values: products.map(read) }))
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, isSame: new Set(row.values).size === 1, isList: row.label === sizesLabel }))
    .toSorted((a, b) => Number(a.isSame) - Number(b.isSame))
}

/** Each size once, on a line of its own: '80 x 50 x 45', and of what is round '⌀ 60'. */
function sizesInWords({ variants }: ComparedDetails): string {
  const sizes = variants.map(({ size, width, diameter }) =>
    width === null && diameter !== null ? `⌀ ${inCentimetres(diameter)}` : size.replace(' cm', ''),
  )
  return [...new Set(sizes)].join('\n')
}

/** '45 cm', or '40 - 45 cm' of several variants. */
function depthInWords({ variants }: ComparedDetails): string {
  const depths = variants.flatMap(({ depth }) => depth ?? [])
  return depths.length === 0
    ? ''
    : unbroken(`${[...new Set([Math.min(...depths), Math.max(...depths)])].map(inCentimetres).join(' - ')} cm`)
}

function isWithoutTop(model: string): boolean {
  return model === 'wastafelmeubel' || model === 'toiletmeubel'
}
