/** The 3D model of a vanity unit in the chosen size and finish, made in the browser from the numbers of its drawing. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ModelSource } from '#app/ui/model-viewer/ModelViewer.tsx'
import type { ProductDetails, ProductVariant } from '#server/catalogue/product-pages.ts'
import { vanityLookQueryOptions } from '../product-queries.ts'

type Turned = Pick<ProductDetails, 'slug' | 'model' | 'collection' | 'drawn'>

/** Null for a product without a model. */
export function useVanitySource(product: Turned, variant: ProductVariant | undefined): ModelSource | null {
  const queryClient = useQueryClient()
  const { drawn, collection, model } = product
  const isVanity = model === 'wastafelmeubel' || model === 'toiletmeubel'
  const { width, height, depth } = variant ?? {}
  if (!isVanity || !collection || !drawn?.fronts || !variant || !width || !height || !depth) return null
  return {
    key: variant.article,
    variants: [],
    load: () => loadVanity(queryClient, product.slug, { width, height, depth }, variant.finish),
  }
}

async function loadVanity(
  queryClient: QueryClient,
  slug: string,
  size: { width: number; height: number; depth: number },
  finish: string | null,
) {
  const [{ vanityModel }, { vanityObject }, look] = await Promise.all([
    import('#domain/furniture/furniture-model.ts'),
    import('#app/ui/vanity-model/vanity-object.ts'),
    queryClient.ensureQueryData(vanityLookQueryOptions(slug)),
  ])
  if (!look) throw new Error('This product has no model.')
  const { solids, measures } = vanityModel(look, size)
  const object = await vanityObject(solids, look, look.finishes[finish ?? ''])
  return { object, measures, brightness: 1.7, show: () => Promise.resolve() }
}
