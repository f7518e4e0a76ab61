/** The cards of favourites in the query cache. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { favouriteKey, type FavouriteRef } from '#domain/favourites.ts'
import { fetchFavourites } from '#server/pages/favourites.functions.ts'

/** The cards of the `refs` that exist. While a changed list is fetched, the previous cards are its placeholder data. */
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
