/** The 3D model of furniture in the chosen size and finish, made in the browser from the numbers of its drawing. */
import { useQueryClient } from '@tanstack/react-query'
import type { ModelSource } from '#app/ui/model-viewer/ModelViewer.tsx'
import { stringifySearch } from '#domain/search-string.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'

type Turned = Pick<ProductDetails, 'slug' | 'name' | 'drawn'>

/** Null for a product without a model. */
export function useModelSource(product: Turned, variant: ProductVariant | undefined): ModelSource | null {
  const queryClient = useQueryClient()
  const size = modelledSize(product, variant)
  const href = modelAddress(product, variant)
  if (!size || href === null) return null
  return {
    key: href,
    variants: [],
    room: { href, name: product.name, onWall: !product.drawn?.base },
    load: async () =>
      (await import('./load-furniture.ts')).loadFurniture(queryClient, product.slug, size, variant?.finish ?? ''),
  }
}

/** The model as a file with every finish in it, the chosen one first; null for a product without one. */
export function modelAddress(product: Turned, variant: ProductVariant | undefined): string | null {
  return variant && modelledSize(product, variant)
    ? `/producten/${product.slug}.glb${stringifySearch({ variant: variant.article })}`
    : null
}

/** Vanity units and cabinets have a model: what their fronts look like is known. */
function modelledSize({ drawn }: Turned, variant: ProductVariant | undefined) {
  const { width, height, depth } = variant ?? {}
  return drawn?.fronts && width && height && depth ? { width, height, depth } : null
}
