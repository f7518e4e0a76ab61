/**
 * What the site asks of whatever holds the shop catalogue (specification section 7, 'Content API'). Two kinds of source fit behind it:
 * the embedded store (`embedded-catalogue.ts`) and a content server that speaks the same queries over HTTP. Everything above, the index
 * of the product list included, is made from these answers alone and does not know which source gave them.
 */
import type { CatalogueEntry, ColorTexture, Product } from '#app/features/catalogue/product.schema.ts'

export type ProductSort = 'newest' | 'price-asc' | 'price-desc'

/** Prices in cents; a limit of 0 or less, an empty search and an empty list say nothing. */
export type ProductQuery = {
  search?: string
  category?: string
  collections?: readonly string[]
  features?: readonly string[]
  minPrice?: number
  maxPrice?: number
  sort?: ProductSort
  start: number
  /** At most 100. */
  limit: number
}

export interface CatalogueSource {
  /**
   * Active products that meet every given filter: `search` is contained in name, description or short description (case and accents folded),
   * one of `collections`, one of `features`, an active variant within the price limits. Sorted by `sort` (newest unless told; by lowest price up,
   * by highest price down, without a price last both ways; ties by slug). `total` counts all that match.
   */
  listProducts(query: ProductQuery): Promise<{ items: Product[]; total: number }>
  /** An active product by slug, or null. */
  getProduct(slug: string): Promise<Product | null>
  /** Active entries by sort order; the same for the other three. */
  listCategories(): Promise<CatalogueEntry[]>
  listCollections(): Promise<CatalogueEntry[]>
  listFeatures(): Promise<CatalogueEntry[]>
  listMaterials(): Promise<CatalogueEntry[]>
  listColors(): Promise<ColorTexture[]>
}
