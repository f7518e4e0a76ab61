/** The 3D model of a set as it is chosen, made in the browser from its drawing. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ModelSource } from '#app/ui/model-viewer/ModelViewer.tsx'
import type { SetView } from '#server/configurator/set-view.ts'
import { vanityLookQueryOptions } from '../../catalogue/product-queries.ts'

export function useSetSource(set: SetView): ModelSource {
  const queryClient = useQueryClient()
  return { key: `${set.slug} ${JSON.stringify(set.search)}`, variants: [], load: () => loadSet(queryClient, set) }
}

/** Rejects when its cabinet has no look, or the picture of the finish cannot be loaded. */
async function loadSet(queryClient: QueryClient, { fitItem, drawing, search }: SetView) {
  const slug = fitItem.replace('product.', '')
  const [{ setSolids }, { vanityObject }, look] = await Promise.all([
    import('#domain/furniture/set-solids.ts'),
    import('#app/ui/vanity-model/vanity-object.ts'),
    queryClient.ensureQueryData(vanityLookQueryOptions(slug)),
  ])
  if (!look) throw new Error(`${slug} has no model.`)
  const colorOf = (kind: string) => drawing.front.shapes.find((shape) => shape.kind === kind)?.color
  const top = colorOf('top') ?? look.top.color
  const basin = colorOf('bowl') ?? top
  const object = await vanityObject(
    setSolids(drawing, look.parts),
    { ...look, top: { ...look.top, color: top }, basin },
    look.finishes[search.finish ?? ''],
  )
  return { object, brightness: 1.7, show: () => Promise.resolve() }
}
