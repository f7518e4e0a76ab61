/** What is kept, looked up, in the query cache. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { favouriteKey, type FavouriteRef } from '#domain/favourites.ts'
import { fetchFavourites } from '#server/content/favourites.functions.ts'

/** The cards of `refs`; what no longer exists is not among them. While they are looked up the cards of the list before stand in (`isPlaceholderData`). */
export function favouritesQueryOptions(refs: readonly FavouriteRef[]) {
  return queryOptions({
    queryKey: ['favourites', refs.map(favouriteKey)],
    queryFn: () =>
      refs.length === 0
        ? Promise.resolve([])
        : fetchFavourites({ data: { refs: refs.map(({ kind, id }) => ({ kind, id })) } }),
    placeholderData: keepPreviousData,
  })
}
