/** The rows of a comparison: what differs first, what is the same for all after it. Pure. */
import { sharedStockWords } from '#domain/catalogue/offer-words.ts'
import { formatPriceRange } from '#domain/money.ts'
import { listedInLine } from '#app/lib/sentence-case.ts'
import type { ComparedDetails } from '#server/catalogue/catalogue.functions.ts'

/** `isList`: each value is several lines. */
export type ComparisonRow = { label: string; values: string[]; isSame: boolean; isList: boolean }

/** The row whose values are shown as samples. */
export const colorsLabel = 'Kleuren'

const unit = ' cm'

/** A row per fact, with values in the order of `products`. Facts that none of them has are left out. */
export function comparisonRows(products: readonly ComparedDetails[]): ComparisonRow[] {
  const features = new Map(
    products.flatMap((product) => product.features).map((feature) => [feature.slug, feature.name]),
  )
  const sizes = ({ variants }: ComparedDetails) => [...new Set(variants.map(({ size }) => size))].join('\n')
  // With the unit in each value three sizes would not fit beside each other on a telephone. Diameters are in mm and keep theirs.
  const sizesLabel = products.some((product) => sizes(product).includes(unit)) ? 'Maten in cm' : 'Maten'
  const weightLabel = products.some(({ model }) => isWithoutTop(model)) ? 'Gewicht, zonder blad en kom' : 'Gewicht'
  const rows: [string, (product: ComparedDetails) => string][] = [
    ['Prijs incl. btw', ({ prices }) => formatPriceRange(prices)],
    [sizesLabel, (product) => sizes(product).replaceAll(unit, '')],
    ['Diepte', depthInWords],
    [weightLabel, ({ weight }) => weight],
    ['Levertijd', ({ delivery }) => delivery],
    ['Voorraad', ({ stock }) => sharedStockWords(stock)],
    [colorsLabel, ({ finishes }) => finishes.map(({ color_name }) => color_name).join(', ')],
    ['Materiaal', ({ materials }) => listedInLine(materials.map(({ name }) => name))],
    ['Soort', ({ category }) => category?.name ?? ''],
    ['Collectie', ({ collection }) => collection?.name ?? ''],
    ['Merk', ({ brand }) => brand],
    ...[...features].map(([slug, name]): [string, (product: ComparedDetails) => string] => [
      name,
      (product) => (product.features.some((feature) => feature.slug === slug) ? 'Ja' : ''),
    ]),
  ]
  return rows
    .map(([label, read]) => ({ label, values: products.map(read) }))
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, isSame: new Set(row.values).size === 1, isList: row.label === sizesLabel }))
    .toSorted((a, b) => Number(a.isSame) - Number(b.isSame))
}

/** '450 mm', or '400 - 450 mm' of several variants. */
function depthInWords({ variants }: ComparedDetails): string {
  const depths = variants.flatMap(({ depth }) => depth ?? [])
  return depths.length === 0 ? '' : `${[...new Set([Math.min(...depths), Math.max(...depths)])].join(' - ')} mm`
}

function isWithoutTop(model: string): boolean {
  return model === 'wastafelmeubel' || model === 'toiletmeubel'
}
