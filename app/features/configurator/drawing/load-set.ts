/** The 3D model of a set, loaded when it is opened. */
import type { QueryClient } from '@tanstack/react-query'
import { furnitureObject } from '#app/ui/model-viewer/furniture-object.ts'
import { setModel } from '#domain/furniture/furniture-model.ts'
import { setLook } from '#domain/furniture/set-look.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { furnitureLookQueryOptions } from '../../catalogue/product/furniture-look-queries.ts'

/** Rejects when its cabinet has no look, or the picture of the finish cannot be loaded. */
export async function loadSet(queryClient: QueryClient, { product, drawing, search, model: details }: SetView) {
  const plain = await queryClient.ensureQueryData(furnitureLookQueryOptions(product))
  if (plain?.kind !== 'vanity') throw new Error(`${product} has no model.`)
  const look = setLook(plain, drawing, details)
  const { solids, measures } = setModel(drawing, look, details)
  const object = await furnitureObject(solids, look, look.finishes[search.finish ?? ''])
  return { object, measures, brightness: 2.2, show: () => Promise.resolve() }
}
