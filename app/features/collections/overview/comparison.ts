/** The rows of the table that compares all collections. */
import { formatPrice } from '#domain/money.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'

type Compared = Pick<Collection, 'slug' | 'name' | 'sizes' | 'mounting' | 'priceFrom'> & {
  path: string
  finishCount: number
}
/** One row per collection, sizes in mm; the last cell of the row with the same name in `table` is the editors' remark about it. */
export function comparisonRows(collections: readonly Compared[], table: Pick<SectionOf<'table'>, 'rows'>) {
  return collections.map(({ slug, name, path, sizes, mounting, finishCount, priceFrom }) => ({
    slug,
    name,
    path,
    depth: sizes.depths.join(', '),
    width: `${Math.min(...sizes.widths)}\u00A0-\u00A0${Math.max(...sizes.widths)}`,
    mounting,
    finishes: String(finishCount),
    remark: table.rows.find((row) => row[0] === name)?.at(-1) ?? '',
    price: formatPrice(priceFrom),
  }))
}
