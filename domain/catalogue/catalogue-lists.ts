/** The lists beside the products of the catalogue. */
import type { CatalogueEntry, ColorTexture } from './product.schema.ts'

export type CatalogueLists = Readonly<
  Record<'categories' | 'collections' | 'features' | 'materials', readonly CatalogueEntry[]>
> & { colors: readonly ColorTexture[] }

/** What could be read of the lists; `isPartial` when some could not. */
export type ReadLists = CatalogueLists & { isPartial: boolean }
