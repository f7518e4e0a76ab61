/** The units of a content server (CMS_LENGTH_UNIT and CMS_PRICE_UNIT), converted to those of the site: mm and cents. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import { lengthUnits, priceUnits } from '#server/env.ts'

export type Units = { length: (typeof lengthUnits)[number]; price: (typeof priceUnits)[number] }
export const defaultUnits: Units = { length: 'mm', price: 'euro' }

const mmIn = { mm: 1, cm: 10, in: 25.4 }
const centsIn = { euro: 100, cent: 1 }

/** Whole mm; null for no length. */
export function toMm(value: number | null | undefined, { length }: Units): number | null {
  const mm = Math.round((value ?? 0) * mmIn[length])
  return mm > 0 ? mm : null
}

/**
 * Whole cents; null and undefined are 0. Rounded on the third decimal, so that € 1.005, which floating point keeps as a
 * little less, is 101 cents.
 */
export function toCents(value: number | null | undefined, { price }: Units): number {
  return Math.max(0, Math.round(Number(((value ?? 0) * centsIn[price]).toFixed(3))))
}

/** Furniture is mostly 200 to 3,000 mm wide, and costs € 20 to 20,000; a median outside suggests another unit. */
const usual = { mm: [200, 3_000], cents: [2_000, 2_000_000] } as const

/** Sentences about sizes and prices that look like another unit; none when they look right. */
export function unitWarnings(products: readonly Product[], units: Units): string[] {
  const variants = products.flatMap((product) => product.variants)
  const width = median(variants.flatMap((variant) => variant.width ?? variant.diameter ?? []))
  const price = median(variants.flatMap((variant) => (variant.price > 0 ? variant.price : [])))
  return [
    ...(width !== null && !isUsual(width, usual.mm)
      ? [
          `Half of the sizes are below ${width} mm, read as ${units.length}; set CMS_LENGTH_UNIT (${lengthUnits.join(', ')}) if the content server uses another unit.`,
        ]
      : []),
    ...(price !== null && !isUsual(price, usual.cents)
      ? [
          `Half of the prices are below € ${(price / 100).toFixed(2)}, read as ${units.price}; set CMS_PRICE_UNIT (${priceUnits.join(', ')}) if the content server uses another unit.`,
        ]
      : []),
  ]
}

function isUsual(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
