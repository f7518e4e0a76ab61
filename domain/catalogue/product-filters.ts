/**
 * The filters of the product list, each defined once: this table feeds the search schema, the index, the form, the applied filters and the links.
 * To add a filter, define it here and add it to `productFilters` and `filterParams`.
 */
import { z } from 'zod/mini'
import { formatPrice } from '../money.ts'
import { flag, param, paramList, textLike } from '../search-params.ts'
import { shownPrices } from './price.ts'
import type { CatalogueLists, Product } from './product.schema.ts'
import { stockStatus, stockWords } from './stock.ts'

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

/** A lower and an upper bound: a product matches when one of its numbers lies between them. */
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
  /** The numbers of a product, in the unit of the params. */
  numbersOf: (product: Product) => readonly number[]
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

const color = {
  kind: 'values',
  key: 'color',
  legend: 'Kleur',
  isFolded: true,
  valuesOf: (product) => [
    ...new Set(
      product.variants
        .filter((variant) => variant.is_active)
        .flatMap((variant) => variant.color_textures.map(({ name }) => name)),
    ),
  ],
  optionsOf: (_, lists) =>
    lists.colors.map(({ name, color_name, hex_code }) => ({ value: name, label: color_name, color: hex_code })),
} as const satisfies ValueFilter

/** In euros. */
const price = {
  kind: 'range',
  key: 'price',
  legend: 'Prijs in euro, incl. btw',
  params: ['minPrice', 'maxPrice'],
  labels: ['Vanaf', 'Tot en met'],
  submitLabel: 'Pas prijs toe',
  pattern: String.raw`[€\s]*0*([1-9]\d{0,5}|[1-9]\d?\d?[.\s]\d{3})(,(\d\d?|-+))?[€\s]*`,
  hint: 'Schrijf een bedrag in euro, zoals 800 of 1.250',
  emptyBounds: { min: 0, max: 1000 },
  numbersOf: (product) => shownPrices(product.variants).map((cents) => cents / 100),
  describe: {
    min: (euros) => `vanaf ${formatPrice(euros * 100)}`,
    max: (euros) => `tot en met ${formatPrice(euros * 100)}`,
  },
} as const satisfies RangeFilter

/** In mm: the width of the niche that a product is to fit. A round product is as wide as its diameter. */
const width = {
  kind: 'range',
  key: 'width',
  legend: 'Breedte van uw nis in mm',
  params: ['minWidth', 'maxWidth'],
  labels: ['Vanaf', 'Tot en met'],
  submitLabel: 'Pas breedte toe',
  pattern: String.raw`\s*0*([1-9]\d{0,3}|[1-9]\.\d{3})\s*(?:mm)?\s*`,
  hint: 'Schrijf een breedte in hele millimeters, zoals 1180',
  emptyBounds: { min: 0, max: 4000 },
  numbersOf: ({ variants }) =>
    variants.filter((variant) => variant.is_active).flatMap((variant) => variant.width ?? variant.diameter ?? []),
  describe: { min: (mm) => `vanaf ${mm} mm breed`, max: (mm) => `tot en met ${mm} mm breed` },
} as const satisfies RangeFilter

const inStock = {
  kind: 'flag',
  key: 'inStock',
  legend: 'Voorraad',
  label: stockWords.in_stock,
  matches: (product) => stockStatus(product.variants) !== 'out_of_stock',
} as const satisfies FlagFilter

/** In the order of the form. */
export const productFilters = [category, collections, features, brand, color, price, width, inStock] as const
export type ProductFilter = (typeof productFilters)[number]

const slugs = paramList(textLike(/^[a-z0-9-]{1,80}$/))

/** The search params of the filters; the compiler finds a filter without one where the form reads it. */
export const filterParams = {
  category: slugs,
  collections: slugs,
  features: slugs,
  brand: slugs,
  color: slugs,
  minPrice: bound(price, 999_999),
  maxPrice: bound(price, 999_999),
  minWidth: bound(width, 9999),
  maxWidth: bound(width, 9999),
  inStock: param(flag()),
}

/** A bound from 1 to `max`: a number in a link, text as typed in the form. */
function bound(filter: RangeFilter, max: number) {
  return param(
    z.pipe(
      z.transform((value: number) => readBound(filter, String(value))),
      z.int().check(z.gte(1), z.lte(max)),
    ),
  )
}

/** The whole number that a visitor typed, or NaN: '€ 1.000,50' gives 1000, cents are dropped (docs/rules.md, Product list). */
function readBound(filter: RangeFilter, typed: string): number {
  const digits = new RegExp(`^(?:${filter.pattern})$`).exec(typed)?.[1]
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(/\D/g, ''))
}
