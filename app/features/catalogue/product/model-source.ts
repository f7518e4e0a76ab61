/** The 3D model of furniture in the chosen size and finish, made in the browser from the numbers of its drawing. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ModelSource } from '#app/ui/model-viewer/ModelViewer.tsx'
import { stringifySearch } from '#domain/search-string.ts'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { furnitureLookQueryOptions } from '../product-queries.ts'

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
    load: () => loadFurniture(queryClient, product.slug, size, variant?.finish ?? null),
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

async function loadFurniture(
  queryClient: QueryClient,
  slug: string,
  size: { width: number; height: number; depth: number },
  finish: string | null,
) {
  const [{ furnitureModel }, { furnitureObject }, look] = await Promise.all([
    import('#domain/furniture/furniture-model.ts'),
    import('#app/ui/model-viewer/furniture-object.ts'),
    queryClient.ensureQueryData(furnitureLookQueryOptions(slug)),
  ])
  if (!look) throw new Error('This product has no model.')
  const { solids, measures } = furnitureModel(look, size)
  const object = await furnitureObject(solids, look, look.finishes[finish ?? ''])
  return { object, measures, brightness: 1.7, show: () => Promise.resolve() }
}
