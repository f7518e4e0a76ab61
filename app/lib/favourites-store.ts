/** The visitor's favourites: in local storage, the same in every tab, and in memory where storage refuses. */
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

/** Key in local storage. */
export const favouritesStorageKey = 'favourites'

/** A store over the storage that `storage` returns. When that throws (blocked, full) the list lasts as long as the page. */
export function createFavouritesStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const listeners = new Set<() => void>()
  let items: readonly Favourite[] | undefined
  let isStored = true

  const read = (): readonly Favourite[] => {
    try {
      return readFavourites(storage().getItem(favouritesStorageKey))
    } catch {
      return items ?? []
    }
  }
  const list = (): readonly Favourite[] => (items ??= read())
  const replace = (next: readonly Favourite[]) => {
    if (next === items) return
    items = next
    try {
      storage().setItem(favouritesStorageKey, writeFavourites(next))
      isStored = true
    } catch {
      isStored = false
    }
    for (const listener of listeners) listener()
  }

  return {
    list,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Reads storage again, because another tab has written. */
    refresh() {
      items = read()
      for (const listener of listeners) listener()
    },
    /** Adds or removes. 'full': nothing has changed. 'unkept': added for this visit only, because storage refuses. */
    toggle(ref: FavouriteRef): 'added' | 'unkept' | 'removed' | 'full' {
      const before = list()
      if (hasFavourite(before, ref)) {
        replace(removeEvery(before, ref))
        return 'removed'
      }
      const after = addFavourite(before, ref)
      replace(after)
      if (after === before) return 'full'
      return isStored ? 'added' : 'unkept'
    },
    remove(ref: FavouriteRef) {
      replace(removeFavourite(list(), ref))
    },
    /** Replaces the list by what `change` makes of it. */
    update(change: (items: readonly Favourite[]) => readonly Favourite[]) {
      replace(change(list()))
    },
    /** Adds a shared list. */
    merge(shared: readonly Favourite[]) {
      replace(mergeFavourites(list(), shared))
    },
    clear() {
      replace([])
    },
  }
}

/** The store of this browser. */
export const favourites = createFavouritesStore(() => localStorage)

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that all of storage was cleared.
    if (key === favouritesStorageKey || key === null) favourites.refresh()
  })
  // A page from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) favourites.refresh()
  })
}

const none: readonly Favourite[] = []

/** The visitor's favourites; none on the server and until hydration. */
export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(favourites.subscribe, favourites.list, () => none)
}

/** True when the item is a favourite in any size or colour; false on the server and until hydration. */
export function useIsFavourite(item: FavouriteRef): boolean {
  return useSyncExternalStore(
    favourites.subscribe,
    () => hasFavourite(favourites.list(), item),
    () => false,
  )
}

/** True after hydration, when `useFavourites` returns the visitor's own list. */
export function useFavouritesKnown(): boolean {
  return useSyncExternalStore(
    favourites.subscribe,
    () => true,
    () => false,
  )
}
