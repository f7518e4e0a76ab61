/** The visitor's favourites in this browser: kept in local storage, the same in every tab, and usable for this visit when storage refuses. */
import { useSyncExternalStore } from 'react'
import {
  addFavourite,
  hasFavourite,
  mergeFavourites,
  readFavourites,
  readItems,
  removeEvery,
  removeFavourite,
  writeFavourites,
  type Favourite,
  type FavouriteRef,
} from '#domain/favourites.ts'
import { favouritesStorageKey, heldHeartsStorageKey } from './favourites-keys.ts'

type FavouritesStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A heart that was clicked early: what it names, and whether that was to be kept or let go. */
type HeldHeart = { things: string; keep: boolean }

/**
 * A store over the storage that `storage` gives; it may throw (blocked, full, private mode): the list then lives as long as the page.
 * `takeHeld` gives the hearts that were clicked before anybody read the list.
 */
export function createFavouritesStore(
  storage: () => FavouritesStorage,
  takeHeld: () => readonly HeldHeart[] = () => [],
) {
  const listeners = new Set<() => void>()
  let items: readonly Favourite[] | undefined
  let isKept = true

  const read = (): readonly Favourite[] => {
    try {
      return readFavourites(storage().getItem(favouritesStorageKey))
    } catch {
      return items ?? []
    }
  }
  const list = (): readonly Favourite[] => {
    if (items) return items
    items = read()
    for (const { things, keep } of takeHeld()) for (const thing of readItems(things)) keepOrNot(thing, keep)
    return items
  }
  const replace = (next: readonly Favourite[]) => {
    if (next === items) return
    items = next
    try {
      storage().setItem(favouritesStorageKey, writeFavourites(next))
      isKept = true
    } catch {
      isKept = false // the list stays in memory
    }
    for (const listener of listeners) listener()
  }

  const toggle = (ref: FavouriteRef): 'added' | 'unkept' | 'removed' | 'full' => {
    const before = list()
    if (hasFavourite(before, ref)) {
      replace(removeEvery(before, ref))
      return 'removed'
    }
    const after = addFavourite(before, ref)
    replace(after)
    if (after === before) return 'full'
    return isKept ? 'added' : 'unkept'
  }
  const keepOrNot = (ref: FavouriteRef, keep: boolean) =>
    hasFavourite(list(), ref) === keep ? 'unchanged' : toggle(ref)

  return {
    list,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Another tab has written: reads again. */
    refresh() {
      items = read()
      for (const listener of listeners) listener()
    },
    /** 'full' when there is no room left; nothing has changed then. 'unkept' when it is added for this visit only, because storage refuses. */
    toggle,
    /** Keeps it or lets it go, whatever it was; says what `toggle` says. */
    keepOrNot,
    remove(ref: FavouriteRef) {
      replace(removeFavourite(list(), ref))
    },
    /** With what `change` makes of the list. */
    update(change: (items: readonly Favourite[]) => readonly Favourite[]) {
      replace(change(list()))
    },
    /** Adds what somebody else shared. */
    merge(shared: readonly Favourite[]) {
      replace(mergeFavourites(list(), shared))
    },
    clear() {
      replace([])
    },
  }
}

/** Takes what is held, the first click first, each once in whatever tab. Never throws. */
export function takeHeldHearts(): HeldHeart[] {
  const { dataset } = document.documentElement
  let held = dataset[heldHeartsStorageKey] ?? ''
  delete dataset[heldHeartsStorageKey]
  try {
    held = localStorage.getItem(heldHeartsStorageKey) ?? held
    localStorage.removeItem(heldHeartsStorageKey)
  } catch {
    // Only the page holds them.
  }
  return held
    .split(',')
    .filter((click) => click !== '')
    .toReversed()
    .map((click) => ({ things: click.replace(/^-/, ''), keep: !click.startsWith('-') }))
}

/** The one store of this browser. */
export const favourites = createFavouritesStore(() => localStorage, takeHeldHearts)

const nothing: readonly Favourite[] = []

/** What is kept now; empty on the server and until the page has come to life. */
export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(watchFavourites, favourites.list, () => nothing)
}

/** True once the page has come to life and the list above is the visitor's own. */
export function useFavouritesKnown(): boolean {
  return useSyncExternalStore(
    watchFavourites,
    () => true,
    () => false,
  )
}

/** Calls `listener` after every change, in this tab or another. Returns how to stop. */
export function watchFavourites(listener: () => void): () => void {
  const stop = favourites.subscribe(listener)
  const hear = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === favouritesStorageKey || event.key === null) favourites.refresh()
  }
  // A page that comes back as it was left has not heard of what happened meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) favourites.refresh()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', comeBack)
  return () => {
    stop()
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', comeBack)
  }
}
