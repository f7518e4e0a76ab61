/** What a product looks like in 3D; imported when its model is opened. */
import { queryOptions } from '@tanstack/react-query'
import { fetchFurnitureLook } from '#server/catalogue/catalogue.functions.ts'

export function furnitureLookQueryOptions(slug: string) {
  return queryOptions({ queryKey: ['furniture-look', slug], queryFn: () => fetchFurnitureLook({ data: { slug } }) })
}
