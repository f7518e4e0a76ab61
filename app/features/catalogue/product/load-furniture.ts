/** The 3D model of a product, loaded when it is opened. */
import type { QueryClient } from '@tanstack/react-query'
import { furnitureObject } from '#app/ui/model-viewer/furniture-object.ts'
import { furnitureModel } from '#domain/furniture/furniture-model.ts'
import { furnitureLookQueryOptions } from './furniture-look-queries.ts'

/** `size` in mm, `finish` a key, '' for furniture in one finish. Rejects when the product has no model or the picture of the finish cannot be loaded. */
export async function loadFurniture(
  queryClient: QueryClient,
  slug: string,
  size: { width: number; height: number; depth: number },
  finish: string,
) {
  const look = await queryClient.ensureQueryData(furnitureLookQueryOptions(slug))
  if (!look) throw new Error('This product has no model.')
  const { solids, measures } = furnitureModel(look, size)
  const object = await furnitureObject(solids, look, look.finishes[finish])
  return { object, measures, brightness: 2.2, show: () => Promise.resolve() }
}
