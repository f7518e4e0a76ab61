/** The 3D model of a set as it is chosen, made in the browser from its drawing. */
import { useQueryClient } from '@tanstack/react-query'
import type { ModelSource } from '#app/ui/model-viewer/ModelViewer.tsx'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetView } from '#server/configurator/set-view.ts'

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
    load: async () => (await import('./load-set.ts')).loadSet(queryClient, set),
  }
}

/** The model as a file. */
export function modelAddress({ slug, search }: Pick<SetView, 'slug' | 'search'>): string {
  return `/samenstellen/${slug}.glb${stringifySearch(search)}`
}
