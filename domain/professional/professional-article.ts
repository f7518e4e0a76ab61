/** An article as fitters, dealers and their software know it: the one model behind price lists, ETIM files and tender texts. Pure. */
import type { Package } from '../catalogue/technical-data.ts'
import type { Dimensions } from '../dimensions.ts'

/** Value added tax on furniture in the Netherlands, in percent. */
export const vatPercent = 21

export type ProfessionalArticle = {
  article: string
  /** GTIN-13 for internal use (docs/rules.md, Technical data). */
  gtin: string
  /** Slug and name of the product or mirror. */
  product: string
  name: string
  short: string
  description: string
  brand: string
  /** Part of the furniture model, e.g. 'kolomkast'. */
  model: string
  category: string
  collection: string | null
  finish: string | null
  /** mm. */
  size: Dimensions
  materials: readonly string[]
  weightKg: number | null
  box: Package | null
  /** Cents including VAT; 0 for a price on request. */
  price: number
  /** Weeks from the confirmation of an order, when it is not from stock; null where none are published. */
  deliveryWeeks: number | null
  isInStock: boolean
  /** Address of its page. */
  url: string
  /** Address of its picture, or null. */
  picture: string | null
}

/** Cents without VAT, rounded to a cent. */
export function priceWithoutVat(cents: number): number {
  return Math.round((cents * 100) / (100 + vatPercent))
}

/** 'Wastafelmeubel Beat 45, 80 x 50 x 45 cm, Eiken naturel' in at most `most` characters. */
export function articleLabel(
  { name, finish }: Pick<ProfessionalArticle, 'name' | 'finish'>,
  size: string,
  most = 255,
): string {
  return [name, size, finish]
    .filter((part) => part !== null && part !== '')
    .join(', ')
    .slice(0, most)
}
