/** The list that a board or wish list shows: the visitor's own, or one that was shared by its address. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useFavourites } from '#app/lib/favourites-store.ts'
import { favouriteKey, readItems, type Favourite, type FavouriteRef } from '#domain/favourites.ts'
import { fetchFavourites } from '#server/favourites/favourites.functions.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'

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

type FavouritesList = {
  items: readonly Favourite[]
  isOwn: boolean
  isLoaded: boolean
  /** What an item shows: undefined while it is fetched, null when it no longer exists. */
  cardOf: (item: FavouriteRef) => FavouriteCard | null | undefined
}

/** `shared` is the value of `?items=`; without it the list is the visitor's own. */
export function useFavouritesList(shared: string | undefined): FavouritesList {
  const own = useFavourites()
  const items = shared === undefined ? own : readItems(shared)
  const { data: cards = [], isSuccess, isPlaceholderData } = useQuery(favouritesQueryOptions(items))
  const isLoaded = isSuccess && !isPlaceholderData
  const found = new Map(cards.map((card) => [favouriteKey(card), card]))
  return {
    items,
    isOwn: shared === undefined,
    isLoaded,
    cardOf: (item) => found.get(favouriteKey(item)) ?? (isLoaded ? null : undefined),
  }
}
