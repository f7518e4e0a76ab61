/** The technical data of a product in a comparison, in words: those of its chosen variant, or the smallest to the largest of all. Pure. */
import { weightInWords } from '#domain/catalogue/weight-words.ts'
import type { ProductVariant } from './product-pages.ts'
import type { ProductTechnical } from './technical-basis.ts'

export type ComparedData = { weight: string; delivery: string }

/** 'circa 23 kg tot 46 kg' and '2 tot 6 weken', from the confirmation of the order; empty where nothing is known. */
export function comparedData(variants: readonly ProductVariant[], { data, weeks }: ProductTechnical): ComparedData {
  const weights = variants
    .flatMap((variant) => (data[variant.article] ?? data[variant.size])?.weight ?? [])
    .toSorted((one, other) => one.kg - other.kg)
  const delivery = variants.flatMap(({ stock }) =>
    stock === 'out_of_stock' ? [weeks.made, weeks.withTop ?? weeks.made] : [weeks.stock],
  )
  return {
    weight: distinct([...weights.slice(0, 1), ...weights.slice(-1)].map(weightInWords)),
    delivery: delivery.length === 0 ? '' : `${distinct([Math.min(...delivery), Math.max(...delivery)])} weken`,
  }
}

/** A line may break before 'tot' only. */
function distinct(values: readonly (string | number)[]): string {
  return [...new Set(values)].join(' tot\u00A0')
}
