/**
 * The filters of the product list, each defined once: this table feeds the index, the form, the applied filters and the links.
 * To add a filter, define it here and add it to `productFilters`, and its params to `filterParams` (product-filter-params.ts).
 */
import { stockWords } from './offer-words.ts'
import { formatPrice } from '../money.ts'
import { colorValues, familyOptions } from './color-families.ts'
import { shownPrices } from './price.ts'
import { euroPattern, mmPattern } from './product-filter-params.ts'
import type { CatalogueLists, Product, Variant } from './product.schema.ts'
import { stockStatus } from './stock.ts'

/** A value that can be ticked; `color` as #rrggbb is shown as a swatch before the label. */
export type FilterOption = { value: string; label: string; color?: string }

type FilterBase = {
  /** Under this key the index counts the filter. */
  key: string
  legend: string
}

/** Values to tick: OR inside the filter, AND between filters. Its key is its search param. */
export type ValueFilter = FilterBase & {
  kind: 'values'
  /** Closed until opened or used; for long lists. */
  isFolded: boolean
  /** The values of a product. */
  valuesOf: (product: Product) => readonly string[]
  /** Every value with its label, in the order shown. */
  optionsOf: (products: readonly Product[], lists: CatalogueLists) => readonly FilterOption[]
}

/** A lower and an upper bound: a product matches when one of the numbers of its active variants lies between them. */
export type RangeFilter = FilterBase & {
  kind: 'range'
  /** The search params of the bounds. */
  params: readonly [min: string, max: string]
  /** Labels of the fields of the bounds. */
  labels: readonly [min: string, max: string]
  submitLabel: string
  /** What a field accepts (an HTML pattern), and how that is explained to a visitor. */
  pattern: string
  hint: string
  /** The bounds shown where no product has a number (docs/rules.md, Product list). */
  emptyBounds: { min: number; max: number }
  /** The numbers of variants, in the unit of the params. */
  numbersOf: (variants: readonly Variant[]) => readonly number[]
  /** An applied bound in words. */
  describe: { min: (bound: number) => string; max: (bound: number) => string }
}

/** Yes or no. Its key is its search param. */
export type FlagFilter = FilterBase & { kind: 'flag'; label: string; matches: (product: Product) => boolean }

/** A filter on one of the lists that products refer to. */
function listFilter<const TKey extends string>(
  key: TKey,
  legend: string,
  list: 'categories' | 'collections' | 'features',
  isFolded: boolean,
) {
  return {
    kind: 'values',
    key,
    legend,
    isFolded,
    valuesOf: (product) => product[list].map(({ slug }) => slug),
    optionsOf: (_, lists) => lists[list].map(({ slug, name }) => ({ value: slug, label: name })),
  } as const satisfies ValueFilter
}

const category = listFilter('category', 'Soort', 'categories', false)
const collections = listFilter('collections', 'Collectie', 'collections', false)
const features = listFilter('features', 'Kenmerken', 'features', true)

const brand = {
  kind: 'values',
  key: 'brand',
  legend: 'Merk',
  isFolded: true,
  valuesOf: (product) => [product.brand.toLowerCase()],
  optionsOf: (products) =>
    [...new Set(products.map((product) => product.brand))]
      .toSorted((a, b) => a.localeCompare(b, 'nl'))
      .map((name) => ({ value: name.toLowerCase(), label: name })),
} as const satisfies ValueFilter

/** A family ('eiken') finds all of its finishes, beside the finishes themselves. */
const color = {
  kind: 'values',
  key: 'color',
  legend: 'Kleur',
  isFolded: true,
  valuesOf: (product) => [
    ...new Set(
      product.variants
        .filter((variant) => variant.is_active)
        .flatMap((variant) => variant.color_textures.flatMap(colorValues)),
    ),
  ],
  optionsOf: (_, { colors }) => [
    ...familyOptions(colors),
    ...colors.map(({ name, color_name, hex_code }) => ({ value: name, label: color_name, color: hex_code })),
  ],
} as const satisfies ValueFilter

/** In euros. */
const price = {
  kind: 'range',
  key: 'price',
  legend: 'Prijs in euro, incl. btw',
  params: ['minPrice', 'maxPrice'],
  labels: ['Vanaf', 'Tot en met'],
  submitLabel: 'Pas prijs toe',
  pattern: euroPattern,
  hint: 'Schrijf een bedrag in euro, zoals 800 of 1.250',
  emptyBounds: { min: 0, max: 1000 },
  numbersOf: (variants) => shownPrices(variants).map((cents) => cents / 100),
  describe: {
    min: (euros) => `vanaf ${formatPrice(euros * 100)}`,
    max: (euros) => `tot en met ${formatPrice(euros * 100)}`,
  },
} as const satisfies RangeFilter

/** A length of the variants in whole mm. A round product is as wide and as high as its diameter. */
function lengthFilter<const TKey extends string, const TParams extends readonly [string, string]>(
  key: TKey,
  params: TParams,
  words: { legend: string; noun: string; adjective: string },
  lengthOf: (variant: Variant) => number | null,
) {
  return {
    kind: 'range',
    key,
    legend: words.legend,
    params,
    labels: ['Vanaf', 'Tot en met'],
    submitLabel: `Pas ${words.noun} toe`,
    pattern: mmPattern,
    hint: `Schrijf een ${words.noun} in hele millimeters, zoals 1180`,
    emptyBounds: { min: 0, max: 4000 },
    numbersOf: (variants) =>
      variants.filter((variant) => variant.is_active).flatMap((variant) => lengthOf(variant) ?? []),
    describe: {
      min: (mm) => `vanaf ${mm} mm ${words.adjective}`,
      max: (mm) => `tot en met ${mm} mm ${words.adjective}`,
    },
  } as const satisfies RangeFilter
}

/** The width of the niche that a product is to fit. */
const width = lengthFilter(
  'width',
  ['minWidth', 'maxWidth'],
  { legend: 'Breedte van uw nis in mm', noun: 'breedte', adjective: 'breed' },
  (variant) => variant.width ?? variant.diameter,
)
const height = lengthFilter(
  'height',
  ['minHeight', 'maxHeight'],
  { legend: 'Hoogte in mm', noun: 'hoogte', adjective: 'hoog' },
  (variant) => variant.height ?? variant.diameter,
)
const depth = lengthFilter(
  'depth',
  ['minDepth', 'maxDepth'],
  { legend: 'Diepte in mm', noun: 'diepte', adjective: 'diep' },
  (variant) => variant.depth,
)

const inStock = {
  kind: 'flag',
  key: 'inStock',
  legend: 'Voorraad',
  label: stockWords.in_stock,
  matches: (product) => stockStatus(product.variants) !== 'out_of_stock',
} as const satisfies FlagFilter

/** In the order of the form. */
export const productFilters = [
  category,
  collections,
  features,
  brand,
  color,
  price,
  width,
  height,
  depth,
  inStock,
] as const
export type ProductFilter = (typeof productFilters)[number]
