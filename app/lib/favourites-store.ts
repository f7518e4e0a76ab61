/** The visitor's favourites, the same in every tab. */
import { useSyncExternalStore } from 'react'
import {
  addFavourite,
  hasFavourite,
  mergeFavourites,
  readFavourites,
  removeEvery,
  removeFavourite,
  writeFavourites,
  type Favourite,
  type FavouriteRef,
} from '#domain/favourites.ts'
import { createStoredValue } from './stored-value.ts'

const storageKey = 'favourites'
const none: readonly Favourite[] = []

const stored = createStoredValue({
  read: (): readonly Favourite[] => readFavourites(localStorage.getItem(storageKey)),
  write: (items) => localStorage.setItem(storageKey, writeFavourites(items)),
  fallback: none,
})

export const favourites = {
  list: stored.get,
  /** Adds or removes. 'full': nothing has changed. 'unkept': added for this visit only, because storage refuses. */
  toggle(ref: FavouriteRef): 'added' | 'unkept' | 'removed' | 'full' {
    const before = stored.get()
    if (hasFavourite(before, ref)) {
      stored.set(removeEvery(before, ref))
      return 'removed'
    }
    const after = addFavourite(before, ref)
    if (after === before) return 'full'
    return stored.set(after) ? 'added' : 'unkept'
  },
  remove: (ref: FavouriteRef) => stored.set(removeFavourite(stored.get(), ref)),
  /** Replaces the list by what `change` makes of it. */
  update: (change: (items: readonly Favourite[]) => readonly Favourite[]) => stored.set(change(stored.get())),
  /** Adds a shared list. */
  merge: (shared: readonly Favourite[]) => stored.set(mergeFavourites(stored.get(), shared)),
  clear: () => stored.set(none),
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that all of storage was cleared.
    if (key === storageKey || key === null) stored.reread()
  })
  // A page from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stored.reread()
  })
}

/** The visitor's favourites; none on the server and until hydration. */
export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(stored.subscribe, stored.get, () => none)
}

/** True when the item is a favourite in any size or colour; false on the server and until hydration. */
export function useIsFavourite(item: FavouriteRef): boolean {
  return useSyncExternalStore(
    stored.subscribe,
    () => hasFavourite(stored.get(), item),
    () => false,
  )
}
