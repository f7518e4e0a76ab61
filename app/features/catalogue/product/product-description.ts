/** What search engines show under the name of a product. Pure. */
import { formatPrice } from '#domain/money.ts'
import type { ProductDetails } from '#server/catalogue/product-pages.ts'

/** The first sentence of the sheet, then name with sizes and colours, then the lowest price, as far as they fit in 165 characters. */
export function productDescription({
  name,
  short_description,
  sizes,
  finishes,
  prices,
}: Pick<ProductDetails, 'name' | 'short_description' | 'sizes' | 'finishes' | 'prices'>): string {
  const parts = [
    ...(sizes === '' ? [] : [`${name}, ${sizes}${finishes.length > 1 ? `, ${finishes.length} kleuren` : ''}.`]),
    ...(prices.max > 0 ? [`Vanaf ${formatPrice(prices.min)} incl. btw.`] : []),
  ]
  return parts.reduce(
    (text, part) => (text.length + 1 + part.length <= 165 ? `${text} ${part}` : text),
    short_description,
  )
}
