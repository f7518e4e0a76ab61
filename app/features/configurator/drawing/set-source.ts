/** The 3D model of a set as it is chosen, made in the browser from its drawing. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ModelSource } from '#app/ui/model-viewer/ModelViewer.tsx'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { furnitureLookQueryOptions } from '../../catalogue/product-queries.ts'

export function useSetSource(set: SetView): ModelSource {
  const queryClient = useQueryClient()
  return {
    key: `${set.slug} ${JSON.stringify(set.search)}`,
    variants: [],
    room: {
      href: modelAddress(set),
      name: `${set.name} zoals gekozen`,
      onWall: set.hangs,
    },
    load: () => loadSet(queryClient, set),
  }
}

/** The model as a file. */
export function modelAddress({ slug, search }: Pick<SetView, 'slug' | 'search'>): string {
  return `/samenstellen/${slug}.glb${stringifySearch(search)}`
}

/** Rejects when its cabinet has no look, or the picture of the finish cannot be loaded. */
async function loadSet(queryClient: QueryClient, { product, drawing, search, model: details }: SetView) {
  const [{ setModel }, { setLook }, { furnitureObject }, plain] = await Promise.all([
    import('#domain/furniture/furniture-model.ts'),
    import('#domain/furniture/set-look.ts'),
    import('#app/ui/model-viewer/furniture-object.ts'),
    queryClient.ensureQueryData(furnitureLookQueryOptions(product)),
  ])
  if (plain?.kind !== 'vanity') throw new Error(`${product} has no model.`)
  const look = setLook(plain, drawing, details)
  const { solids, measures } = setModel(drawing, look, details)
  const object = await furnitureObject(solids, look, look.finishes[search.finish ?? ''])
  return { object, measures, brightness: 1.7, show: () => Promise.resolve() }
}
