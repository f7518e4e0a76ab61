/** Which products are called new (docs/rules.md, Product list). */
import type { Product } from './product.schema.ts'

const dayMs = 86_400_000
/** Days that a product is called new after it came. */
const newForDays = 90

/** True for a product that is marked as new and came in the last 90 days before `now`. */
export function isNewProduct({ is_new, createdAt }: Pick<Product, 'is_new' | 'createdAt'>, now: Date): boolean {
  return is_new && now.getTime() - Date.parse(createdAt) < newForDays * dayMs
}
